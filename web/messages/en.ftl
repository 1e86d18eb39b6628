# What the page itself says. Games bring their own messages; ids are shared by both languages.

# -- Everywhere --
you = you
close = Close
save = Save
done = Done.
drop = Remove
loading = Just a moment…
nav = Pages
home = Home
new-table = New table
learn = Learn
rules = Rules
ladder = Ladder
settings = Settings
more = More
offline = Connection lost. Reconnecting…
error-offline = The server cannot be reached right now.
error-server = The server could not do that.
problem-title = That did not work
missing-title = There is nothing here
missing-about = The address may be incomplete, or what was here has been removed.
missing-home = Back to the games
page-missing = There is no page at this address.
menu = Menu
ago = { $minutes ->
    [one] { $minutes } minute ago
   *[other] { $minutes } minutes ago
}
credits = Icons: game-icons.net by Lorc, Delapouite and others, CC BY 3.0.

# -- Home and lists --
home-title = An open table for games of intrigue
home-about = Pick a game and play against bots right away, no account needed. Every rule is enforced, hidden cards stay hidden, and every question cites its rule.
home-players = Players
home-bots = Bots
home-deck = Your deck
home-against = You play against
home-play = Play { $game }
home-friends = With friends…
home-guided = Your first game: { $game }, with a teacher
home-watch = Watch a game
home-games = Games
home-still = Pause the animation
home-moving = Play the animation
game-in-english = Not translated yet: played in English.
home-start = Start here
home-seats = { $least }–{ $most } players
home-minutes = { $least }–{ $most } min
home-weight-1 = light
home-weight-2 = medium
home-weight-3 = heavy
home-opponents = { $seats } seats; bot level: { $bot }
list-waiting = Waiting for you
list-mine = Your tables
list-open = Open tables
list-finished = Finished games
list-won = Won by { $seats }
list-more = Show more
record-file = Replay from a file
record-file-about = Open the record of any finished game, from this server or another. We check it move by move first.
record-file-choose = Open a record file
record-file-problem = This file cannot be replayed: { $problem }
your-move = Your move
clocks-none = No clock
clocks-live = { $minutes } min + { $increment } s
clocks-days = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}

# -- Names and bots --
seat-named = Seat { $number }
player-named = Player { $number }
guest-named = Guest { $number }
bot-level-random = Drifter
bot-manner-random = plays at random
bot-level-honest = Honest
bot-manner-honest = never bluffs
bot-level-heuristic = Courtier
bot-manner-heuristic = knows the ropes
bot-level-search = Schemer
bot-manner-search = thinks ahead
bot-level-level1 = 1. Drifter
bot-manner-level1 = plays at random
bot-level-level2 = 2. Page
bot-manner-level2 = knows the rules, but misses a lot
bot-level-level3 = 3. Squire
bot-manner-level3 = plays soundly, but slips now and then
bot-level-level4 = 4. Courtier
bot-manner-level4 = knows the ropes
bot-level-level5 = 5. Éminence
bot-manner-level5 = thinks ahead

# -- Temperaments of bots --
temper-bold = daredevil
temper-careful = watcher
temper-vengeful = avenger
temper-dealer = broker
temper-manner-bold = likes a bluff and a fight
temper-manner-careful = takes few risks and waits
temper-manner-vengeful = pays back whoever struck last
temper-manner-dealer = would rather trade than quarrel
rival-named = { $name }, { $temper }
says-bold-hello = Let's see who blinks first.
says-bold-won = Fortune favours the loud.
says-bold-lost = It was worth a try. It always is.
says-careful-hello = I'll just sit here quietly and count.
says-careful-won = One step at a time, and here we are.
says-careful-lost = I knew I should have waited another turn.
says-vengeful-hello = Leave my things alone and we'll get along.
says-vengeful-won = I said I would remember.
says-vengeful-lost = I've written down every bit of this.
says-dealer-hello = Everything has its price. What is yours?
says-dealer-won = A pleasure doing business with you all.
says-dealer-lost = A fair bargain. Next time I'll ask for more.

