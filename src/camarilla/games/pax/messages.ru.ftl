# Pax Illuminaten: что говорит стол. Идентификаторы общие для обоих языков.
game-title = Pax Illuminaten
game-about = Вербуйте просвещённых, стройте ложи и воплотите два замысла раньше соперников; для 2–4 игроков, один из которых может быть искусственным соперником.

# Только там, где имени у места нет.

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

happening-edict-A = Эдикт об аристократии
happening-edict-M = Эдикт о магистратах
happening-edict-Cr = Эдикт о творцах
happening-edict-Kn = Эдикт о знатоках
happening-edict-Cl = Эдикт о духовенстве
happening-edict-Sc = Эдикт об учёных
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
cell-down = место { $cell }
cell-card = «{ $card }», место { $cell }

# Что дают способности, в двух словах; полностью — в главе 18.
ability-x-scout = разведать ЛЮБУЮ карту, не тратя поддержки
ability-x-influence = повлиять на ЛЮБУЮ карту; скидка 1 за чужую фишку
ability-x-interrogate = допросить; слухи доходят и до карт степенью выше или ниже
ability-x-reassign = переложить до 3 фишек из ЛЮБЫХ ячеек в ЛЮБЫЕ свободные
ability-x-dismiss = исключить, затем переложить фишку на новую карту
ability-x-oust = вытеснить фишки с ЛЮБОЙ карты
ability-e-scout = каждая разведка приносит и поддержку выложенной карты
ability-e-influence = фишки дешевле на 1
ability-e-interrogate = допросить ЛЮБУЮ карту; чужие фишки на ней считаются вашими
ability-e-reassign = переназначать фишки с карт любой фракции
ability-e-dismiss = исключать, не тратя поддержки
ability-e-oust = ни у кого нет ни превосходства, ни уязвимости
ability-sp-swap = поменять местами две открытые карты
ability-sp-draw = взять 2 карты из колоды или 1 со двора
ability-sp-faction = взять карту фракции до конца хода
ability-sp-edict = взять 2 поддержки с эдикта
ability-gm = взять поддержку этой карты
ability-ra = ещё одно основное действие

# Вопросы
act = { $count ->
    [0] Основных действий не осталось: плетите заговор или закончите фазу действий
    [one] Выберите, что делать: осталось { $count } основное действие
    [few] Выберите, что делать: осталось { $count } основных действия
   *[other] Выберите, что делать: осталось { $count } основных действий
}
pay = Нужна { $symbol }: { $count ->
    [one] осталось оплатить { $count } символ
    [few] осталось оплатить { $count } символа
   *[other] осталось оплатить { $count } символов
}
spare = Выберите символ, за который не придётся платить
intercept = В запасе нет поддержки фракции «{ $faction }»: заберите её у соперника
kind = Выберите вид поддержки
via = Выберите, какой картой действовать
lay = Выберите карту на место { $cell }
replace = Выберите карту взамен той, что на месте { $cell }
place = Сколько фишек положить на карту «{ $card }»?
step = Переложите фишку с карты фракции «{ $faction }»; { $count ->
    [one] осталось { $count } перемещение
    [few] осталось { $count } перемещения
   *[other] осталось { $count } перемещений
}
leap = Переложите фишку в любую свободную ячейку; { $count ->
    [one] осталось { $count } перемещение
    [few] осталось { $count } перемещения
   *[other] осталось { $count } перемещений
}
token = Какую из своих фишек на карте «{ $card }» переложить?
target = Какую фишку на карте «{ $card }» оспорить (владелец — { $rival })?
pull = Переложить свою фишку на карту «{ $card }»?
whispers = До карт какой ещё степени дойдут слухи?
collude = «Тихий шёпот»: поделиться по сговору или оставить всё себе?
gift = Выберите поддержку, которую получит { $rival }
whom = Поддержки на всех не хватает: кому отдать?
dispute = { $attacker-you ->
    [yes] Вы оспариваете
   *[no] { $attacker } оспаривает
} фишки на карте «{ $card }». Выложите карту: сейчас ваша сила — { $strength }
cancelled = Обе карты дают немедленную победу: выложить новые или закончить спор?
aim = Сколько фишек на карте «{ $card }» оспорить (владелец — { $rival })?
keep-plots-which = Выполнять все свои замыслы одновременно вы больше не можете: какие оставите?
regain = Замысел снова выполнен: вернуть на него фишку?
special-event = Разыграть особое событие?
draw-event = Выберите карту события; другая вернётся на верх колоды
edict = Выберите эдикт, с которого возьмёте 2 поддержки
discard = В руке слишком много карт: выберите, какую сбросить
draw = Возьмите карту (осталось: { $count }){ $paid ->
    [yes] ; ещё одна со двора стоит 1 поддержку
   *[no] {""}
}
ability-use = { $card }: { $ability }
extra-scout = Выберите любую закрытую карту для разведки
extra-influence = Выберите, на какую карту повлиять
extra-interrogate = Выберите карту для допроса
extra-dismiss = Выберите, какую карту исключить
extra-oust = Выберите, кого и с какой карты вытеснить
swap = Выберите карту, которую поменяете местами с другой
pick = Выберите, что добавить в руку
borrow = Выберите карту фракции, которую возьмёте на время

