# Что страница говорит об игре «Обет».

# -- Условия --
option-oath-chancellor = Место канцлера (0 — первое)
option-oath-chronicle = Какую хронику продолжить (пусто — первая партия)
option-oath-deeds = Лимит действий за ход

# -- Стол --
oath-land = Земли
oath-region-cradle = Столица
oath-region-provinces = Провинции
oath-region-hinterland = Окраины
oath-pile = Сброс ({ $region }): { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
oath-site-down = Неизвестная локация
oath-site-known = вам известна
oath-free = место для карты
oath-bandits = банды
oath-bandits-rule = Правят банды
oath-rules-here = { $seat }: { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
}
oath-count-favor = Поддержка: { $count }
oath-count-secret = Тайны: { $count }
oath-count-supply = Провиант: { $count }
oath-count-warband = Отряды на планшете: { $count }
oath-reserve = отрядов в резерве
oath-hand-count = в руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
oath-back-of-relic = Закрытая реликвия
oath-back-of-vision = Закрытое видение
oath-back-of-denizen = Закрытый обитатель
oath-back-of-card = Закрытая карта
oath-only-you = вы знаете эту карту
oath-kind-denizen = обитатель
oath-kind-edifice = строение
oath-kind-ruin = развалины
oath-kind-relic = реликвия
oath-kind-site = локация
oath-kind-vision = видение
oath-kind-banner = знамя
oath-kind-reliquary-modifier = бремя канцлера
oath-plan-attacker = схема сражения: нападение
oath-plan-defender = схема сражения: защита
oath-plan-both = схема сражения
oath-timing-action = действие
oath-timing-modifier = модификатор
oath-timing-persistent = действует всегда
oath-timing-persistent-modifier = действует всегда
oath-timing-static = для владельца
oath-timing-rest = при отдыхе
oath-timing-wake = в фазу подъёма
oath-timing-when-played = при розыгрыше
oath-only-site = только в локацию
oath-only-adviser = только в совет
oath-locked = скована
oath-defense-dice = { $count ->
    [one] { $count } кубик защиты
    [few] { $count } кубика защиты
   *[other] { $count } кубиков защиты
}
oath-capacity = { $count ->
    [0] карт не вмещает
    [one] вмещает { $count } карту
    [few] вмещает { $count } карты
   *[other] вмещает { $count } карт
}
oath-recover-place-favor = реликвия здесь стоит { $count ->
    [one] { $count } поддержку
    [few] { $count } поддержки
   *[other] { $count } поддержек
}
oath-recover-burn-favor = чтобы взять здесь реликвию, сожгите { $count ->
    [one] { $count } поддержку
    [few] { $count } поддержки
   *[other] { $count } поддержек
}
oath-recover-burn-secret = чтобы взять здесь реликвию, сожгите { $count ->
    [one] { $count } тайну
    [few] { $count } тайны
   *[other] { $count } тайн
}
oath-cost = Цена:
oath-cost-place = на карту
oath-cost-burn = сжечь
oath-banks = Резервы поддержки
oath-shared = Общий резерв
oath-shared-short = Общий
oath-world = Колода земель
oath-world-vision = сверху видение
oath-world-denizen = сверху обитатель
oath-world-empty = пуста
oath-search-cost = Провиант за поиск
oath-relic-deck = { $count ->
    [one] { $count } реликвия в колоде
    [few] { $count } реликвии в колоде
   *[other] { $count } реликвий в колоде
}
oath-relics-short = Реликвии
oath-banner-short-people = Народ
oath-banner-short-darkest = Тайна
oath-nobody = ничьё
oath-mob = чернь
oath-reliquary = Имперский реликварий
oath-usurper-short = Узурпатор
oath-keeper-short = Верный обету
oath-goals = Кто сейчас выигрывает
oath-players = Игроки
oath-codex = Тексты карт
oath-hand = Ваш планшет
oath-drawn = Взятые карты
oath-role = Роль
oath-turn = Раунд { $round } из { $rounds }: { $you ->
    [yes] ваш ход
   *[no] { $seat }
}
oath-phase-boards = планшеты
oath-phase-placing = расстановка
oath-phase-wake = Подъём
oath-phase-act = Действия
oath-phase-rest = Отдых
oath-phase-chronicle = Хроника
oath-phase-over = конец
oath-visions = Взято видений: { $count } из 5; победить видением можно, когда их взято не меньше трёх
oath-game-of = Партия { $game } хроники «{ $chronicle }»
oath-goal-sites = править наибольшим числом локаций
oath-goal-items = иметь больше всех реликвий и знамён
oath-goal-people = владеть народной поддержкой
oath-goal-darkest = владеть страшной тайной
oath-title-here = держит титул
oath-tip-count = { $seat }: { $count } в счёт титула ({ $goal }).
oath-met = выполнено
oath-goal-of-regime = Устойчивый режим
oath-goal-of-usurper = Узурпатор
oath-goal-of-conquest = Видение о завоевании
oath-goal-of-rebellion = Видение о восстании
oath-goal-of-sanctuary = Видение о святилище
oath-goal-of-faith = Видение о вере
oath-regime-broken = Титул у изгнанника: империя не победит.
oath-regime-later = С конца пятого раунда победит ли империя, решает кубик завершения.
oath-regime-roll = В конце раунда { $round } империя побеждает, если выпадет { $roll } или больше.
oath-regime-last = Победит в конце этого раунда.
oath-wins-waking = Победит в начале своего хода.
oath-way-usurper = Дважды начать ход с титулом.
oath-way-conquest = В начале хода: локаций больше, чем у любого другого.
oath-way-rebellion = В начале хода: народная поддержка у вас.
oath-way-sanctuary = В начале хода: реликвий и знамён больше, чем у любого другого.
oath-way-faith = В начале хода: страшная тайна у вас.
oath-part-title = титул
oath-part-usurper = сторона узурпатора
oath-part-sites = Локации
oath-part-items = Реликвии и знамёна
oath-part-people = Народная поддержка
oath-part-darkest = Страшная тайна
oath-part-visions = Взято видений
oath-campaign = Набег
oath-whole-campaign = Ваш набег
oath-whole-campaign-go = Напасть
oath-whole-search = Поиск
oath-whole-search-go = Взять карты
oath-whole-keep = Что делать со взятыми картами
oath-whole-keep-go = Так и сделать
oath-whole-trade = Торговля
oath-whole-trade-go = Торговать
oath-whole-lose = Какие отряды погибнут
oath-whole-lose-go = Подтвердить
oath-whole-deal = Ваша сделка
oath-whole-deal-go = Предложить
oath-draft-campaign-lose = Где
oath-draft-citizen-remove = Где
oath-draft-kill-at = Где
oath-draft-standing = из { $count }
oath-draft-act = Действие
oath-draft-modify = Какие карты применить
oath-draft-campaign-defender = На кого вы нападаете
oath-draft-campaign-target = Цели (кроме вашей локации, если ею правит защитник)
oath-draft-campaign-dice = Кубики нападения
oath-draft-campaign-plan = Схемы сражения
oath-draft-defense = +{ $dice } к защите
oath-draft-cost = { $favor ->
    [0] { $secrets ->
        [one] { $secrets } тайна
        [few] { $secrets } тайны
       *[other] { $secrets } тайн
      }
   *[other] { $secrets ->
        [0] поддержка: { $favor }
       *[other] поддержка: { $favor }, тайны: { $secrets }
      }
  }
oath-draft-supply = провиант: { $supply }
oath-draft-change-supply = провиант: { $count }
oath-draft-change-favor = поддержка: { $count }
oath-draft-change-secrets = { $number ->
    [one] { $count } тайна
    [few] { $count } тайны
   *[other] { $count } тайн
  }
oath-draft-sum = шанс победить без пожертвований. Провиант: { $supply }.
oath-draft-sacrifice = С пожертвованием: { $chance } %.
oath-draft-unknown = Одна из ваших схем не просто добавляет кубики: шансы станут видны, когда она сработает.
oath-last-campaign = Последний набег
oath-step-1 = защитник
oath-step-2 = цели
oath-step-3 = схемы сражения
oath-step-4 = бросок защиты
oath-step-5 = бросок нападения
oath-step-6 = потери
oath-step-7 = добыча
oath-step-8 = последствия
oath-targets = Цели: { $targets }
oath-target-pawn = фигурка и поддержка
oath-attacks = нападение
oath-defends = защита
oath-allies = союзники: { $seats }
oath-force = { $count ->
    [0] ни одного отряда
    [one] сражается { $count } отряд
    [few] сражаются { $count } отряда
   *[other] сражаются { $count } отрядов
}
oath-no-dice = без кубиков
oath-odds-choose = Выберите цели и кубики: тогда будут видны и шансы.
oath-odds-win = нападение победит без пожертвований
oath-odds-sacrifice = с пожертвованием
oath-odds-means = В среднем { $attack } против { $defense }; потери от черепов — около { $skulls }.
oath-die-attack = кубик нападения, ещё не брошен
oath-die-defense = кубик защиты, ещё не брошен
oath-face-hollow = пустой меч
oath-face-sword = меч
oath-face-skull = два меча и череп
oath-face-blank = пусто
oath-face-double = все щиты вдвое
oath-face-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щита
   *[other] { $count } щитов
}
oath-won-usurper = Победа узурпатора
oath-won-stable-regime = Победа устойчивого режима
oath-won-war-exhaustion = Победа в затяжной войне
oath-won-successor = Победа преемника
oath-won-vision-conquest = Победа благодаря видению о завоевании
oath-won-vision-rebellion = Победа благодаря видению о восстании
oath-won-vision-sanctuary = Победа благодаря видению о святилище
oath-won-vision-faith = Победа благодаря видению о вере
oath-next-oath = Обет следующей партии: { $oath }
oath-raised = Возведено строение «{ $edifice }»
short-act-gather = Забрать отряды
short-act-station = Оставить отряды
short-act-rest = Отдых
short-act-rest-unused = Отдых

