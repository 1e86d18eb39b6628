# Что говорит сама страница. У игр свои сообщения; идентификаторы общие для обоих языков.

# -- Везде --
you = вы
close = Закрыть
save = Сохранить
done = Готово.
drop = Убрать
loading = Минутку…
nav = Страницы
home = Домой
new-table = Новый стол
learn = Уроки
rules = Правила
ladder = Рейтинг
settings = Настройки
more = Ещё
language-en = English
language-ru = Русский
offline = Связь потеряна. Восстанавливаем…
error-offline = Сервер сейчас недоступен.
error-server = Сервер не смог этого сделать.
problem-title = Не получилось
missing-title = Здесь ничего нет
missing-about = Возможно, адрес неполный, или то, что здесь было, удалили.
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
home-title = Открытый стол для игр с интригой
home-about = Выберите игру и сразу играйте с ботами, без учётной записи. Все правила соблюдаются, скрытые карты остаются скрытыми, а у каждого вопроса указано правило.
home-players = Игроков
home-bots = Боты
home-deck = Ваша колода
home-against = Соперники
home-play = Играть: { $game }
home-friends = С друзьями…
list-waiting = Ждут вас
list-mine = Ваши столы
list-open = Открытые столы
list-finished = Законченные игры
list-won = Победа: { $seats }
list-more = Показать ещё
record-file = Повтор из файла
record-file-about = Запись любой законченной партии, с этого сервера или с другого. Сначала она проверяется ход за ходом.
record-file-choose = Открыть файл записи
record-file-problem = Этот файл не удаётся показать: { $problem }
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
bot-manner-level2 = часто витает в облаках
bot-level-level3 = 3. Оруженосец
bot-manner-level3 = иногда витает в облаках
bot-level-level4 = 4. Придворный
bot-manner-level4 = знает своё дело
bot-level-level5 = 5. Серый кардинал
bot-manner-level5 = думает наперёд

# -- Новый стол --
new-game = Игра
new-who = Кто играет
new-me = Я
new-person = Кто-то ещё, по ссылке
new-here = Кто-то за этим устройством
new-bot = Бот. { $level }
new-hot = Устройство переходит из рук в руки; между ходами стол закрыт.
new-options = Правила этого стола
new-time = Время
new-clocks = Часы
new-live = Сразу, минуты на партию
new-days = По переписке
new-minutes = Минут на партию
new-increment = Секунд за ответ
new-days-each = Дней на решение
new-timeout = Когда время вышло
new-timeout-bot = Отвечает бот
new-timeout-default = Даётся самый простой ответ
new-timeout-resign = Место сдаётся
new-others = Остальное
new-title = Название стола
new-public = В общем списке: сесть может любой
new-spectators = Другим можно смотреть
new-whispers = Игрокам можно шептаться
new-hints = Все могут просить подсказки, даже против людей
table-hints = с подсказками
new-rated = Учитывать в рейтинге
new-make = Открыть стол
new-quick = Или сесть куда придётся
option-coup-reformation = «Реформация»: две фракции
option-coup-inquisition = «Инквизиция»: Инквизитор вместо Посла
option-coup-two-players = Вдвоём
option-coup-two-players-one-coin = первый игрок начинает с 1 монетой
option-coup-two-players-pick-one = каждый выбирает покровителя из своего набора
option-coup-turn-cap = Сколько ходов у игрока до конца партии
option-coup-steal-from-dead = Красть можно и у того, кто только что выбыл из-за оспаривания
option-coup-reopen-aid-block = После ложной блокировки помощи блокировать могут другие
option-potdevin-teams = Команды по двое, друг напротив друга
option-pax-opponent = Автоматический соперник на последнем месте
option-pax-opponent-none = нет
option-pax-opponent-saint-germain = Сен-Жермен
option-pax-opponent-joseph-ii = Иосиф II
option-pax-opponent-weishaupt = Вейсгаупт
option-pax-opponent-cagliostro = Калиостро
option-pax-max-rounds = После скольких раундов игра кончается
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
option-oath-chancellor = Место Канцлера, считая от 0
option-oath-chronicle = Хроника, которую продолжить (пусто: первая партия)
option-oath-deeds = Сколько действий самое большее за ход

