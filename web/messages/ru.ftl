# Что говорит сама страница. У игр свои сообщения; идентификаторы общие для обоих языков.

# -- Везде --
you = вы
close = Закрыть
save = Сохранить
done = Готово.
drop = Убрать
loading = Минутку…
nav = Страницы
home = Главная
new-table = Новый стол
learn = Уроки
rules = Правила
ladder = Рейтинг
settings = Настройки
more = Ещё
offline = Связь потеряна. Восстанавливаем…
error-offline = Сервер сейчас недоступен.
error-server = Сервер не смог этого сделать.
problem-title = Не получилось
missing-title = Здесь ничего нет
missing-about = Возможно, адрес введён не полностью или страницу удалили.
missing-home = К играм
page-missing = Страницы с таким адресом нет.
menu = Меню
ago = { $minutes ->
    [one] { $minutes } минуту назад
    [few] { $minutes } минуты назад
   *[other] { $minutes } минут назад
}
credits = Значки: game-icons.net, Lorc, Delapouite и другие, CC BY 3.0.

# -- Начало и списки --
home-title = Открытый стол для игр об интригах
home-about = Выберите игру и сразу играйте с ботами, без учётной записи. За правилами следит сам стол, скрытые карты остаются скрытыми, а рядом с каждым вопросом указан пункт правил.
home-players = Игроков
home-bots = Боты
home-deck = Ваша колода
home-against = Соперники
home-play = Играть в «{ $game }»
home-friends = С друзьями…
home-guided = Первая игра: «{ $game }» с учителем
home-watch = Посмотреть партию
home-games = Игры
home-still = Остановить анимацию
home-moving = Включить анимацию
game-in-english = Ещё не переведена: за столом говорят по-английски.
home-start = С чего начать
home-seats = { $least }–{ $most } игроков
home-minutes = { $least }–{ $most } мин
home-weight-1 = лёгкая
home-weight-2 = средняя
home-weight-3 = сложная
home-opponents = Мест за столом: { $seats }; уровень ботов: { $bot }
list-waiting = Ждут вас
list-mine = Ваши столы
list-open = Открытые столы
list-finished = Законченные партии
list-won = Победа: { $seats }
list-more = Показать ещё
record-file = Повтор из файла
record-file-about = Откройте запись любой законченной партии, с этого сервера или с другого. Сначала мы проверим её ход за ходом.
record-file-choose = Открыть файл записи
record-file-problem = Этот файл не удалось открыть: { $problem }
your-move = Ваш ход
clocks-none = Без часов
clocks-live = { $minutes } мин + { $increment } с
clocks-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[other] { $days } дней на ход
}

# -- Имена и боты --
seat-named = Место { $number }
player-named = Игрок { $number }
guest-named = Гость { $number }
bot-level-random = Бродяга
bot-manner-random = играет наугад
bot-level-honest = Честный
bot-manner-honest = никогда не блефует
bot-level-heuristic = Придворный
bot-manner-heuristic = знает своё дело
bot-level-search = Интриган
bot-manner-search = думает наперёд
bot-level-level1 = 1. Бродяга
bot-manner-level1 = играет наугад
bot-level-level2 = 2. Паж
bot-manner-level2 = знает правила, но многого не замечает
bot-level-level3 = 3. Оруженосец
bot-manner-level3 = играет толково, но порой ошибается
bot-level-level4 = 4. Придворный
bot-manner-level4 = знает своё дело
bot-level-level5 = 5. Серый кардинал
bot-manner-level5 = думает наперёд

# -- Нрав ботов --
temper-bold = сорвиголова
temper-careful = тихоня
temper-vengeful = заноза
temper-dealer = деляга
temper-manner-bold = любит блеф и драку
temper-manner-careful = мало рискует и выжидает
temper-manner-vengeful = мстит тому, кто ударил последним
temper-manner-dealer = охотнее торгуется, чем ссорится
rival-named = { $name }, { $temper }
says-bold-hello = Посмотрим, кто моргнёт первым.
says-bold-won = Удача любит дерзких.
says-bold-lost = Попробовать стоило. Всегда стоит.
says-careful-hello = Посижу тихонько и посчитаю.
says-careful-won = Тише едешь — дальше будешь.
says-careful-lost = Надо было выждать ещё ход.
says-vengeful-hello = Не трогайте моё, и мы поладим.
says-vengeful-won = Я ничего не забываю.
says-vengeful-lost = Всё записано, до последней строчки.
says-dealer-hello = У всего есть цена. Какова ваша?
says-dealer-won = Приятно было иметь с вами дело.
says-dealer-lost = Честная сделка. В другой раз запрошу больше.

