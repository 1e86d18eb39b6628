# Обет: что говорит стол. Идентификаторы в обоих языках одни и те же.
game-title = Обет
game-about = Канцлер, вассалы и изгнанники борются за землю, которая всё помнит: хроники империи и изгнания, для 2–6 игроков.
bandits = банды
suit-discord = Раздор
suit-arcane = Магия
suit-order = Порядок
suit-hearth = Очаг
suit-beast = Звери
suit-nomad = Кочевье
color-red = красный
color-blue = синий
color-white = белый
color-yellow = жёлтый
color-black = чёрный
role-chancellor = канцлер
role-citizen = вассал
role-exile = изгнанник
banner-people = знамя народной поддержки
banner-darkest = знамя страшной тайны
oath-supremacy = обет главенства
oath-people = обет служения
oath-devotion = обет мудрости
oath-protection = обет спасения
world-deck = Колода земель
pile-cradle = сброс столицы
pile-provinces = сброс провинций
pile-hinterland = сброс окраин
unknown-card = неизвестная карта
unseen-adviser = { $of ->
    [1] { $seat-you ->
        [yes] ваш закрытый советник
       *[no] закрытый советник ({ $seat })
    }
   *[other] { $seat-you ->
        [yes] ваш закрытый советник { $number }
       *[no] закрытый советник { $number } ({ $seat })
    }
}
unseen-relic = { $of ->
    [1] закрытая реликвия ({ $site })
   *[other] закрытая реликвия { $number } ({ $site })
}
facedown-site = закрытая локация { $space }
a-power = способность

# Вопросы.
act = Ваш ход: что будете делать?
pick-board = Выберите планшет
stock-site = Поддержки не хватит на все локации: какая её получит?
place-pawn = Поставьте фигурку в открытую локацию
first-adviser = Оставьте одну карту закрытым советником; остальные сбросьте
first-discard-order = Какую карту сбросить первой?
modify = Модификаторы { $action }: примените карту или продолжайте
search-source = Где искать?
search-keep = Какую карту оставить?
search-keep-more = Оставить ещё одну карту для розыгрыша?
search-discard = Какую карту сбросить первой?
discard-pile = Куда сбросить карты?
play-where = Куда разыграть карту «{ $card }»?
displace = Советников слишком много: кого сбросить?
first-discard = Сначала сбросить карту из этой локации?
muster-on = На какой карте провести созыв?
trade-with = С какой картой торговать и что получить?
recover-what = Что обрести?
recover-payment = Сколько положить на знамя?
recover-bank = Прежняя поддержка расходится по резервам: с какого начать?
travel-to = Куда переместиться?
send-to = Куда перемещается { $traveller }?
pay-toll = Переместиться туда и заплатить?
campaign-defender = На кого вы нападаете?
campaign-target = Ради чего набег? Объявите цели
campaign-dice = Сколько кубиков нападения бросить?
campaign-join = { $attacker } { $attacker-you ->
    [yes] нападаете
   *[no] нападает
} в локации «{ $site }», защищается { $defender }. Вступить в бой на стороне защиты?
campaign-permit = К вашей защите хочет присоединиться { $citizen }. Разрешить?
campaign-plan = { $attacker } { $attacker-you ->
    [yes] нападаете
   *[no] нападает
} в локации «{ $site }», в защите — { $defender }. Использовать схему сражения?
campaign-ally-order = Кто из союзников использует схемы следующим?
campaign-sacrifice = Вы проигрываете набег в локации «{ $site }», защищается { $defender }. { $attacker-you ->
    [yes] Победить
   *[no] Победить
}, пожертвовав { $count ->
    [one] { $count } отрядом
    [few] { $count } отрядами
   *[other] { $count } отрядами
}?
campaign-lose = { $count ->
    [one] Погибнет { $count } отряд
    [few] Погибнут { $count } отряда
   *[other] Погибнут { $count } отрядов
}: где?
campaign-place = Сколько отрядов оставить в локации «{ $site }»?
campaign-banish = { $attacker-you ->
    [yes] Вы победили
   *[no] { $attacker } побеждает
} в локации «{ $site }». Депортировать фигурку, которой играет { $defender }? Выберите, куда
campaign-burn = { $attacker-you ->
    [yes] Вы победили
   *[no] { $attacker } побеждает
} в локации «{ $site }». Сжечь половину поддержки, которой владеет { $defender }?
new-keeper = Обету одинаково верны несколько игроков: кому отдать титул?
people-feed = Народная поддержка: положите на знамя 1 поддержку или верните 1 в резерв
site-token = Забрать жетон из вашей локации?
rest-power = Применить способность «Отдых»?
gather-count = Сколько отрядов забрать на планшет?
station-count = Сколько отрядов оставить здесь?
gather-allow = { $citizen } хочет забрать { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
} из имперской локации. Разрешить?
share-count = Сколько отрядов отдать? (Со знаком минус — сколько забрать)
share-allow = { $other } хочет перераспределить отряды между вашими планшетами (на вашем: { $count }). Разрешить?
show-to = Кому показать карту «{ $card }»?
offer-show = Показать эту или другие реликвии до предложения? Их увидит только { $seat }
show-spaces = Показать { $count ->
    [one] клетку { $spaces }
    [few] клетки { $spaces }
   *[other] клетки { $spaces }
}
offer-space = Какую реликвию из реликвария предложить?
citizen-remove = Лиловых отрядов не хватает. Где убрать { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
}?
conspire = «Заговор»: сжечь тайну, чтобы забрать реликвию или знамя?
keep-relic = «{ $card }»: оставить себе? Иначе реликвия уйдёт под колоду
nudge-die = «{ $card }»: изменить кубик завершения?
reroll = «{ $card }»: перебросить эти кубики?
may = Применить карту «{ $card }»?
react = Применить карту «{ $card }» сейчас?
witchs-bargain = Заключить сделку с игроком в вашей локации?
pick-card = «{ $card }»: выберите карту
kill-at = «{ $card }»: { $count ->
    [one] погибнет { $count } отряд
    [few] погибнут { $count } отряда
   *[other] погибнут { $count } отрядов
}; где?
pick-place = «{ $card }»: выберите, где стоит отряд
pick-site = «{ $card }»: выберите локацию
pick-seat = «{ $card }»: выберите игрока
pick-bank = «{ $card }»: выберите резерв поддержки
pick-amount = «{ $card }»: сколько?
pick-pile = «{ $card }»: выберите стопку сброса
pick-item = «{ $card }»: выберите реликвию или знамя
pick-word = «{ $card }»: выберите вариант
swear = Какой обет дать на следующую партию?
chronicle-invite = Предложить вассалитет изгнаннику?
chronicle-join = Стать вассалом победителя?
chronicle-build = Возвести или восстановить строение?
chronicle-suit = Карты какой масти войдут в колоду земель?