# -- A new table --
new-game = Game
new-who = Who plays
new-me = Me
new-person = Another person, by link or from the list
new-here = Another person on this device
new-bot = Bot: { $level }
new-hot = Pass the device around; the table is hidden between turns.
new-options = Rules of this table
new-time = Time
new-clocks = Clocks
new-live = Live: minutes per game
new-days = Over several days
new-minutes = Minutes per player
new-increment = Seconds added per move
new-grace = The first { $seconds } seconds of each question do not count: the page first shows what led to it.
new-days-each = Days per move
new-timeout = When time runs out
new-timeout-bot = A bot answers
new-timeout-default = The default answer is used
new-timeout-resign = That player resigns
new-others = Other settings
new-title = Name of the table
new-public = Listed: anybody may join
new-spectators = Others may watch
new-whispers = Players may whisper to each other
new-hints = Everybody may ask for hints, even when playing against people
table-hints = with hints
new-rated = Counts towards ratings
new-make = Open the table
new-quick = Or join any open table

# -- Lobby --
table-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
table-cancelled = This table was closed before its game began.
table-early = Spectators see this game later than it is played. It will appear here soon.
table-gone = This table can no longer be watched.
lobby-free = Free
lobby-you = You
lobby-here = online
lobby-gone = offline
lobby-ready = ready
lobby-not-ready = not ready
lobby-bot-at = Who plays seat { $seat }
lobby-for-person = For a person
lobby-sit = Sit here
lobby-join = Sit down
lobby-say-ready = I'm ready
lobby-unready = Not ready yet
lobby-start = Start
lobby-invite = Invite people
lobby-invite-about = Anybody who opens this link can join, no account needed.
lobby-link = Invitation link
lobby-copy = Copy
lobby-copied = Copied.
lobby-share = Share…
lobby-share-text = Play { $game } with me
lobby-talk = Chat before the game
your-name = Your name
your-name-about = So the others know who you are. You may leave it empty.
your-name-nobody = Guest
lobby-cancel = Close the table
lobby-leave = Leave the table
lobby-begins = The game starts in
lobby-begin-now = Start now

# -- The table --
board = Table
side = Log and chat
players = Players
prompt-region = Your move
options = What you may do
options-moves = Available moves
options-list = List
options-refused = Not possible now
draft-steps = One question at a time
draft-drop = Not now
draft-deal = Your partner may accept it, decline it, or make a counter-offer.
draft-deal-empty = Tick what you give and what you want in return.
draft-deal-refused = You cannot offer this: part of it cannot change hands, or it was already declined this turn.
draft-more = One more: { $what }
draft-fewer = One fewer: { $what }
menu-choose = Choose
sure = Are you sure?
sure-about = { $option }: this cannot be undone.
sure-not = Cancel
sure-never = Stop asking me to confirm
waiting-for = Waiting for { $seats }…
answered = Your answer: { $answer }. You may change it until everybody has answered.
game-over = The game is over.
paused = Paused
undo = Take back
undo-ask = Ask to take back a move
hint = Hint
hint-sentence = { $text } — { $why }
hint-why = Chance of winning with this move: { $worth }%
hint-worth = { $worth }% to win
hint-plans = What can I do here?
hint-adviser = The adviser
hint-glance = answers instantly
hint-search = thinks ahead
hint-line = It expects: { $line }
stage-next = Next
stage-now = Skip to now
stage-answer = Answer now
recap = While you were away
recap-mine = About you
recap-rest = Everything else
recap-lines = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
recap-more = { $count ->
    [one] One more line in the log
   *[other] { $count } more lines in the log
}
recap-earlier = More happened before that, but the log shown here begins later.
clause-open = Rule { $clause }
log = Log
log-empty = Nothing has happened yet.
log-newest = Newest
sound-offer = Play sounds, and vibrate when it is your move?
sound-on = Turn sounds on
sound-off = No sounds
log-turn = { $lines ->
    [one] Show or hide one more line of this turn
   *[other] Show or hide { $lines } more lines of this turn
}
log-moment = Show the table at this moment
past-here = You are looking at an earlier moment.
past-now = Back to now
news = Latest events
unseen-above = { $count } more above
unseen-below = { $count } more below
unseen-before = { $count } more to the left
unseen-after = { $count } more to the right
keys = Keys
key-digit = choose the option with that number
key-question = go to the question
key-board = go to the table
key-mine = go to your own seat
key-standing = go to the standings
key-log = go to the log
key-explain = explain the next thing in the part of the table you are in: board, hand or question
key-explain-back = explain the one before
key-space = show the next event at once; hold to fast-forward
key-zoom = zoom the board in or out
key-escape = close what is open
key-sheet = show this list of keys
walk-place = { $at } of { $count }
walk-none = Nothing here has an explanation.
own-seat = Your seat
standing = Who is winning
threats = Who is about to win
threats-none = Nobody is close to winning yet
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-to = To
chat-to-all = to all
chat-whisper = whispered
seat-asked = { $you ->
    [yes] waiting for your answer
   *[no] is thinking
}
seat-away = a bot is standing in
seat-bot = bot: { $bot }
seat-bot-short = bot
seat-gone = offline
seat-resigned = resigned
cover-title = Pass the device to { $seat }
cover-about = Nothing is shown until the next player is ready.
cover-ready = I am { $seat }
notify-title = Your move in { $game }
resign = Resign
resign-sure = Resign for good
ask-pause = Ask for a pause
ask-resume = Ask to continue
ask-kick = Ask to replace { $seat } with a bot
step-away = Let a bot answer for me
come-back = Take my seat back
table-options = Rules of this table
table-options-plain = Standard rules
table-watching = Watching
table-commitment = Fingerprint of the deal
table-commitment-about = After the game anybody can use it to check that no card was swapped.
table-commitment-over = The game is over and its record contains the seed: anybody can check the deal.
table-record = Record
table-record-download = Download
vote-undo = { $by } { $you ->
    [yes] ask
   *[no] asks
} to take back the last move
vote-pause = { $by } { $you ->
    [yes] ask
   *[no] asks
} for a pause
vote-resume = { $by } { $you ->
    [yes] ask
   *[no] asks
} to continue
vote-kick = { $by } { $you ->
    [yes] propose
   *[no] proposes
} that a bot play for { $target }
vote-count = ({ $agreed } of { $needed })
vote-agree = Agree
vote-refuse = Refuse
winner = { $count ->
    [one] { $you ->
        [yes] you win!
       *[no] { $seats } wins
    }
   *[other] The winners: { $seats }
}
rematch = Play again
replay = Replay
result-title = Result
result-rank = Rank
result-player = Player
result-score = Score

