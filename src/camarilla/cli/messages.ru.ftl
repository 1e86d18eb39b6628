# Что говорит командная строка. Идентификаторы общие для обоих языков.

# -- Места и люди --
you = вы
seat-named = место { $letter }
player-named = игрок { $letter }
bot-named = бот { $letter }
bot-0 = Ада
bot-1 = Бруно
bot-2 = Клара
bot-3 = Дарио
bot-4 = Элена
bot-5 = Фабио
bot-6 = Грета
bot-7 = Ханна
bot-8 = Ирма
bot-9 = Йонас

# -- Слова, которые можно набрать за столом --
command-help = помощь
command-why = почему
command-rules = правила
command-log = журнал
command-table = стол
command-ask = спрашивать
command-undo = отмена
command-save = сохранить
command-quit = выход
answer-yes = д да
answer-no = н нет

# -- Задачи --
solve-how = номер или ход; «?» — решение:
solve-right = Верно!

# -- Сервер --
serve-open = Camarilla открыта по адресу { $address } (закрыть: Ctrl-C).
serve-exposed = Этот адрес доступен другим: настройте для него HTTPS и задайте CAMARILLA_SECURE_COOKIES=1.

# -- За столом --
which-game = Во что играем? Наберите номер или название:
told-in-english = Игра «{ $game }» ещё не переведена, поэтому её тексты на английском.
prompt-in-words = { $prompt } [{ $rule }]
threat-in-words = { $due ->
    [yes] Опасность
   *[no] Внимание
}: { $threat } [{ $rule }]
notch-all = всё
notch-matters = важное
notch-me = я
ask-now = Сейчас: { $now }. Можно выбрать: { $notches }.
hint = номер или ход · ? — правило · помощь · отмена · выход
known-among = { $count ->
    [1] Это точно { $faces }
    [one] Среди { $count } карты точно есть: { $faces }
    [few] Среди { $count } карт точно есть: { $faces }
   *[other] Среди { $count } карт точно есть: { $faces }
}
more-above = … стол больше экрана: наберите «стол», чтобы увидеть его весь
log-empty = Пока ничего не произошло.
press-enter = Нажмите Enter, чтобы продолжить.
cover = Передайте устройство (дальше — { $seat }) и нажмите Enter.
waiting = Ждём: { $seat }…
bad-move = { $text }: { $reason } [{ $rule }]
bad-move-plain = { $text }: { $reason }
bad-number = Варианта { $number } нет; варианты — от 1 до { $last }.
ambiguous = { $text } может значить: { $matches }.
ambiguous-number = { $text } — и номер, и ход: наберите #{ $text } для варианта { $text } или ход подробнее.
why-what = Укажите ход, например: почему { $example }
why-legal = Ход { $text } сейчас разрешён.
rules-which = Какой пункт? Наберите: правила { $example }
rules-none = На этом языке правил нет.
undo-nothing = Вы ещё ни на что не ответили: отменять нечего.
undo-done = Отменено. Выберите снова.
undo-agree =
    { $people ->
        [one] С тех пор что-то открылось или кто-то ответил. Боты согласны: вернуться к вашему последнему ответу? (д/н)
        [few] С тех пор что-то открылось или кто-то ответил. Все согласны вернуться к вашему последнему ответу? (д/н)
       *[other] С тех пор что-то открылось или кто-то ответил. Все согласны вернуться к вашему последнему ответу? (д/н)
    }
undo-fresh = Отменено; карты и кубики дальше выпадут по-новому.
undo-kept = Ничего не отменено.
saved = Сохранено: { $file }
saved-not = Сохранить партию не удалось: { $reason }
resume-how = Продолжить: { $command }
record-offer = Сохранить запись партии? (д/н или имя файла)
record-again = Ответьте «д» или «н» либо укажите имя файла с точкой или косой чертой (например, game.jsonl)
record-not = Запись партии не сохранена.
record-saved = Запись партии: { $file }
record-none = У партии, начатой с заданной позиции, записи нет.
game-over = Партия окончена.
winner = { $you ->
    [yes] вы победили
   *[no] побеждает { $seat }
}
winners = Победители: { $seats }
commitment = Раздача запечатана; хеш её зерна: { $hash }
seed-was = Зерно этой раздачи, для --seed:
help-text =
    Наберите номер варианта или сам ход латиницей (достаточно начала, если так начинается только один ход).
    ?               правило, по которому задан вопрос
    почему ХОД      почему ход сейчас невозможен и по какому правилу
    правила НОМЕР   правило по номеру, например: правила { $example }
    журнал          всё, что уже произошло
    стол            весь стол ещё раз
    спрашивать КАК  о чём вас спрашивать: всё, важное или я (только обо мне)
    отмена          взять свой последний ответ назад
    сохранить ФАЙЛ  сохранить партию и играть дальше (файл можно не называть)
    выход           сохранить партию и выйти

