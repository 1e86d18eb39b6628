# Pax Illuminaten: что говорит стол. Идентификаторы общие для обоих языков.
game-title = Pax Illuminaten
game-about = Вербуйте просвещённых, стройте ложи и воплотите два замысла раньше соперников; для 2–4 мест, одно из которых может занять искусственный соперник.

# Только там, где имени у места нет.
seat = место { $seat }

faction-A = аристократия
faction-M = магистраты
faction-Cr = творцы
faction-Kn = знатоки
faction-Cl = духовенство
faction-Sc = учёные

card-PIL001 = Граф Карл Пальфи фон Эрдёд
card-PIL002 = Граф Иоганн Филипп фон Кобенцль
card-PIL003 = Фридрих Вильгельм II Прусский
card-PIL004 = Фридрих Карл Йозеф фон Эрталь
card-PIL005 = Иоганн Рудольф фон Бишофвердер
card-PIL006 = Фридрих Генрих Якоби
card-PIL007 = Кристиан Адольф Овербек
card-PIL008 = Иоганн Якоб Ланц
card-PIL009 = Генрих Август Оттокар Рейхард
card-PIL010 = Эмануэль Шиканедер
card-PIL011 = Лоренц фон Вестенридер
card-PIL012 = Якоб Фридрих фон Абель
card-PIL013 = Фридрих Мюнтер
card-PIL014 = Франц Антон Месмер
card-PIL015 = Карл Леонгард Рейнгольд
card-PIL016 = Фридрих V Гессен-Гомбургский
card-PIL017 = Граф Фридрих Леопольд цу Штольберг
card-PIL018 = Эмиль Леопольд Август Саксен-Гота-Альтенбургский
card-PIL019 = Карл Теодор фон Дальберг
card-PIL020 = Фридрих Август Брауншвейг-Эльсский
card-PIL021 = Томас Мария де Басс
card-PIL022 = Йозеф фон Зонненфельс
card-PIL023 = Леопольд Фридрих Гюнтер фон Гёкинг
card-PIL024 = Антон Маттиас Шприкман
card-PIL025 = Иоганн Иоахим Кристоф Боде
card-PIL026 = Иоганн Карл Август Музеус
card-PIL027 = Алоис Блумауэр
card-PIL028 = Леопольд Вилем фон Коловрат-Краковский
card-PIL029 = Юстус Христиан Лодер
card-PIL030 = Иоганн Фридрих Миг
card-PIL031 = Адольф Книгге
card-PIL032 = Вольфганг Гериберт фон Дальберг
card-PIL033 = Карл Алоис, князь Лихновский
card-PIL034 = Филипп Франц фон Вальдердорф
card-PIL035 = Ганс Генрих фон Эккер унд Экгофен
card-PIL036 = Франц Ксаверий фон Цвак
card-PIL037 = Франц Дитрих фон Дитфурт
card-PIL038 = Максимилиан фон Монжела
card-PIL039 = Готтлиб Гуффеланд
card-PIL040 = Йозеф Гайдн
card-PIL041 = Карл фон Эккартсгаузен
card-PIL042 = Иоганн Вольфганг фон Гёте
card-PIL043 = Карл Гессен-Кассельский
card-PIL044 = Кристоф Фридрих Николаи
card-PIL045 = Иоганн Готфрид Гердер
card-PIL046 = Карл Август Саксен-Веймар-Эйзенахский
card-PIL047 = Христиан фон Гаугвиц
card-PIL048 = Готхольд Эфраим Лессинг
card-PIL049 = Фридрих Людвиг Шрёдер
card-PIL050 = Иоганн Христоф фон Вёльнер
card-PIL051 = Георг Форстер
card-PIL052 = Карл Теодор, курфюрст Баварии
card-PIL053 = Карл Август фон Гарденберг
card-PIL054 = Иоганн Генрих Юнг-Штиллинг
card-PIL055 = Вольфганг Амадей Моцарт
card-PIL056 = Евлогий Шнейдер
card-PIL057 = Самуэль Томас Зёммеринг

plot-P01 = Вербовка на периферии
plot-P02 = Союз равных
plot-P03 = Великие просветители
plot-P04 = Внутренний круг
plot-P05 = Объединение масонов
plot-P06 = Широкие связи
plot-P07 = Влиятельные адепты
plot-P08 = Путь слухов
plot-P09 = Теневые соглашения
plot-P10 = Братство розенкрейцеров
plot-P11 = Линия обмена
plot-P12 = Великая ложа
plot-P13 = Сотрудничество ареопагов