# -- Standing orders --
orders = Orders
orders-about = Decide reactions in advance, so you are asked less often.
orders-given = Active
orders-new = New order
orders-give = Give this order
orders-end = Cancel “{ $order }”
orders-end-short = Cancel
orders-until-ended = until you cancel it
orders-until-turn = until your next turn
orders-only-turn = Only until my next turn
orders-role = Block as
orders-watching = Only players can give orders.
orders-begun = Active orders: { $orders }.
orders-begun-where = You can change them under Orders.
orders-begun-keep = OK
orders-begun-end = Switch off
order-pass = Always pass
order-pass-preview = You are never asked to react. Choices you must make are still yours.
order-pass-unless-about-me = Pass unless it concerns me
order-pass-unless-about-me-preview = You are asked only about what is aimed at you or responds to something you did.
order-never-challenge = Never challenge
order-never-challenge-preview = You are still asked about blocks, but no longer about claims.
order-let-aid-through = Let foreign aid through
order-let-aid-through-preview = You are no longer asked whether to block foreign aid.
order-block-steals = Block stealing if I have the role
order-block-steals-preview = While you have that card, attempts to steal from you are blocked automatically. Without it you are asked as usual.
order-default = Ask me only when it matters
order-default-preview = You are asked when something is aimed at you, when somebody claims victory, and in your own attacks while you can still add to them. You pass on everything else.
order-only-about = Ask me only when I am the target
order-only-about-preview = You are asked when something is aimed at you or somebody claims victory. You pass on everything else, even in your own attacks.
# How much one is asked
attention = Ask me about
attention-all = Everything
attention-matters = What matters
attention-me = Threats to me
attention-all-about = You are asked whenever you could react.
attention-matters-about = You are asked when something is aimed at you, when you could stop somebody from winning, in your own attacks while you can still add to them, and about anything you have marked. You pass on everything else.
attention-me-about = You are asked only when something is aimed at you, or somebody claims victory.
attention-also = Ask me as well
attention-moment-moment = between plays, when anybody may act
attention-moment-reply = when somebody announces a play
attention-moment-fight = in every attack
attention-moment-after-roll = once the dice are rolled
attention-moment-after = when something has just happened
attention-card = when { $card } can be played
attention-mark = Ask me when this can be played
attention-marked = { $card }: you are asked when it can be played
order-only-answer = Answer for me when there is only one possible answer
order-only-answer-preview = You are not asked when there is nothing to choose, unless a quick answer would give your hand away.
order-matters = Ask me only when it matters
order-matters-preview = { attention-matters-about }
order-only-me = Ask me only when it concerns me
order-only-me-preview = { attention-me-about }
order-draw = Draw for me when my turn begins
order-draw-preview = At the start of your turn a Plot and a Group card are drawn without asking. Switch it off if you want to do something before you draw.
order-auto-pass = Pass until this turn ends
order-auto-pass-preview = For the rest of this turn you pass, unless something is aimed at you or somebody claims victory.