# -- Новый стол --
new-game = Игра
new-who = Кто играет
new-me = Я
new-person = Другой человек: по ссылке или из списка
new-here = Другой человек за этим устройством
new-bot = Бот: { $level }
new-hot = Устройство переходит из рук в руки; между ходами стол закрыт.
new-options = Правила этого стола
new-time = Время
new-clocks = Часы
new-live = Вживую: минуты на партию
new-days = По переписке
new-minutes = Минут на игрока
new-increment = Прибавка за ход, секунд
new-grace = Первые { $seconds } секунд на каждый вопрос не считаются: сперва страница показывает, что к нему привело.
new-days-each = Дней на ход
new-timeout = Если время вышло
new-timeout-bot = Отвечает бот
new-timeout-default = Засчитывается ответ по умолчанию
new-timeout-resign = Игрок сдаётся
new-others = Остальное
new-title = Название стола
new-public = В общем списке: сесть может любой
new-spectators = Пускать зрителей
new-whispers = Разрешить шептаться
new-hints = Подсказки для всех, даже в игре с людьми
table-hints = с подсказками
new-rated = Учитывать в рейтинге
new-make = Открыть стол
new-quick = Или за любой свободный стол

# -- До игры --
table-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}
table-cancelled = Этот стол закрыли до начала игры.
table-early = Зрители видят эту партию с задержкой. Скоро она появится здесь.
table-gone = Наблюдать за этим столом больше нельзя.
lobby-free = Свободно
lobby-you = Вы
lobby-here = в сети
lobby-gone = не в сети
lobby-ready = ждёт начала
lobby-not-ready = ещё собирается
lobby-bot-at = Кто играет на месте { $seat }
lobby-for-person = Для человека
lobby-sit = Сесть сюда
lobby-join = Сесть за стол
lobby-say-ready = Можно начинать
lobby-unready = Подождать с началом
lobby-start = Начать
lobby-invite = Пригласите людей
lobby-invite-about = Любой, кто откроет эту ссылку, сможет сесть за стол; учётная запись не нужна.
lobby-link = Ссылка-приглашение
lobby-copy = Скопировать
lobby-copied = Скопировано.
lobby-share = Поделиться…
lobby-share-text = Сыграйте со мной в «{ $game }»
lobby-talk = Разговор перед игрой
your-name = Ваше имя
your-name-about = Чтобы остальные знали, кто вы. Можно оставить пустым.
your-name-nobody = Гость
lobby-cancel = Закрыть стол
lobby-leave = Встать из-за стола
lobby-begins = Игра начнётся через
lobby-begin-now = Начать сразу