# -- До игры --
table-seats = { $seats ->
    [one] { $seats } место
    [few] { $seats } места
   *[other] { $seats } мест
}
table-cancelled = Этот стол закрыли до начала игры.
table-gone = Наблюдать за этим столом больше нельзя.
lobby-free = Свободно
lobby-you = Вы
lobby-here = на месте
lobby-gone = не на связи
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
lobby-invite-about = Любой, кто откроет эту ссылку, сможет сесть за стол, учётная запись не нужна.
lobby-link = Ссылка-приглашение
lobby-copy = Скопировать
lobby-copied = Скопировано.
lobby-share = Поделиться…
lobby-share-text = Садитесь со мной за стол: { $game }
lobby-talk = Разговор перед игрой
your-name = Ваше имя
your-name-about = Чтобы остальные знали, кто вы. Можно оставить пустым.
your-name-nobody = Гость
lobby-cancel = Закрыть стол
lobby-leave = Встать

# -- Стол --
board = Стол
side = Журнал и разговор
players = Игроки
prompt-region = Ваш ход
options = Что вы можете сделать
options-list = Список
options-refused = Сейчас нельзя
menu-choose = Выберите
sure = Вы уверены?
sure-about = { $option }: это насовсем.
sure-not = Нет
waiting-for = Ждём: { $seats }…
answered = Ваш ответ: { $answer }. Пока не ответили все, его можно изменить.
game-over = Игра окончена.
paused = Пауза
undo = Вернуть ход
undo-ask = Попросить вернуть ход
hint = Подсказка
hint-why = Сюда вели { $share } % просмотренных вариантов; ожидаемая доля побед — { $worth } %
hint-line = Дальше ожидается: { $line }
fast-forward = Догнать
clause-open = Правило { $clause }
log = Журнал
log-empty = Пока ничего не произошло.
log-newest = К последнему
news = Что происходит
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать что-нибудь
chat-send = Отправить
chat-to = Кому
chat-to-all = всем
chat-whisper = шёпотом
seat-asked = { $you ->
    [yes] думаете над ответом
   *[no] думает над ответом
}
seat-away = играет бот
seat-bot = бот: { $bot }
seat-bot-short = бот
seat-gone = не на связи
seat-resigned = партия сдана
cover-title = Передайте устройство: { $seat }
cover-about = Ничего не видно, пока не смотрит следующий игрок.
cover-ready = Я — { $seat }
notify-title = Ваш ход: { $game }
resign = Сдаться
resign-sure = Точно сдаться
ask-pause = Попросить паузу
ask-resume = Попросить продолжить
ask-kick = Попросить посадить бота вместо: { $seat }
step-away = Пусть за меня ответит бот
come-back = Вернуться на место
table-options = Правила этого стола
table-options-plain = Обычная игра
table-watching = Зрителей
table-commitment = Хеш зерна
table-commitment-about = Зерно откроют в конце игры, и любой сможет проверить раздачу.
table-commitment-over = Игра окончена, зерно есть в её записи: любой может проверить раздачу.
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
    [yes] просите
   *[no] просит
}: пусть вместо игрока { $target } играет бот
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
orders-about = Ответьте на реакции заранее, и стол будет спрашивать вас реже.
orders-given = Действуют
orders-new = Новый приказ
orders-give = Отдать приказ
orders-end = Отменить: { $order }
orders-end-short = Отменить
orders-until-ended = пока вы его не отмените
orders-until-turn = до вашего следующего хода
orders-only-turn = Только до моего следующего хода
orders-role = Кем блокировать
orders-watching = Приказы отдают только игроки.
orders-begun = Действуют приказы: { $orders }.
orders-begun-where = Их можно найти на вкладке «Приказы».
orders-begun-keep = Хорошо
orders-begun-end = Отключить
order-pass = Всегда пасовать
order-pass-preview = О реакциях вас не спросят вовсе. Обязательный выбор останется за вами.
order-pass-unless-about-me = Пасовать, если это не касается меня
order-pass-unless-about-me-preview = Вас спросят, только если действие направлено на вас или отвечает вам.
order-never-challenge = Никогда не оспаривать
order-never-challenge-preview = О блокировках вас спросят, а верите ли вы заявлениям — больше нет.
order-let-aid-through = Пропускать иностранную помощь
order-let-aid-through-preview = Вас больше не спросят, блокируете ли вы иностранную помощь.
order-block-steals = Блокировать кражу, если роль у меня
order-block-steals-preview = Пока этот покровитель у вас, кражи у вас блокируются сами. Без него вас спросят как обычно.
order-default = Спрашивать только о важном
order-default-preview = Вас спросят, когда что-то направлено против вас, когда объявляют победу и в вашей атаке, пока вы можете её усилить. В остальных случаях за вас пасуют.
order-only-about = Спрашивать, только если цель — я
order-only-about-preview = Вас спросят, когда что-то направлено против вас или объявляют победу. В остальных случаях за вас пасуют, в вашей атаке тоже.
order-auto-pass = Пасовать до конца этого хода
order-auto-pass-preview = До конца этого хода вы пасуете, если ничто не направлено против вас и никто не объявляет победу.