happening-edict-A = Эдикт: аристократия
happening-edict-M = Эдикт: магистраты
happening-edict-Cr = Эдикт: творцы
happening-edict-Kn = Эдикт: знатоки
happening-edict-Cl = Эдикт: духовенство
happening-edict-Sc = Эдикт: учёные
happening-court-festivities = Придворные торжества
happening-clear-weather = Ясная погода
happening-propaganda-press = Печать пропаганды
happening-rosicrucian-rise = Подъём розенкрейцеров
happening-masonic-treaty = Договор с масонами
happening-wilhelmsbad = Вильгельмсбадский конвент
happening-electors-decree = Указ курфюрста
happening-church-inquisitors = Церковные дознаватели
happening-quiet-whisper = Тихий шёпот

degree-I = I степень
degree-II = II степень
degree-III = III степень
degree-GM = великий мастер
degree-RA = королевская арка

strength-2 = 2
strength-3 = 3
strength-4 = 4
strength-5 = 5
strength-6 = 6
strength-7 = кинжал
strength-8 = молоты

areopagus = ваш ареопаг
cell-down = закрытая карта на месте { $cell }
cell-card = { $card }, место { $cell }

# Что дают способности, в двух словах; полностью — в главе 18.
ability-x-scout = разведать ЛЮБУЮ карту без поддержки
ability-x-influence = повлиять на ЛЮБУЮ карту, дешевле за каждую чужую фишку на ней
ability-x-interrogate = допросить, слухи доходят и до степени выше или ниже
ability-x-reassign = переложить до 3 фишек из ЛЮБЫХ ячеек в ЛЮБЫЕ свободные
ability-x-dismiss = исключить, затем переложить фишку на новую карту
ability-x-oust = вытеснить фишки с ЛЮБОЙ карты
ability-e-scout = каждая разведка приносит и поддержку выложенной карты
ability-e-influence = каждая фишка стоит на 1 поддержку меньше
ability-e-interrogate = допросить ЛЮБУЮ карту, чужие фишки на ней считаются вашими
ability-e-reassign = переназначать с карт любой фракции
ability-e-dismiss = исключать без поддержки
ability-e-oust = ни у кого нет ни превосходства, ни уязвимости
ability-sp-swap = поменять местами две открытые карты
ability-sp-draw = взять 2 карты из колоды или 1 со двора
ability-sp-faction = одолжить карту фракции на этот ход
ability-sp-edict = взять 2 поддержки с эдикта
ability-gm = взять поддержку этой карты
ability-ra = ещё одно основное действие

# Вопросы
act = Выберите, что делать; { $count ->
    [one] осталось { $count } основное действие
    [few] осталось { $count } основных действия
   *[other] осталось { $count } основных действий
}
pay = Заплатите: { $symbol }; { $count ->
    [one] нужен { $count } символ
    [few] нужно { $count } символа
   *[other] нужно { $count } символов
}
spare = Выберите символ, за который не платите
intercept = В запасе нет поддержки ({ $faction }): заберите её у соперника
kind = Выберите тип поддержки
via = Выберите действующую карту
lay = Выберите карту на место { $cell }
replace = Выберите карту взамен той, что на месте { $cell }
place = Сколько фишек на карту «{ $card }»?
step = Переложите фишку с карты фракции ({ $faction }); { $count ->
    [one] осталось { $count } перемещение
    [few] осталось { $count } перемещения
   *[other] осталось { $count } перемещений
}
leap = Переложите фишку в любую свободную ячейку; { $count ->
    [one] осталось { $count } перемещение
    [few] осталось { $count } перемещения
   *[other] осталось { $count } перемещений
}
token = Какую из своих фишек на карте «{ $card }» вы перекладываете?
target = Какую фишку соперника ({ $rival }) на карте «{ $card }» вы выбираете целью?
pull = Можете переложить фишку на карту «{ $card }»
whispers = До какой ещё степени доходят слухи?
collude = Тихий шёпот: поделиться по сговору или оставить всё себе?
gift = Выберите поддержку, которую получит { $rival }
whom = Поддержки не хватает: кому отдать?
dispute = { $attacker } { $attacker-you ->
    [yes] начинаете
   *[no] начинает
} спор за фишки на карте «{ $card }»: выложите карту; ваша начальная сила — { $strength }
cancelled = Обе карты побеждают немедленно: выложить новые или закончить спор?
aim = Сколько фишек соперника ({ $rival }) на карте «{ $card }» вы выбираете целью?
keep-plots-which = Вы больше не выполняете все свои замыслы сразу: какие оставите?
regain = Можете вернуть фишку на карту замысла
special-event = Можете разыграть особое событие
draw-event = Выберите карту события; другая вернётся на верх колоды
edict = Выберите эдикт, с которого возьмёте 2 поддержки
discard = В руке слишком много карт: выберите, что сбросить
draw = Доберите карту, осталось { $count }{ $paid ->
    [yes] ; ещё одна со двора стоит 1 поддержку
   *[no] {""}
}
ability-use = { $card }: { $ability }
extra-scout = Выберите любую закрытую карту для разведки
extra-influence = Выберите любую карту, на которую повлияете
extra-interrogate = Выберите карту для допроса
extra-dismiss = Выберите карту, которую исключите
extra-oust = Выберите, кого вытеснить, на любой карте
swap = Выберите карту для обмена
pick = Выберите, что добавить в руку
borrow = Выберите карту фракции, которую одолжите