# -- Стол --
board = Стол
side = Журнал и чат
players = Игроки
prompt-region = Ваш ход
options = Что вы можете сделать
options-moves = Доступные ходы
options-list = Список
options-refused = Сейчас нельзя
draft-steps = По одному вопросу
draft-drop = Не сейчас
draft-deal = Партнёр может согласиться, отказаться или предложить другое.
draft-deal-empty = Отметьте, что отдаёте и что хотите взамен.
draft-deal-refused = Так предложить нельзя: что-то из названного не передаётся, или в этом ходу от такой сделки уже отказались.
draft-more = На один больше: { $what }
draft-fewer = На один меньше: { $what }
menu-choose = Выберите
sure = Вы уверены?
sure-about = { $option }. Отменить это будет нельзя.
sure-not = Отмена
sure-never = Больше не переспрашивать
waiting-for = Ждём: { $seats }…
answered = Ваш ответ: «{ $answer }». Пока не ответили все, его можно изменить.
game-over = Игра окончена.
paused = Пауза
undo = Вернуть ход
undo-ask = Попросить вернуть ход
hint = Подсказка
hint-sentence = { $text } — { $why }
hint-why = Шанс победить с этим ходом — { $worth } %
hint-worth = шанс победить — { $worth } %
hint-plans = Что здесь можно сделать?
hint-adviser = Советчик
hint-glance = отвечает сразу
hint-search = думает наперёд
hint-line = Дальше бот ожидает: { $line }
stage-next = Дальше
stage-now = Показать сразу
stage-answer = Ответить
recap = Пока вас не было
recap-mine = О вас
recap-rest = Кроме того
recap-lines = { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[other] { $count } событий
}
recap-more = В журнале ещё { $count ->
    [one] { $count } запись
    [few] { $count } записи
   *[other] { $count } записей
}
recap-earlier = До этого было и другое, но журнал здесь начинается позже.
clause-open = Правило { $clause }
log = Журнал
log-empty = Пока ничего не произошло.
log-newest = К последней записи
sound-offer = Включить звуки и вибрацию, когда ваш ход?
sound-on = Включить звук
sound-off = Без звука
log-turn = { $lines ->
    [one] Свернуть или развернуть этот ход: ещё { $lines } строка
    [few] Свернуть или развернуть этот ход: ещё { $lines } строки
   *[other] Свернуть или развернуть этот ход: ещё { $lines } строк
}
log-moment = Показать стол в этот момент
past-here = Вы смотрите более ранний момент партии.
past-now = Вернуться к игре
news = Последние события
unseen-above = ещё { $count } выше
unseen-below = ещё { $count } ниже
unseen-before = ещё { $count } слева
unseen-after = ещё { $count } справа
keys = Клавиши
key-digit = выбрать вариант с этим номером
key-question = перейти к вопросу
key-board = перейти к столу
key-mine = перейти к своему месту
key-standing = посмотреть, кто побеждает
key-log = перейти к журналу
key-explain = объяснить следующее в той части стола, где вы сейчас: поле, рука или вопрос
key-explain-back = объяснить предыдущее
key-space = показать следующее событие сразу; если держать — показывать быстрее
key-zoom = увеличить или уменьшить поле
key-escape = закрыть то, что открыто
key-sheet = эта памятка
walk-place = { $at } из { $count }
walk-none = Здесь нечего объяснять.
own-seat = Ваше место
standing = Кто побеждает
threats = Кто вот-вот победит
threats-none = Пока никто не близок к победе
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать что-нибудь
chat-send = Отправить
chat-to = Кому
chat-to-all = всем
chat-whisper = шёпотом
seat-asked = { $you ->
    [yes] ждём вашего ответа
   *[no] думает над ответом
}
seat-away = играет бот
seat-bot = бот: { $bot }
seat-bot-short = бот
seat-gone = не в сети
seat-resigned = партия сдана
cover-title = Передайте устройство: теперь решает { $seat }
cover-about = Стол откроется, когда следующий игрок будет готов.
cover-ready = Я — { $seat }
notify-title = Ваш ход: { $game }
resign = Сдаться
resign-sure = Да, сдаться
ask-pause = Попросить паузу
ask-resume = Попросить продолжить
ask-kick = Попросить заменить игрока ботом: { $seat }
step-away = Пусть за меня ответит бот
come-back = Вернуться на место
table-options = Правила этого стола
table-options-plain = Обычные правила
table-watching = Зрителей
table-commitment = Контрольная сумма раздачи
table-commitment-about = После игры по ней можно проверить, что карты не подменили.
table-commitment-over = Партия окончена. В записи указано зерно, и раздачу может проверить любой.
table-record = Запись
table-record-download = Скачать
vote-undo = { $by } { $you ->
    [yes] просите
   *[no] просит
} вернуть последний ход
vote-pause = { $by } { $you ->
    [yes] просите
   *[no] просит
} паузу
vote-resume = { $by } { $you ->
    [yes] просите
   *[no] просит
} продолжить
vote-kick = { $by } { $you ->
    [yes] предлагаете
   *[no] предлагает
}: пусть { $target } уступит место боту
vote-count = ({ $agreed } из { $needed })
vote-agree = Согласиться
vote-refuse = Отказать
winner = { $count ->
    [one] { $you ->
        [yes] вы победили!
       *[no] победитель: { $seats }
    }
   *[other] победители: { $seats }
}
rematch = Сыграть ещё
replay = Повтор
result-title = Итог
result-rank = Место
result-player = Игрок
result-score = Счёт

