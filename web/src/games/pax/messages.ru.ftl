# Что страница говорит об игре «Pax Illuminaten».

# -- Условия --
option-pax-opponent = Искусственный соперник на последнем месте
option-pax-opponent-none = нет
option-pax-opponent-saint-germain = Сен-Жермен
option-pax-opponent-joseph-ii = Иосиф II
option-pax-opponent-weishaupt = Вейсгаупт
option-pax-opponent-cagliostro = Калиостро
option-pax-max-rounds = Лимит раундов

# -- Стол --
pax-hand = Ваша рука
pax-hand-empty = В руке нет карт
pax-hand-limit = карт: { $cards } из { $limit }
pax-hand-size = Карты в руке
pax-favours = Ваша поддержка
pax-tokens = Фишки
pax-tokens-left = Фишки в запасе
pax-field = Поле
pax-place = Место
pax-degree = степень
pax-strength = сила
pax-price = стоит: { $factions }
pax-neighbours = рядом: { $places }
pax-zoom = Размер поля
pax-zoom-in = Крупнее
pax-zoom-out = Мельче
pax-card-down = Просвещённый, карта закрыта
pax-reconstructed = Восстановлено нами, на самой карте может быть иначе: { $fields }
pax-reconstructed-board = Цены, связи и места ареопагов восстановлены нами; на каждой карте указано, что именно.
pax-field-cells = цены
pax-field-faction-order = первая фракция
pax-field-organisation = орден
pax-field-strength = сила
pax-field-ability = способность
pax-strength-dagger = кинжал
pax-strength-hammers = молоты
pax-order-mason = масон
pax-order-rosicrucian = розенкрейцер
pax-reward = Маркер награды
pax-figure = Фигурка соперника
pax-lodges = Ложи
pax-lodge = Ложа фракции «{ $faction }»: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
pax-lodge-of = Ложа фракции «{ $faction }»: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, хозяин — { $seat }
pax-court = Двор
pax-deck = Колода
pax-discard = Сброс
pax-steward = Распорядитель
pax-turn = Раунд { $round }: { $you ->
    [yes] ваш ход
   *[no] { $seat }
}
pax-actions = { $actions ->
    [one] Осталось { $actions } основное действие
    [few] Осталось { $actions } основных действия
   *[other] Осталось { $actions } основных действий
}
pax-edicts = Сброшено эдиктов: { $edicts } из 5
pax-now = Что происходит
pax-chain = Цепь заговора
pax-quick = быстрая поддержка
pax-dispute = Спор
pax-dispute-over = Спор за место { $cell }
pax-attacks = нападение
pax-defends = защита
pax-sealed = Карта ещё не показана
pax-won-dispute = побеждает в споре
pax-verdict-dagger = Кинжал слабейшей стороны побеждает сразу.
pax-verdict-hammers = Два молота сильнейшей стороны побеждают сразу.
pax-verdict-cancelled = Обе карты победили бы сразу и гасят друг друга: побеждает защита.
pax-verdict-tie = Поровну: победа у защиты.
pax-says-power = Способность карты, если её применить: { $ability }
pax-says-progress = { $what }: { $was } → { $have } из { $need }
pax-says-plot = { $seat }: воплощён замысел «{ $plot }»
pax-says-loses-plot = Потерян замысел «{ $plot }»
pax-says-you-lose-plot = Вы теряете замысел «{ $plot }»
pax-says-idle = { $actions ->
    [one] Не тратит { $actions } основное действие
    [few] Не тратит { $actions } основных действия
   *[other] Не тратит { $actions } основных действий
}
pax-says-sees-plot = Смотрит личный замысел ({ $rival })
pax-says-sees-hand = Смотрит карты в руке ({ $rival })
pax-says-sees-your-plot = Вижу ваш личный замысел
pax-says-sees-your-hand = Вижу ваши карты
pax-says-takes-yours = Забираю поддержку у вас: запас пуст
pax-says-takes = Забирает поддержку; теряет её { $rival }
pax-says-events = { $number ->
    [one] Смотрит { $number } карту событий
    [few] Смотрит { $number } карты событий
   *[other] Смотрит { $number } карт событий
}
pax-says-keeps = Оставляет себе особое событие
pax-says-won = Победа: { $seat }
pax-says-last-round = Последний раунд
pax-says-action = Ещё одно действие
pax-says-faction = Карта фракции: { $faction }
pax-says-influence = { $number ->
    [one] Влияние: { $number } фишка
    [few] Влияние: { $number } фишки
   *[other] Влияние: { $number } фишек
}
pax-says-moved = Фишка переложена
pax-says-removed = { $number ->
    [one] Убрана { $number } фишка
    [few] Убраны { $number } фишки
   *[other] Убрано { $number } фишек
}
pax-plans = Карты плана
pax-steps = Шаги соперника
pax-steps-of = Последний ход: { $seat }
pax-step = { $step } из { $steps }
pax-step-back = Шаг назад
pax-step-on = Следующий шаг
pax-step-all = Все
pax-step-nothing = Ничего не меняется.
pax-no-steps = Хода ещё не было.
pax-plots = Замыслы
pax-players = Игроки
pax-factions = Поддержка и карты фракций
pax-faction = Фракция
pax-faction-card = Её карта
pax-faction-cards = Карты фракций
pax-supply = Запас
pax-in-row = в ряду
pax-used = использована
pax-borrowed = взята на время
pax-events = События
pax-events-held = { $events ->
    [one] { $events } карта события в руке
    [few] { $events } карты событий в руке
   *[other] { $events } карт событий в руке
}
pax-event-mine = ваше
pax-event-deck = { $cards ->
    [one] { $cards } карта в колоде событий
    [few] { $cards } карты в колоде событий
   *[other] { $cards } карт в колоде событий
}
pax-event-tops = Вы знаете, что сверху: { $events }
pax-event-discard = Сброшено последним: { $event }
pax-edict-favours = { $favours ->
    [one] на нём { $favours } поддержка
    [few] на нём { $favours } поддержки
   *[other] на нём { $favours } поддержек
}
pax-met = Условие выполнено
pax-own-plot = Ваш личный замысел
pax-plot-of = Личный замысел: { $seat }
pax-beside = рядом с замыслом: условие больше не выполнено
# Чего требуют замыслы.
pax-plot-P01 = Ваша ложа с 4 внешними картами и 4 вашими фишками.
pax-plot-P02 = Ваши фишки на четырёх картах одной степени: на одной и на трёх вокруг неё.
pax-plot-P03 = Четыре ваши фишки на королевских арках, и там их больше, чем у любого соперника.
pax-plot-P04 = Ваши фишки на четырёх внутренних картах, образующих кольцо.
pax-plot-P05 = Управляйте масонами, которые вместе представляют все шесть фракций.
pax-plot-P06 = Управляйте { $players ->
    [2] 8
   *[other] 6
} просвещёнными.
pax-plot-P07 = Управляйте { $players ->
    [2] 3
   *[other] 2
} великими мастерами.
pax-plot-P08 = Ваши фишки на сплошном пути в одной ложе от верхнего ряда до нижнего.
pax-plot-P09 = Ваши фишки лежат рядом с чужими на { $players ->
    [2] 3
    [3] 4
   *[other] 5
} картах.
pax-plot-P10 = Управляйте 3 розенкрейцерами с 5 вашими фишками на них; розенкрейцеров у вас больше, чем у любого соперника.
pax-plot-P11 = В центральном ряду есть ваша ложа из трёх карт, лежащих рядом.
pax-plot-P12 = Ваша ложа с 5 картами и 5 вашими фишками.
pax-plot-P13 = Ваша ложа, соединяющая ваш ареопаг с чужим.
pax-part-outer = внешние карты
pax-part-tokens = свои фишки
pax-part-control = управление
pax-part-cards = карты
pax-part-arch-tokens = фишки на арках
pax-part-most = больше всех
pax-part-inner = внутренние карты
pax-part-mason-factions = фракции
pax-part-controlled = карты
pax-part-masters = великие мастера
pax-part-rows = ряды
pax-part-shared = общие карты
pax-part-rosicrucians = розенкрейцеры
pax-part-central = центральные карты
pax-part-areopagi = ареопаги
# Что делают события.
pax-event-edict = Все возвращают поддержку этой фракции; шесть жетонов ложатся на карту и уходят с неё по два за раунд.
pax-event-court-festivities = На любую внешнюю карту можно влиять, как на соседнюю.
pax-event-clear-weather = При переназначении фишка может попасть в любую свободную ячейку.
pax-event-propaganda-press = Раз за ход за три поддержки одного вида можно купить основное действие.
pax-event-rosicrucian-rise = Разведка картой розенкрейцера, влияние на розенкрейцера и исключение, при котором его выкладывают, не тратят основного действия.
pax-event-masonic-treaty = Масоны подходят к любой цепи.
pax-event-wilhelmsbad = Раз за ход за любые пять поддержек можно купить основное действие.
pax-event-electors-decree = Карты с чужими фишками можно исключать, если на новой есть ячейки для них.
pax-event-church-inquisitors = Раз за ход можно посмотреть руку или личный замысел соперника.
pax-event-quiet-whisper = При допросе можно не делиться поддержкой по сговору.
# Недоступные действия в меню.
pax-do-scout = Разведка
pax-do-influence = Влияние
pax-do-interrogate = Допрос
pax-do-dismiss = Исключение

