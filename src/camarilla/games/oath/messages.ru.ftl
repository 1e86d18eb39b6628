# Обет: что говорит стол. Идентификаторы в обоих языках одни и те же.
game-title = Обет
game-about = Канцлер, вассалы и изгнанники борются за землю, которая всё помнит: хроники империи и изгнания, для 2—6 игроков.
seat = место { $seat }
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
unknown-card = неизвестная карта ({ $where })
facedown-site = закрытая локация { $space }
a-power = способность

# Вопросы.
act = Ваш ход: что вы делаете?
pick-board = Выберите планшет
stock-site = Поддержки не хватает: какая локация получит один жетон?
place-pawn = Поставьте фигурку в открытую локацию
first-adviser = Оставьте одну карту советником лицом вниз
first-discard-order = Какую карту сбросить первой?
modify = { $action }: примените модификатор или продолжайте
search-source = Где вы ищете?
search-keep = Какую карту вы оставляете?
search-keep-more = Оставить ещё одну карту для розыгрыша?
search-discard = Какую карту сбросить первой?
discard-pile = Куда отправить сбрасываемые карты?
play-where = { $card }: куда разыграть?
displace = Совет полон: кого сбросить?
first-discard = Сначала сбросить карту?
muster-on = На какой карте провести созыв?
trade-with = С какой картой и на что торговать?
recover-what = Что вы обретаете?
recover-payment = Сколько вы помещаете на знамя?
recover-bank = Старая поддержка расходится по резервам: с какого начать?
travel-to = Куда вы перемещаетесь?
send-to = Куда перемещается { $traveller }?
pay-toll = Переместиться туда и заплатить пошлину?
campaign-defender = На кого вы нападаете?
campaign-target = Объявите цели
campaign-dice = Сколько кубиков нападения?
campaign-join = Присоединиться к защите союзником?
campaign-permit = К вашей защите хочет присоединиться { $citizen }. Разрешить?
campaign-plan = Использовать схему сражения?
campaign-ally-order = Кто из союзников использует схемы следующим?
campaign-sacrifice = Победить, пожертвовав отряды ({ $count })?
campaign-lose = Где погибнет отряд?
campaign-place = Сколько отрядов вы помещаете сюда: { $site }?
campaign-banish = Депортировать фигурку защитника?
campaign-burn = Сжечь поддержку защитника?
new-keeper = Обету верны несколько игроков: кому отдать титул?
people-feed = Народная поддержка: поместите 1 жетон или верните 1 в резерв
site-token = Забрать жетон из вашей локации?
rest-power = Применить способность «Отдых»?
gather-count = Сколько отрядов забрать на планшет?
station-count = Сколько отрядов оставить здесь?
gather-allow = { $citizen } хочет забрать отряды из имперской локации ({ $count }). Разрешить?
share-count = Сколько отрядов отдать (или, с минусом, забрать)?
share-allow = { $other } предлагает передать отряды, вам: { $count }. Разрешить?
show-to = Кому показать карту { $card }?
offer-show = Показать реликвию до предложения ({ $seat })?
offer-space = Какая реликвия из реликвария?
citizen-remove = Лиловых отрядов не хватает: где убрать отряд?
conspire = Сжечь тайну и забрать что-нибудь?
keep-relic = { $card }: оставить? Иначе карта уйдёт под колоду
nudge-die = { $card }: изменить кубик завершения?
reroll = { $card }: перебросить эти кубики?
may = { $card }: сделать это?
react = { $card }: применить сейчас?
witchs-bargain = Сделка с кем-нибудь здесь?
pick-card = { $card }: выберите карту
pick-place = { $card }: выберите, где отряд
pick-site = { $card }: выберите локацию
pick-seat = { $card }: выберите игрока
pick-bank = { $card }: выберите резерв поддержки
pick-amount = { $card }: сколько?
pick-pile = { $card }: выберите стопку сброса
pick-item = { $card }: выберите реликвию или знамя
pick-word = { $card }: выберите
swear = Дайте обет следующей партии
chronicle-invite = Предложить вассалитет изгнаннику?
chronicle-join = Стать вассалом победителя?
chronicle-build = Возвести или восстановить строение?
chronicle-suit = Карты какой масти войдут в колоду земель?