# -- Приказы --
orders = Приказы
orders-about = Решите заранее, как отвечать на чужие действия, и вас будут спрашивать реже.
orders-given = Действуют
orders-new = Новый приказ
orders-give = Отдать приказ
orders-end = Снять приказ «{ $order }»
orders-end-short = Снять
orders-until-ended = пока вы его не снимете
orders-until-turn = до вашего следующего хода
orders-only-turn = Только до моего следующего хода
orders-role = Кем запрещать
orders-watching = Приказы отдают только игроки.
orders-begun = Действуют приказы: { $orders }.
orders-begun-where = Изменить их можно на вкладке «Приказы».
orders-begun-keep = Хорошо
orders-begun-end = Отключить
order-pass = Всегда пасовать
order-pass-preview = Вас вовсе не спросят, хотите ли вы вмешаться. Обязательный выбор останется за вами.
order-pass-unless-about-me = Пасовать, если это не касается меня
order-pass-unless-about-me-preview = Вас спросят, только если действие направлено на вас или служит ответом на ваше.
order-never-challenge = Никогда не оспаривать
order-never-challenge-preview = Вас по-прежнему спросят, запрещать ли действие, но больше не спросят, оспаривать ли его.
order-let-aid-through = Пропускать иностранную помощь
order-let-aid-through-preview = Вас больше не спросят, запрещаете ли вы иностранную помощь.
order-block-steals = Запрещать кражу, если есть кем
order-block-steals-preview = Пока этот покровитель у вас, кражи запрещаются автоматически. Без него вас спросят как обычно.
order-default = Спрашивать только о важном
order-default-preview = Вас спросят, когда что-то направлено против вас, когда объявляют победу и во время вашей атаки, пока вы можете её усилить. Во всём остальном вы пасуете.
order-only-about = Спрашивать, только если цель — я
order-only-about-preview = Вас спросят, если что-то направлено против вас или кто-то объявляет победу. Во всём остальном вы пасуете, даже во время своей атаки.
# Как часто спрашивать
attention = Спрашивать
attention-all = Обо всём
attention-matters = О важном
attention-me = Если цель — я
attention-all-about = Вас спросят всякий раз, когда вы можете вмешаться.
attention-matters-about = Вас спросят, если что-то направлено против вас или если вы можете помешать чужой победе либо усилить свою атаку. Спросят и о том, что вы отметили. Во всём остальном вы пасуете.
attention-me-about = Вас будут спрашивать, только если что-то направлено против вас или кто-то объявляет победу.
attention-also = Ещё спрашивать
attention-moment-moment = между розыгрышами карт, когда действовать может любой
attention-moment-reply = когда кто-то разыгрывает карту
attention-moment-fight = в каждой атаке
attention-moment-after-roll = когда кубики уже брошены
attention-moment-after = сразу после того, как что-то произошло
attention-card = когда можно сыграть карту «{ $card }»
attention-mark = Спрашивать, когда её можно сыграть
attention-marked = Карта «{ $card }»: вас спросят, когда её можно будет сыграть
order-only-answer = Отвечать за меня, если ответ только один
order-only-answer-preview = Если выбирать не из чего, вас не спросят, кроме случаев, когда быстрый ответ выдал бы вашу руку.
order-matters = Спрашивать только о важном
order-matters-preview = { attention-matters-about }
order-only-me = Спрашивать, только если речь обо мне
order-only-me-preview = { attention-me-about }
order-draw = Брать карты за меня в начале хода
order-draw-preview = В начале вашего хода План и карта группы берутся без вопросов. Отключите, если хотите что-то сделать до этого.
order-auto-pass = Пасовать до конца этого хода
order-auto-pass-preview = До конца этого хода вы пасуете, если ничто не направлено против вас и никто не объявляет о своей победе.

# -- Сделки --
deal = Сделка
deal-you-give = Вы отдаёте
deal-you-get = Вы получаете
deal-nothing = ничего
deal-add = Добавить:
deal-leave-out = Убрать:

# -- Рейтинг --
ladder-about = Сильнейшие игроки по рейтинговым партиям за столами из общего списка. Рейтинг — осторожная оценка: чем больше вы играете, тем он выше.
ladder-games = Игры
ladder-of = Рейтинг: { $game }
ladder-empty = В игре «{ $game }» рейтинга пока нет ни у кого. Нужны два игрока с учётными записями и стол из общего списка.
ladder-company = Не с кем сыграть?
ladder-company-about = Боты в рейтинг не входят, зато у них всегда есть время. Сильнейший стоит первым.
ladder-challenge = Вызвать

# -- Правила и уроки --
rules-of = Правила игры «{ $game }»
rules-search = Поиск по правилам
rules-found = { $count ->
    [0] Ничего не найдено
    [one] Найден { $count } пункт
    [few] Найдено { $count } пункта
   *[other] Найдено { $count } пунктов
}
rules-contents = Содержание
learn-about = У каждой игры есть курс: короткие уроки с учителем, где ходы делаете вы и сразу видите, к чему они ведут. К концу курса вы будете знать игру целиком.
learn-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
lesson-of = Урок: { $game }
lesson-step = { $step } из { $of }
lesson-teacher = Учитель
lesson-on = Дальше
lesson-back = На шаг назад
lesson-play = Сыграть целую партию
lesson-more = Другие уроки
lesson-next = Дальше: { $title }
lesson-again = С начала
lesson-not-that = Сейчас нужен другой ход.
learn-done = Пройдено { $done } из { $of }
learn-finished = (пройден)
first-time = Впервые?
first-lesson = 5 минут с учителем
first-guided = Первая партия с объяснениями
guide = Объяснение
guide-next = Понятно
guide-more = Понятно (ещё { $more })
guide-end = Без объяснений
guide-nothing = Стрелка указывает на разумный ответ, а всё новое мы объясним здесь.