# Ответы.
option-skip = Не надо
option-go = Дальше
option-done = Готово
option-add = Добавить 1 тайну
option-burn = Сжечь 1 тайну
option-favor = Забрать 1 поддержку
option-secret = Забрать 1 тайну
option-plus = На 1 больше
option-minus = На 1 меньше
act-rest = Отдых: закончить ход
act-rest-unused = Отдых: закончить ход, ничего не сделав
act-search = Поиск
act-muster = Созыв
act-trade = Торговля
act-recover = Обретение
act-campaign = Набег
act-travel = Перемещение
act-play = Разыграть закрытого советника «{ $card }»
act-drop = Сбросить закрытого советника «{ $card }»
act-show = Показать закрытого советника «{ $card }»
act-use = Применить карту «{ $card }»
act-peek = Посмотреть: { $card }
act-gather = Забрать отряды из локации
act-station = Оставить отряды в локации
act-share = Поделить отряды: вы и { $seat }
act-offer = Предложить вассалитет: { $seat }
act-exile = Изгнать: { $seat }
act-leave = Изгнать себя
noun-search = поиска
noun-muster = созыва
noun-trade = торговли
noun-recover = обретения
noun-campaign = набега
noun-travel = перемещения
noun-play = розыгрыша
declare = Применить карту «{ $card }»
a-card = { $card }
a-site = { $site }
a-seat = { $seat }
a-bank = Резерв: { $suit }
an-amount = { $count }
a-board = { $seat-you ->
    [yes] Ваш планшет
   *[no] Планшет: { $seat }
}
a-player-board = Планшет: { $color }, { $side }
play-discard = Сбросить
play-site = Разыграть в локации «{ $site }»
play-faceup = Разыграть открытым советником
play-facedown = Оставить закрытым советником
play-revealed = Открыть это видение
discard-as-usual = Как обычно
discard-under-world = Под колоду земель
discard-on = Положить на { $pile }
discard-under = Положить под { $pile }
trade-for-favor = Положить на карту «{ $card }» 1 тайну и получить поддержку
trade-for-secret = Положить на карту «{ $card }» 2 поддержки и получить тайны
price = { $parts }
price-nothing = бесплатно
price-from = провиант: от { $count }
price-supply = провиант: { $count }
price-favor = поддержка: { $count }
price-secrets = тайны: { $count }
attack = Напасть: { $seat }
attack-bandits = Напасть на банды
target-site = Цель: { $site }
target-pawn = Цель: фигурка и поддержка
target-relic = Цель: { $card }
target-banner = Цель: { $banner }
use-plan = Использовать схему «{ $card }»
feed-place = Положить 1 поддержку на знамя
bargain-favor = Отдать 1 тайну за 2 поддержки; другая сторона — { $seat }
bargain-secret = Отдать 2 поддержки за 1 тайну; другая сторона — { $seat }
goods-favor = { $count ->
    [one] { $count } поддержка
    [few] { $count } поддержки
   *[other] { $count } поддержек
}
goods-secrets = { $count ->
    [one] { $count } тайна
    [few] { $count } тайны
   *[other] { $count } тайн
}
goods-reliquary = реликвия из реликвария, клетка { $space }
promise-owe-favor = обещание заплатить { $what ->
    [one] { $what } поддержку
    [few] { $what } поддержки
   *[other] { $what } поддержек
} не позже раунда { $round } (штраф — { $penalty })
promise-owe-secrets = обещание отдать { $what ->
    [one] { $what } тайну
    [few] { $what } тайны
   *[other] { $what } тайн
} не позже раунда { $round } (штраф — { $penalty })
promise-peace = обещание не нападать до раунда { $round } (штраф — { $penalty })
promise-hands-off = обещание не забирать «{ $what }» до раунда { $round } (штраф — { $penalty })
refusal-deeds = в этот ход действовать больше нельзя: отдыхайте
refusal-supply = провианта не хватает: у вас { $count }
refusal-search = на поиск не хватает провианта: отдохните
refusal-muster = в вашей локации нужна карта без жетонов, а у вас — 1 поддержка, чтобы положить на неё
refusal-trade = нужны карта без жетонов в вашей локации и поддержка или тайны, которые вы на неё положите
refusal-recover = в вашей локации нечего обрести по доступной вам цене
refusal-campaign = из вашей локации не на кого напасть
refusal-travel = провианта не хватает ни на одно перемещение
refusal-gather = здесь нет ваших отрядов, которые можно забрать
refusal-station = нужно править этой локацией и иметь отряды на планшете
refusal-leave = выйти из империи может лишь вассал без Большого скипетра, которому хватает поддержки
refusal-scepter = нужно владеть Большим скипетром ещё с прошлого хода
refusal-not-exile = вассалитет предлагают только изгнанникам
refusal-reliquary = реликварий пуст
refusal-not-citizen = изгнать можно лишь другого вассала
refusal-exile-price = вам не хватает поддержки, или это запрещено
refusal-access = чтобы применить карту «{ $card }», правьте ею или встаньте в её локацию
refusal-occupied = на карте «{ $card }» уже лежат жетоны
refusal-cost = вам нечем оплатить карту «{ $card }»
refusal-useless = карта «{ $card }» сейчас ничего не даст
refusal-nowhere = карту «{ $card }» сейчас некуда разыграть
refusal-empty-space = на этой клетке нет реликвии
refusal-no-relic = вместе с вассалитетом нужно предложить реликвию из реликвария
refusal-advisers = у кого-то окажется слишком много советников
refusal-warbands = новому правителю нужно по отряду на каждую локацию (другая сторона сделки — { $seat })
refusal-power = карта «{ $card }» такого не может
refusal-forbidden = способность одной из карт это запрещает
refusal-tokens = не хватает поддержки или тайн
refusal-here = вы уже там
refusal-region = ищите в колоде земель или в сбросе своего региона
refusal-not-drawn = этой карты нет среди взятых
refusal-pile = сбросить карты туда можно только особой способностью
refusal-vision-site = видения не разыгрывают в локации
refusal-adviser-only = эта карта может быть только советником
refusal-site-only = эта карта может лежать только в локации
refusal-own-site = разыграйте эту карту в своей локации
refusal-no-room = в этой локации нет места
refusal-reveal = открыть видение может только изгнанник
refusal-too-many-advisers = для этой карты нет места, или так её разыграть нельзя
refusal-displace = выберите советника, которого можно сбросить
refusal-clear = выберите карту, которую можно сбросить
refusal-feed = выберите резерв, где меньше всего поддержки, или положите свою
refusal-rest = у этой карты нет способности «Отдых», доступной сейчас
refusal-token = такого жетона в вашей локации нет
refusal-conspire = картой «Заговор» этого не забрать
refusal-bargain = нужно стоять в одной локации и иметь то, чем меняетесь
refusal-board = этот планшет занят: выберите другой
refusal-stock = эта локация сейчас поддержки не получает
refusal-pawn = выберите открытую локацию; канцлер начинает в первой
refusal-defender = нападайте на того, кто правит этой локацией или стоит в ней
refusal-target = это не принадлежит защитнику, или отсюда этого не взять
refusal-declared-target = эта цель уже объявлена
refusal-target-here = хотя бы одна цель должна быть в вашей локации
refusal-too-many = выберите число из предложенных
refusal-used = схема «{ $card }» уже использована
refusal-side = схема «{ $card }» — для другой стороны сражения
refusal-rule = чтобы применить карту «{ $card }», нужно ею править
refusal-ally = выберите союзника, у которого остались схемы
refusal-show = свои карты вы и так знаете
refusal-swear = дайте другой обет или обет победившего видения
refusal-invite = сейчас этот игрок не может стать вассалом
refusal-build = там нельзя возвести строение
refusal-suit = выберите масть, которая чаще всего встречается среди ваших советников
refusal-not-here = выберите карту в вашей локации
refusal-ruin = у карты «{ $card }» нет масти
refusal-recover-relic = обрести можно только закрытую реликвию в своей локации, по указанной там цене
refusal-darkest = знамя не обрести: среди советников владельца есть все масти его локации
refusal-banner = положите больше, чем лежит на знамени ({ $count })
refusal-bank = начните с другого резерва
refusal-lose = выберите место, где эти отряды есть
refusal-banish = выберите другую локацию: туда фигурке нельзя
refusal-keeper = выберите того, кто вернее всех обету
refusal-go = сначала объявите всё, что нужно для действия
refusal-declared = карта «{ $card }» уже применяется
refusal-modifier = карта «{ $card }» не влияет на это действие, недоступна или слишком дорога для вас