# -- Deals --
deal = Deal
deal-you-give = You give
deal-you-get = You get
deal-nothing = nothing
deal-add = Add:
deal-leave-out = Remove:

# -- Ladder --
ladder-about = The strongest players in rated games at listed tables. The rating is a cautious estimate: it rises as you play more games.
ladder-games = Games
ladder-of = Ladder: { $game }
ladder-empty = Nobody has a rating in { $game } yet. It takes two people with accounts and a rated, listed table.
ladder-company = Looking for a game?
ladder-company-about = Bots are not ranked with people, but they always have time for a game. The strongest is at the top.
ladder-challenge = Challenge

# -- Rules and lessons --
rules-of = Rules of { $game }
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } clause found
   *[other] { $count } clauses found
}
rules-contents = Contents
learn-about = Each game has a course: short lessons with a teacher, where you make the moves and see why. By the end you know the whole game.
learn-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
lesson-of = Lesson: { $game }
lesson-step = { $step } of { $of }
lesson-teacher = Teacher
lesson-on = Go on
lesson-back = One step back
lesson-play = Play a whole game
lesson-more = More lessons
lesson-next = Next: { $title }
lesson-again = From the beginning
lesson-not-that = Not that one yet.
learn-done = { $done } of { $of } lessons
learn-finished = (finished)
first-time = First time?
first-lesson = 5 minutes with a teacher
first-guided = A first game with explanations
guide = Explanation
guide-next = Got it
guide-more = Got it ({ $more } more)
guide-end = No more explanations
guide-nothing = The arrow points to a sensible answer; anything new will be explained here.

# -- Puzzles --
puzzles = Puzzles
puzzles-about = Positions from recorded games, each with one answer that is clearly best. You see what the player saw. Every game has a puzzle of the day.
puzzles-today = Puzzle of the day
puzzles-rating = Your rating: { $rating }
puzzles-unrated = Your first answer to each puzzle counts towards your rating.
puzzles-done = { $done } of { $of } solved
puzzles-number = Puzzle { $number }
puzzles-of = Puzzle: { $game }
puzzles-level = rated { $rating }
puzzles-solved = (solved)
puzzles-missed = (tried)
puzzles-question = Question
puzzles-right = Right!
puzzles-show = Show the solution
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-kind-win = Win by force
puzzles-kind-stop = Stop a rival
puzzles-kind-save = Stay in the game
puzzles-kind-ask = Find the best answer

# -- Replay --
replay-of = Replay: { $game }
replay-controls = Replay controls
replay-back = One step back
replay-turn-back = Previous turn
replay-turn-next = Next turn
replay-next = One step forward
replay-play = Play
replay-pause = Pause
replay-step = Step { $step } of { $last }
replay-eye = Seen by
replay-public = everybody
replay-all = all cards face up
replay-fork = Play on from here
replay-fork-about = A new game starts after step { $step }, with fresh shuffles and dice; bots take the other seats.
replay-fork-seat = Play as
replay-fork-go = Start
replay-share = Share
replay-shared = Copied:
review = Turning points
review-wait = Looking for turning points…
review-nothing = No single move decided the game.
review-chance = { $you ->
    [yes] Your chance of winning: { $before }% → { $after }%.
   *[no] { $name }'s chance of winning: { $before }% → { $after }%.
}
review-better = Better: { $move }.
review-mark = The game turned here
review-curve = Everybody's chance of winning, step by step
review-question = The question was: { $question }