# -- Сделки --
deal = Сделка
deal-you-give = Вы отдаёте
deal-you-get = Вы получаете
deal-nothing = ничего
deal-add = Добавить:
deal-leave-out = Убрать:

# -- Рейтинг --
ladder-about = Сильнейшие игроки по партиям за столами из общего списка, которые идут в зачёт. Рейтинг — это сила, в которой можно почти не сомневаться; с каждой партией он точнее.
ladder-games = Игры
ladder-of = Рейтинг: { $game }
ladder-empty = В игре «{ $game }» рейтинга пока нет ни у кого. Нужны двое с учётными записями и стол из общего списка.

# -- Правила и уроки --
rules-of = Правила: { $game }
rules-search = Поиск по правилам
rules-found = { $count ->
    [0] Ничего не найдено
    [one] Найден { $count } пункт
    [few] Найдено { $count } пункта
   *[other] Найдено { $count } пунктов
}
learn-about = Урок — короткая партия с учителем: вы делаете ходы и видите, почему они таковы.
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

# -- Повтор --
replay-of = Повтор: { $game }
replay-controls = Управление повтором
replay-back = На шаг назад
replay-next = На шаг вперёд
replay-play = Показывать подряд
replay-pause = Остановить
replay-step = Шаг { $step } из { $last }
replay-eye = Глазами
replay-public = зрителя
replay-all = всевидящего
replay-fork = Играть отсюда
replay-fork-about = Новый стол начнётся после шага { $step }, случай будет новым; на других местах сыграют боты.
replay-fork-seat = Играть за
replay-fork-go = Начать
replay-share = Поделиться
replay-shared = Скопировано:
review = Переломные моменты
review-wait = Ищем переломные моменты…
review-nothing = Ни один ход не переломил игру.
review-chance = { $you ->
    [yes] Ваша вероятность победы: { $before } % → { $after } %.
   *[no] { $name }, вероятность победы: { $before } % → { $after } %.
}
review-better = Лучше: { $move }.

# -- Люди --
sign-in = Войти
sign-out = Выйти
register = Завести учётную запись
register-about = Хранит ваши партии и рейтинги. Нужны только имя и пароль.
name = Имя
password = Пароль
password-old = Старый пароль
password-new = Новый пароль
password-note = Не короче 8 знаков.
password-change = Пароль
recover = Пароль забыт
recover-code = Код восстановления
codes = Коды восстановления
codes-about = Каждый из них один раз вернёт доступ, если пароль потерян. Больше их не покажут.
codes-new = Новые коды восстановления
guest-link = Ссылка этого гостя
guest-link-about = Кто откроет эту ссылку, станет вами: так можно играть с другого устройства.
guest-link-make = Создать ссылку
tokens = Ключи для программ
tokens-about = С ключом за стол садится ваш бот.
tokens-label = Для чего он
tokens-make = Создать ключ
tokens-secret = Показано только сейчас:
tokens-drop = Убрать ключ { $token }
me-name = Имя за столом
me-data = Ваши данные
vacation = Отпуск
vacation-about = В играх по переписке ваши часы стоят, пока вас нет, но не дольше месяца.
vacation-last-day = Последний день
vacation-take = Уйти в отпуск
vacation-until = Вы в отпуске до { $date }.
vacation-end = Отпуск окончен
me-export = Скачать всё
me-delete = Удалить меня
me-delete-sure = Удалить меня навсегда
profile = Игрок
profile-since = с { $date }
profile-finished = { $games ->
    [one] { $games } законченная игра
    [few] { $games } законченные игры
   *[other] { $games } законченных игр
}
kind-guest = Гость
kind-account = Учётная запись
rating = Рейтинг
rating-games = Партий
block-user = Заблокировать
unblock = Разблокировать
block-about = Вас не посадят за один стол, и сообщений этого игрока вы не увидите.
report = Пожаловаться
report-text = Что случилось
report-send = Отправить

# -- Настройки --
settings-language = Язык
settings-theme = Цвета
theme-auto = Как на устройстве
theme-dark = Ночь
theme-light = День
settings-motion = Движение
motion-auto = Как на устройстве
motion-full = Вещи движутся
motion-reduced = Без движения
settings-sound = Звук, когда мой ход
settings-notify = Уведомлять, когда мой ход, а я смотрю в другое место
settings-notify-refused = Браузер не разрешает уведомления для этой страницы.
settings-orders = Обычные приказы
settings-orders-about = Отдаются сами в начале каждой вашей партии.

