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
page-missing = Такой страницы нет.
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
bot-name-0 = Ада
bot-name-1 = Бруно
bot-name-2 = Клара
bot-name-3 = Дарио
bot-name-4 = Элена
bot-name-5 = Фабио
bot-name-6 = Грета
bot-name-7 = Ханна
bot-name-8 = Ирма
bot-name-9 = Йонас
bot-level-random = Бродяга
bot-manner-random = играет наугад
bot-level-honest = Честный
bot-manner-honest = никогда не блефует
bot-level-heuristic = Придворный
bot-manner-heuristic = знает своё дело
bot-level-search = Интриган
bot-manner-search = думает наперёд

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
lobby-invite = Ссылка-приглашение
lobby-link = Отправьте эту ссылку:
lobby-link-copied = Скопировано. Отправьте эту ссылку:
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
waiting-for = Ждём: { $seats }…
answered = Ваш ответ: { $answer }. Пока не ответили все, его можно изменить.
game-over = Игра окончена.
paused = Пауза
undo = Вернуть ход
undo-ask = Попросить вернуть ход
hint = Подсказка
fast-forward = Догнать
clause-open = Правило { $clause }
log = Журнал
log-empty = Пока ничего не произошло.
chat = Чат
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать что-нибудь
chat-send = Отправить
chat-to = Кому
chat-to-all = всем
chat-whisper = шёпотом
seat-asked = думает над ответом
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
pax-attacks = нападает
pax-defends = защищается
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