# -- People --
sign-in = Sign in
sign-out = Sign out
register = Create an account
register-about = Keeps your games and ratings. All it needs is a name and a password.
name = Name
password = Password
password-old = Old password
password-new = New password
password-note = At least 8 characters.
password-change = Password
recover = Forgot your password?
recover-code = Recovery code
codes = Recovery codes
codes-about = Each code lets you back into your account once if you lose your password. You will not see them again.
codes-new = New recovery codes
guest-link = Your guest link
guest-link-about = Open this link on another device to go on playing there. Keep it to yourself: whoever opens it plays as you.
guest-link-make = Create the link
tokens = Tokens for programs
tokens-about = Your bot signs in with a token.
tokens-label = What it is for
tokens-make = Create a token
tokens-secret = Copy this token now. It is shown only once:
tokens-drop = Remove { $token }
me-name = Name at the table
me-data = Your data
vacation = Vacation
vacation-about = In games played over several days, your clocks stop while you are away, for up to a month.
vacation-last-day = Last day
vacation-take = Go on vacation
vacation-until = You are on vacation until { $date }.
vacation-end = I'm back
me-export = Download all your data
me-delete = Delete my data
me-delete-sure = Delete my data for good
profile = Player
profile-since = since { $date }
profile-finished = { $games ->
    [one] { $games } finished game
   *[other] { $games } finished games
}
kind-guest = Guest
kind-account = Account
rating = Rating
rating-games = Games
block-user = Block
unblock = Unblock
block-about = You won't be seated together, and you won't see their messages.
report = Report
report-text = What happened
report-send = Send

# -- Settings --
settings-language = Language
settings-theme = Colours
theme-auto = Same as the device, but dark at the table
theme-dark = Night
theme-light = Day
settings-motion = Animation
motion-auto = Same as the device
motion-full = Animated
motion-reduced = No animation
settings-pace = Speed of play
pace-calm = Calm
pace-normal = Normal
pace-brisk = Brisk
pace-instant = Instant
settings-adviser = Adviser for hints
settings-sound = Sounds at the table, and vibration on my phone when it is my move
settings-notify = Notify me when it is my move and this tab is in the background
settings-notify-refused = The browser does not allow notifications for this page.
notices = Games played over several days
notices-about = If a game is waiting while you are away, we send you one message about everything that has happened. It never mentions the cards in your hand.
notices-push = Notify me in this browser, even when the page is closed
notices-mail = E-mail address
notices-webhook = Webhook
notices-shape = Format
notices-add = Add
notices-drop = Remove { $address }
notices-unconfirmed = not confirmed yet
notices-asked = We sent a confirmation request to { $address }.
notices-of = Tell me
notices-move = when it is my move
notices-low = when my time is running out
notices-over = when a game is over
notices-invited = when somebody wants a rematch
notices-said = when somebody writes in the chat
notices-tables = At these tables
settings-doubt = Ask me to confirm moves that cannot be undone
settings-keys = Use single-key shortcuts at the table: letters, digits and the question mark
settings-orders = Default orders
settings-orders-about = Applied automatically at the start of your games.

# -- Decks --
decks = Decks
decks-of = Decks for { $game }
decks-about = Build a deck, see at once what is wrong with it, and take it to a table. Decks are kept in this browser.
deck-mine = My decks
deck-ready = Starter decks
deck-name = Name
deck-unnamed = New deck
deck-new = New
deck-copy = Copy
deck-delete = Delete
deck-begin = Start with
deck-sealed = Sealed packs
deck-random = Random cards
deck-by-lot = A random starter deck
deck-blank = choose…
deck-text = As text
deck-text-about = One card per line; write 2 before a name for two copies, and ! before the Illuminati you start with.
deck-read-text = Use this text
deck-valid = This deck is ready to play.
deck-checking = Checking…
deck-search = Search
deck-type = Type
deck-alignment = Alignment
deck-attribute = Attribute
deck-power = Minimum Power
deck-arrows = Outgoing arrows, at least
deck-any = any
deck-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-more = Show more
deck-add = Add { $card }
deck-remove = Remove { $card }
deck-start = Illuminati
deck-cards = Cards
deck-pool = All cards
deck-curve = Groups by Power
deck-arrow-curve = Groups by outgoing arrows
deck-arrow-total = { $arrows ->
    [one] { $arrows } outgoing arrow in all
   *[other] { $arrows } outgoing arrows in all
}
deck-counts = Groups { $groups } · Resources { $resources } · Plots { $plots }
deck-aligned = Alignments of its Groups
deck-empty = Nothing yet: add cards from the list.
deck-to-table = Open a table with decks
deck-build = Build decks
deck-for-all = Decks
deck-own = everybody brings their own
deck-bring = Your deck
deck-of-table = As set for this table
deck-other = another deck
deck-bring-note = Nobody else sees it.
deck-of-seat = Deck for seat { $number }
deck-welcome = Welcome. A deck is one Illuminati, some Groups and Resources, and Plots. Start with a ready-made deck and change it card by card, get a random one, or pick cards from the list.
deck-welcome-ready = Start with { $deck }