# События.
event-GameBegan = Действует обет { $oath ->
    [supremacy] главенства
    [people] служения
    [devotion] мудрости
   *[other] спасения
}; порядок ходов: { $order }
event-RoundBegan = Раунд { $round }
event-TurnBegan = { $seat-you ->
    [yes] Начинается ваш ход
   *[no] Ходит { $seat }
}
event-ActionBegan = { $seat } { $action ->
    [search] { $seat-you ->
        [yes] ищете
       *[no] ищет
    }
    [muster] { $seat-you ->
        [yes] проводите созыв
       *[no] проводит созыв
    }
    [trade] { $seat-you ->
        [yes] торгуете
       *[no] торгует
    }
    [recover] { $seat-you ->
        [yes] хотите что-то обрести
       *[no] хочет что-то обрести
    }
    [campaign] { $seat-you ->
        [yes] готовите набег
       *[no] готовит набег
    }
    [travel] { $seat-you ->
        [yes] отправляетесь в путь
       *[no] отправляется в путь
    }
    [use] { $seat-you ->
        [yes] применяете способность
       *[no] применяет способность
    }
    [play] { $seat-you ->
        [yes] разыгрываете советника
       *[no] разыгрывает советника
    }
    [drop] { $seat-you ->
        [yes] сбрасываете советника
       *[no] сбрасывает советника
    }
    [peek] { $seat-you ->
        [yes] смотрите реликвию
       *[no] смотрит реликвию
    }
    [show] { $seat-you ->
        [yes] показываете советника
       *[no] показывает советника
    }
    [offer] { $seat-you ->
        [yes] предлагаете вассалитет
       *[no] предлагает вассалитет
    }
    [exile] { $seat-you ->
        [yes] изгоняете вассала
       *[no] изгоняет вассала
    }
    [leave] { $seat-you ->
        [yes] выходите из империи
       *[no] выходит из империи
    }
   *[other] { $seat-you ->
        [yes] переставляете отряды
       *[no] переставляет отряды
    }
}
event-PowerUsed = { $seat } { $seat-you ->
    [yes] применяете
   *[no] применяет
} карту «{ $card }»
event-PowerUsed-hidden = Банды применяют карту «{ $card }»
event-FavorGained = { $seat } { $seat-you ->
    [yes] получаете
   *[no] получает
} { $count ->
    [one] { $count } поддержку
    [few] { $count } поддержки
   *[other] { $count } поддержек
} из резерва { $bank ->
    [0] Раздора
    [1] Магии
    [2] Порядка
    [3] Очага
    [4] Зверей
   *[5] Кочевья
}
event-FavorTaken = { $seat } { $seat-you ->
    [yes] забираете
   *[no] забирает
} { $giver-you ->
    [yes] у вас {""}
   *[no] {""}
}{ $count ->
    [one] { $count } поддержку
    [few] { $count } поддержки
   *[other] { $count } поддержек
}{ $giver-you ->
    [yes] {""}
   *[no]{""}, { $count ->
        [one] её
        [few] их
       *[other] их
    } теряет { $giver }
}
event-FavorGiven = { $seat } { $seat-you ->
    [yes] отдаёте
   *[no] отдаёт
} { $taker-you ->
    [yes] вам {""}
   *[no] {""}
}{ $count ->
    [one] { $count } поддержку
    [few] { $count } поддержки
   *[other] { $count } поддержек
}{ $taker-you ->
    [yes] {""}
   *[no] {""}, { $count ->
        [one] её
        [few] их
       *[other] их
    } получает { $taker }
}
event-FavorBurnt = { $seat } { $seat-you ->
    [yes] сжигаете
   *[no] сжигает
} { $count ->
    [one] { $count } поддержку
    [few] { $count } поддержки
   *[other] { $count } поддержек
}
event-SecretsGained = { $seat } { $seat-you ->
    [yes] получаете
   *[no] получает
} { $count ->
    [one] { $count } тайну
    [few] { $count } тайны
   *[other] { $count } тайн
}
event-SecretsTaken = { $seat } { $seat-you ->
    [yes] забираете
   *[no] забирает
} { $giver-you ->
    [yes] у вас {""}
   *[no] {""}
}{ $count ->
    [one] { $count } тайну
    [few] { $count } тайны
   *[other] { $count } тайн
}{ $giver-you ->
    [yes] {""}
   *[no]{""}, { $count ->
        [one] её
        [few] их
       *[other] их
    } теряет { $giver }
}
event-SecretsBurnt = { $seat } { $seat-you ->
    [yes] сжигаете
   *[no] сжигает
} { $count ->
    [one] { $count } тайну
    [few] { $count } тайны
   *[other] { $count } тайн
}
event-WarbandsGained = { $seat } { $seat-you ->
    [yes] получаете
   *[no] получает
} { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
}
event-WarbandsKilled = { $seat } { $seat-you ->
    [yes] теряете
   *[no] теряет
} { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
}
event-WarbandsMoved = { $seat } { $back ->
    [1] { $seat-you ->
        [yes] забираете
       *[no] забирает
    }
   *[0] { $seat-you ->
        [yes] оставляете
       *[no] оставляет
    }
} { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[other] { $count } отрядов
} { $back ->
    [1] из локации «{ $site }»
   *[0] в локации «{ $site }»
}
event-CardsDrawn = { $seat } { $seat-you ->
    [yes] берёте
   *[no] берёт
}: { $cards }
event-CardsDrawn-hidden = { $seat } { $seat-you ->
    [yes] берёте
   *[no] берёт
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
event-VisionDrawn = { $seat } { $seat-you ->
    [yes] берёте
   *[no] берёт
} видение (взято { $visions } из 5)
event-CardPlayed = { $seat } { $seat-you ->
    [yes] разыгрываете
   *[no] разыгрывает
} карту «{ $card }» { $where ->
    [10] открытым советником
    [11] закрытым советником
    [12] как открытое видение
   *[other] { $named ->
        [yes] в локации «{ $site }»
       *[no] в локации
    }
}
event-CardPlayed-hidden = { $seat } { $seat-you ->
    [yes] оставляете
   *[no] оставляет
} карту закрытым советником
event-CardDiscarded = { $seat } { $seat-you ->
    [yes] кладёте
   *[no] кладёт
} карту «{ $card }» { $pile ->
    [0] в сброс столицы
    [1] в сброс провинций
    [2] в сброс окраин
   *[3] под колоду земель
}
event-CardDiscarded-hidden = { $seat } { $seat-you ->
    [yes] кладёте
   *[no] кладёт
} карту { $pile ->
    [0] в сброс столицы
    [1] в сброс провинций
    [2] в сброс окраин
   *[3] под колоду земель
}
event-CardsPeeked = { $seat } { $seat-you ->
    [yes] смотрите
   *[no] смотрит
}: { $cards }
event-CardsPeeked-hidden = { $seat } { $seat-you ->
    [yes] смотрите
   *[no] смотрит
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
event-RelicTaken = { $seat } { $seat-you ->
    [yes] забираете
   *[no] забирает
} реликвию «{ $card }»
event-BannerMoved = { $banner ->
    [0] Знамя народной поддержки
   *[1] Знамя страшной тайны
} теперь { $seat-you ->
    [yes] у вас
   *[no] держит { $seat }
}; жетонов на нём: { $tokens }
event-SiteRevealed = Открыта новая локация — «{ $site }»
event-Travelled = { $seat } { $seat-you ->
    [yes] перемещаетесь
   *[no] перемещается
} в локацию «{ $site }»
event-CampaignBegan = { $seat } { $seat-you ->
    [yes] нападаете
   *[no] нападает
}{ $defender-you ->
    [yes] {" "}на вас
   *[no] , защищается { $defender }
}
event-CampaignBegan-hidden = { $seat } { $seat-you ->
    [yes] нападаете
   *[no] нападает
} на банды
event-DiceRolled = { $attack ->
    [1] Нападение
   *[0] Защита
} { $count ->
    [0] не бросает кубиков
    [one] бросает { $count } кубик
    [few] бросает { $count } кубика
   *[other] бросает { $count } кубиков
}
event-CampaignEnded = { $attack } против { $defense }: { $won ->
    [1] { $seat-you ->
        [yes] победа за вами
       *[no] побеждает { $seat }
    }, { $defender-you ->
        [yes] проигрываете вы
       *[no] проигрывает { $defender }
    }
   *[0] { $defender-you ->
        [yes] вы отбиваете нападение
       *[no] { $defender } отбивает нападение
    }, { $seat-you ->
        [yes] проигрываете вы
       *[no] проигрывает { $seat }
    }
}
event-CampaignEnded-hidden = { $attack } против { $defense }: { $won ->
    [1] { $seat-you ->
        [yes] победа за вами
       *[no] побеждает { $seat }
    }, банды разбиты
   *[0] банды устояли, { $seat-you ->
        [yes] проигрываете вы
       *[no] проигрывает { $seat }
    }
}
event-TitleMoved = { $seat-you ->
    [yes] Титул верного обету теперь у вас
   *[no] Титул верного обету теперь носит { $seat }
}
event-Usurped = { $seat } { $seat-you ->
    [yes] становитесь узурпатором
   *[no] становится узурпатором
}
event-BecameCitizen = { $seat } { $seat-you ->
    [yes] становитесь вассалом
   *[no] становится вассалом
}
event-BecameExile = { $seat } { $seat-you ->
    [yes] становитесь изгнанником
   *[no] становится изгнанником
}
event-DealStruck = { $seat } и { $partner } { $seat-you ->
    [yes] заключаете
   *[no] { $partner-you ->
        [yes] заключаете
       *[no] заключают
    }
} сделку
event-EndDieRolled = { $seat } { $seat-you ->
    [yes] бросаете
   *[no] бросает
} кубик завершения: выпадает { $roll }
event-GameWon = { $seat } { $seat-you ->
    [yes] побеждаете
   *[no] побеждает
}
event-OathSworn = { $seat } { $seat-you ->
    [yes] даёте
   *[no] даёт
} обет { $oath ->
    [supremacy] главенства
    [people] служения
    [devotion] мудрости
   *[other] спасения
} для следующей партии
event-EdificeRaised = { $seat } { $seat-you ->
    [yes] возводите
   *[no] возводит
} строение «{ $card }»

# Рисунок в терминале.
oath-line = Раунд { $round } из 8 · ход: { $seat } · взято видений: { $visions }
oath-title = Титул «{ $side }»: { $seat }
oath-keeper = верный обету
oath-usurper = узурпатор
oath-banks = Резервы поддержки
oath-warbands = отряды: { $count } ({ $seat })
oath-relics = закрытых реликвий: { $count }
oath-pawns = фигурки: { $seats }
oath-tokens = поддержка: { $favor }, тайны: { $secrets }
oath-player = { $role }: поддержка { $favor }, тайны { $secrets }, провиант { $supply }, отряды { $warbands }
oath-advisers = совет
oath-holds = владеет
oath-vision = открытое видение
oath-piles = Карт в сбросах: { $piles }
oath-top = верх колоды земель: { $back }
oath-back-vision = видение
oath-back-denizen = обитатель
oath-hand = В руке
oath-winner = Победитель

# Карты.
card-wrestlers = Борцы
card-battle-honors = Боевые награды
card-bear-traps = Медвежьи капканы
card-longbows = Длинные луки
card-keep = Донжон
card-pressgangs = Вербовщики
card-garrison = Гарнизон
card-scouts = Разведчики
card-alchemist = Алхимик
card-martial-culture = Воинские обычаи
card-errand-boy = Мальчик на побегушках
card-mercenaries = Наёмники
card-tinkers-fair = Ярмарка мастеров
card-rain-boots = Непромокаемые сапоги
card-a-small-favor = Маленькая услуга
card-second-wind = Второе дыхание
card-sleight-of-hand = Ловкость рук
card-key-to-the-city = Ключ от города
card-scryer = Прорицатель
card-disgraced-captain = Опальный капитан
card-naysayers = Скептики
card-book-burning = Сожжение книг
card-ancient-binding = Древние узы
card-horse-archers = Конные лучники
card-warning-signals = Сигнальные огни
card-elders = Старейшины
card-the-gathering = Сход
card-faithful-friend = Верный друг
card-tents = Шатры
card-great-herd = Великое стадо
card-fire-talkers = Говорящие с огнём
card-magicians-code = Кодекс чародея
card-spirit-snare = Ловушка для духа
card-wizard-school = Школа волшебства
card-dazzle = Ослепление
card-acting-troupe = Труппа актёров
card-taming-charm = Чары укрощения
card-inquisitor = Инквизитор
card-wolves = Волки
card-animal-playmates = Звери-приятели
card-true-names = Истинные имена
card-the-old-oak = Старый дуб
card-forest-paths = Лесные тропы
card-long-lost-heir = Забытый наследник
card-rangers = Следопыты
card-roving-terror = Бродячий ужас
card-wayside-inn = Придорожный трактир
card-extra-provisions = Запас провизии
card-memory-of-home = Память о доме
card-welcoming-party = Радушный приём
card-traveling-doctor = Странствующий лекарь
card-storyteller = Сказительница
card-armed-mob = Вооружённая толпа
card-tavern-songs = Застольные песни
card-secret-signal = Тайный знак
card-augury = Гадание
card-rusting-ray = Луч ржавчины
card-portal = Портал
card-billowing-fog = Клубящийся туман
card-kindred-warriors = Братья по оружию
card-terror-spells = Чары ужаса
card-blood-pact = Договор на крови
card-revelation = Откровение
card-observatory = Обсерватория
card-plague-engines = Чумные машины
card-gleaming-armor = Сияющий доспех
card-bewitch = Колдовские чары
card-jinx = Сглаз
card-tutor = Наставник
card-dream-thief = Похититель снов
card-cracking-ground = Треснувшая земля
card-sealing-ward = Запирающий оберег
card-initiation-rite = Обряд посвящения
card-vow-of-silence = Обещание молчания
card-forgotten-vault = Забытое хранилище
card-map-library = Библиотека карт
card-witchs-bargain = Ведьмина сделка
card-master-of-disguise = Мастер личин
card-charlatan = Шарлатан
card-assassin = Ассасин
card-downtrodden = Обездоленные
card-blackmail = Шантаж
card-cracked-sage = Безумный мудрец
card-dissent = Инакомыслие
card-false-prophet = Лжепророк
card-vow-of-renewal = Обещание обновления
card-zealots = Фанатики
card-royal-ambitions = Королевские притязания
card-salt-the-earth = Соль на пашне
card-beast-tamer = Укротитель зверей
card-riots = Бунты
card-silver-tongue = Сладкие речи
card-gambling-hall = Игорный дом
card-boiling-lake = Кипящее озеро
card-relic-thief = Похититель реликвий
card-enchantress = Чаровница
card-insomnia = Бессонница
card-sneak-attack = Нападение врасплох
card-gossip = Слухи
card-bandit-chief = Главарь банды
card-chaos-cult = Культ хаоса
card-slander = Клевета
card-code-of-honor = Кодекс чести
card-outriders = Всадники дозора
card-messenger = Гонец
card-field-promotion = Повышение на поле боя
card-palanquin = Паланкин
card-shield-wall = Стена щитов
card-military-parade = Военный парад
card-tome-guardians = Стражи фолиантов
card-tyrant = Тиран
card-forced-labor = Подневольный труд
card-secret-police = Тайная полиция
card-specialist = Знаток
card-captains = Командиры
card-siege-engines = Осадные машины
card-royal-tax = Королевский налог
card-toll-roads = Платные дороги
card-curfew = Комендантский час
card-knights-errant = Странствующие рыцари
card-vow-of-obedience = Обещание послушания
card-hunting-party = Охотничий отряд
card-council-seat = Место в совете
card-encirclement = Окружение
card-peace-envoy = Посланник мира
card-relic-hunter = Охотник за реликвиями
card-homesteaders = Поселенцы
card-crop-rotation = Севооборот
card-a-round-of-ale = Эль для всех
card-land-warden = Хранитель земель
card-charming-friend = Обаятельный друг
card-village-constable = Деревенский констебль
card-family-heirloom = Семейная реликвия
card-news-from-afar = Вести издалека
card-levelers = Уравнители
card-fabled-feast = Легендарный пир
card-the-great-levy = Великое ополчение
card-hearts-and-minds = Сердца и умы
card-relic-breaker = Разрушитель реликвий
card-book-binders = Переплётчики
card-ballot-box = Урна для голосования
card-saddle-makers = Седельщики
card-herald = Герольд
card-rowdy-pub = Шумный кабак
card-vow-of-peace = Обещание мира
card-deed-writer = Составитель грамот
card-salad-days = Юные годы
card-marriage = Свадьба
card-hospital = Госпиталь
card-awaited-return = Долгожданное возвращение
card-convoys = Обозы
card-vow-of-kinship = Обещание родства
card-wild-mounts = Дикие скакуны
card-lancers = Уланы
card-mountain-giant = Горный великан
card-rival-khan = Хан-соперник
card-lost-tongue = Забытый язык
card-special-envoy = Особый посланник
card-resettle = Переселение
card-oracle = Оракул
card-pilgrimage = Паломничество
card-spell-breaker = Разрушитель чар
card-mounted-patrol = Конный дозор
card-great-crusade = Великий поход
card-ancient-bloodline = Древний род
card-ancient-pact = Древний договор
card-storm-caller = Зовущий бурю
card-family-wagon = Семейная повозка
card-way-station = Почтовая станция
card-twin-brother = Брат-близнец
card-hospitality = Гостеприимство
card-a-fast-steed = Быстрый скакун
card-relic-worship = Поклонение реликвиям
card-sacred-ground = Священная земля
card-nature-worship = Поклонение природе
card-birdsong = Птичьи трели
card-small-friends = Маленькие друзья
card-grasping-vines = Цепкие лозы
card-threatening-roar = Грозный рык
card-fae-merchant = Торговец-фея
card-second-chance = Второй шанс
card-pied-piper = Крысолов
card-mushrooms = Грибы
card-insect-swarm = Рой насекомых
card-vow-of-union = Обещание единства
card-giant-python = Гигантский питон
card-war-tortoise = Боевая черепаха
card-new-growth = Молодая поросль
card-wild-cry = Дикий клич
card-animal-host = Звериное войско
card-memory-of-nature = Память о природе
card-marsh-spirit = Болотный дух
card-vow-of-poverty = Обещание бедности
card-forest-council = Лесной совет
card-walled-garden = Сад за стеной
card-vow-of-beastkin = Обещание зверородства
card-bracken = Папоротник
card-wild-allies = Дикие союзники
card-sprawling-rampart = Длинный вал
card-bandit-rampart = Разбойничий вал
card-hall-of-debate = Зал дебатов
card-hall-of-mockery = Зал насмешек
card-forest-temple = Лесной храм
card-ruined-temple = Разрушенный храм
card-festival-district = Квартал празднеств
card-squalid-district = Квартал трущоб
card-great-spire = Великий шпиль
card-fallen-spire = Упавший шпиль
card-ancient-forge = Древняя кузница
card-broken-forge = Сломанная кузница
card-vision-of-sanctuary = Видение о святилище
card-vision-of-rebellion = Видение о восстании
card-conspiracy = Заговор
card-vision-of-faith = Видение о вере
card-vision-of-conquest = Видение о завоевании
card-banner-of-the-darkest-secret = Страшная тайна
card-banner-of-the-peoples-favor-normal-side = Народная поддержка
card-sticky-fire = Липкий огонь
card-cursed-cauldron = Проклятый котёл
card-brass-horse = Медный конь
card-truthful-harp = Правдивая арфа
card-grand-mask = Великая маска
card-horned-mask = Рогатая маска
card-cup-of-plenty = Чаша изобилия
card-whistle = Свисток
card-dowsing-sticks = Лоза для поиска
card-cracked-horn = Треснувший рог
card-bandit-crown = Разбойничья корона
card-ring-of-devotion = Кольцо мудрости
card-skeleton-key = Отмычка
card-oracular-pig = Вещая свинья
card-circlet-of-command = Венец власти
card-ivory-eye = Глаз из слоновой кости
card-map = Карта
card-obsidian-cage = Обсидиановая клетка
card-book-of-records = Книга записей
card-dragonskin-drum = Барабан из драконьей кожи
card-the-grand-scepter = Большой скипетр
card-mine = Шахта
card-salt-flats = Солончак
card-fertile-valley = Плодородная долина
card-barren-coast = Пустынный берег
card-plains = Равнины
card-river = Река
card-steppe = Степь
card-mountain = Гора
card-lush-coast = Зелёный берег
card-marshes = Топи
card-wastes = Пустошь
card-rocky-coast = Скалистый берег
card-narrow-pass = Узкий перевал
card-charming-valley = Живописная долина
card-deep-woods = Дремучий лес
card-standing-stones = Стоячие камни
card-ancient-city = Древний город
card-drowned-city = Затонувший город
card-great-slum = Великие трущобы
card-buried-giant = Погребённый гигант
card-the-tribunal = Трибунал
card-shrouded-wood = Туманный лес
card-the-hidden-place = Укрытое место
card-brutal = Палач
card-decadent = Сноб
card-careless = Лгун
card-greedy = Скряга

# Что делают карты, нашими словами.
text-wrestlers = Только защита. Убейте 1 отряд своей защищающейся армии, чтобы получить +1 кубик защиты.
text-battle-honors = Если ваша сторона победит, в конце набега возьмите 2 поддержки из резерва Порядка.
text-bear-traps = Только защита. −1 кубик нападения, и на планшете нападающего гибнет 1 отряд.
text-longbows = Нападение: +1 кубик нападения. Защита: −1 кубик нападения.
text-keep = Только защита. +2 кубика защиты, если локация «Донжона» объявлена целью.
text-pressgangs = Созыв: можно выбрать и карту, на которой уже лежат жетоны.
text-garrison = Получите по отряду за каждую свою локацию, затем поставьте в каждую из них по отряду с планшета, насколько хватит.
text-scouts = Только нападение. Сразу получите 1 провиант.
text-alchemist = Возьмите ровно 4 поддержки из одного или нескольких резервов на выбор.
text-martial-culture = Если и вы, и противник — изгнанники и вы победили, можете стать вассалом без предложения; реликвии вы не получаете.
text-errand-boy = Когда ищете в сбросе, берите карты из сброса другого региона. Сбрасывайте карты как обычно.
text-mercenaries = Нападение: +3 кубика нападения. Защита: −3 кубика нападения. Если ваша сторона проиграет, сбросьте эту карту.
text-tinkers-fair = Заключите договор с любым игроком, где бы он ни был: обменяйтесь поддержкой, тайнами и реликвиями. Договор обязателен для обоих.
text-rain-boots = Только нападение. Грани с одним щитом ничего не дают. В конце набега сбросьте эту карту.
text-a-small-favor = Получите 4 отряда.
text-second-wind = Только нападение. Если победите, после набега можете переместиться, а затем начать ещё один набег: и то и другое за 0 провианта.
text-sleight-of-hand = Заберите тайну у игрока в вашей локации, если у него их две или больше.
text-key-to-the-city = Если фигурки правителя в этой локации нет (у банд её не бывает), убейте здесь все отряды, получите отряд и поставьте его сюда.
text-scryer = Просмотрите сброс любого региона, не меняя порядка.
text-disgraced-captain = Только нападение. +4 кубика нападения, если среди целей есть локация с картой Порядка.
text-naysayers = Отдых: если титул верного обету у изгнанника (даже у вас), возьмите 1 поддержку у канцлера.
text-book-burning = Только нападение. Если вы победили и целью были фигурка и поддержка, защитник сжигает тайны на планшете, пока не останется одна.
text-ancient-binding = Каждый сжигает все свои тайны на планшете и картах, кроме одной; ваша последняя — та, что уплачена здесь. Страшной тайны это не касается.
text-horse-archers = Нападение: +3 кубика нападения. Защита: −3 кубика нападения. В конце набега сбросьте эту карту.
text-warning-signals = Только защита. Переставьте сколько угодно отрядов между планшетом и своими локациями, оставив в каждой хотя бы один. В конце набега сбросьте эту карту.
text-elders = Получите 1 тайну.
text-the-gathering = В порядке хода, начиная с канцлера, каждый может переставить фигурку сюда. Затем игроки, чьи фигурки здесь, могут сколько угодно раз меняться поддержкой, тайнами, реликвиями и советниками.
text-faithful-friend = Получите 4 провианта.
text-tents = Перемещение внутри своего региона стоит 0 провианта.
text-great-herd = Можете поменять эту карту местами с нескованной картой Кочевья в любой локации.
text-fire-talkers = Если страшная тайна у вас или у вашей стороны, +3 кубика нападения, когда вы нападаете, и −3, когда защищаетесь.
text-magicians-code = Обретая страшную тайну, возьмите 2 тайны из общего резерва и положите на знамя вместе с тем, что платите сами.
text-spirit-snare = Возьмите 1 поддержку из любого резерва.
text-wizard-school = Получите 1 тайну; на этом ваши действия в этот ход окончены.
text-dazzle = Сбросьте все карты Очага и Порядка в локациях вашего региона, кроме скованных.
text-acting-troupe = Торговля: этот советник может считаться картой Зверей или Порядка вместо Магии.
text-taming-charm = Сбросьте в вашей локации нескованную карту Зверей или Кочевья и возьмите 2 поддержки из резерва её масти.
text-inquisitor = Посмотрите советника игрока в вашей локации. Если это «Заговор», он ваш: разыграйте или сбросьте его. Иначе уплаченная поддержка достаётся тому игроку.
text-wolves = Убейте 1 отряд на любом планшете, даже на своём.
text-animal-playmates = Созыв на карте Зверей стоит 0 провианта.
text-true-names = Когда вы нападаете или защищаетесь, противник не может применять схемы тех мастей, что есть у ваших открытых советников.
text-the-old-oak = Торгуя с этой картой ради тайн, получите на 1 тайну больше, если у вас есть советник Зверей.
text-forest-paths = Перемещение в локацию с картой Зверей стоит 0 провианта; способности локаций при этом не действуют, а способности карт действуют.
text-long-lost-heir = Если вы изгнанник, можете стать вассалом без предложения; реликвии вы не получаете.
text-rangers = Только нападение. Ваши черепа никого не убивают. Ещё +2 кубика нападения, если кубиков защиты сейчас 4 или больше.
text-roving-terror = Сбросьте нескованного обитателя в другой локации и переложите «Бродячий ужас» на его место.
text-wayside-inn = Получите 2 провианта.
text-extra-provisions = Только защита. +1 кубик защиты.
text-memory-of-home = Перенесите всю поддержку одного резерва в резерв Очага.
text-welcoming-party = Поиск: если сразу разыграете взятого обитателя открыто, возьмите 1 поддержку из резерва Очага.
text-traveling-doctor = Если ваша сторона проиграет, её отряды не гибнут ни по какой причине; сбросьте эту карту.
text-storyteller = Положите на знамя «Страшная тайна» 1 тайну из общего резерва.
text-armed-mob = Если у владельца страшной тайны нет народной поддержки, сбросьте его открытого нескованного советника.
text-tavern-songs = Посмотрите три верхние карты сброса вашего региона.
text-secret-signal = Торговля: если вы получаете ровно 1 поддержку, возьмите ещё 1 из того же резерва.
text-augury = Поиск: возьмите на 1 карту больше (видение всё равно прерывает поиск).
text-rusting-ray = Только защита. Если страшная тайна у вас, пустые мечи нападающего не считаются.
text-portal = Перемещение в локацию «Портала» или из неё стоит 0 провианта, и способности локаций на него не влияют. Переместиться так из другой локации можно, только если вы правите картой «Портал».
text-billowing-fog = Если ваша сторона проиграет, её отряды не гибнут ни по какой причине.
text-kindred-warriors = Ваши черепа никого не убивают. При нападении прибавьте, а при защите отнимите кубики нападения: до одного за каждую масть, кроме Магии, среди карт под вашей властью.
text-terror-spells = Если страшная тайна у вас, убейте любые 2 отряда (можно и свои) в локациях вашего региона или на планшетах игроков, которые там находятся.
text-blood-pact = Убейте чётное число отрядов на своём планшете; за каждую пару получите тайну.
text-revelation = В порядке хода, начиная с канцлера, каждый может сжечь сколько угодно поддержки и получить столько же тайн.
text-observatory = Поиск: стоя в этой локации, можете брать карты из сброса любого региона.
text-plague-engines = Каждый, и вы тоже, отдаёт в резерв Магии по 1 поддержке за каждую свою локацию.
text-gleaming-armor = Когда вы нападаете или защищаетесь, каждая схема противника стоит ему ещё 1 тайну (она ложится на карту).
text-bewitch = Если вы изгнанник и тайн у вас (на планшете и на картах) больше, чем у канцлера, можете стать вассалом без предложения; реликвии вы не получаете.
text-jinx = Пока «Сглаз» ваш: сразу после своего броска кубиков нападения или защиты можете заплатить и перебросить их все, один раз за бросок.
text-tutor = Получите 1 тайну.
text-dream-thief = Поменяйте местами двух любых закрытых советников.
text-cracking-ground = За каждую локацию-цель: при нападении +1 кубик нападения, при защите −1 кубик нападения.
text-sealing-ward = Каждая ваша реликвия, объявленная целью, даёт на 1 кубик защиты больше.
text-initiation-rite = Обязательно: при созыве кладите на карту 1 тайну вместо 1 поддержки.
text-vow-of-silence = Вам нельзя обретать страшную тайну и отдавать тайны. Когда кто-нибудь её обретает, получите столько тайн, сколько на неё положили.
text-forgotten-vault = Положите на знамя «Страшная тайна» 1 тайну из общего резерва или сожгите с него 1 (одна всегда остаётся).
text-map-library = Торговля: стоя в этой локации, можете торговать с картой в любой локации этого региона.
text-witchs-bargain = Сколько угодно раз меняйтесь с игроками в вашей локации: отдайте 1 тайну за 2 поддержки или 2 поддержки за 1 тайну, даже если она у игрока последняя.
text-master-of-disguise = Торговля: вместо своих советников считайте советников другого игрока вместе с их модификаторами торговли.
text-charlatan = Сжигайте тайны на знамени «Страшная тайна», пока не останется одна.
text-assassin = У вас может быть не больше 2 советников. Действие: сбросьте открытого нескованного советника игрока в вашей локации.
text-downtrodden = Созыв: если в резерве масти этой карты поддержки меньше, чем в любом другом, получите на 2 отряда больше.
text-blackmail = Назовите реликвию игрока в вашей локации. Он решает: заплатить вам 3 поддержки или отдать её.
text-cracked-sage = Если у противника есть советник Магии, +4 кубика нападения, когда вы нападаете, и −4, когда защищаетесь.
text-dissent = Каждый, кроме владельца народной поддержки, кладёт сюда по 1 поддержке за каждую масть среди карт под его властью; если не хватает — сколько есть.
text-false-prophet = Если вы изгнанник: получите отряд и поставьте его на чьё-то открытое видение; теперь считается, что его открыли и вы. Когда видение нужно сбросить, отряд гибнет, а видение вы разыгрываете или сбрасываете, как при поиске.
text-vow-of-renewal = Вам нельзя обретать народную поддержку. Вся поддержка, которую кто-либо сжигает, достаётся вам.
text-zealots = Только нападение. Если сейчас защищающаяся армия больше вашей, каждый пожертвованный отряд даёт 3 вместо 1.
text-royal-ambitions = Если вы изгнанник и локаций у вас больше, чем у канцлера, можете стать вассалом и взять не глядя реликвию из реликвария.
text-salt-the-earth = Эту карту нельзя разыграть туда, где есть скованная карта. Вместимость при этом не важна: сбросьте остальных обитателей локации. Пока эта карта здесь, вместимость равна 1.
text-beast-tamer = Ваш противник в бою не может применять схемы Зверей и Кочевья.
text-riots = Только если вокруг народной поддержки собралась чернь: сбросьте из всех локаций карты самой частой масти (при равенстве решаете вы), кроме этой и скованных.
text-silver-tongue = У вас может быть не больше 2 советников. Отдых: возьмите 1 поддержку из резерва масти, которая есть в вашей локации.
text-gambling-hall = Бросьте 4 кубика защиты и возьмите из одного резерва столько поддержки, сколько выпало щитов (грань ×2 удваивает).
text-boiling-lake = Кто перемещается сюда, не правя этой картой, теряет 2 отряда со своего планшета.
text-relic-thief = Когда кто-то в вашем регионе взял реликвии, можете заплатить и бросить по кубику защиты за каждую: если щитов нет ни на одном, реликвии ваши.
text-enchantress = Поменяйте «Чаровницу» местами с любым открытым нескованным советником.
text-insomnia = У вас может быть не больше 2 советников. Отдых: получите 1 тайну.
text-sneak-attack = Когда другой игрок закончил набег, можете сразу напасть на него за 0 провианта, если такое нападение возможно.
text-gossip = Враги правителя этой карты не могут класть карты в совет лицом вниз.
text-bandit-chief = При розыгрыше убейте по отряду в каждой локации. Пока карта открыта, в каждой локации на 2 банды больше.
text-chaos-cult = Когда верным обету становится другой игрок, возьмите у него 1 поддержку.
text-slander = Только нападение. Если вы победили и целью были фигурка и поддержка, защитник сжигает всю поддержку, а не половину.
text-code-of-honor = Нападение: +2 кубика нападения. Защита: −2 кубика нападения. Других схем ваша сторона применять не может.
text-outriders = Только нападение. Ваши черепа никого не убивают.
text-messenger = Переставьте сколько угодно отрядов между планшетом и своими локациями, оставив в каждой хотя бы один.
text-field-promotion = Если ваша сторона победит, получите 3 отряда.
text-palanquin = Выберите игрока в вашей локации и другую локацию, куда он может переместиться. Ваша фигурка встаёт туда, затем туда же бесплатно перемещается он.
text-shield-wall = Только защита. +2 кубика защиты; если проиграете, гибнет вся армия.
text-military-parade = Если ваша сторона победит, за каждого открытого советника противника возьмите 1 поддержку из резерва его масти.
text-tome-guardians = Враги правителя этой карты не могут ни объявлять целью, ни отнимать, ни обретать страшную тайну.
text-tyrant = Обязательно: перемещаясь, убейте 1 отряд в новой локации, даже свой.
text-forced-labor = Враги правителя этой карты отдают ему 1 поддержку за каждый свой поиск в локации, которой он правит.
text-secret-police = Враги правителя этой карты не могут открывать видения в его локациях.
text-specialist = Только нападение. Защищающаяся сторона не может применять схемы.
text-captains = Начните набег за 0 провианта так, будто вы стоите в одной из своих локаций; ваши отряды оттуда присоединяются.
text-siege-engines = Убейте 2 отряда (можно и свои) в одной локации вашего региона.
text-royal-tax = Возьмите по 2 поддержки у каждого, кто стоит в вашем регионе в локации под вашей властью.
text-toll-roads = Враг правителя этой карты может переместиться в его локацию, только отдав ему 1 поддержку.
text-curfew = Враг правителя этой карты может торговать с его картами, только отдав ему 1 поддержку.
text-knights-errant = После созыва можете начать набег за 0 провианта.
text-vow-of-obedience = Вам нельзя открывать видения и открыто играть «Заговор». Отдых: возьмите 1 поддержку из любого резерва.
text-hunting-party = После поиска в колоде земель можете начать набег за 0 провианта.
text-council-seat = Пока вы вассал, никто не может вас изгнать, даже вы сами.
text-encirclement = Если ваша армия больше, +2 кубика нападения, когда вы нападаете, и −2, когда защищаетесь.
text-peace-envoy = Других схем использовать нельзя. Если противник в вашей локации, отдайте ему по 1 поддержке за каждый кубик защиты и сразу победите, без бросков и потерь.
text-relic-hunter = Только нападение. Можете добавить к целям закрытые реликвии в локациях-целях; каждая даёт 1 кубик защиты. Взятые реликвии можно положить под колоду реликвий.
text-homesteaders = Перенесите своего открытого советника в локацию, где стоите, если эта карта может там лежать и есть место. Поддержки за это вы не получаете.
text-crop-rotation = Поиск: перед розыгрышем в локацию можно сбросить из неё обитателя.
text-a-round-of-ale = Верните всё сразу, как при отдыхе: поддержку с карт — в резервы, тайны с карт — себе, и откройте свои закрытые тайны. Уплаченная здесь поддержка остаётся.
text-land-warden = Поиск: можно разыграть две взятые карты, если хотя бы одна идёт в локацию.
text-charming-friend = Возьмите 1 поддержку у игрока в вашей локации.
text-village-constable = Если у противника нет народной поддержки, +2 кубика нападения, когда вы нападаете, и −2, когда защищаетесь.
text-family-heirloom = Возьмите верхнюю реликвию колоды: оставьте себе или положите под колоду.
text-news-from-afar = Поиск стоит 0 провианта.
text-levelers = Перенесите 2 поддержки из самого полного резерва в самый пустой (при равенстве решаете вы).
text-fabled-feast = Возьмите из одного резерва столько поддержки, сколько карт Очага под вашей властью, считая эту.
text-the-great-levy = Если у противника нет народной поддержки, +3 кубика нападения, когда вы нападаете, и −3, когда защищаетесь; ваши черепа никого не убивают.
text-hearts-and-minds = Только защита. Вы сразу побеждаете. В конце набега сбросьте эту карту, если знамя народной поддержки не у вас.
text-relic-breaker = Положите закрытую реликвию из вашей локации под колоду и получите 3 отряда.
text-book-binders = Когда другой игрок открывает видение или играет «Заговор», возьмите 2 поддержки из одного резерва.
text-ballot-box = Если вы изгнанник и народная поддержка у вас, вы становитесь вассалом без предложения; реликвии вы не получаете.
text-saddle-makers = Когда другой игрок открыто сыграл карту Кочевья или Порядка, возьмите 2 поддержки из резерва её масти.
text-herald = После чужого набега на игрока возьмите 1 поддержку из любого резерва.
text-rowdy-pub = Созыв на этой карте даёт на 1 отряд больше.
text-vow-of-peace = Вам нельзя начинать набеги. Кто нападает на вас, не может жертвовать отрядами.
text-deed-writer = Заключите с любым игроком сделку, обязательную для обоих: обмен поддержкой, тайнами и локациями. Старый правитель уводит отряды, новый ставит свои.
text-salad-days = Возьмите 3 поддержки, по одной из трёх разных резервов.
text-marriage = Считается двумя советниками Очага, но занимает одно место.
text-hospital = Когда набег окончен, ваши отряды, погибшие в нём, возвращаются в эту локацию, если вы ею правите.
text-awaited-return = Торговля стоит 0 провианта, если вы убьёте отряд на своём планшете.
text-convoys = Положите весь сброс другого региона на сброс вашего.
text-vow-of-kinship = При розыгрыше вся ваша поддержка уходит в резерв Кочевья; отныне она всегда идёт туда, а платить вы можете прямо из него.
text-wild-mounts = Вместо своих схем Кочевья, которые пришлось бы сбросить, можете сбросить одну карту Зверей под вашей властью.
text-lancers = Только нападение. Всё, что выпало на кубиках нападения, считается дважды, и черепа тоже. В конце набега сбросьте эту карту.
text-mountain-giant = На выбор: +1 кубик нападения, когда вы нападаете, и −1, когда защищаетесь; или +3 и −3, но тогда в конце набега сбросьте эту карту.
text-rival-khan = Если у противника есть советник Кочевья, +4 кубика нападения, когда вы нападаете, и −4, когда защищаетесь. В конце набега сбросьте эту карту.
text-lost-tongue = Объявлять целью и отнимать ваши реликвии и знамёна может лишь тот, под чьей властью есть карта Кочевья.
text-special-envoy = Можете переместиться за 0 провианта, но на этом ваши действия в этот ход окончены.
text-resettle = Перенесите открытого нескованного советника Кочевья любого игрока в локацию, где есть место. Карту, которой место только в совете, перенести нельзя.
text-oracle = Возьмите первое сверху видение колоды земель и разыграйте или сбросьте его, как при поиске. Порядок остальных карт не меняется.
text-pilgrimage = Обитатели вашей локации уходят в ссылку; возьмите оттуда столько же случайных, посмотрите и положите в сброс своего региона.
text-spell-breaker = Враги правителя этой карты не могут применять способности, за которые платят тайной.
text-mounted-patrol = Только защита. Нападающий бросает лишь половину кубиков, с округлением вниз. В конце набега сбросьте эту карту.
text-great-crusade = За каждую карту Кочевья под вашей властью, считая эту: при нападении +1 кубик нападения, при защите −1 кубик нападения. В конце набега сбросьте эту карту.
text-ancient-bloodline = Для ваших врагов обитатели и реликвии в ваших локациях скованы.
text-ancient-pact = Если вы изгнанник, можете отдать канцлеру страшную тайну, стать вассалом и взять не глядя реликвию из реликвария.
text-storm-caller = Только защита. +2 кубика защиты. В конце набега сбросьте эту карту.
text-family-wagon = У вас может быть лишь один советник не из Кочевья, зато советников Кочевья — сколько угодно.
text-way-station = Перемещение сюда стоит 0 провианта тому, кто правит картой или отдаёт её правителю 1 поддержку.
text-twin-brother = Можете поменять эту карту местами с открытым нескованным советником Кочевья другого игрока.
text-hospitality = После перемещения возьмите 1 поддержку из резерва масти, которая есть и в новой локации, и в вашем совете.
text-a-fast-steed = Перемещение стоит 0 провианта, если на планшете не больше 3 отрядов.
text-relic-worship = Обретя реликвию, получите 3 провианта.
text-sacred-ground = Открывать видения можно, только стоя в этой локации («Заговора» это не касается).
text-nature-worship = За каждого вашего открытого советника Зверей: при нападении +1 кубик нападения, при защите −1 кубик нападения.
text-birdsong = Торговля с картой Зверей или Кочевья стоит 0 провианта.
text-small-friends = Торгуйте так, будто стоите в локации с картой Зверей; действуют модификаторы торговли той локации, а не вашей.
text-grasping-vines = Враг правителя этой карты, уходя из его локации, теряет отряд со своего планшета.
text-threatening-roar = Сбросьте все карты Кочевья и остальные карты Зверей в локациях вашего региона, кроме скованных.
text-fae-merchant = Возьмите верхнюю реликвию колоды, затем положите одну из своих (не скипетр) под колоду.
text-second-chance = Убейте отряд на планшете того, у кого есть советник Порядка или Раздора, и получите отряд.
text-pied-piper = Чтобы освободить место для этой карты, сбрасывать советника не нужно. Действие: перенесите её в совет другого игрока и возьмите у него 2 поддержки.
text-mushrooms = Поиск за 0 провианта: возьмите одну карту снизу сброса вашего региона.
text-insect-swarm = Когда вы нападаете или защищаетесь, каждая схема противника стоит ему ещё 1 поддержку (её сжигают).
text-vow-of-union = Обязательно: в ваших нападениях участвуют отряды из всех ваших локаций. Пока на вашем планшете есть отряды, нельзя уходить из локации, которой вы правите.
text-giant-python = Кто нападает на вас, выбирает цели так, чтобы сумма их кубиков защиты была чётной.
text-war-tortoise = Самые сильные грани противника не считаются: если он нападает — два меча с черепом (череп всё равно убивает), если защищается — два щита.
text-new-growth = Поиск: карты Зверей и Очага можно разыгрывать в любой открытой локации, где есть место.
text-wild-cry = Поиск: сыграв карту Зверей, получите 1 провиант и 2 отряда.
text-animal-host = Получите столько отрядов, сколько карт Зверей лежит во всех локациях.
text-memory-of-nature = Перенесите из любых других резервов в резерв Зверей столько поддержки, сколько карт Зверей лежит в локациях.
text-marsh-spirit = Кто объявил эту локацию целью, не может применять схемы в этом набеге.
text-vow-of-poverty = Торговля не даёт вам поддержки. Отдых: если поддержки у вас нет, возьмите 2 из одного резерва.
text-forest-council = Враги правителя этой карты не могут торговать с картами Зверей и созывать на них отряды.
text-walled-garden = Только защита. Если эта локация — цель, +1 кубик защиты за каждую карту Зверей во всех локациях.
text-vow-of-beastkin = Обязательно: проводите созыв только на картах тех мастей, что есть у ваших советников, зато получайте на 1 отряд больше.
text-bracken = Поиск: все сбрасываемые карты можно положить на сброс любого одного региона или под него.
text-wild-allies = Начните набег за 0 провианта так, будто вы стоите в локации с картой Зверей; ваши отряды оттуда присоединяются.
text-sprawling-rampart = Каждая локация правителя этой карты, объявленная целью, даёт на 1 кубик защиты больше.
text-bandit-rampart = Только защита. −2 кубика нападения, если эта локация — цель. Банды тоже пользуются этой схемой.
text-hall-of-debate = Народную поддержку нельзя объявлять целью набега.
text-hall-of-mockery = Кто бы ни обрёл народную поддержку, вокруг неё собирается чернь.
text-forest-temple = В хронике локации с картами Зверей не сбрасывают. Строение, которым победитель не правит, всё же становится развалинами.
text-ruined-temple = Враги правителя этой карты не могут открыто играть карты Зверей.
text-festival-district = Заключите с любым игроком сделку, обязательную для обоих: обмен поддержкой, тайнами и советниками.
text-squalid-district = После броска кубика завершения правитель этой карты, если он не вассал, может изменить результат на 1 в любую сторону.
text-great-spire = Поиск: любых взятых обитателей можно заменить случайными картами из ссылки.
text-fallen-spire = Назовите число от 0 до 5 и замените столько верхних обитателей сброса вашего региона случайными картами из ссылки.
text-ancient-forge = Возьмите верхнюю реликвию колоды: оставьте себе или положите под колоду.
text-broken-forge = Переверните эту карту: строение восстановлено.
text-vision-of-sanctuary = Цель изгнанника: реликвий и знамён у вас больше, чем у любого другого, и за игру взято не меньше 3 видений.
text-vision-of-rebellion = Цель изгнанника: у вас народная поддержка, и за игру взято не меньше 3 видений.
text-conspiracy = Эту карту может сыграть кто угодно. Сыграв её, можете сжечь тайну и отнять реликвию или знамя у игрока в вашей локации, если у ваших и его советников две общие масти. Потом карта уходит в коробку.
text-vision-of-faith = Цель изгнанника: у вас страшная тайна, и за игру взято не меньше 3 видений.
text-vision-of-conquest = Цель изгнанника: под вашей властью больше локаций, чем у любого другого, и за игру взято не меньше 3 видений.
text-banner-of-the-darkest-secret = Обрести её можно, положив больше тайн, чем на ней лежит, и только если в локации владельца есть карта масти, которой нет у его открытых советников. Вам достаётся одна из старых тайн, прежнему владельцу — остальные. Поиск в колоде земель стоит владельцу 2 провианта.
text-banner-of-the-peoples-favor-normal-side = Обрести её можно, положив больше поддержки, чем на ней лежит; старая расходится по резервам. В фазу подъёма владелец кладёт на неё поддержку или возвращает одну в самый пустой резерв; при 6 собирается чернь. Поиск: можно сыграть карту в любую локацию региона, сбросив там обитателя.
text-sticky-fire = Если ваша сторона победит, можете убить всю армию противника; тогда отдайте ему 1 поддержку, если она есть.
text-cursed-cauldron = Если ваша сторона победит, получите по отряду за каждый убитый в этом набеге вражеский отряд.
text-brass-horse = Покажите верхнюю карту сброса вашего региона и переместитесь за 0 провианта в другую локацию с картой этой масти; если таких нет — в любую.
text-truthful-harp = Поиск: можете взять на 2 карты больше, но тогда покажите всем взятые карты и ту, что оставили.
text-grand-mask = Пока владелец — изгнанник, в свой ход он, а не империя, правит картами имперских локаций (кроме схем).
text-horned-mask = Поменяйте местами своего открытого советника и карту в вашей локации, если обе карты могут лежать на новом месте. Поддержки за это вы не получаете.
text-cup-of-plenty = Торговля с картой масти вашего советника стоит 0 провианта.
text-whistle = Выберите фигурку в другой локации: её владелец перемещается к вам за 0 провианта, если может. Тогда отдайте ему уплаченную тайну.
text-dowsing-sticks = Возьмите верхнюю реликвию колоды: оставьте себе или положите под колоду.
text-cracked-horn = Поиск: сбрасываемые карты можно положить под колоду земель, а не в сброс.
text-bandit-crown = Банды считаются вашими отрядами, поэтому вы правите открытыми локациями, где нет ничьих отрядов. Убить или переставить банды нельзя.
text-ring-of-devotion = Вы не можете ставить отряды в локации; каждый созыв даёт на 2 отряда больше.
text-skeleton-key = Если вашей локацией правит канцлер, посмотрите одну реликвию в реликварии и, если хотите, возьмите её.
text-oracular-pig = Посмотрите три верхние карты колоды земель.
text-circlet-of-command = Никто не может ни объявлять целью, ни отнимать ваши знамёна и остальные реликвии. Ваши фигурка и поддержка как цель дают 3 кубика защиты вместо 2.
text-ivory-eye = Посмотрите одну закрытую карту: локацию, советника или реликвию в локации.
text-map = Положите «Карту» под колоду реликвий и получите 4 провианта.
text-obsidian-cage = Схема: если ваша сторона победит, уцелевшие отряды противника попадают в клетку. Действие: верните из неё отряды на планшет их цвета.
text-book-of-records = Обязательно: сыграв карту в локации, получите 1 тайну вместо 1 поддержки.
text-dragonskin-drum = Переместившись (даже не по своей воле), получите 1 отряд.
text-the-grand-scepter = Действие (но не в тот ход, когда вы отняли скипетр): посмотрите реликварий, предложите вассалитет изгнаннику или изгоните вассала.
text-mine = Начиная ход здесь, можете взять из локации 1 поддержку.
text-salt-flats = Начиная ход здесь, можете взять из локации 1 поддержку или 1 тайну.
text-fertile-valley = Родина Очага: сыграв сюда карту Очага, возьмите из его резерва ещё 1 поддержку.
text-barren-coast = Берег: перемещение отсюда на другой берег стоит 1 провиант, а «Узкий перевал» ему не мешает.
text-plains = +1 кубик нападения, если хотя бы одна цель находится здесь.
text-river = Созыв здесь даёт на 1 отряд больше, если вы правите этой локацией.
text-steppe = Родина Кочевья: сыграв сюда карту Кочевья, получите 1 тайну.
text-mountain = −1 кубик нападения, если хотя бы одна цель находится здесь.
text-lush-coast = Берег: перемещение отсюда на другой берег стоит 1 провиант, а «Узкий перевал» ему не мешает.
text-marshes = Поиск здесь даёт на 1 карту меньше.
text-wastes = Родина Раздора: сыграв сюда карту Раздора, можете взять здешнюю реликвию.
text-rocky-coast = Берег: перемещение отсюда на другой берег стоит 1 провиант, а «Узкий перевал» ему не мешает.
text-narrow-pass = Кто перемещается в этот регион из другого, должен остановиться здесь. Нападающий из другого региона должен объявить целью и эту локацию, если не правит ею.
text-charming-valley = Перемещение отсюда стоит на 1 провиант больше.
text-deep-woods = Родина Зверей: сыграв сюда карту Зверей, можете взять здешнюю реликвию.
text-standing-stones = Родина Магии: сыграв сюда карту Магии, получите 1 тайну.
text-ancient-city = Родина Порядка: сыграв сюда карту Порядка, получите 2 отряда.
text-drowned-city = Начиная ход здесь, можете взять из локации 1 тайну.
text-great-slum = Перед тем как карта ляжет сюда, можно сбросить одну карту отсюда.
text-buried-giant = Перемещаясь отсюда, можете закрыть одну свою тайну: тогда перемещение стоит 0 провианта, а «Узкий перевал» не мешает.
text-the-tribunal = Действие: если вы здесь или правите локацией, заключите с любым игроком сделку, обязательную для обоих: о поддержке, тайнах и будущих поступках.
text-shrouded-wood = Перемещение отсюда стоит 2 провианта, а «Узкий перевал» и «Укрытое место» ему не мешают. Если этой локацией правит ваш враг, он выбирает, куда вы попадёте.
text-the-hidden-place = Чтобы переместиться сюда или объявить здесь цель, закройте одну свою тайну.
text-brutal = Когда нападает канцлер, проигравшая сторона, даже его собственная, теряет всю армию, а не половину.
text-decadent = Канцлер перемещается в столицу за 0 провианта, а на окраины — на 1 дороже.
text-careless = Торговля даёт канцлеру на 1 поддержку больше, а если он торгует ради тайн — на 1 тайну меньше.
text-greedy = Поиск: канцлер берёт на 2 карты больше, но искать дороже чем за 2 провианта он не может.

# Кто вот-вот победит.
threat-usurper = { $seat } { $seat-you ->
    [yes] победите как узурпатор в начале своего следующего хода
   *[no] победит как узурпатор в начале своего следующего хода
}
threat-vision = { $seat } { $seat-you ->
    [yes] победите
   *[no] победит
} в начале своего следующего хода благодаря карте «{ $vision }»
threat-title = { $seat } { $seat-you ->
    [yes] сохраняете титул: в начале своего следующего хода станете узурпатором, а ещё через ход сможете победить
   *[no] сохраняет титул: в начале своего следующего хода станет узурпатором, а ещё через ход сможет победить
}
threat-near-vision = { $seat } в одном шаге от победы благодаря карте «{ $vision }»
threat-empire = В конце этого раунда победит империя, и партию { $seat-you ->
    [yes] выиграете вы
   *[no] выиграет { $seat }
}
threat-empire-roll = В конце этого раунда империя победит, если выпадет { $roll } или больше; тогда партию { $seat-you ->
    [yes] выиграете вы
   *[no] выиграет { $seat }
}

# -- Почему советуют так --

why-dice = победа в { $win } % случаев, черепа убьют в среднем { $losses ->
    [one] { $losses } отряд
    [few] { $losses } отряда
   *[other] { $losses } отрядов
}
why-plan = сейчас ваши шансы — { $win } %, а с этой схемой они вырастут
why-done = ваши шансы сейчас — { $win } %
why-stop = { $seat } вот-вот победит, а локации, знамёна и реликвии можно отнять силой
why-campaign = так берут локации, реликвии и знамёна
why-recover = реликвии и знамёна достаются тем, кто платит
why-search = новые карты — это новые способности, а то и видение
why-muster = отряды правят локациями и выигрывают набеги
why-trade = поддержкой и тайнами платят за всё
why-travel = в других локациях другие карты и другие правители
why-rest = сбережённый провиант пригодится в следующий ход