# -- Что говорится на сцене --
oath-says-muster = Созыв: +{ $count }
oath-says-trade = Торговля: +{ $count }
oath-says-gains = +{ $count }
oath-says-loses = −{ $count }
oath-says-draws = { $count ->
    [one] Берёт { $count } карту
    [few] Берёт { $count } карты
   *[other] Берёт { $count } карт
}
oath-says-keeps-none = Ничего не оставляет
oath-says-finds-nothing = Ничего не находит
oath-says-discards = Сбрасывает карту «{ $card }»
oath-says-makes-way = Освобождает место: «{ $card }» — в сброс
oath-says-adviser-goes = Советник уходит
oath-says-trades-in-vain = Торговля впустую
oath-says-facedown = Лицом вниз
oath-says-travels = В путь!
oath-says-driven = Прочь отсюда
oath-says-marches = { $count ->
    [one] Выступает { $count } отряд
    [few] Выступают { $count } отряда
   *[other] Выступают { $count } отрядов
}
oath-says-gathers = { $count ->
    [one] Возвращается { $count } отряд
    [few] Возвращаются { $count } отряда
   *[other] Возвращаются { $count } отрядов
}
oath-says-attacks = В бой!
oath-says-vision = Видение № { $visions }
oath-says-looks = Смотрит
oath-says-offer = Станете вассалом?
oath-says-share = Поделим отряды?
oath-says-drop = Одного советника — в сброс
oath-says-deal = По рукам!
oath-says-title = Верный обету: { $seat }
oath-says-usurper = Узурпатор: { $seat }
oath-says-won = { $seat }. { $way }