# Что можно сделать в фазе действий
do-end = Закончить фазу действий
do-scout = Разведать: { $place }
do-influence = Повлиять: { $place }
do-interrogate = Допросить: { $place }
do-reassign = Переназначить: { $faction }
do-dismiss = Исключить: { $place }
do-oust = Вытеснить: { $rival }, { $place }
do-conspire = Плести заговор: { $card }
do-take = Забрать карту фракции: { $faction }
do-realise = Воплотить замысел: { $plot }
do-a-influence = Карта аристократии, повлиять: { $place }
do-m-dismiss = Карта магистратов, исключить: { $place }
do-cr-reassign = Карта творцов: переложить фишки с одной карты
do-kn-interrogate = Карта знатоков, допросить: { $place }
do-cl-oust = Карта духовенства, вытеснить: { $rival }, { $place }
do-sc-scout = Карта учёных, разведать: { $place }
do-reward-influence = Награда, повлиять: { $place }
do-reward-dismiss = Награда, исключить: { $place }
do-reward-reassign = Награда, переназначить ({ $faction }): { $place }
do-press = Печать пропаганды: 3 поддержки ({ $faction }) за основное действие
do-convent = Вильгельмсбадский конвент: любые 5 поддержек за основное действие
do-inquire-hand = Церковные дознаватели: посмотреть руку, { $rival }
do-inquire-plot = Церковные дознаватели: посмотреть замысел, { $rival }

# Прочие ответы
pay-direct = Заплатить за каждый символ его поддержкой
pay-one = 1 поддержка: { $faction }
pay-set = Взамен { $number } поддержки: { $faction }
pay-filled = Взамен { $number ->
    [one] { $number } поддержка
    [few] { $number } поддержки
   *[other] { $number } поддержек
} ({ $faction }) и { $filler ->
    [one] { $filler } поддержка
    [few] { $filler } поддержки
   *[other] { $filler } поддержек
} творцов
any-favour = любая поддержка
one-of = поддержка: { $factions }
spare-one = { $faction }
from-rival = Взять у: { $rival }
take-favour = Поддержка: { $faction }
via-card = Действует: { $place }
lay-card = Выложить: { $card }
place-tokens = { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[other] { $number } фишек
}
move-token = Откуда: { $from }; куда: { $to }
stop-moving = Больше не перемещать
token-in-cell = Фишка в ячейке { $number }, считая сверху
gossip-degree = { $degree }
option-keep-all = Оставить всё себе
option-share = Поделиться
give-favour = Отдать поддержку: { $faction }
to-rival = Отдать: { $rival }
dispute-card = { $card }, сила { $strength }
option-again = Выложить новые карты
option-end = Закончить спор
aim-at = { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[other] { $number } фишек
}
keep-plots = Оставить: { $plots }
regain-plot = Вернуть фишку: { $plot }
leave-plots = Не возвращать
play-event = Разыграть: { $happening }
play-no-event = Не разыгрывать
take-event = Взять: { $happening }
from-edict = { $happening }
discard-card = Сбросить: { $card }
draw-deck = Из колоды
draw-court = { $card }, двор, место { $place }
pick-deck = 2 карты из колоды
chain-use = Использовать способность
chain-favour = Взять быструю поддержку
chain-skip = Ни то ни другое
at-place = { $place }
at-rival = { $rival }, { $place }
borrow-card = Карта фракции: { $faction }

