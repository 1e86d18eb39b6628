# Что страница говорит об игре «Illuminati: New World Order».

# -- Условия --
option-inwo-rules = Редакция правил
option-inwo-decks = Колоды
option-inwo-decks-random = случайные карты
option-inwo-decks-sealed = запечатанные наборы
option-inwo-decks-own = у каждого своя
option-inwo-basic-goal = Групп для Основной цели (0 — как в правилах)
option-inwo-deck-size = Карт в колоде
option-inwo-two-player-rules = Особые правила для двоих
option-inwo-promos = С промокартами
option-inwo-max-copies = Экземпляров карты в колоде (0 — сколько угодно)
option-inwo-round-limit = Лимит кругов

# -- Стол --
inwo-power = Власть
inwo-resistance = Сопротивление
inwo-tokens = { $tokens ->
    [one] { $tokens } жетон действия
    [few] { $tokens } жетона действия
    [many] { $tokens } жетонов действия
   *[other] { $tokens } жетона действия
}
inwo-linked = Связано
inwo-hidden-card = Закрытая карта
inwo-arrows = { $arrows ->
    [one] { $arrows } исходящая стрелка
    [few] { $arrows } исходящие стрелки
   *[other] { $arrows } исходящих стрелок
}
inwo-goal = Особая цель:
inwo-structure = Структура власти: { $seat }
inwo-structures = Структуры власти
inwo-arrow-of = Свободная стрелка: { $card }
inwo-under = { $cards ->
    [one] под ней { $cards } карта
    [few] под ней { $cards } карты
    [many] под ней { $cards } карт
   *[other] под ней { $cards } карты
}
inwo-agent = агент
inwo-exposed = раскрытый План
inwo-zoom = Размер
inwo-zoom-in = Крупнее
inwo-zoom-out = Мельче
inwo-zoom-fit = Вместить весь стол
inwo-attack = Атака
inwo-attack-plan = Атака…
inwo-deal-plan = Сделка…
inwo-deal-nobody = Сейчас вам не с кем заключить сделку.
inwo-whole-attack = Ваша атака
inwo-whole-attack-go = Атаковать
inwo-whole-play = Розыгрыш карты
inwo-whole-play-go = Сыграть
inwo-draft-play = Сыгранная карта лежит открыто, вернуть её нельзя.
inwo-draft-main = Кто ведёт
inwo-draft-target = Цель
inwo-draft-how-many = Жетоны ведущего
inwo-draft-announce = Помощники
inwo-draft-sum = { $tokens ->
    [one] сила { $strength }; уйдёт { $tokens } жетон.
    [few] сила { $strength }; уйдут { $tokens } жетона.
   *[other] сила { $strength }; уйдёт { $tokens } жетонов.
  }