# -- Страницы --
page-keys = { $at } из { $all } · n дальше · p назад · g N перейти · q выйти
replay-head = { $title }, мест: { $seats }, редакция правил { $revision }
replay-options = Настройки: { $options }
replay-as-all = Показано всё, как в записи.
replay-as-seat = Глазами игрока: { $seat }.
replay-as-public = Как это видели зрители.
replay-opening = Подготовка
replay-step = Шаг { $step }
replay-undone = По общему согласию ход взят назад; дальше карты и кубики выпадут по-новому.
replay-forked = Отсюда начинается другая партия со своим зерном.
replay-nothing = Пока ничего не видно.
replay-answer = { $seat } { $seat-you ->
    [yes] отвечаете
   *[no] отвечает
} на вопрос «{ $question }»: { $option }
replay-answer-bare = { $seat } { $seat-you ->
    [yes] отвечаете
   *[no] отвечает
}: { $notation }
replay-hidden = { $count ->
    [0] Кто-то ответил; ответ скрыт.
    [one] { $seats }: ответ дан, но скрыт.
    [few] { $seats }: ответы даны, но скрыты.
   *[other] { $seats }: ответы даны, но скрыты.
}
replay-offer = Показать события так, как они записаны, ничего не скрывая? (д/н)
verified = честно: зерно было закреплено до первого хода, и { $steps ->
    [one] { $steps } шаг повторяется
    [few] все { $steps } шага повторяются
   *[other] все { $steps } шагов повторяются
} точь-в-точь

# -- Итоги --
result-rank = Место
result-seat = Игрок
result-score = Очки
result-line = { $rank }. { $seat }: { $score }

# -- Списки --
games-name = Имя
games-title = Название
games-seats = Мест
games-options = Настройки
games-bots = Боты
cards-name = Карта
cards-person = Персонаж
cards-value = Значение
cards-kind = Вид
cards-guild = Гильдия
cards-symbols = Символы
cards-suit = Масть
cards-does = Что делает
covered-clauses = Пунктов с тестами: { $covered } из { $all }
covered-cards = Карт с тестами: { $covered } из { $all }
not-covered = тестов нет

# -- Pot de Vin --
kind-guild = карта гильдии
kind-joker = джокер
kind-power = власть
kind-bonus = бонус
kind-penalty = штраф
potdevin-round = Раунд { $round } из { $rounds }
potdevin-deck = { $cards ->
    [one] в колоде козырей { $cards } карта
    [few] в колоде козырей { $cards } карты
   *[other] в колоде козырей { $cards } карт
}
potdevin-trump = Козырь
potdevin-trick = Этот раунд
potdevin-last = Прошлый раунд
potdevin-centre = Отложено
potdevin-hand = Ваша рука
potdevin-player = Игрок
potdevin-team = Ком.
potdevin-in-team = { $name } (команда { $team })
potdevin-known = В колоде
potdevin-cards = Карты
potdevin-gems = Самоцветы
potdevin-wealth = Богатство
potdevin-score = Очки
potdevin-total = Всего
potdevin-won = Взято
potdevin-bonus = бонусы и штрафы
potdevin-piles = Символы в стопке → очки: { $points }
potdevin-spent = { $gems ->
    [one] { $gems } самоцвет
    [few] { $gems } самоцвета
   *[other] { $gems } самоцветов
}
potdevin-counts = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, { $gems ->
    [one] { $gems } самоцвет для подкупа
    [few] { $gems } самоцвета для подкупа
   *[other] { $gems } самоцветов для подкупа
}, богатство { $wealth }
potdevin-points = очков сейчас: { $points }
potdevin-pile = { $guild } { $symbols } ({ $points })
potdevin-pile-gap = { $guild } { $symbols } (отнимает очков: { $points })
potdevin-pile-partner = { $guild } { $symbols } (считается стопка напарника)