# -- Переворот --
coup-hand = Ваши покровители
coup-court = Двор
coup-treasury = Казна
coup-reserve = Резерв
coup-patron-down = Покровитель лицом вниз
coup-patrons = Покровители
coup-coins = Монеты
coup-lost = потеряно
coup-out = вне игры
coup-purse = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[other] { $coins } монет
}
coup-turn = Ход { $turn }: { $you ->
    [yes] ваш
   *[no] { $seat }
}
coup-phase-picking = Выбирают покровителей
coup-phase-factions = Выбирают фракции
coup-phase-over = Игра окончена
coup-waiting = { $count ->
    [one] Ждём { $count } ответ
    [few] Ждём { $count } ответа
   *[other] Ждём { $count } ответов
}
coup-claim = Ход { $turn }: { $role }, { $outcome }
coup-outcome-open = решается
coup-outcome-unchallenged = не оспорено
coup-outcome-proven = доказано
coup-outcome-caught = обман раскрыт
coup-fact = Вы знаете: { $roles }; среди { $count ->
    [one] { $count } карты
    [few] { $count } карт
   *[other] { $count } карт
}
coup-aside = Из вашего набора вышли из игры: { $roles }
coup-role-Duke = Берёт налог: 3 монеты. Блокирует иностранную помощь.
coup-role-Assassin = За 3 монеты цель теряет покровителя.
coup-role-Captain = Крадёт до 2 монет. Блокирует кражу.
coup-role-Ambassador = Меняется с двором. Блокирует кражу.
coup-role-Contessa = Блокирует заказное убийство.
coup-role-Inquisitor = Меняет одну карту или проверяет покровителя. Блокирует кражу.
# Действия в двух словах, для кнопок: в конце монеты, полученные или уплаченные.
short-action-income = Доход +1
short-action-aid = Помощь +2
short-action-tax = Налог +3 (Герцог)
short-action-exchange = Обмен с двором
short-action-convert = Сменить фракцию −1
short-action-embezzle = Хищение (без Герцога)
# Заголовки над именами тех, на кого можно направить действие.
aim-action-coup = Переворот −7:
aim-action-assassinate = Убийство −3:
aim-action-steal = Украсть, цель:
aim-action-examine = Проверить, цель:
aim-action-betray = Переманить −2:

# -- Pot de Vin --
potdevin-hand = Ваша рука
potdevin-hand-of = Рука: { $seat }
potdevin-round = Раунд { $round } из { $rounds }
potdevin-deck = { $cards ->
    [one] В колоде козырей { $cards } карта
    [few] В колоде козырей { $cards } карты
   *[other] В колоде козырей { $cards } карт
}
potdevin-trump = Козырь
potdevin-trick = Раунд
potdevin-winning = пока побеждает
potdevin-last = { $you ->
    [yes] Прошлый раунд — ваш
   *[no] Прошлый раунд: победитель — { $seat }
}
potdevin-empty = Раунд начинает первый игрок.
potdevin-giving = Карты кладут в колоду козырей.
potdevin-centre = В следующую колоду козырей
potdevin-bribes = { $gems ->
    [one] Подкуп
    [few] Подкупы
   *[other] Подкупы
}
potdevin-do-bribe = Подкуп
potdevin-do-discard = Сбросить
potdevin-cards = { $cards ->
    [one] { $cards } карта на руке
    [few] { $cards } карты на руке
   *[other] { $cards } карт на руке
}
potdevin-gems = { $gems ->
    [one] { $gems } самоцвет для подкупа
    [few] { $gems } самоцвета для подкупа
   *[other] { $gems } самоцветов для подкупа
}
potdevin-wealth = { $gems ->
    [one] { $gems } самоцвет богатства
    [few] { $gems } самоцвета богатства
   *[other] { $gems } самоцветов богатства
}
potdevin-wealth-short = Богатство
potdevin-points = Очки на сейчас: { $points }
potdevin-total = Всего
potdevin-team = Команда { $team }
potdevin-team-total = Команда
potdevin-bonus = Бонусы и штрафы
potdevin-pile = { $guild }: { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символа
   *[other] { $symbols } символов
}, очки: { $points }
potdevin-pile-partner = { $guild }: { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символа
   *[other] { $symbols } символов
}, засчитана стопка напарника
potdevin-symbols = { $guild }, { $symbols ->
    [one] { $symbols } символ
    [few] { $symbols } символа
   *[other] { $symbols } символов
}
potdevin-kind-count = { $kind }: { $count }
potdevin-kind-joker = джокер
potdevin-kind-power = карта власти
potdevin-kind-bonus = бонус
potdevin-kind-penalty = штраф
potdevin-about-joker = Джокер: в конце это символ гильдии по вашему выбору.
potdevin-about-power = Карта власти: одна, две или три стоят 1, 3, 6 очков, все четыре приносят 10.
potdevin-about-bonus = Бонус: 2 очка.
potdevin-about-penalty = Штраф: минус 2 очка.