# Что можно сделать в фазе действий
price = { $parts }
price-free = бесплатно
price-main = 1 действие
price-favours = поддержка: { $count }
do-end = Закончить фазу действий
do-end-early = { $count ->
    [one] Закончить фазу действий: пропадёт { $count } основное действие
    [few] Закончить фазу действий: пропадут { $count } основных действия
   *[other] Закончить фазу действий: пропадут { $count } основных действий
}
do-scout = Разведать закрытую карту, { $place }
do-influence = Повлиять на карту { $place }
do-interrogate = Допросить: { $place }
do-reassign = Переназначить фишки с карт фракции «{ $faction }»
do-dismiss = Исключить карту { $place }
do-oust = Вытеснить соперника ({ $rival }) с карты { $place }
do-conspire = Плести заговор картой «{ $card }»
do-take = Забрать карту фракции «{ $faction }»
do-realise = Воплотить замысел «{ $plot }»
do-a-influence = Картой аристократии повлиять на карту { $place }
do-m-dismiss = Картой магистратов исключить карту { $place }
do-cr-reassign = Картой творцов переложить фишки с одной карты
do-kn-interrogate = Картой знатоков допросить: { $place }
do-cl-oust = Карта духовенства: вытеснить соперника ({ $rival }) с карты { $place }
do-sc-scout = Картой учёных разведать закрытую карту: { $place }
do-reward-influence = За маркер награды повлиять на карту { $place }
do-reward-dismiss = За маркер награды исключить карту { $place }
do-reward-reassign = Маркер награды: переназначить фишки с карт фракции «{ $faction }» на карту { $place }
do-press = «Печать пропаганды»: 3 поддержки фракции «{ $faction }» за основное действие
do-convent = «Вильгельмсбадский конвент»: любые 5 поддержек за основное действие
do-inquire-hand = «Церковные дознаватели»: посмотреть карты в руке; соперник — { $rival }
do-inquire-plot = «Церковные дознаватели»: посмотреть личный замысел; соперник — { $rival }

# Прочие ответы
pay-direct = Заплатить за каждый символ поддержкой его фракции
pay-one = Заплатить 1 поддержку фракции «{ $faction }»
pay-set = Заплатить взамен { $number ->
    [one] { $number } поддержку
    [few] { $number } поддержки
   *[other] { $number } поддержек
} фракции «{ $faction }»
pay-filled = Заплатить взамен { $number ->
    [one] { $number } поддержку
    [few] { $number } поддержки
   *[other] { $number } поддержек
} фракции «{ $faction }» и { $filler ->
    [one] { $filler } поддержку
    [few] { $filler } поддержки
   *[other] { $filler } поддержек
} фракции «творцы»
favours-of = { $count ->
    [1] { $faction }
   *[other] { $faction } ({ $count })
}
any-favour = любая поддержка
one-of = поддержка ({ $factions })
spare-one = { $faction }
from-rival = Поддержку отдаёт { $rival }
take-favour = Взять поддержку фракции «{ $faction }»
via-card = Действует: { $place }
lay-card = Выложить карту «{ $card }»
place-tokens = { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[other] { $number } фишек
}
move-token = С карты { $from }, на карту { $to }
stop-moving = Больше не перемещать
token-in-cell = Фишка в ячейке { $number }, считая сверху
gossip-degree = { $degree }
option-keep-all = Оставить всё себе
option-share = Поделиться
give-favour = Отдать 1 поддержку фракции «{ $faction }»
to-rival = Поддержку получает { $rival }
dispute-card = { $card }, сила { $strength }
option-again = Выложить новые карты
option-end = Закончить спор
aim-at = { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[other] { $number } фишек
}
keep-plots = Оставить: { $plots }
regain-plot = Вернуть фишку на замысел «{ $plot }»
leave-plots = Не возвращать
play-event = Разыграть карту «{ $happening }»
play-no-event = Не разыгрывать
take-event = Взять карту «{ $happening }»
from-edict = { $happening }
discard-card = Сбросить карту «{ $card }»
draw-deck = Из колоды
draw-court = { $card }, двор, место { $place }
pick-deck = 2 карты из колоды
chain-use = Использовать способность
chain-favour = Взять быструю поддержку
chain-skip = Ничего не брать
at-place = { $place }
at-rival = { $rival }: { $place }
borrow-card = Карта фракции «{ $faction }»