# -- Что объясняет предметы на столе --
pax-tip-favour = Фракция «{ $faction }» и вид поддержки, которым платят.
pax-tip-connection = Номер карты связей этого игрока: у кого он наименьший, тот ходит раньше всех.
pax-tip-their-favour = Поддержка типа «{ $faction }», которой может платить этот игрок: { $count }.
pax-tip-own-favour = { $faction }: столько поддержки этого вида у вас есть — { $count }; ею платят.
pax-tip-token = { $seat }: фишка влияния. У кого их на карте больше всех, тот управляет просвещённым.
pax-tip-degree-I = Одна ячейка; даёт одну поддержку от любой из своих фракций.
pax-tip-degree-II = Две ячейки; даёт по одной поддержке каждой из своих фракций.
pax-tip-degree-III = Три ячейки; даёт по одной поддержке каждой из своих фракций и ещё одну любой из них.
pax-tip-degree-GM = Две ячейки; даёт три поддержки своей фракции.
pax-tip-degree-RA = Три ячейки; даёт две поддержки своей фракции, а при допросе — по две за каждую фишку на ней.
pax-tip-order = Орден: важен для некоторых замыслов и событий.
pax-tip-strength = Сила: она прибавляется в споре, если положить эту карту. У кинжала и двух молотов свои правила.
pax-tip-cell = Ячейка для одной фишки; символы показывают, какой поддержкой за неё платят.
pax-tip-deck = Колода просвещённых: из неё пополняют руку и двор.
pax-tip-discard = Сброшенные просвещённые.
pax-tip-supply = Сколько поддержки этого вида осталось в запасе.
pax-tip-faction-card = Карта фракции и её владелец. Взять карту может тот, кто управляет самой большой ложей фракции.
pax-tip-steward = Распорядитель: тот, кто берёт две карты двора, обязан взять и карту под этой фигуркой.
pax-tip-reward = Маркер награды: здесь выиграли спор.
pax-tip-place = Номер места. Карты, чьи края соприкасаются, — соседние.
pax-tip-home = Ареопаг: три его фракции дают поддержку, когда владелец допрашивает эту карту; она примыкает к двум картам поля.
pax-tip-tokens-left = Сколько фишек влияния из двадцати ещё можно поставить.
pax-tip-hand = Просвещённые в руке: к концу хода обычно не больше четырёх.
pax-tip-actions = Сколько основных действий осталось в этом ходу.
pax-tip-edicts = Сколько эдиктов уже сброшено.
pax-tip-chain = Цепь заговора: карты, сыгранные одна за другой ради способностей.
# What a luminary is called where the whole name has no room: the last word of it, but for these.
pax-short =
    { $card ->
        [PIL001] Пальфи
        [PIL003] Фр. Вильгельм
        [PIL016] Фридрих V
        [PIL018] Эмиль Леопольд
        [PIL019] К. Т. Дальберг
        [PIL020] Фр. Август
        [PIL028] Коловрат
        [PIL032] В. Г. Дальберг
        [PIL035] Эккер
        [PIL043] Карл Гессенский
        [PIL046] Карл Август
        [PIL052] Карл Теодор
       *[other] { $last }
    }
pax-whole-payment = Сколько это стоит
pax-whole-payment-go = Так и сделать
pax-draft-act = Что вы делаете
pax-draft-price = цена: { $favours }
pax-draft-paid-with = оплата: { $favours }
pax-draft-held = у вас { $count }
pax-draft-sum = Вы тратите: { $favours }.
pax-draft-free = Вы ничего не тратите.