# -- Задачи --
puzzles = Задачи
puzzles-about = Позиции из сыгранных партий: в каждой один ответ явно лучше остальных. Вы видите то же, что видел игрок. У каждой игры есть задача дня.
puzzles-today = Задача дня
puzzles-rating = Ваш рейтинг: { $rating }
puzzles-unrated = Ваш рейтинг считается по первым ответам на задачи.
puzzles-done = Решено { $done } из { $of }
puzzles-number = Задача { $number }
puzzles-of = Задача: { $game }
puzzles-level = рейтинг { $rating }
puzzles-solved = (решена)
puzzles-missed = (была попытка)
puzzles-question = Вопрос
puzzles-right = Верно!
puzzles-show = Показать решение
puzzles-next = Следующая задача
puzzles-all = Все задачи
puzzles-kind-win = Выиграть наверняка
puzzles-kind-stop = Остановить соперника
puzzles-kind-save = Остаться в игре
puzzles-kind-ask = Найти лучший ответ

# -- Повтор --
replay-of = Повтор: { $game }
replay-controls = Управление повтором
replay-back = На шаг назад
replay-turn-back = К предыдущему ходу
replay-turn-next = К следующему ходу
replay-next = На шаг вперёд
replay-play = Воспроизвести
replay-pause = Пауза
replay-step = Шаг { $step } из { $last }
replay-eye = Глазами
replay-public = зрителя
replay-all = все карты открыты
replay-fork = Играть отсюда
replay-fork-about = Новая партия продолжит эту после шага { $step }; карты и кубики выпадут по-новому, за остальных сыграют боты.
replay-fork-seat = Играть за
replay-fork-go = Начать
replay-share = Поделиться
replay-shared = Скопировано:
review = Переломные моменты
review-wait = Ищем переломные моменты…
review-nothing = Ни один ход не решил исход игры.
review-chance = { $you ->
    [yes] Ваши шансы на победу: { $before } % → { $after } %.
   *[no] { $name }, шансы на победу: { $before } % → { $after } %.
}
review-better = Лучше: { $move }.
review-mark = Здесь наступил перелом
review-curve = Шансы каждого на победу, шаг за шагом
review-question = Вопрос: { $question }

# -- Люди --
sign-in = Войти
sign-out = Выйти
register = Завести учётную запись
register-about = В ней хранятся ваши партии и рейтинги. Нужны только имя и пароль.
name = Имя
password = Пароль
password-old = Старый пароль
password-new = Новый пароль
password-note = Не короче 8 знаков.
password-change = Пароль
recover = Забыли пароль?
recover-code = Код восстановления
codes = Коды восстановления
codes-about = Каждый код один раз вернёт вам доступ, если вы потеряете пароль. Больше этих кодов не покажут.
codes-new = Новые коды восстановления
guest-link = Ваша гостевая ссылка
guest-link-about = Любой, кто откроет эту ссылку, сможет играть от вашего имени: так можно продолжить на другом устройстве.
guest-link-make = Создать ссылку
tokens = Ключи для программ
tokens-about = С таким ключом за стол может сесть ваш бот.
tokens-label = Для чего ключ
tokens-make = Создать ключ
tokens-secret = Показывается только один раз:
tokens-drop = Убрать ключ «{ $token }»
me-name = Имя за столом
me-data = Ваши данные
vacation = Отпуск
vacation-about = В играх по переписке ваши часы стоят, пока вас нет, но не дольше месяца.
vacation-last-day = Последний день
vacation-take = Уйти в отпуск
vacation-until = Вы в отпуске до { $date }.
vacation-end = Завершить отпуск
me-export = Скачать все свои данные
me-delete = Удалить мои данные
me-delete-sure = Удалить мои данные навсегда
profile = Игрок
profile-since = с { $date }
profile-finished = { $games ->
    [one] { $games } законченная партия
    [few] { $games } законченные партии
   *[other] { $games } законченных партий
}
kind-guest = Гость
kind-account = Учётная запись
rating = Рейтинг
rating-games = Партии
block-user = Заблокировать
unblock = Разблокировать
block-about = Вас с этим игроком не посадят за один стол, а его сообщения будут скрыты.
report = Пожаловаться
report-text = Что случилось
report-send = Отправить