# -- Chronicles --
chronicle = Chronicle
chronicles = Chronicles
chronicles-about = Games of Oath build on one another: each begins in the land that the last winner left behind.
chronicles-none = You have no chronicle yet. The first one begins with your first game of Oath.
chronicles-all = All chronicles
chronicle-games = { $games ->
    [0] no game finished
    [one] { $games } game finished
   *[other] { $games } games finished
}
chronicle-next = Game { $game } comes next:
chronicle-citizens = Boards on their Citizen side: { $colours }.
chronicle-relics = { $count ->
    [one] { $count } relic
   *[other] { $count } relics
}
chronicle-decks = World Deck: { $world } cards, Dispossessed: { $dispossessed }, relic deck: { $relics }.
chronicle-history = Games so far
chronicle-round = round { $round }
chronicle-empty = Nothing has been written yet: the first game is not over.
chronicle-play = The next game
chronicle-play-go = Play the next game
chronicle-running = A game of this chronicle is still going on; the next can begin when it is over.
chronicle-go-on = Go to the table
chronicle-take = Export the chronicle
chronicle-take-about = The chronicle string used by the Oath community. Anything nobody knows, such as the order of the World Deck, is reshuffled.
chronicle-take-go = Show the string
chronicle-string = Chronicle string
chronicle-copied = Copied: the chronicle string
chronicle-title = Name of the chronicle
chronicle-bring = Import a chronicle
chronicle-bring-about = Paste a chronicle string from another table; the next game continues it.
chronicle-bring-go = Import it