# Отказы
refusal-no-actions = основных действий не осталось
refusal-face-up = эта карта лежит лицевой стороной вверх
refusal-face-down = эта карта лежит лицевой стороной вниз
refusal-not-adjacent = рядом нет вашей действующей карты
refusal-no-favour = вам нечем заплатить
refusal-no-room = на этой карте нет свободных ячеек
refusal-royal-arch = на этой королевской арке влияние соперника
refusal-no-tokens = в вашем запасе нет фишек
refusal-yielded = эта карта уже принесла поддержку в этот ход
refusal-no-token-there = там нет вашей фишки
refusal-faction-unheld = ни на одном просвещённом этой фракции нет вашей фишки
refusal-no-move = ни одну вашу фишку нельзя так переместить
refusal-rivals-there = там фишки соперников
refusal-empty-hand = вам нечего выложить
refusal-no-card-fits = ни на одной вашей карте нет ячеек для всех фишек соперников
refusal-nobody-to-oust = у этого игрока там нет фишек
refusal-chain-closed = королевская арка завершила цепь
refusal-no-link = у неё нет общей фракции с последней картой цепи
refusal-not-in-play = этой карты фракции нет в партии
refusal-own-already = эта карта фракции уже ваша
refusal-once-a-turn = это можно сделать раз в ход
refusal-no-lodge = вы не управляете самой большой ложей этой фракции
refusal-token-there = ваша фишка уже там
refusal-plot-unmet = его условие не выполнено
refusal-plot-overlap = он слишком совпадает с другими вашими замыслами
refusal-no-marker = там нет маркера награды
refusal-not-in-force = это событие не действует
refusal-nothing-to-see = смотреть не на что

reason-plots = по замыслам
reason-opponent = по замыслу искусственного соперника
reason-edicts = по очкам за фракции после пятого эдикта
reason-rounds = по очкам за фракции после последнего раунда