# -- Настройки --
settings-language = Язык
settings-theme = Цвета
theme-auto = Как на устройстве, но за столом — ночь
theme-dark = Ночь
theme-light = День
settings-motion = Анимация
motion-auto = Как на устройстве
motion-full = С анимацией
motion-reduced = Без анимации
settings-pace = Темп показа
pace-calm = Спокойно
pace-normal = Обычно
pace-brisk = Быстро
pace-instant = Сразу
settings-adviser = Советчик для подсказок
settings-sound = Звуки за столом и вибрация, когда мой ход
settings-notify = Уведомлять о моём ходе, когда эта вкладка в фоне
settings-notify-refused = Браузер не разрешает уведомления для этой страницы.
notices = Партии по переписке
notices-about = Если партия ждёт, а вас нет на месте, мы пришлём одно сообщение обо всём, что случилось. О картах у вас на руке в нём не будет ни слова.
notices-push = Сообщать в этом браузере, даже когда страница закрыта
notices-mail = Адрес почты
notices-webhook = Вебхук
notices-shape = Формат
notices-add = Добавить
notices-drop = Убрать { $address }
notices-unconfirmed = ещё не подтверждено
notices-asked = Запрос на подтверждение отправлен: { $address }
notices-of = Сообщать
notices-move = когда мой ход
notices-low = когда моё время истекает
notices-over = когда партия окончена
notices-invited = когда зовут сыграть ещё раз
notices-said = когда за столом пишут в чате
notices-tables = За этими столами
settings-doubt = Переспрашивать перед ходами, которые нельзя отменить
settings-keys = Горячие клавиши за столом: буквы, цифры и вопросительный знак
settings-orders = Приказы по умолчанию
settings-orders-about = Применяются сами в начале каждой вашей партии.

# -- Decks --
decks = Колоды
decks-of = Колоды: { $game }
decks-about = Соберите колоду, сразу узнайте, что в ней не так, и возьмите её за стол. Колоды хранятся в этом браузере.
deck-mine = Мои колоды
deck-ready = Готовые колоды
deck-name = Название
deck-unnamed = Новая колода
deck-new = Новая
deck-copy = Копия
deck-delete = Удалить
deck-begin = Начать с
deck-sealed = Запечатанные наборы
deck-random = Случайные карты
deck-by-lot = Случайная готовая колода
deck-blank = выберите…
deck-text = Текстом
deck-text-about = По карте в строке; 2 перед названием означает два экземпляра, восклицательный знак — начальных Иллюминатов.
deck-read-text = Собрать по этому тексту
deck-valid = Колода готова к игре.
deck-checking = Проверяем…
deck-search = Поиск
deck-type = Вид
deck-alignment = Направленность
deck-attribute = Признак
deck-power = Власть не меньше
deck-arrows = Исходящих стрелок не меньше
deck-any = не важно
deck-found = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
deck-more = Показать ещё
deck-add = Добавить: { $card }
deck-remove = Убрать: { $card }
deck-start = Иллюминаты
deck-cards = Карты
deck-pool = Все карты
deck-curve = Группы по Власти
deck-arrow-curve = Группы по исходящим стрелкам
deck-arrow-total = { $arrows ->
    [one] всего { $arrows } исходящая стрелка
    [few] всего { $arrows } исходящие стрелки
   *[other] всего { $arrows } исходящих стрелок
}
deck-counts = Группы { $groups } · Ресурсы { $resources } · Планы { $plots }
deck-aligned = Направленность групп
deck-empty = Пока пусто: добавьте карты из списка.
deck-to-table = Открыть стол с колодами
deck-build = Собрать колоды
deck-for-all = Колоды
deck-own = каждый приносит свою
deck-bring = Ваша колода
deck-of-table = Как задано для стола
deck-other = другая колода
deck-bring-note = Никто другой её не увидит.
deck-of-seat = Колода для места { $number }
deck-welcome = Добро пожаловать. Колода — это карта Иллюминатов, несколько групп и Ресурсов, а также Планы. Начните с готовой и меняйте карту за картой, доверьтесь случаю или выбирайте карты из списка.
deck-welcome-ready = Начать с колоды «{ $deck }»

# -- Хроники --
chronicle = Хроника
chronicles = Хроники
chronicles-about = Партии в «Обет» следуют одна за другой: какими победитель оставит земли, такими они и перейдут в следующую партию.
chronicles-none = У вас ещё нет хроник. Первая начнётся с вашей первой партии в «Обет».
chronicles-all = Все хроники
chronicle-games = { $games ->
    [0] нет оконченных партий
    [one] окончена { $games } партия
    [few] окончены { $games } партии
   *[other] окончено { $games } партий
}
chronicle-next = Впереди партия { $game }:
chronicle-citizens = Планшеты стороной вассала вверх: { $colours }.
chronicle-relics = { $count ->
    [one] { $count } реликвия
    [few] { $count } реликвии
   *[other] { $count } реликвий
}
chronicle-decks = Колода земель: { $world }, ссылка: { $dispossessed }, колода реликвий: { $relics }.
chronicle-history = Сыгранные партии
chronicle-round = раунд { $round }
chronicle-empty = Пока ничего не записано: первая партия ещё не окончена.
chronicle-play = Следующая партия
chronicle-play-go = Играть следующую партию
chronicle-running = Партия этой хроники ещё идёт; от её исхода зависит, как начнётся следующая.
chronicle-go-on = К столу
chronicle-take = Сохранить хронику
chronicle-take-about = Строка хроники, принятая у игроков в «Обет». То, чего никто не знает, например порядок колоды земель, в ней перемешано заново.
chronicle-take-go = Показать строку
chronicle-string = Строка хроники
chronicle-copied = Скопировано: строка хроники
chronicle-title = Название хроники
chronicle-bring = Загрузить хронику
chronicle-bring-about = Вставьте строку хроники с другого стола: следующая партия продолжит её.
chronicle-bring-go = Загрузить