# -- Переворот --
coup-turn = ход { $turn }: { $seat }
coup-cards = двор: { $count }
coup-reserve = резерв: { $coins }
coup-court = колода двора
coup-unplayed = вне игры
coup-coins = Монеты
coup-faction = Фракция
coup-patrons = Покровители
coup-claims = Заявления
coup-left = Покровителей
coup-down = закрыто
coup-lost = потеряно
coup-out = вне игры
coup-known = вы знаете
coup-hand = Ваши покровители
coup-purse = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}
coup-hidden = { $count ->
    [one] закрыт { $count } покровитель
    [few] закрыто { $count } покровителя
   *[other] закрыто { $count } покровителей
}
coup-fact = { $count ->
    [1] Это точно { $roles } ({ $places })
    [one] Среди { $count } карты ({ $places }) точно есть: { $roles }
    [few] Среди { $count } карт ({ $places }) точно есть: { $roles }
   *[other] Среди { $count } карт ({ $places }) точно есть: { $roles }
}
coup-aside = Из вашего набора выбыли: { $roles }
coup-claim = Ход { $turn }, { $seat }: { $role }, { $outcome }
coup-outcome-open = решается
coup-outcome-unchallenged = не оспорено
coup-outcome-proven = доказано
coup-outcome-caught = обман
coup-roles = Герцог: налог, запрещает помощь · Ассасин: убийство · Графиня: запрещает убийство · Капитан: кража, запрещает кражу · Посол: обмен, запрещает кражу · Инквизитор: обмен, допрос, запрещает кражу
# Действия коротко: дальше — сколько монет получено или уплачено.
coup-do-income = Доход +1●
coup-do-aid = Иностранная помощь +2●
coup-do-coup = Переворот: { $target } −7●
coup-do-tax = Налог (Герцог) +3●
coup-do-assassinate = Ассасин: { $target } −3●
coup-do-steal = Кража: { $target }
coup-do-exchange = Обмен с двором
coup-do-examine = Допрос: { $target }
coup-do-convert = Сменить фракцию −1●
coup-do-betray = Фракция: { $target } −2●
coup-do-embezzle = Хищение (без Герцога)

# -- Pax Illuminaten --
pax-round = раунд { $round }: { $seat }
pax-actions = { $count ->
    [one] { $count } основное действие
    [few] { $count } основных действия
   *[other] { $count } основных действий
}
pax-deck = колода { $count }
pax-edicts = { $count ->
    [one] сброшен { $count } эдикт
    [few] сброшены { $count } эдикта
   *[other] сброшено { $count } эдиктов
}
pax-court = Двор
pax-steward = Распорядитель стоит над { $place }-м местом двора
pax-supply = запас: { $favours }
pax-row = карты фракций: { $factions }
pax-counts = { $tokens ->
    [one] { $tokens } фишка
    [few] { $tokens } фишки
   *[other] { $tokens } фишек
}, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
pax-cards = карты: { $factions }
pax-events = событий: { $count }
pax-happenings = Действует
pax-chain = Цепь
pax-disputes = Спор
pax-lodges = Ложи
pax-hand = В руке
pax-down = закрыта
pax-figure = фигурка ИС
pax-legend = ▒ закрыта · свободная ячейка ▼ распорядитель * награда ☻ ИС ✓ выполнен ● фишка на замысле ○ фишка у края m масон r розенкрейцер † кинжал ⚒ молоты

# Хроники.
chronicle-next = дальше партия { $game }
chronicle-game = Партия
chronicle-oath = Обет
chronicle-winner = Победитель
chronicle-way = Как
chronicle-built = Построено
chronicle-way-usurper = узурпатор
chronicle-way-stable-regime = устойчивый режим
chronicle-way-war-exhaustion = затяжная война
chronicle-way-successor = преемник
chronicle-way-vision-conquest = видение о завоевании
chronicle-way-vision-rebellion = видение о восстании
chronicle-way-vision-sanctuary = видение о святилище
chronicle-way-vision-faith = видение о вере