# -- Pax Illuminaten --
pax-hand = Ваша рука
pax-hand-empty = В руке нет карт
pax-hand-limit = карт: { $cards } из { $limit }
pax-hand-size = Карты в руке
pax-favours = Ваша поддержка
pax-tokens = Фишки
pax-tokens-left = Фишки в запасе
pax-field = Поле
pax-place = Место
pax-zoom = Размер поля
pax-zoom-in = Крупнее
pax-zoom-out = Мельче
pax-card-down = Просвещённый, карта закрыта
pax-strength = Сила
pax-reconstructed = Восстановлено нами, на самой карте может быть иначе: { $fields }
pax-reconstructed-board = Цены, связи и места ареопагов восстановлены нами; о каждой карте сказано, что именно.
pax-field-cells = цены
pax-field-faction-order = первая фракция
pax-field-organisation = орден
pax-field-strength = сила
pax-field-ability = способность
pax-strength-dagger = кинжал
pax-strength-hammers = молотки
pax-order-mason = масон
pax-order-rosicrucian = розенкрейцер
pax-reward = Маркер награды
pax-figure = Фигура соперника
pax-lodges = Ложи
pax-lodge = Ложа, { $faction }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
pax-lodge-of = Ложа, { $faction }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}, управляет { $seat }
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
pax-chain = Цепочка
pax-quick = быстрая поддержка
pax-dispute = Спор
pax-dispute-over = Спор за место { $cell }
pax-attacks = в нападении
pax-defends = в защите
pax-sealed = Карта ещё не показана
pax-won-dispute = побеждает в споре
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
    [one] { $events } карта события в запасе
    [few] { $events } карты событий в запасе
   *[other] { $events } карт событий в запасе
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
pax-plot-P02 = Ваши фишки на карте и на трёх вокруг неё, все одной степени.
pax-plot-P03 = Четыре ваши фишки на королевских арках, и больше, чем у любого соперника.
pax-plot-P04 = Ваши фишки на четырёх внутренних картах кольцом.
pax-plot-P05 = Масоны под вашим управлением, вместе от всех шести фракций.
pax-plot-P06 = Управляйте просвещёнными: { $players ->
    [2] 8
   *[other] 6
}.
pax-plot-P07 = Управляйте великими мастерами: { $players ->
    [2] 3
   *[other] 2
}.
pax-plot-P08 = Ваши фишки по всей цепочке одной ложи от верхнего ряда до нижнего.
pax-plot-P09 = Карты, где лежат и ваши фишки, и чужие: { $players ->
    [2] 3
    [3] 4
   *[other] 5
}.
pax-plot-P10 = Управляйте 3 розенкрейцерами с 5 вашими фишками, и их больше, чем у любого соперника.
pax-plot-P11 = Ваша ложа с тремя картами подряд в центральном ряду.
pax-plot-P12 = Ваша ложа с 5 картами и 5 вашими фишками.
pax-plot-P13 = Ваша ложа, соединяющая ваш ареопаг с чужим.
pax-part-outer = внешние карты
pax-part-tokens = свои фишки
pax-part-control = управление
pax-part-cards = карты
pax-part-arch-tokens = фишки на арках
pax-part-most = больше соперников
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
pax-event-edict = Все возвращают поддержку фракции, шесть жетонов поддержки ложатся на карту и уходят с неё по два за раунд.
pax-event-court-festivities = На любую внешнюю карту можно влиять, как на соседнюю.
pax-event-clear-weather = При переназначении фишка может попасть в любую свободную ячейку.
pax-event-propaganda-press = Раз за ход три поддержки одного вида дают основное действие.
pax-event-rosicrucian-rise = Разведка от розенкрейцера, влияние на него и его выкладка не тратят основного действия.
pax-event-masonic-treaty = Масоны подходят к любой цепочке.
pax-event-wilhelmsbad = Раз за ход любые пять поддержек дают основное действие.
pax-event-electors-decree = Карты с чужими фишками можно исключать, если на новой есть ячейки для них.
pax-event-church-inquisitors = Раз за ход можно посмотреть руку или личный замысел соперника.
pax-event-quiet-whisper = При допросе можно не делиться с теми, кто в сговоре.
# Недоступные действия в меню.
pax-do-scout = Разведка
pax-do-influence = Влияние
pax-do-interrogate = Допрос
pax-do-dismiss = Исключение