# Отказы
refusal-no-actions = основных действий в этот ход не осталось
refusal-face-up = выберите закрытую карту
refusal-face-down = выберите открытую карту
refusal-not-adjacent = нужна ваша фишка на соседней карте
refusal-no-favour = вам не хватает поддержки, чтобы за это заплатить
refusal-no-room = на этой карте нет свободных ячеек
refusal-royal-arch = на эту королевскую арку уже влияет соперник
refusal-no-tokens = в вашем запасе нет фишек
refusal-yielded = эта карта уже принесла поддержку в этот ход
refusal-no-token-there = нужна ваша фишка на этой карте
refusal-faction-unheld = нужна ваша фишка на просвещённом этой фракции
refusal-no-move = ни одну вашу фишку нельзя так переместить
refusal-rivals-there = на этой карте фишки соперников
refusal-empty-hand = в руке нет просвещённого, которого можно выложить
refusal-no-card-fits = нужна карта с ячейками для всех фишек соперников
refusal-nobody-to-oust = у этого игрока нет фишек на этой карте
refusal-chain-closed = королевская арка завершила вашу цепь
refusal-no-link = нужна общая фракция с последней картой вашей цепи
refusal-not-in-play = этой карты фракции нет в партии
refusal-own-already = эта карта фракции уже ваша
refusal-once-a-turn = это можно сделать лишь раз в ход
refusal-no-lodge = нужно управлять самой большой ложей этой фракции
refusal-token-there = ваша фишка уже там
refusal-plot-unmet = условие этого замысла пока не выполнено
refusal-plot-overlap = у этого замысла слишком много общих карт с другими вашими замыслами
refusal-no-marker = там нет маркера награды
refusal-not-in-force = это событие не действует
refusal-nothing-to-see = у этого игрока нечего смотреть

reason-plots = два замысла
reason-opponent = замысел искусственного соперника
reason-edicts = очки за фракции после пятого эдикта
reason-rounds = очки за фракции после последнего раунда

