# Что страница говорит об игре «Illuminati: New World Order».

# -- Условия --
option-inwo-rules = Редакция правил
option-inwo-decks = Колоды
option-inwo-decks-random = любые карты
option-inwo-decks-sealed = запечатанные наборы
option-inwo-decks-own = у каждого своя
option-inwo-basic-goal = Групп для Основной цели (0: как в правилах)
option-inwo-deck-size = Карт в колоде
option-inwo-two-player-rules = Особые правила для двоих
option-inwo-promos = С промокартами
option-inwo-max-copies = Экземпляров карты в колоде (0: сколько угодно)
option-inwo-round-limit = После скольких кругов игра кончается

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
    [one] { $arrows } стрелка наружу
    [few] { $arrows } стрелки наружу
    [many] { $arrows } стрелок наружу
   *[other] { $arrows } стрелки наружу
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
inwo-to-control = Атака на контроль
inwo-to-destroy = Атака на уничтожение
inwo-against = против
inwo-privileged = привилегированная
inwo-instant = мгновенная
inwo-committed = начата
inwo-announced = можно отозвать
inwo-sum = Сила по частям
inwo-strength = Сила
inwo-success = успех
inwo-failure = неудача
inwo-says-card = { $card }
inwo-says-captured = { $more ->
    [0] { $card }: захват
    [one] { $card }: захват, и с ней ещё { $more } группа
    [few] { $card }: захват, и с ней ещё { $more } группы
   *[other] { $card }: захват, и с ней ещё { $more } групп
}
inwo-says-you-lose = { $more ->
    [0] Вы теряете: { $card }
    [one] Вы теряете: { $card } и ещё { $more } группу
    [few] Вы теряете: { $card } и ещё { $more } группы
   *[other] Вы теряете: { $card } и ещё { $more } групп
}
inwo-says-destroyed = { $card }: уничтожение
inwo-says-leaves = { $card } уходит со стола
inwo-says-power = Власть { $before } → { $after }
inwo-says-resistance = Сопротивление { $before } → { $after }
inwo-says-tokens = Жетоны действия { $before } → { $after }
inwo-says-shown = Карта показана
inwo-says-claim = Победа за мной!
inwo-says-out = Выбывание
inwo-says-you-are-out = Вы выбыли
inwo-odds = выбросить не больше { $strength }: { $chances } из 36
inwo-may-act = Ещё могут действовать:
inwo-part-plot = { $name }, План
inwo-part-leader = { $name }, ведёт
inwo-part-aid = { $name }, помогает
inwo-part-promised = { $name }, поможет
inwo-part-times = умножение
inwo-part-match = Направленность: { $name }
inwo-part-enemy = Соперник того же рода: { $name }
inwo-part-agent = Агент: { $name }
inwo-part-agents = { $name } как агенты
inwo-part-bonus = Бонус: { $name }
inwo-part-resistance = Сопротивление: { $name }
inwo-part-power = Власть: { $name }
inwo-part-master = Как у хозяина: { $name }
inwo-part-position = Близость к Иллюминатам
inwo-part-oppose = { $name }, против
inwo-part-defence = Защита: { $name }
inwo-turn = ход { $turn }
inwo-win = Как победить
inwo-win-basic = { $groups ->
    [one] Контролируйте { $groups } группу, считая Иллюминатов.
    [few] Контролируйте { $groups } группы, считая Иллюминатов.
   *[other] Контролируйте { $groups } групп, считая Иллюминатов.
}
inwo-win-own = Ваша особая цель ({ $name }): { $goal }
inwo-win-when = Победу объявляют в конце хода, начиная с хода { $turn }.
inwo-nwo = Новые мировые порядки
inwo-claims = { $seat } { $you ->
    [yes] объявляете
   *[no] объявляет
} победу
inwo-plays = Объявленные розыгрыши
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
inwo-pile-known = Известные карты руки
inwo-pile-empty = Ничего
inwo-plots = Планы
inwo-groups = Группы и Ресурсы
inwo-hand = Ваша рука
inwo-read = Прочитать: { $card }
inwo-none = Нет
inwo-illuminati = Иллюминаты
inwo-groups-counted = Группы
inwo-word-government = Правительственная
inwo-word-corporate = Корпоративная
inwo-word-liberal = Либеральная
inwo-word-conservative = Консервативная
inwo-word-peaceful = Мирная
inwo-word-violent = Жестокая
inwo-word-straight = Обычная
inwo-word-weird = Странная
inwo-word-criminal = Преступная
inwo-word-fanatic = Фанатичная
inwo-word-media = СМИ
inwo-word-science = Наука
inwo-word-computer = Компьютеры
inwo-word-coastal = Побережье
inwo-word-nation = Нация
inwo-word-magic = Магия
inwo-word-secret = Тайная
inwo-word-green = Зелёная
inwo-word-huge = Огромная
inwo-word-bank = Банк
inwo-word-communist = Коммунисты
inwo-word-church = Церковь
inwo-word-space = Космос
inwo-word-gadget = Устройство
inwo-word-artifact = Артефакт
inwo-word-illuminati = Иллюминаты
inwo-word-group = Группа
inwo-word-resource = Ресурс
inwo-word-plot = План
inwo-word-organization = Организация
inwo-word-place = Место
inwo-word-personality = Личность
inwo-word-nwo = Новый мировой порядок
inwo-word-disaster = Катастрофа
inwo-word-assassination = Убийство
inwo-word-goal = Цель
inwo-word-common = обычная
inwo-word-uncommon = необычная
inwo-word-rare = редкая
inwo-word-promo = промо
inwo-word-red = красный
inwo-word-blue = синий
inwo-word-yellow = жёлтый
inwo-word-top = верх
inwo-word-right = право
inwo-word-bottom = низ
inwo-word-left = лево
inwo-word-aid = за атаку
inwo-word-oppose = против неё
inwo-word-power = Власть
inwo-word-resistance = Сопротивление
inwo-word-control = контроль
inwo-word-destroy = уничтожение
inwo-word-less = меньше
inwo-word-more = больше
inwo-word-one-less = на одно меньше
inwo-word-one-more = на одно больше
inwo-word-two-less = на два меньше
inwo-word-two-more = на два больше
inwo-word-add = добавить
inwo-word-remove = убрать
inwo-word-reverse = обратить
inwo-word-none = ничего
inwo-word-basic = Основная цель
inwo-word-this = этот
inwo-word-others = все остальные
inwo-word-steal = украсть один
inwo-word-expose = раскрыть все
inwo-word-skull = сперва посмотреть нижнюю карту
inwo-word-shroud = сперва посмотреть верхнюю карту
inwo-word-open = открыто
inwo-word-hidden = скрытно
inwo-word-action = для действия
inwo-word-defence = для защиты
inwo-word-play = против розыгрыша
inwo-word-fight = в атаке
inwo-word-break = снять привилегию
inwo-word-look = посмотреть
inwo-word-token = снять жетон
inwo-word-boost = усилить
inwo-word-attack = в атаке
inwo-word-relief = облегчение
inwo-word-risk = рискнуть
inwo-word-clone = клонировать
inwo-word-not = иначе
inwo-word-all = все
inwo-word-nullify = свести на нет
inwo-word-hide = скрыть
inwo-word-ability = против способности
inwo-word-use = использовать
inwo-word-help = помочь
inwo-word-exposed = раскрыт
inwo-word-counter = ответить
inwo-word-together = вместе
inwo-word-defend = защитить
inwo-word-launch = запустить
inwo-word-takeover = автоматический захват
inwo-word-show = показать
inwo-word-more-storm = больше
inwo-word-less-storm = меньше
inwo-word-move = перемещение
inwo-word-draw-group = карта из колоды групп
inwo-word-plot-deck = колода Планов
inwo-word-group-deck = колода групп
inwo-word-plots = Планы в руке
inwo-word-groups = группы в руке
inwo-word-structure = структура власти
inwo-word-resources = Ресурсы
inwo-word-linked = связь
inwo-word-agents = агенты
inwo-word-discards = сброс
inwo-word-destroyed = уничтожены
inwo-word-table = стол
inwo-word-under = под картой
inwo-word-gone = вне игры
inwo-word-aside = отложено
inwo-word-goes-on = продолжается
inwo-word-called-off = отозвана
inwo-word-cancelled = отменена
inwo-word-failed = неудача
inwo-word-succeeded = успех
inwo-word-devastated = опустошено
inwo-word-unlinked = больше не связана
inwo-word-relieved = облегчено
inwo-word-round-limit = последний круг сыгран
inwo-word-last-survivor = остался один игрок
inwo-word-nobody-left = никого не осталось
inwo-word-leans-right = правый уклон
inwo-word-plus-ten-defence = +10 к защите
inwo-word-leads = выбор первых групп
inwo-word-arrows = первые группы ложатся
inwo-word-turn-begins = начало
inwo-word-start = начало
inwo-word-plot-draw = План из колоды
inwo-word-after-plot-draw = после Плана
inwo-word-group-draw = карта группы
inwo-word-after-group-draw = после карты группы
inwo-word-after-takeover = после захвата
inwo-word-tokens = жетоны
inwo-word-after-tokens = после жетонов
inwo-word-main = действия
inwo-word-after-a-play = после действия
inwo-word-end = конец хода
inwo-word-at-the-end = конец хода
inwo-word-clearing = уборка
inwo-word-claims = объявление победы
inwo-word-contest = оспаривание победы
inwo-word-knock = стук
inwo-word-over = конец

# -- Что объясняет предметы на столе --
inwo-tip-goal = Группы для Основной цели: кто контролирует { $groups }, считая Иллюминатов, может в конце хода объявить победу.
inwo-tip-plots = Планы, закрытые и открытые: карты, которые разыгрывают один раз ради того, что на них написано.
inwo-tip-groups = Группы и Ресурсы в руке: в структуру они попадают захватами и атаками.
inwo-tip-alignment = Направленность: общая помогает в атаке на контроль, противоположная — в атаке на уничтожение.
inwo-tip-power = Столько группа вкладывает в атаку. Число после черты — Глобальная Власть, для помощи там, где направленность не совпадает.
inwo-tip-resistance = Столько отнимают от Власти нападающих, когда группу атакуют.
inwo-tip-tokens = Жетон оплачивает одно действие этой группы; группы без жетона получают его в 4-й фазе хода владельца.
inwo-tip-nwo = Нового мирового порядка этого цвета ({ $colour }) сейчас нет. У каждого цвета может быть один.
inwo-tip-odds = Вероятность, что на двух кубиках выпадет не больше силы атаки; 11 и 12 — всегда неудача.
inwo-tip-arrow = Свободная стрелка: сюда можно поставить захваченную группу.