# -- Обет --
oath-land = Земли
oath-region-cradle = Столица
oath-region-provinces = Провинции
oath-region-hinterland = Окраины
oath-pile = Сброс, { $region }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
oath-site-down = Неизвестная локация
oath-site-known = знаете вы
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
oath-kind-ruin = руины
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
oath-timing-wake = при пробуждении
oath-timing-when-played = при розыгрыше
oath-only-site = только в локацию
oath-only-adviser = только в совет
oath-locked = закреплена
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
oath-recover-place-favor = реликвия здесь: поддержка, { $count }
oath-recover-burn-favor = реликвия здесь: сжечь поддержку, { $count }
oath-recover-burn-secret = реликвия здесь: сжечь { $count ->
    [one] { $count } тайну
    [few] { $count } тайны
   *[other] { $count } тайн
}
oath-cost = Цена:
oath-cost-place = на карту
oath-cost-burn = сжечь
oath-banks = Резервы поддержки
oath-shared = Общий запас
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
oath-nobody = ничьё
oath-mob = чернь
oath-reliquary = Имперский реликварий
oath-usurper-short = Узурпатор
oath-keeper-short = Верный обету
oath-goals = Кто победил бы
oath-players = Игроки
oath-codex = Карты словами
oath-hand = Ваш планшет
oath-drawn = Взятые карты
oath-role = Роль
oath-turn = Раунд { $round } из { $rounds }: { $you ->
    [yes] ваш ход
   *[no] { $seat }
}
oath-phase-boards = планшеты
oath-phase-placing = расстановка
oath-phase-wake = Пробуждение
oath-phase-act = Действия
oath-phase-rest = Отдых
oath-phase-chronicle = Хроника
oath-phase-over = конец
oath-visions = Взято видений: { $count } из 5; побеждать ими можно с третьего
oath-game-of = Партия { $game } хроники «{ $chronicle }»
oath-goal-sites = править большинством локаций
oath-goal-items = иметь больше всех реликвий и знамён
oath-goal-people = владеть народной поддержкой
oath-goal-darkest = владеть страшной тайной
oath-title-here = титул здесь
oath-met = выполнено
oath-goal-of-regime = Устойчивый режим
oath-goal-of-usurper = Узурпатор
oath-goal-of-conquest = Видение о завоевании
oath-goal-of-rebellion = Видение о восстании
oath-goal-of-sanctuary = Видение о святилище
oath-goal-of-faith = Видение о вере
oath-regime-broken = Титул у изгнанника: империя не победит.
oath-regime-later = С конца пятого раунда решает кубик завершения.
oath-regime-roll = В конце раунда { $round } империя побеждает, если выпадет { $roll } или больше.
oath-regime-last = Победит в конце этого раунда.
oath-wins-waking = Победит при пробуждении.
oath-way-usurper = Проснуться с титулом, а потом ещё раз.
oath-way-conquest = При пробуждении: локаций больше, чем у любого другого.
oath-way-rebellion = При пробуждении: народная поддержка у вас.
oath-way-sanctuary = При пробуждении: реликвий и знамён больше, чем у любого другого.
oath-way-faith = При пробуждении: страшная тайна у вас.
oath-part-title = титул
oath-part-usurper = сторона узурпатора
oath-part-sites = Локации
oath-part-items = Реликвии и знамёна
oath-part-people = Народная поддержка
oath-part-darkest = Страшная тайна
oath-part-visions = Взято видений
oath-campaign = Набег
oath-last-campaign = Последний набег
oath-step-1 = объявление
oath-step-2 = цели
oath-step-3 = схемы сражения
oath-step-4 = бросает защита
oath-step-5 = бросает нападение
oath-step-6 = потери
oath-step-7 = добыча
oath-step-8 = последствия
oath-targets = Цели: { $targets }
oath-attacks = в нападении
oath-defends = в защите
oath-allies = союзники: { $seats }
oath-force = { $count ->
    [0] ни одного отряда
    [one] сражается { $count } отряд
    [few] сражаются { $count } отряда
   *[other] сражаются { $count } отрядов
}
oath-no-dice = без кубиков
oath-odds-win = победа нападения по одним кубикам
oath-odds-sacrifice = с пожертвованием
oath-odds-means = В среднем { $attack } против { $defense }, черепа убивают { $skulls }.
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
oath-won-war-exhaustion = Победа из-за усталости от войны
oath-won-successor = Победа преемника
oath-won-vision-conquest = Победа: видение о завоевании
oath-won-vision-rebellion = Победа: видение о восстании
oath-won-vision-sanctuary = Победа: видение о святилище
oath-won-vision-faith = Победа: видение о вере
oath-next-oath = Обет следующей партии: { $oath }
oath-raised = Возведено строение: { $edifice }
short-act-gather = Забрать отряды
short-act-station = Оставить отряды
short-act-rest = Отдых