# Если место занимает читатель, `seat-you` равно `yes`; здесь глаголы от этого не зависят.
event-GameBegan = Первый игрок — { $first }. Общие замыслы: { $plots }
event-PlotDealt = { $seat }: личный замысел «{ $plot }»
event-PlotDealt-hidden = { $seat }: получен личный замысел
event-TurnBegan = Раунд { $round }: { $seat-you ->
    [yes] ваш ход
   *[no] ходит { $seat }
}
event-CardsDrawn = { $seat } { $seat-you ->
    [yes] берёте
   *[no] берёт
} из колоды: { $cards }
event-CardsDrawn-hidden = { $seat } { $seat-you ->
    [yes] берёте
   *[no] берёт
} из колоды: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[other] { $number } карт
}
event-CourtTaken = { $seat } { $seat-you ->
    [yes] берёте
   *[no] берёт
} со двора: { $card }
event-CourtUpdated = Двор: { $court }
event-DeckShuffled = Сброс перемешан в новую колоду
event-CardDiscarded = { $seat } { $seat-you ->
    [yes] сбрасываете
   *[no] сбрасывает
}: { $card }
event-CardScouted = Разведка ({ $seat }): { $card }, место { $cell }
event-CardScouted-hidden = Разведка ({ $seat }): карта на месте { $cell }
event-CardLaid = { $seat }, на место { $cell } выложена карта «{ $card }»
event-CardTurned = { $seat }, на месте { $cell } открыта карта «{ $card }»
event-CardDismissed = { $seat }, с места { $cell } исключена карта «{ $card }»
event-CardsSwapped = { $seat }: карты на местах { $one } и { $two } поменялись местами
event-TokensPlaced = { $seat }, на место { $cell }: { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[other] { $number } фишек
}
event-TokenMoved = { $seat }: фишка с места { $start } на место { $end }
event-TokensRemoved = { $seat }, с места { $cell } в запас: { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[other] { $number } фишек
}
event-FavoursSpent = { $seat }, потрачено: { $favours }
event-FavoursGained = { $seat }, получено: { $favours }
event-FavourIntercepted = Перехват: { $seat } у игрока { $rival }: { $favour }
event-FavourShared = Сговор: { $seat } игроку { $rival }: { $favour }
event-Interrogated = Допрос ({ $seat }): карта на месте { $cell }
event-Interrogated-hidden = Допрос ({ $seat }): свой ареопаг
event-DisputeBegan = Спор за место { $cell }: { $attacker } против { $defender }, сила { $attack } к { $defence }
event-DisputeCard = Карта спора ({ $seat }): { $card }
event-DisputeEnded = { $winner-you ->
    [yes] Вы выигрываете спор
   *[no] { $winner } выигрывает спор
}
event-RewardPlaced = { $seat }: маркер награды на месте { $cell }
event-RewardUsed = { $seat }: сброшен маркер награды с места { $cell }
event-Conspired = Заговор ({ $seat }): { $card}: { $ability }
event-QuickFavour = { $seat }: быстрая поддержка
event-FactionTaken = { $seat }: карта фракции ({ $faction }), прежде её держал { $rival }
event-FactionTaken-hidden = { $seat }: карта фракции из ряда ({ $faction })
event-FactionUsed = { $seat }: использована карта фракции ({ $faction })
event-FactionBorrowed = { $seat }: одолжена карта фракции ({ $faction })
event-FactionReturned = { $seat }: возвращена карта фракции ({ $faction })
event-PlotRealised = { $seat }: замысел «{ $plot }» воплощён
event-PlotLost = { $seat }: замысел «{ $plot }» больше не выполняется
event-PlotRegained = { $seat }: замысел «{ $plot }» снова выполняется
event-PlotSeen = { $seat } { $seat-you ->
    [yes] видите
   *[no] видит
} { $rival-you ->
    [yes] ваш личный замысел
   *[no] личный замысел игрока { $rival }
}: { $plot }
event-PlotSeen-hidden = { $seat } { $seat-you ->
    [yes] смотрите
   *[no] смотрит
} { $rival-you ->
    [yes] ваш личный замысел
   *[no] личный замысел игрока { $rival }
}
event-HandSeen = { $seat } { $seat-you ->
    [yes] видите
   *[no] видит
} { $rival-you ->
    [yes] вашу руку
   *[no] руку игрока { $rival }
}: { $cards }
event-HandSeen-hidden = { $seat } { $seat-you ->
    [yes] смотрите
   *[no] смотрит
} { $rival-you ->
    [yes] вашу руку
   *[no] руку игрока { $rival }
}
event-EventsDrawn = { $seat } { $seat-you ->
    [yes] выбираете
   *[no] выбирает
} событие: { $happenings }
event-EventsDrawn-hidden = { $seat } { $seat-you ->
    [yes] смотрите
   *[no] смотрит
} { $number ->
    [one] { $number } карту событий
    [few] { $number } карты событий
   *[other] { $number } карт событий
}
event-EventKept = { $seat } { $seat-you ->
    [yes] оставляете
   *[no] оставляет
} себе: { $happening }
event-EventKept-hidden = { $seat } { $seat-you ->
    [yes] оставляете
   *[no] оставляет
} себе особое событие
event-EdictPlayed = { $seat }, { $happening }: вся поддержка ({ $faction }) возвращается в запас, шесть жетонов — на карту
event-EdictEased = { $happening }: { $number ->
    [one] { $number } жетон
    [few] { $number } жетона
   *[other] { $number } жетонов
} — { $seat-you ->
    [yes] вам
   *[no] игроку { $seat }
}
event-EdictEased-hidden = { $happening }: { $number ->
    [one] { $number } жетон
    [few] { $number } жетона
   *[other] { $number } жетонов
} — в запас
event-SpecialPlayed = { $seat } { $seat-you ->
    [yes] разыгрываете
   *[no] разыгрывает
}: { $happening }
event-EventDiscarded = Сброшено: { $happening }
event-LastRound = Сброшен пятый эдикт: раунд { $round } — последний
event-ActionBought = { $seat }: куплено основное действие
event-OpponentStep = { $seat } { $seat-you ->
    [yes] следуете
   *[no] следует
} { $clause }, место { $cell }
event-OpponentStep-hidden = { $seat } { $seat-you ->
    [yes] следуете
   *[no] следует
} { $clause }
event-PlanOpened = { $seat }, карта плана: { $card }
event-FigureMoved = Фигурка ({ $seat }) переходит на место { $cell }
event-FigureMoved-hidden = Фигурка ({ $seat }) возвращается на ареопаг
event-GameEnded = { $winners }: победа ({ $reason })

# Кто вот-вот победит.
threat-plots = { $seat } { $seat-you ->
    [yes] исполнили два замысла и победите в конце своего хода
   *[no] — исполнено два замысла, победа в конце хода
}
threat-second-plot = { $seat } { $seat-you ->
    [yes] можете исполнить второй замысел и победить
   *[no] может исполнить второй замысел и победить
}: { $plot }
threat-near-plot = { $seat } в одном шаге от второго замысла: { $plot }

# -- Почему советуют так --

why-realise = два воплощённых замысла — это победа
why-take = это бесплатно и даёт действие каждый ход
why-influence = фишки дают поддержку, контроль и замыслы
why-interrogate = это ничего не стоит и даёт поддержку на всё остальное
why-scout = так поле становится удобнее вам
why-conspire = карты руки — это действия сверх двух
why-dismiss = другая карта может замкнуть ложу
why-oust = у соперника станет меньше фишкой, а вам останется награда
why-reassign = фишки окажутся там, где нужны замыслу
why-end = ничего лучше не осталось