# Если место занимает читатель, `seat-you` равно `yes`; здесь глаголы от этого не зависят.
event-GameBegan = Партию { $first-you ->
    [yes] начинаете
   *[no] начинает
} { $first }. Общие замыслы: { $plots }
event-PlotDealt = { $seat } { $seat-you ->
    [yes] получаете
   *[no] получает
} личный замысел «{ $plot }»
event-PlotDealt-hidden = { $seat } { $seat-you ->
    [yes] получаете
   *[no] получает
} личный замысел
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
} из колоды { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[other] { $number } карт
}
event-CourtTaken = { $seat } { $seat-you ->
    [yes] берёте
   *[no] берёт
} со двора карту «{ $card }»
event-CourtUpdated = Теперь при дворе: { $court }
event-DeckShuffled = Сброс перемешан и становится новой колодой
event-CardDiscarded = { $seat } { $seat-you ->
    [yes] сбрасываете
   *[no] сбрасывает
} карту «{ $card }»
event-CardScouted = { $seat } { $seat-you ->
    [yes] разведываете
   *[no] разведывает
} карту на месте { $cell }: { $card }
event-CardScouted-hidden = { $seat } { $seat-you ->
    [yes] разведываете
   *[no] разведывает
} карту на месте { $cell }
event-CardLaid = { $seat } { $seat-you ->
    [yes] выкладываете
   *[no] выкладывает
} на место { $cell } карту «{ $card }»
event-CardTurned = { $seat } { $seat-you ->
    [yes] открываете
   *[no] открывает
} на месте { $cell } карту «{ $card }»
event-CardDismissed = { $seat } { $seat-you ->
    [yes] исключаете
   *[no] исключает
} с места { $cell } карту «{ $card }»
event-CardsSwapped = { $seat } { $seat-you ->
    [yes] меняете
   *[no] меняет
} местами карты на местах { $one } и { $two }
event-TokensPlaced = { $seat } { $seat-you ->
    [yes] кладёте
   *[no] кладёт
} { $number ->
    [one] { $number } фишку
    [few] { $number } фишки
   *[other] { $number } фишек
} на место { $cell }
event-TokenMoved = { $seat } { $seat-you ->
    [yes] перекладываете
   *[no] перекладывает
} фишку с места { $start } на место { $end }
event-TokensRemoved = { $seat } { $seat-you ->
    [yes] забираете
   *[no] забирает
} { $number ->
    [one] { $number } фишку
    [few] { $number } фишки
   *[other] { $number } фишек
} с места { $cell }
event-FavoursSpent = { $seat } { $seat-you ->
    [yes] платите
   *[no] платит
} поддержкой: { $favours }
event-FavoursGained = { $seat } { $seat-you ->
    [yes] получаете
   *[no] получает
} поддержку: { $favours }
event-FavourIntercepted = В запасе пусто: { $seat } { $seat-you ->
    [yes] перехватываете
   *[no] перехватывает
} { $rival-you ->
    [yes] у вас поддержку фракции «{ $favour }»
   *[no] поддержку фракции «{ $favour }», её отдаёт { $rival }
}
event-FavourShared = { $seat } { $seat-you ->
    [yes] делитесь
   *[no] делится
} по сговору { $rival-you ->
    [yes] с вами поддержкой фракции «{ $favour }»
   *[no] поддержкой фракции «{ $favour }», её получает { $rival }
}
event-Interrogated = { $seat } { $seat-you ->
    [yes] допрашиваете
   *[no] допрашивает
} карту на месте { $cell }
event-Interrogated-hidden = { $seat } { $seat-you ->
    [yes] допрашиваете
   *[no] допрашивает
} свой ареопаг
event-DisputeBegan = Спор за место { $cell }: { $attacker-you ->
    [yes] нападаете
   *[no] нападает
} { $attacker }, { $defender-you ->
    [yes] защищаетесь
   *[no] защищается
} { $defender }; сила { $attack } против { $defence }
event-DisputeCard = { $seat } { $seat-you ->
    [yes] открываете
   *[no] открывает
} в споре карту «{ $card }»
event-DisputeEnded = Победитель спора — { $winner-you ->
    [yes] вы
   *[no] { $winner }
}
event-RewardPlaced = { $seat } { $seat-you ->
    [yes] получаете
   *[no] получает
} маркер награды на месте { $cell }
event-RewardUsed = { $seat } { $seat-you ->
    [yes] тратите
   *[no] тратит
} маркер награды с места { $cell }
event-Conspired = { $seat } { $seat-you ->
    [yes] плетёте
   *[no] плетёт
} заговор картой «{ $card }» ({ $ability })
event-QuickFavour = { $seat } { $seat-you ->
    [yes] берёте
   *[no] берёт
} быструю поддержку
event-FactionTaken = { $seat } { $seat-you ->
    [yes] забираете
   *[no] забирает
} { $rival-you ->
    [yes] у вас карту фракции «{ $faction }»
   *[no] карту фракции «{ $faction }», { $rival } её теряет
}
event-FactionTaken-hidden = { $seat } { $seat-you ->
    [yes] берёте
   *[no] берёт
} карту фракции «{ $faction }»
event-FactionUsed = { $seat } { $seat-you ->
    [yes] используете
   *[no] использует
} карту фракции «{ $faction }»
event-FactionBorrowed = { $seat } { $seat-you ->
    [yes] берёте
   *[no] берёт
} карту фракции «{ $faction }» до конца хода
event-FactionReturned = { $seat } { $seat-you ->
    [yes] возвращаете
   *[no] возвращает
} карту фракции «{ $faction }»
event-PlotRealised = { $seat } { $seat-you ->
    [yes] воплощаете
   *[no] воплощает
} замысел «{ $plot }»
event-PlotLost = { $seat } больше не { $seat-you ->
    [yes] выполняете
   *[no] выполняет
} замысел «{ $plot }»
event-PlotRegained = { $seat } снова { $seat-you ->
    [yes] выполняете
   *[no] выполняет
} замысел «{ $plot }»
event-PlotSeen = { $rival-you ->
    [yes] { $seat } { $seat-you ->
        [yes] видите
       *[no] видит
    } ваш личный замысел «{ $plot }»
   *[no] { $rival } показывает личный замысел «{ $plot }», { $seat-you ->
        [yes] видите
       *[no] видит
    } его только { $seat }
}
event-PlotSeen-hidden = { $rival-you ->
    [yes] { $seat } { $seat-you ->
        [yes] смотрите
       *[no] смотрит
    } ваш личный замысел
   *[no] { $rival } показывает личный замысел, { $seat-you ->
        [yes] видите
       *[no] видит
    } его только { $seat }
}
event-HandSeen = { $rival-you ->
    [yes] { $seat } { $seat-you ->
        [yes] видите
       *[no] видит
    } карты у вас в руке
   *[no] { $rival } показывает { $seat-you ->
        [yes] вам карты из руки
       *[no] карты из руки, видит их только { $seat }
    }
}: { $cards }
event-HandSeen-hidden = { $rival-you ->
    [yes] { $seat } { $seat-you ->
        [yes] смотрите
       *[no] смотрит
    } карты у вас в руке
   *[no] { $rival } показывает { $seat-you ->
        [yes] вам карты из руки
       *[no] карты из руки, видит их только { $seat }
    }
}
event-EventsDrawn = { $seat } { $seat-you ->
    [yes] смотрите
   *[no] смотрит
} карты событий: { $happenings }
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
} себе карту «{ $happening }»
event-EventKept-hidden = { $seat } { $seat-you ->
    [yes] оставляете
   *[no] оставляет
} себе особое событие
event-EdictPlayed = { $seat } { $seat-you ->
    [yes] разыгрываете
   *[no] разыгрывает
} карту «{ $happening }»: все возвращают поддержку фракции «{ $faction }», а шесть жетонов ложатся на карту
event-EdictEased = { $seat } { $seat-you ->
    [yes] получаете
   *[no] получает
} { $number ->
    [one] { $number } жетон
    [few] { $number } жетона
   *[other] { $number } жетонов
} с карты «{ $happening }»
event-EdictEased-hidden = { $number ->
    [one] { $number } жетон возвращается
    [few] { $number } жетона возвращаются
   *[other] { $number } жетонов возвращаются
} в запас с карты «{ $happening }»
event-SpecialPlayed = { $seat } { $seat-you ->
    [yes] разыгрываете
   *[no] разыгрывает
} карту «{ $happening }»
event-EventDiscarded = Карта события «{ $happening }» уходит в сброс
event-LastRound = Сброшен пятый эдикт: раунд { $round } — последний
event-ActionBought = { $seat } { $seat-you ->
    [yes] покупаете
   *[no] покупает
} основное действие
event-OpponentStep = { $seat } { $seat-you ->
    [yes] действуете
   *[no] действует
} по сценарию, место { $cell } ({ $clause })
event-OpponentStep-hidden = { $seat } { $seat-you ->
    [yes] действуете
   *[no] действует
} по сценарию ({ $clause })
event-PlanOpened = { $seat } { $seat-you ->
    [yes] открываете
   *[no] открывает
} карту плана «{ $card }»
event-FigureMoved = { $seat } { $seat-you ->
    [yes] переставляете
   *[no] переставляет
} фигурку на место { $cell }
event-FigureMoved-hidden = { $seat } { $seat-you ->
    [yes] возвращаете
   *[no] возвращает
} фигурку на ареопаг
event-GameEnded = Партия окончена. { $count ->
    [one] Победитель — { $winners }
    [few] Победители — { $winners }
   *[other] Победители — { $winners }
} ({ $reason })