inwo-draft-price = Чем платить
inwo-draft-payer = Чьим действием платить
inwo-draft-pay-card = Что сбросить в уплату
inwo-whole-deal = Ваша сделка
inwo-whole-deal-go = Предложить
inwo-draft-free = С кем
inwo-draft-deal-build = Сделка
inwo-draft-deal-named = Если назовёте карты из своей руки, партнёр их увидит.
inwo-draft-first = Сначала другие могут ответить на это; потом атака продолжится.
inwo-to-control = Атака на контроль
inwo-to-destroy = Атака на уничтожение
inwo-against = в атаке, в защите —
inwo-privileged = привилегированная
inwo-instant = мгновенная
inwo-committed = подтверждена
inwo-announced = можно отозвать
inwo-sum = Из чего складывается сила
inwo-strength = Сила
inwo-success = успех
inwo-failure = неудача
inwo-capped = 11 и 12 — всегда неудача
inwo-says-card = { $card }
inwo-says-captured = { $more ->
    [0] Карта «{ $card }» захвачена
    [one] Карта «{ $card }» захвачена, а с ней ещё { $more } группа
    [few] Карта «{ $card }» захвачена, а с ней ещё { $more } группы
   *[other] Карта «{ $card }» захвачена, а с ней ещё { $more } групп
}
inwo-says-you-lose = { $more ->
    [0] Вы теряете карту «{ $card }»
    [one] Вы теряете карту «{ $card }» и ещё { $more } группу
    [few] Вы теряете карту «{ $card }» и ещё { $more } группы
   *[other] Вы теряете карту «{ $card }» и ещё { $more } групп
}
inwo-says-destroyed = Карта «{ $card }» уничтожена
inwo-says-leaves = Карта «{ $card }» уходит со стола
inwo-says-power = Власть { $before } → { $after }
inwo-says-resistance = Сопротивление { $before } → { $after }
inwo-says-tokens = Жетоны действия { $before } → { $after }
inwo-says-shown = Карта показана
inwo-says-attack-ended = Атака на карту «{ $card }»: { $outcome }
inwo-says-called-off = Отзывает атаку на карту «{ $card }»
inwo-says-discards = Сбрасывает карту
inwo-says-draws-plot = Берёт План
inwo-says-draws-group = Берёт карту группы
inwo-claim-counted = { $goal }: { $total } из { $need } (групп: { $groups }{ $doubles ->
    [0] {""}
   *[other] , из них считаются за две: { $doubles }
}{ $more ->
    [0] {""}
   *[other] , ещё по особым правилам: { $more }
})
inwo-won-by = { $seat }: { $how }
inwo-says-claim = Победа за мной!
inwo-says-won = Победа: { $seat }
inwo-says-out = Выбывает
inwo-says-you-are-out = Вы выбыли
inwo-odds = выпадет не больше { $strength }: { $chances } из 36
inwo-may-act = Ещё могут действовать:
inwo-part-plot = { $name } (План)
inwo-part-leader = { $name } (ведёт)
inwo-part-aid = { $name } (помощь)
inwo-part-promised = { $name } (обещанная помощь)
inwo-part-times = умножение
inwo-part-match = Направленность: { $name }
inwo-part-enemy = Те же Иллюминаты у соперника: { $name }
inwo-part-agent = Агент: { $name }
inwo-part-agents = { $name } как агенты
inwo-part-bonus = Бонус: { $name }
inwo-part-resistance = Сопротивление: { $name }
inwo-part-power = Власть: { $name }
inwo-part-master = Общее с хозяином: { $name }
inwo-part-position = Близость к Иллюминатам
inwo-part-oppose = { $name } (против)
inwo-part-defence = Защита: { $name }
inwo-turn = ход { $turn }
inwo-between = Между ходами
inwo-next = дальше: { $seat }
inwo-win = Как победить
inwo-win-basic = { $groups ->
    [one] Контролируйте { $groups } группу, считая Иллюминатов.
    [few] Контролируйте { $groups } группы, считая Иллюминатов.
   *[other] Контролируйте { $groups } групп, считая Иллюминатов.
}
inwo-win-own = Ваша Особая цель ({ $name }): { $goal }
inwo-win-when = Победу объявляют в конце хода, начиная с хода { $turn }.
inwo-nwo = Новые мировые порядки
inwo-claims = { $seat } { $you ->
    [yes] объявляете
   *[no] объявляет
} победу
inwo-plays = Объявленные действия
inwo-stands = в силе
inwo-cancelled = отменено
inwo-table = На столе
inwo-goal-count = Группы для Основной цели
inwo-plots-held = Планы
inwo-groups-held = Группы и Ресурсы в руке
inwo-show-structure = Показать структуру: { $seat }
inwo-show-piles = Колоды и стопки: { $seat }
inwo-piles-of = Колоды и стопки: { $seat }
inwo-plot-deck = Колода Планов: { $cards }
inwo-group-deck = Колода групп: { $cards }
inwo-pile-destroyed = Уничтожено этим игроком
inwo-pile-discards = Сброшено
inwo-pile-known = Известные карты в руке
inwo-pile-empty = Ничего
inwo-plots = Планы
inwo-groups = Группы и Ресурсы
inwo-hand = Ваша рука
inwo-read = Прочитать: { $card }
inwo-none = Нет
inwo-illuminati = Иллюминаты
inwo-groups-counted = Группы
inwo-tip-goal = Группы для Основной цели: кто контролирует { $groups }, считая Иллюминатов, может в конце хода объявить победу.
inwo-tip-plots = Планы, скрытые и раскрытые; каждый разыгрывают один раз.
inwo-tip-groups = Группы и Ресурсы у вас в руке: в игру их вводят захватом или атакой.
inwo-tip-alignment = Направленность: общая помогает в атаке на контроль, противоположная — в атаке на уничтожение.
inwo-tip-power = Столько группа вкладывает в атаку. После черты — Глобальная Власть: для помощи, когда направленность не совпадает.
inwo-tip-resistance = Столько вычитают из Власти нападающих, когда группу атакуют.
inwo-tip-tokens = Жетон оплачивает одно действие группы; новый она получает в 4-й фазе хода владельца.
inwo-tip-nwo = Нового мирового порядка этого цвета ({ $colour }) сейчас нет. Каждого цвета может быть только один.
inwo-tip-odds = Вероятность, что на двух кубиках выпадет не больше силы атаки; 11 и 12 — всегда неудача.
inwo-tip-arrow = Свободная стрелка: сюда можно поставить захваченную группу.