# -- Что объясняет предметы на столе --
oath-tip-token = Цвет игрока: { $seat }.
oath-tip-favor = Поддержкой платят за созыв, реликвии и многие способности; она приходит из резервов мастей.
oath-tip-secret = Тайнами платят за способности и торговлю; закрытыми снова можно будет платить после отдыха.
oath-tip-supply = Провиантом платят за главные действия; сколько его будет в следующий ход, зависит от ваших отрядов.
oath-tip-warband = Отряды сражаются и удерживают локации; эти стоят на планшете владельца.
oath-tip-visions = Чем больше взято видений, тем дороже поиск в колоде земель.
oath-tip-rounds = Раунды партии; в конце отмеченных кубик завершения может закончить партию, пока титул у империи.
oath-tip-phase = Ход состоит из трёх фаз: подъём, действия и отдых.
oath-tip-reserve = Отряды в резерве: они не заняты, и их можно созвать.
oath-tip-role-chancellor = Канцлер побеждает, если верен обету до конца.
oath-tip-role-citizen = Вассал — часть империи: отряды у него общие с канцлером, а достигнув цели преемника, он побеждает вместо канцлера.
oath-tip-role-exile = Изгнанник побеждает, если захватит и удержит титул или исполнит открытое видение.
oath-tip-keeper = Верный обету: титул у того, кто лучше всех выполняет условие обета.
oath-tip-usurper = Узурпатор: изгнанник с титулом. Кто начинает ход узурпатором, побеждает.
oath-tip-room = Место для карты в этой локации.
oath-tip-bank = Резерв поддержки ({ $suit }): сюда возвращается поддержка с карт этой масти, отсюда её берут при торговле и за карты, разыгранные в локациях.
oath-tip-world = Колода земель. Поиск здесь даёт три карты и стоит сейчас { $cost } провианта; цену поднимают взятые видения.
oath-tip-shared = Общий резерв: отсюда приходят новые тайны, сюда уходит сожжённая поддержка.
oath-tip-relics = Реликвии, оставшиеся в колоде; когда открывают локацию, её реликвии берут отсюда.
oath-tip-reliquary = Имперский реликварий: одну из его реликвий обещают с каждым предложением вассалитета.
oath-tip-pile = Сброс региона. Поиск здесь стоит 2 провианта и даёт верхние карты.
oath-tip-do-search = Взять три карты и разыграть или оставить одну: 2 провианта в сбросе своего региона, а в колоде земель — тем дороже, чем больше взято видений.
oath-tip-do-muster = Два отряда за 1 провиант и 1 поддержку, которую вы кладёте на карту в своей локации.
oath-tip-do-trade = За 1 провиант поторговать с картой в своей локации: отдать тайну за поддержку или поддержку за тайны.
oath-tip-do-recover = За 1 провиант взять знамя или реликвию в своей локации, уплатив указанную цену.
oath-tip-do-campaign = За 2 провианта напасть на того, кто правит вашей локацией или стоит в ней. Шансы видны до броска.
oath-tip-do-travel = Переместить фигурку: от 1 до 4 провианта, чем дальше, тем дороже; из провинций куда угодно — 2.
oath-tip-do-rest = Закончить ход: тайны и поддержка возвращаются с карт, и вы получаете провиант на следующий ход.