# Кто вот-вот победит.
threat-plots = { $seat-you ->
    [yes] Вы воплотили два замысла и победите в конце своего хода
   *[no] { $seat } с двумя воплощёнными замыслами победит в конце своего хода
}
threat-second-plot = { $seat } { $seat-you ->
    [yes] можете воплотить второй замысел, «{ $plot }», и победить
   *[no] может воплотить второй замысел, «{ $plot }», и победить
}
threat-near-plot = { $seat } { $seat-you ->
    [yes] в одном шаге от второго замысла
   *[no] в одном шаге от второго замысла
}, «{ $plot }»

# -- Почему советуют так --

why-realise = два воплощённых замысла — это победа
why-take = это бесплатно и даёт ещё одно действие каждый ход
why-influence = фишки дают поддержку, управление и замыслы
why-interrogate = это ничего не стоит и приносит поддержку, которой платят за всё остальное
why-scout = так поле станет удобнее для вас
why-conspire = карты в руке — это действия сверх двух
why-dismiss = другая карта может достроить ложу
why-oust = у соперника станет на фишку меньше, а вы получите награду
why-stop = { $seat } вот-вот победит, а замыслам нужны фишки, которые вы отнимете
why-reassign = фишки окажутся там, где нужны замыслу
why-end = ничего лучше не осталось
why-tried = из всех ответов этот оставит вас в самом выгодном положении
why-pay = так вы потратите меньше всего поддержки
why-dispute = из ваших карт эта больше всего поможет в споре
why-kind = такой поддержки у вас меньше всего
why-gift = такой поддержки у вас больше всего
why-discard = эта карта меньше других поможет в споре
why-draw-court = это самая сильная карта двора
why-draw-deck = среди карт двора нет такой, которую стоило бы взять вместо неё