# Ответы.
option-skip = Ничего
option-go = Дальше
option-done = Готово
option-add = Добавить 1 тайну
option-burn = Сжечь 1 тайну
option-favor = Забрать 1 поддержку
option-secret = Забрать 1 тайну
option-plus = На 1 больше
option-minus = На 1 меньше
act-rest = Отдых: закончить ход
act-search = Поиск
act-muster = Созыв
act-trade = Торговля
act-recover = Обретение
act-campaign = Набег
act-travel = Перемещение
act-play = Разыграть закрытого советника: { $card }
act-drop = Сбросить закрытого советника: { $card }
act-show = Показать закрытого советника: { $card }
act-use = Применить: { $card }
act-peek = Посмотреть реликвию: { $card }
act-gather = Забрать отряды из локации
act-station = Оставить отряды в локации
act-share = Поделить отряды: { $seat }
act-offer = Предложить вассалитет: { $seat }
act-exile = Изгнать: { $seat }
act-leave = Изгнать себя
noun-search = Поиск
noun-muster = Созыв
noun-trade = Торговля
noun-recover = Обретение
noun-campaign = Набег
noun-travel = Перемещение
noun-play = Розыгрыш
declare = Применить: { $card }
a-card = { $card }
a-site = { $site }
a-seat = { $seat }
a-bank = Резерв: { $suit }
an-amount = { $count }
a-board = Планшет: { $seat }
a-player-board = Планшет: { $color }, { $side }
play-discard = Сбросить
play-site = Разыграть в локации: { $site }
play-faceup = Разыграть в открытую
play-facedown = Положить в совет лицом вниз
play-revealed = Открыть видение на планшете
discard-as-usual = Как обычно
discard-under-world = Под колоду земель
discard-on = Наверх: { $pile }
discard-under = Вниз: { $pile }
trade-for-favor = 1 тайна на карту { $card } за поддержку
trade-for-secret = 2 поддержки на карту { $card } за тайны
attack = Напасть: { $seat }
attack-bandits = Напасть на банды
target-site = Локация: { $site }
target-pawn = Фигурка и поддержка
target-relic = Реликвия: { $card }
target-banner = Знамя: { $banner }
use-plan = Использовать: { $card }
feed-place = Поместить 1 поддержку на знамя
bargain-favor = 1 тайна за 2 поддержки: { $seat }
bargain-secret = 2 поддержки за 1 тайну: { $seat }
goods-favor = поддержка: { $count }
goods-secrets = тайны: { $count }
goods-reliquary = реликвия из реликвария, клетка { $space }
promise-owe-favor = обещание заплатить поддержку ({ $what }) к раунду { $round }, иначе { $penalty }
promise-owe-secrets = обещание отдать тайны ({ $what }) к раунду { $round }, иначе { $penalty }
promise-peace = обещание не нападать ({ $what }) до раунда { $round }, иначе { $penalty }
promise-hands-off = обещание не забирать ({ $what }) до раунда { $round }, иначе { $penalty }
refusal-deeds = за ход нельзя сделать больше действий, чем разрешает стол
refusal-supply = нужно больше провианта, чем у вас есть ({ $count })
refusal-search = вы не можете оплатить ни один поиск
refusal-muster = здесь нет пустой карты для созыва или у вас нет поддержки
refusal-trade = здесь не с чем торговать или вам нечего поместить
refusal-recover = здесь нет ничего, что вы могли бы обрести и оплатить
refusal-campaign = здесь не на кого напасть
refusal-travel = вам некуда переместиться
refusal-gather = здесь нет ваших отрядов, которые можно забрать
refusal-station = вы не правите этой локацией или вам некого здесь оставить
refusal-leave = изгнать себя может лишь вассал без скипетра, которому хватает поддержки
refusal-scepter = для этого нужен «Большой скипетр», взятый не на этом ходу
refusal-not-exile = вассалитет предлагают изгнанникам
refusal-reliquary = реликварий пуст
refusal-not-citizen = изгнать можно лишь другого вассала
refusal-exile-price = вам не хватает поддержки или это запрещено
refusal-access = вы не правите этой картой и не стоите в её локации: { $card }
refusal-occupied = на карте уже лежат жетоны: { $card }
refusal-cost = вы не можете оплатить: { $card }
refusal-useless = сейчас это ничего не даст: { $card }
refusal-nowhere = сейчас это некуда разыграть: { $card }
refusal-not-there = этого нет у того, кто отдаёт
refusal-no-relic = предложение вассалитета должно обещать реликвию из реликвария
refusal-advisers = у кого-то окажется слишком много советников
refusal-warbands = новому правителю нужен отряд для каждой локации (сделка: { $seat })
refusal-power = об этом речи не идёт: { $card }
refusal-forbidden = это запрещает свойство карты
refusal-tokens = на это не хватает милости или тайн
refusal-here = вы уже там
refusal-region = искать можно только в колоде мира и в сбросе своего региона
refusal-not-drawn = этой карты нет среди взятых
refusal-pile = ни одно свойство не отправляет ваш сброс туда
refusal-vision-site = видения не разыгрывают в локации
refusal-adviser-only = эта карта может быть только советником
refusal-site-only = эта карта может лежать только в локации
refusal-own-site = карту разыгрывают в свою локацию
refusal-no-room = там нет места
refusal-reveal = открывает видение только изгнанник, и ничего другого не открывают
refusal-too-many-advisers = советников станет слишком много, или так эту карту класть нельзя
refusal-displace = это не советник, который мог бы уступить место
refusal-clear = эту карту нельзя сбросить, чтобы освободить место
refusal-feed = годится банк, где меньше всего милости, или своя милость, если она есть
refusal-rest = у этой карты нет свойства отдыха, которое сейчас доступно
refusal-token = здесь такого нет
refusal-conspire = этого заговором не взять
refusal-bargain = у кого-то из вас нет нужного, или вы в разных местах
refusal-board = этот планшет занят
refusal-stock = этой локации милость сейчас не кладут
refusal-pawn = фигурки начинают в открытых локациях, канцлер — в первой из них
refusal-defender = этот соперник не правит локацией, где вы воюете, и не стоит в ней
refusal-target = это не принадлежит защитнику, или здесь этого не получить
refusal-declared-target = это уже цель
refusal-target-here = одна из целей должна быть в вашей локации
refusal-too-many = столько взять нельзя
refusal-used = план уже применён: { $card }
refusal-side = это план другой стороны: { $card }
refusal-rule = этой картой правите не вы: { $card }
refusal-ally = это не союзник, чьи планы ещё впереди
refusal-show = свои карты вы знаете
refusal-swear = следующий обет — другой, или тот, что у победившего видения
refusal-invite = сейчас этот игрок не может стать вассалом
refusal-build = на её месте нельзя построить здание
refusal-suit = этой масти среди ваших советников не больше всего
refusal-not-here = не лежит в вашей локации: { $card }
refusal-ruin = нет масти: { $card }
refusal-recover-relic = реликвии добывают закрытыми из своей локации, за её цену
refusal-darkest = все масти в локации владельца есть среди его советников
refusal-banner = положить нужно больше, чем там лежит ({ $count })
refusal-bank = начните с другого банка
refusal-lose = там нет нужных отрядов
refusal-banish = фигурку нельзя отправить туда
refusal-keeper = условию обета лучше всех отвечает не этот игрок
refusal-go = так действие не довести до конца
refusal-declared = уже объявлено: { $card }
refusal-modifier = не влияет на это действие, недоступно или не по средствам: { $card }