# -- Illuminati: New World Order --
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

# -- Decks --
decks = Колоды
decks-of = Колоды: { $game }
decks-about = Соберите колоду, сразу увидьте, что в ней не так, и возьмите её за стол. Колоды хранятся в этом браузере.
deck-mine = Мои колоды
deck-ready = Готовые колоды
deck-name = Название
deck-unnamed = Новая колода
deck-new = Новая
deck-copy = Копия
deck-delete = Удалить
deck-begin = Начать с
deck-sealed = Закрытые наборы
deck-random = Любые карты
deck-by-lot = Готовая колода по жребию
deck-blank = выберите…
deck-text = Текстом
deck-text-about = По карте в строке; 2 перед названием — два экземпляра; ! перед Иллюминатами, с которых колода начинает.
deck-read-text = Взять этот текст
deck-valid = Этой колодой можно играть.
deck-checking = Проверяем…
deck-search = Поиск
deck-type = Вид
deck-alignment = Направленность
deck-attribute = Признак
deck-power = Власть не меньше
deck-arrows = Стрелок наружу не меньше
deck-any = любой
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
deck-arrow-curve = Группы по стрелкам наружу
deck-arrow-total = { $arrows ->
    [one] всего { $arrows } стрелка наружу
    [few] всего { $arrows } стрелки наружу
    [many] всего { $arrows } стрелок наружу
   *[other] всего { $arrows } стрелки наружу
}
deck-counts = Группы { $groups } · Ресурсы { $resources } · Планы { $plots }
deck-aligned = Направленности групп
deck-empty = Пока пусто: добавьте карты из списка.
deck-to-table = Стол с колодами
deck-build = Собрать колоды
deck-for-all = Колоды
deck-own = каждому своя
deck-bring = Ваша колода
deck-of-table = Как решено за столом
deck-other = другая колода
deck-bring-note = Никто другой её не увидит.
deck-of-seat = Колода места { $number }

# -- Хроники --
chronicle = Хроника
chronicles = Хроники
chronicles-about = Партии в «Обет» следуют одна за другой: что оставит победитель, то и будет землёй следующей партии.
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
chronicle-decks = Колода земель { $world }, ссылка { $dispossessed }, колода реликвий { $relics }.
chronicle-history = Сыгранные партии
chronicle-round = раунд { $round }
chronicle-empty = Пока ничего не записано: первая партия ещё не окончена.
chronicle-play = Следующая партия
chronicle-play-go = Играть следующую партию
chronicle-running = Партия этой хроники ещё идёт; её конец решит, как начнётся следующая.
chronicle-go-on = К столу
chronicle-take = Взять с собой
chronicle-take-about = Строка хроники, какую читают другие столы «Обета». Чего никто не знает, например порядок колоды земель, в ней перемешано заново.
chronicle-take-go = Записать строку
chronicle-string = Строка хроники
chronicle-copied = Скопировано: строка хроники
chronicle-title = Название хроники
chronicle-bring = Принести хронику
chronicle-bring-about = Вставьте строку хроники с другого стола: следующая партия продолжит её.
chronicle-bring-go = Принести