# -- What the server refuses: `refused-` and the message that it names --
refused-bad-input = The server did not understand that. Reload the page and try again.
refused-malformed = The server did not understand that. Reload the page and try again.
refused-not-found = That does not exist here.
refused-no-such-method = The server cannot do that.
refused-not-allowed = You are not allowed to do that here.
refused-internal = Something went wrong on the server. It has been reported; please try again.
refused-unavailable = The table is not answering. Try again in a few seconds.
refused-closing = The server is being restarted. Try again in a minute.
refused-too-fast = Too many attempts. Wait a minute and try again.
refused-too-large = That is too large to save.
refused-no-time = The server was too busy to think about this. Try again.
refused-too-short = { $field ->
    [password] The password is too short: use at least { $limit } characters.
    [new] The new password is too short: use at least { $limit } characters.
    [name] Please enter a name.
    [label] Please say what the token is for.
    [text] Please write something first.
   *[other] A required field is empty or too short.
}
refused-too-long = { $field ->
    [password] The password is too long: it may have at most { $limit } characters.
    [new] The new password is too long: it may have at most { $limit } characters.
    [name] The name is too long: it may have at most { $limit } characters.
    [title] The name of the table is too long: it may have at most { $limit } characters.
   *[other] This text is too long: it may have at most { $limit } characters.
}
refused-too-small = { $field ->
    [base] Give each player at least { $limit } seconds on the clock.
   *[other] A number is too small: the minimum is { $limit }.
}
refused-too-big = A number is too large: the maximum is { $limit }.
refused-bad-characters = { $field ->
    [name] A name cannot start with a space or contain tabs and other invisible characters.
   *[other] This text contains characters that cannot be used here.
}
refused-name-length = A name must have 1 to { $limit } characters.
refused-name-invisible = This name contains invisible characters. Type it again.
refused-name-marks = One letter of this name has too many accents.
refused-name-letters = A name needs at least one letter or digit.
refused-name-reserved = This name cannot be used. Please choose another.
refused-name-taken = This name is taken, or looks just like one that is. Please choose another.
refused-nobody = The server no longer recognises you. Reload the page or sign in again.
refused-in-person = Only you can do that; a program cannot do it for you.
refused-wrong-password = The name or the password is wrong.
refused-wrong-code = The name or the recovery code is wrong.
refused-wrong-own-password = That is not your current password.
refused-has-account = You already have an account. Sign out first to create another.
refused-guest = Create an account first.
refused-not-a-guest = Sign in to an account with its name and password, not with a link.
refused-bad-link = This link is invalid or has expired.
refused-bad-vacation = { $days ->
    [one] Choose a day in the future, at most { $days } day ahead.
   *[other] Choose a day in the future, at most { $days } days ahead.
}
refused-block-self = You cannot block yourself.
refused-unknown-user = That player could not be found.
refused-unknown-token = That token could not be found.
refused-unknown-table = That table could not be found.
refused-unknown-series = That chronicle could not be found.
refused-unknown-game = That game is not available here.
refused-unknown-lesson = That lesson could not be found.
refused-unknown-puzzle = That puzzle could not be found.
refused-unknown-seat = That seat could not be found at this table.
refused-too-many = There are too many of these already.
refused-too-many-tables = { $limit ->
    [one] You already host { $limit } table. Finish or close it first.
   *[other] You already host { $limit } tables. Finish or close one first.
}
refused-too-many-chronicles = { $limit ->
    [one] You already have { $limit } chronicle, which is the maximum.
   *[other] You already have { $limit } chronicles, which is the maximum.
}
refused-too-many-tokens = You have reached the maximum number of tokens. Remove one first.
refused-too-many-blocked = You cannot block any more players.
refused-too-many-reports = We need to look into your earlier reports first.
refused-too-many-orders = You cannot give any more orders. Cancel one first.
refused-bad-options = These rules cannot be combined: { $detail }.
refused-bad-record = This record does not follow the rules: { $detail }.
refused-bad-deck = This deck cannot be played here: { $faults }
refused-record-waits = Your last record is still being checked. Upload them one at a time.
refused-too-many-records = You have reached today's limit of uploaded records. Try again tomorrow.
refused-record-unfinished = The game in this record was not finished.
refused-private = This table is private. Ask somebody there for an invitation link.
refused-kick-alone = At a table for two you cannot remove a player who is present.
refused-operator-only = Only the person who runs this server can see that.
refused-host-only = Only the host can do that.
refused-blocked = You cannot sit at this table.
refused-closed = This table is no longer open to new players.
refused-no-free-seat = There is no free seat at this table.
refused-seat-taken = That seat is taken.
refused-seats-free = Not everybody is here: a seat is still free.
refused-seated = You are already at this table.
refused-not-seated = You are not at this table.
refused-not-your-seat = This seat is not yours.
refused-running = The game has already begun.
refused-running-leave = The game has begun. You can resign, or let a bot play for you.
refused-prepared = You chose cards that the others cannot see, so this game cannot count towards ratings. Untick “Counts towards ratings”, or do not list the table.
refused-series-running = A game of this chronicle is still going on; the next can begin when it is over.
refused-not-begun = The game has not begun yet.
refused-not-over = The game is not over yet.
refused-fork-too-late = The game is already over at this step. Go back a few steps first.
refused-over = The game is over.
refused-not-asked = It is not your turn to answer.
refused-stale = The question has changed in the meantime.
refused-vote-refused = Somebody has just declined. Ask again in a minute.
refused-still-thinking = The bot is still thinking about your last question.
refused-server-full = The server has no room for another table right now. Try again later.
refused-much-said = This chat is full: no more messages are saved.
refused-bad-address = Nothing can be sent to this address.
refused-too-many-channels = You cannot add another address: there are too many already, or you have tried too often today.
refused-no-mail = This server sends no mail.
refused-disk-full = The server's disk is full. Nothing saved is lost; try again later.
refused-stale-vote = This proposal is no longer open.
refused-no-undo = There is nothing you can take back without asking.
refused-paused = The table is paused. Agree to continue first.
refused-paused-already = The table is already paused.
refused-not-paused = The table is not paused.
refused-away = A bot is playing for you. Take your seat back first.
refused-resigned = You have already resigned.
refused-resigned-for-good = You have resigned; a bot is playing on for you.
refused-empty = Please write something first.
refused-no-spectators = This table does not allow spectators.
refused-no-hints = Rated tables have no hints.
refused-no-hints-people = Hints are off at this table, because people are playing against each other.
refused-undo-asks = Somebody else has had to answer since then: ask the table to let you take it back.
refused-no-whispers = Whispering is off at this table.
refused-no-whispers-of-partners = Partners may not whisper to each other.