# -- Отказы сервера: `refused-` и сообщение, которое он называет --
refused-bad-input = Сервер не понял запрос. Обновите страницу и попробуйте ещё раз.
refused-malformed = Сервер не понял запрос. Обновите страницу и попробуйте ещё раз.
refused-not-found = Здесь такого нет.
refused-no-such-method = Сервер этого не умеет.
refused-not-allowed = Здесь вам этого делать нельзя.
refused-internal = На сервере что-то сломалось. Мы об этом уже знаем; попробуйте ещё раз.
refused-unavailable = Стол сейчас не отвечает. Попробуйте через несколько секунд.
refused-closing = Сервер перезапускается. Попробуйте через минуту.
refused-too-fast = Слишком много попыток. Подождите минуту и попробуйте ещё раз.
refused-too-large = Слишком большой объём: сохранить не получится.
refused-no-time = Сервер был слишком занят. Попробуйте ещё раз.
refused-too-short = { $field ->
    [password] Пароль слишком короткий: нужно не меньше { $limit } знаков.
    [new] Новый пароль слишком короткий: нужно не меньше { $limit } знаков.
    [name] Введите имя.
    [label] Напишите, для чего этот ключ.
    [text] Сначала напишите что-нибудь.
   *[other] Обязательное поле пустое или заполнено слишком коротко.
}
refused-too-long = { $field ->
    [password] Пароль слишком длинный: можно не больше { $limit } знаков.
    [new] Новый пароль слишком длинный: можно не больше { $limit } знаков.
    [name] Имя слишком длинное: можно не больше { $limit } знаков.
    [title] Название стола слишком длинное: можно не больше { $limit } знаков.
   *[other] Текст слишком длинный: можно не больше { $limit } знаков.
}
refused-too-small = { $field ->
    [base] На партию нужно не меньше { $limit } секунд.
   *[other] Одно из чисел слишком маленькое: наименьшее — { $limit }.
}
refused-too-big = Одно из чисел слишком большое: можно не больше { $limit }.
refused-bad-characters = { $field ->
    [name] Имя не должно начинаться с пробела или содержать табуляции и другие невидимые знаки.
   *[other] В тексте есть знаки, которые здесь не годятся.
}
refused-name-length = В имени может быть от 1 до { $limit } знаков.
refused-name-invisible = В имени есть невидимые знаки. Наберите его заново.
refused-name-marks = У одной буквы имени слишком много значков сверху или снизу.
refused-name-letters = В имени нужна хотя бы одна буква или цифра.
refused-name-reserved = Это имя взять нельзя. Выберите другое.
refused-name-taken = Это имя уже занято или слишком похоже на занятое. Выберите другое.
refused-nobody = Сервер вас больше не узнаёт. Обновите страницу или войдите снова.
refused-in-person = Программа не может сделать это за вас.
refused-wrong-password = Имя или пароль неверны.
refused-wrong-code = Имя или код восстановления неверны.
refused-wrong-own-password = Это не ваш нынешний пароль.
refused-has-account = У вас уже есть учётная запись. Чтобы создать другую, сначала выйдите.
refused-guest = Сначала создайте учётную запись.
refused-not-a-guest = В учётную запись входят по имени и паролю, а не по ссылке.
refused-bad-link = Эта ссылка недействительна или устарела.
refused-bad-vacation = { $days ->
    [one] Выберите день в будущем, не дальше чем через { $days } день.
    [few] Выберите день в будущем, не дальше чем через { $days } дня.
   *[other] Выберите день в будущем, не дальше чем через { $days } дней.
}
refused-block-self = Себя заблокировать нельзя.
refused-unknown-user = Такого игрока нет.
refused-unknown-token = Такого ключа у вас нет.
refused-unknown-table = Такого стола нет.
refused-unknown-series = Такой хроники у вас нет.
refused-unknown-game = Такой игры здесь нет.
refused-unknown-lesson = Такого урока нет.
refused-unknown-puzzle = Такой задачи нет.
refused-unknown-seat = Такого места за этим столом нет.
refused-too-many = Больше добавить нельзя: их и так слишком много.
refused-too-many-tables = { $limit ->
    [one] У вас уже открыт { $limit } стол. Сначала доиграйте или закройте его.
    [few] У вас уже открыты { $limit } стола. Сначала доиграйте или закройте один из них.
   *[other] У вас уже открыто { $limit } столов. Сначала доиграйте или закройте один из них.
}
refused-too-many-chronicles = { $limit ->
    [one] У вас уже { $limit } хроника, больше хранить нельзя.
    [few] У вас уже { $limit } хроники, больше хранить нельзя.
   *[other] У вас уже { $limit } хроник, больше хранить нельзя.
}
refused-too-many-tokens = Больше ключей создать нельзя. Сначала удалите один.
refused-too-many-blocked = Больше игроков заблокировать нельзя.
refused-too-many-reports = Сначала рассмотрят ваши прежние жалобы.
refused-too-many-orders = Больше приказов отдать нельзя. Сначала отмените один.
refused-bad-options = Эти правила нельзя сочетать: { $detail }.
refused-bad-record = Эта запись противоречит правилам: { $detail }.
refused-bad-deck = Этой колодой здесь играть нельзя: { $faults }
refused-record-waits = Ваша прошлая запись ещё проверяется. Загружайте их по одной.
refused-too-many-records = Сегодня больше записей загрузить нельзя. Попробуйте завтра.
refused-record-unfinished = Партия в этой записи не доиграна.
refused-private = Это закрытый стол. Попросите ссылку-приглашение у тех, кто за ним сидит.
refused-kick-alone = За столом на двоих нельзя удалить игрока, который не отошёл.
refused-operator-only = Это может видеть только администратор сервера.
refused-host-only = Это может сделать только хозяин стола.
refused-blocked = За этот стол вам сесть нельзя.
refused-closed = За этот стол уже не сесть.
refused-no-free-seat = За этим столом нет свободных мест.
refused-seat-taken = Это место уже занято.
refused-seats-free = Ещё не все собрались: есть свободное место.
refused-seated = Вы уже сидите за этим столом.
refused-not-seated = Вы не сидите за этим столом.
refused-not-your-seat = Это не ваше место.
refused-running = Партия уже началась.
refused-running-leave = Партия началась. Можно сдаться или поручить ответы боту.
refused-prepared = Вы сами выбрали карты, которых не видят другие, поэтому партия не пойдёт в рейтинг. Снимите флажок «Учитывать в рейтинге» или уберите стол из общего списка.
refused-series-running = Партия этой хроники ещё идёт; от её исхода зависит, как начнётся следующая.
refused-not-begun = Партия ещё не началась.
refused-not-over = Партия ещё не закончена.
refused-fork-too-late = На этом шаге партия уже окончена. Вернитесь на несколько шагов.
refused-over = Партия окончена.
refused-not-asked = Сейчас вас ни о чём не спрашивают.
refused-stale = Вопрос тем временем изменился.
refused-vote-refused = Вам только что отказали. Попросите снова через минуту.
refused-still-thinking = Бот ещё думает над вашим прошлым вопросом.
refused-server-full = На сервере сейчас нет места ещё для одного стола. Попробуйте позже.
refused-much-said = Чат переполнен: новые сообщения не сохраняются.
refused-bad-address = На этот адрес ничего нельзя послать.
refused-too-many-channels = Больше адресов добавить нельзя, или сегодня было слишком много попыток.
refused-no-mail = Этот сервер не посылает почту.
refused-disk-full = Диск сервера заполнен. Ничего из сохранённого не потеряно; попробуйте позже.
refused-stale-vote = Это предложение уже закрыто.
refused-no-undo = Без согласия остальных сейчас ничего не вернуть.
refused-paused = Стол на паузе. Сначала договоритесь продолжить.
refused-paused-already = Стол уже на паузе.
refused-not-paused = Стол не на паузе.
refused-away = За вас отвечает бот. Сначала верните себе место.
refused-resigned = Вы уже сдались.
refused-resigned-for-good = Вы сдались; за вас доигрывает бот.
refused-empty = Сначала напишите что-нибудь.
refused-no-spectators = За этот стол зрителей не пускают.
refused-no-hints = За рейтинговым столом подсказок нет.
refused-no-hints-people = Подсказки за этим столом отключены: люди играют друг с другом.
refused-undo-asks = С тех пор отвечал кто-то ещё: попросите у остальных разрешения вернуть ход.
refused-no-whispers = За этим столом шептаться нельзя.
refused-no-whispers-of-partners = Напарникам шептаться нельзя.