# События.
event-GameBegan = Начинается игра с обетом { $oath ->
    [supremacy] главенства
    [people] служения
    [devotion] мудрости
   *[other] спасения
}; порядок ходов: { $order }
event-RoundBegan = Раунд { $round }
event-TurnBegan = { $seat } { $seat-you ->
    [yes] начинаете ход
   *[no] начинает ход
}
event-ActionBegan = { $seat } { $seat-you ->
    [yes] выполняете
   *[no] выполняет
} действие: { $action ->
    [search] поиск
    [muster] созыв
    [trade] торговля
    [recover] обретение
    [campaign] набег
    [travel] перемещение
    [use] применение способности
    [play] розыгрыш советника
    [drop] сброс советника
    [peek] просмотр реликвии
    [show] показ советника
    [offer] предложение вассалитета
    [exile] изгнание вассала
    [leave] самоизгнание
   *[other] перенос отрядов
}
event-PowerUsed = { $seat } { $seat-you ->
    [yes] применяете
   *[no] применяет
}: { $card }
event-PowerUsed-hidden = Банды применяют: { $card }
event-FavorGained = { $seat } { $seat-you ->
    [yes] получаете
   *[no] получает
} поддержку из резерва { $bank ->
    [0] раздора
    [1] магии
    [2] порядка
    [3] очага
    [4] зверей
   *[5] кочевья
}: { $count }
event-FavorTaken = { $seat } { $seat-you ->
    [yes] забираете
   *[no] забирает
} поддержку: { $count }; теряет: { $giver }
event-FavorGiven = { $seat } { $seat-you ->
    [yes] отдаёте
   *[no] отдаёт
} поддержку: { $count }; получает: { $taker }
event-FavorBurnt = { $seat } { $seat-you ->
    [yes] сжигаете
   *[no] сжигает
} поддержку: { $count }
event-SecretsGained = { $seat } { $seat-you ->
    [yes] получаете
   *[no] получает
} тайны: { $count }
event-SecretsTaken = { $seat } { $seat-you ->
    [yes] забираете
   *[no] забирает
} тайны: { $count }; теряет: { $giver }
event-SecretsBurnt = { $seat } { $seat-you ->
    [yes] сжигаете
   *[no] сжигает
} тайны: { $count }
event-WarbandsGained = { $seat } { $seat-you ->
    [yes] получаете
   *[no] получает
} отряды: { $count }
event-WarbandsKilled = { $seat } { $seat-you ->
    [yes] теряете
   *[no] теряет
} отряды: { $count }
event-WarbandsMoved = { $seat } { $back ->
    [1] { $seat-you ->
        [yes] забираете
       *[no] забирает
    } отряды из локации { $site }: { $count }
   *[0] { $seat-you ->
        [yes] помещаете
       *[no] помещает
    } отряды в локацию { $site }: { $count }
}
event-CardsDrawn = { $seat } { $seat-you ->
    [yes] берёте
   *[no] берёт
} карты: { $cards }
event-CardsDrawn-hidden = { $seat } { $seat-you ->
    [yes] берёте
   *[no] берёт
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}
event-VisionDrawn = Видение: взято уже { $visions } ({ $seat })
event-CardPlayed = { $seat } { $seat-you ->
    [yes] разыгрываете
   *[no] разыгрывает
} карту { $card } { $where ->
    [10] в совет лицом вверх
    [11] в совет лицом вниз
    [12] на клетку открытого видения
   *[other] в локацию
}
event-CardPlayed-hidden = { $seat } { $seat-you ->
    [yes] кладёте
   *[no] кладёт
} карту в совет лицом вниз
event-CardDiscarded = { $seat } { $seat-you ->
    [yes] сбрасываете
   *[no] сбрасывает
}: { $card } ({ $pile ->
    [0] сброс столицы
    [1] сброс провинций
    [2] сброс окраин
   *[3] низ колоды земель
})
event-CardDiscarded-hidden = { $seat } { $seat-you ->
    [yes] сбрасываете
   *[no] сбрасывает
} карту ({ $pile ->
    [0] сброс столицы
    [1] сброс провинций
    [2] сброс окраин
   *[3] низ колоды земель
})
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
} реликвию: { $card }
event-BannerMoved = { $seat } { $seat-you ->
    [yes] теперь владеете
   *[no] теперь владеет
}: { $banner ->
    [0] знамя народной поддержки
   *[1] знамя страшной тайны
}, жетонов: { $tokens }
event-SiteRevealed = Открыта локация: { $site }
event-Travelled = { $seat } { $seat-you ->
    [yes] перемещаетесь
   *[no] перемещается
}: { $site }
event-CampaignBegan = { $seat } { $seat-you ->
    [yes] нападаете
   *[no] нападает
}; защищается: { $defender }
event-CampaignBegan-hidden = { $seat } { $seat-you ->
    [yes] нападаете
   *[no] нападает
} на банды
event-DiceRolled = { $attack ->
    [1] Кубики нападения
   *[0] Кубики защиты
}: { $count }
event-CampaignEnded = { $attack } против { $defense }: { $won ->
    [1] триумфатор { $seat }, проигравший { $defender }
   *[0] триумфатор { $defender }, проигравший { $seat }
}
event-CampaignEnded-hidden = { $attack } против { $defense }: { $won ->
    [1] триумфатор { $seat }, банды разбиты
   *[0] банды устояли, проигравший { $seat }
}
event-TitleMoved = { $seat } { $seat-you ->
    [yes] теперь верны обету
   *[no] теперь верный обету
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
event-DealStruck = Заключена сделка: { $seat } и { $partner }
event-EndDieRolled = На кубике завершения: { $roll } ({ $seat })
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
} строение: { $card }

# Рисунок в терминале.
oath-line = Раунд { $round } из 8 · ход: { $seat } · взято видений: { $visions }
oath-title = Титул: { $seat } ({ $side })
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
oath-piles = Сбросы, карт: { $piles }
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