# -- Отказы сервера: `refused-` и сообщение, которое он называет --
refused-bad-input = Сервер не понял запрос. Обновите страницу и попробуйте ещё раз.
refused-malformed = Сервер не понял запрос. Обновите страницу и попробуйте ещё раз.
refused-not-found = Здесь такого нет.
refused-no-such-method = Сервер этого не делает.
refused-not-allowed = Здесь вам это нельзя.
refused-internal = На сервере что-то сломалось. Мы об этом узнаем; попробуйте ещё раз.
refused-unavailable = Стол сейчас не отвечает. Попробуйте через несколько секунд.
refused-closing = Сервер перезапускается. Попробуйте через минуту.
refused-too-fast = Слишком часто за короткое время. Подождите минуту и попробуйте ещё раз.
refused-too-large = Это слишком много, чтобы сохранить.
refused-no-time = Сейчас подумать над этим было некому. Попробуйте ещё раз.
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
    [base] Часам нужно не меньше { $limit } секунд на партию.
   *[other] Одно из чисел слишком маленькое: наименьшее — { $limit }.
}
refused-too-big = Одно из чисел слишком большое: наибольшее — { $limit }.
refused-bad-characters = { $field ->
    [name] Имя не может начинаться с пробела и содержать табуляции и другие невидимые знаки.
   *[other] В тексте есть знаки, которые здесь не годятся.
}
refused-name-length = В имени от 1 до { $limit } знаков.
refused-name-invisible = В имени есть невидимые знаки. Наберите его заново.
refused-name-marks = У одной буквы имени слишком много значков сверху или снизу.
refused-name-letters = В имени нужна хотя бы одна буква или цифра.
refused-name-reserved = Это имя взять нельзя. Выберите другое.
refused-name-taken = Такое или похожее на вид имя уже занято. Выберите другое.
refused-nobody = Сервер вас больше не узнаёт. Обновите страницу или войдите снова.
refused-in-person = Программа не может сделать это за вас.
refused-wrong-password = Учётной записи с таким именем и паролем нет.
refused-wrong-code = Учётной записи с таким именем и кодом восстановления нет.
refused-wrong-own-password = Это не ваш нынешний пароль.
refused-has-account = У вас уже есть учётная запись. Чтобы создать другую, сначала выйдите.
refused-guest = Сначала создайте учётную запись.
refused-not-a-guest = В учётную запись входят по имени и паролю, а не по ссылке.
refused-bad-link = Эта ссылка недействительна или устарела.
refused-bad-vacation = { $days ->
    [one] Отпуск заканчивается в будущем, не позже чем через { $days } день.
    [few] Отпуск заканчивается в будущем, не позже чем через { $days } дня.
   *[other] Отпуск заканчивается в будущем, не позже чем через { $days } дней.
}
refused-block-self = Себя заблокировать нельзя.
refused-unknown-user = Такого игрока нет.
refused-unknown-token = Такого ключа у вас нет.
refused-unknown-table = Такого стола нет.
refused-unknown-series = Вы не участвовали в такой хронике.
refused-unknown-game = Такой игры здесь нет.
refused-unknown-lesson = Такого урока нет.
refused-unknown-seat = Такого места за этим столом нет.
refused-too-many = Их уже слишком много.
refused-too-many-tables = { $limit ->
    [one] Вы уже держите { $limit } стол. Сначала доиграйте или закройте его.
    [few] Вы уже держите { $limit } стола. Сначала доиграйте или закройте один из них.
   *[other] Вы уже держите { $limit } столов. Сначала доиграйте или закройте один из них.
}
refused-too-many-chronicles = { $limit ->
    [one] У вас уже { $limit } хроника.
    [few] У вас уже { $limit } хроники.
   *[other] У вас уже { $limit } хроник.
}
refused-too-many-tokens = Ключей у вас уже столько, сколько можно. Сначала удалите один.
refused-too-many-blocked = Вы заблокировали столько игроков, сколько можно.
refused-too-many-reports = Сначала рассмотрят ваши прежние жалобы.
refused-too-many-orders = Вы отдали столько постоянных приказов, сколько можно.
refused-bad-options = Выбранные для этого стола правила не сочетаются: { $detail }.
refused-bad-record = Это не запись партии, сыгранной по правилам: { $detail }.
refused-bad-deck = Этой колодой здесь играть нельзя: { $faults }
refused-record-waits = Ваша прошлая запись ещё проверяется. Приносите их по одной.
refused-too-many-records = За сегодня вы принесли столько записей, сколько можно. Эту принесите завтра.
refused-record-unfinished = Партия в этой записи не доиграна.
refused-private = Это закрытый стол. Попросите ссылку-приглашение у тех, кто за ним сидит.
refused-kick-alone = За столом на двоих нельзя удалить игрока, который на месте.
refused-host-only = Это может только хозяин стола.
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
refused-series-running = Партия этой хроники ещё идёт; от её конца зависит, как начнётся следующая.
refused-not-begun = Партия ещё не началась.
refused-not-over = Партия ещё не закончена.
refused-fork-too-late = На этом шаге партия уже кончена. Вернитесь на несколько шагов.
refused-over = Партия окончена.
refused-not-asked = Сейчас вас ни о чём не спрашивают.
refused-stale = Вопрос тем временем изменился.
refused-stale-vote = Этого уже не предлагают.
refused-no-undo = Вернуть без согласия стола сейчас нечего.
refused-paused = Стол на паузе. Сначала договоритесь продолжить.
refused-paused-already = Стол уже на паузе.
refused-not-paused = Стол не на паузе.
refused-away = За вас отвечает бот. Сначала верните себе место.
refused-resigned = Вы уже сдались.
refused-resigned-for-good = Вы сдались; за вас доигрывает бот.
refused-empty = Сначала напишите что-нибудь.
refused-no-spectators = За этот стол зрителей не пускают.
refused-no-hints = За рейтинговым столом подсказок нет.
refused-no-hints-people = Здесь люди играют с людьми, а стол создан без подсказок.
refused-undo-asks = С тех пор спросили кого-то ещё: попросите стол вернуть ваш ответ.
refused-no-whispers = За этим столом не шепчутся.
refused-no-whispers-of-partners = Партнёрам шептаться нельзя.
