# What the page itself says. Games bring their own messages; ids are shared by both languages.

# -- Everywhere --
you = you
close = Close
save = Save
done = Done.
drop = Remove
loading = One moment…
nav = Pages
home = Home
new-table = New table
learn = Learn
rules = Rules
ladder = Ladder
settings = Settings
more = More
language-en = English
language-ru = Русский
offline = The connection is lost. Trying to reconnect…
error-offline = The server cannot be reached just now.
error-server = The server could not do that.
problem-title = This did not work
missing-title = There is nothing here
missing-about = Perhaps the address is not complete, or what was here has been removed.
missing-home = To the games
page-missing = There is no page at this address.
menu = Menu
ago = { $minutes ->
    [one] { $minutes } minute ago
   *[other] { $minutes } minutes ago
}
credits = Icons: game-icons.net by Lorc, Delapouite and others, CC BY 3.0.

# -- Home and lists --
home-title = An open table for games of intrigue
home-about = Pick a game and play against bots at once, no account needed. Every rule is enforced, every hidden card stays hidden, and every question names its rule.
home-players = Players
home-bots = Bots
home-deck = Your deck
home-against = You play against
home-play = Play { $game }
home-friends = With friends…
home-guided = Your first game: { $game }, with a teacher
home-watch = Watch a game
home-games = Games
home-start = Start here
home-seats = { $least }–{ $most } players
home-minutes = { $least }–{ $most } min
home-weight-1 = light
home-weight-2 = medium
home-weight-3 = heavy
home-opponents = { $seats } at the table, bots: { $bot }
list-waiting = Waiting for you
list-mine = Your tables
list-open = Open tables
list-finished = Finished games
list-won = Won by { $seats }
list-more = Show more
record-file = Replay from a file
record-file-about = The record of any finished game, kept from this or another server. It is checked move by move first.
record-file-choose = Open a record file
record-file-problem = This file cannot be replayed: { $problem }
your-move = Your move
clocks-none = No clock
clocks-live = { $minutes } min + { $increment } s
clocks-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}

# -- Names and bots --
seat-named = Seat { $number }
player-named = Player { $number }
guest-named = Guest { $number }
bot-level-random = Drifter
bot-manner-random = plays anything
bot-level-honest = Honest
bot-manner-honest = never bluffs
bot-level-heuristic = Courtier
bot-manner-heuristic = knows the ropes
bot-level-search = Schemer
bot-manner-search = thinks ahead
bot-level-level1 = 1. Drifter
bot-manner-level1 = plays anything
bot-level-level2 = 2. Page
bot-manner-level2 = knows the rules, overlooks much
bot-level-level3 = 3. Squire
bot-manner-level3 = plays soundly, forgets a thing or two
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
temper-manner-careful = dares little and waits
temper-manner-vengeful = pays back whoever struck last
temper-manner-dealer = would rather trade than quarrel
rival-named = { $name }, { $temper }
says-bold-hello = Let us see who blinks first.
says-bold-won = Fortune likes a raised voice.
says-bold-lost = It was worth the try. It always is.
says-careful-hello = I shall sit here quietly and count.
says-careful-won = One step at a time, and here we are.
says-careful-lost = I knew I should have waited another turn.
says-vengeful-hello = Touch nothing of mine, and we shall get on.
says-vengeful-won = I said I would remember.
says-vengeful-lost = This is written down, every line of it.
says-dealer-hello = Everything has its price. What is yours?
says-dealer-won = A pleasure doing business with you all.
says-dealer-lost = A fair bargain. Next time I ask for more.

# -- A new table --
new-game = Game
new-who = Who plays
new-me = Me
new-person = Another person, by link or list
new-here = Somebody at this device
new-bot = Bot. { $level }
new-hot = The device goes from hand to hand; the table is covered in between.
new-options = Rules of this table
new-time = Time
new-clocks = Clocks
new-live = Live, minutes for the game
new-days = Over days
new-minutes = Minutes for the game
new-increment = Seconds added an answer
new-days-each = Days a decision
new-timeout = When time is up
new-timeout-bot = A bot answers
new-timeout-default = The plainest answer is given
new-timeout-resign = The seat gives up
new-others = The rest
new-title = Name of the table
new-public = Listed: anybody may sit down
new-spectators = Others may watch
new-whispers = Players may whisper to each other
new-hints = Everybody may ask for hints, also against people
table-hints = with hints
new-rated = Counts for ratings
new-make = Open the table
new-quick = Or sit down anywhere

# -- Lobby --
table-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
table-cancelled = This table was closed before its game began.
table-gone = This table can no longer be watched.
lobby-free = Free
lobby-you = You
lobby-here = here
lobby-gone = away
lobby-ready = ready
lobby-not-ready = not ready
lobby-bot-at = Who plays at seat { $seat }
lobby-for-person = For a person
lobby-sit = Sit here
lobby-join = Sit down
lobby-say-ready = I am ready
lobby-unready = Not ready after all
lobby-start = Begin
lobby-invite = Invite people
lobby-invite-about = Whoever opens this link can sit down here, without an account.
lobby-link = Invitation link
lobby-copy = Copy
lobby-copied = Copied.
lobby-share = Share…
lobby-share-text = Sit down with me: { $game }
lobby-talk = Talk before the game
your-name = Your name
your-name-about = So that the others know who you are. You may leave it empty.
your-name-nobody = Guest
lobby-cancel = Close the table
lobby-leave = Stand up
lobby-begins = The game begins in
lobby-begin-now = Begin now

# -- The table --
board = Table
side = Log and talk
players = Players
prompt-region = Your move
options = What you may do
options-list = List
options-refused = Not allowed now
menu-choose = Choose
sure = Are you sure?
sure-about = { $option }: it is gone for good.
sure-not = No
waiting-for = Waiting for { $seats }…
answered = Your answer: { $answer }. Until all have answered you may change it.
game-over = The game is over.
paused = Paused
undo = Take back
undo-ask = Ask to take back
hint = Hint
hint-sentence = { $text }: { $why }
hint-why = It expects to win { $worth } times in a hundred
hint-plans = What can I do here?
hint-adviser = The adviser
hint-glance = answers at a glance
hint-search = thinks ahead
hint-line = It expects: { $line }
stage-next = Next
stage-now = To now
stage-answer = Answer now
recap = Meanwhile
recap-mine = About you
recap-rest = And besides
recap-more = { $count ->
    [one] One more in the log
   *[other] { $count } more in the log
}
clause-open = Rule { $clause }
log = Log
log-empty = Nothing has happened yet.
log-newest = Newest
sound-offer = Sounds at the table, and a shake of the phone when it is your move?
sound-on = Turn sounds on
sound-off = No sounds
log-turn = { $lines ->
    [one] Fold or unfold this turn: one more line
   *[other] Fold or unfold this turn: { $lines } more lines
}
log-moment = Show the table at this moment
past-here = You look back at this moment.
past-now = Back to now
news = What happens
threats = Who is about to win
threats-none = Nobody is about to win yet
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-to = To
chat-to-all = to all
chat-whisper = whispered
seat-asked = { $you ->
    [yes] are being asked
   *[no] is being asked
}
seat-away = a bot stands in
seat-bot = bot: { $bot }
seat-bot-short = bot
seat-gone = not connected
seat-resigned = gave up
cover-title = Pass the device to { $seat }
cover-about = Nothing is shown until the next player is looking.
cover-ready = I am { $seat }
notify-title = Your move in { $game }
resign = Give up
resign-sure = Give up for good
ask-pause = Ask for a pause
ask-resume = Ask to go on
ask-kick = Ask to replace { $seat } by a bot
step-away = Let a bot answer for me
come-back = Take my seat back
table-options = Rules of this table
table-options-plain = The plain game
table-watching = Watching
table-commitment = Hash of the seed
table-commitment-about = The seed is shown when the game is over, so that anybody can check the deal.
table-commitment-over = The game is over, and its record has the seed: anybody can check the deal.
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
} to go on
vote-kick = { $by } { $you ->
    [yes] ask
   *[no] asks
} to let a bot play for { $target }
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
orders-about = Answer reactions ahead, so that the table asks you less.
orders-given = In force
orders-new = New order
orders-give = Give this order
orders-end = End: { $order }
orders-end-short = End
orders-until-ended = until you end it
orders-until-turn = until your next turn
orders-only-turn = Only until my next turn
orders-role = Block as
orders-watching = Only players give orders.
orders-begun = In force: { $orders }.
orders-begun-where = You will find this under Orders.
orders-begun-keep = All right
orders-begun-end = Switch off
order-pass = Always pass
order-pass-preview = You will not be asked to react at all. You are still asked whenever something must be chosen.
order-pass-unless-about-me = Pass unless it is about me
order-pass-unless-about-me-preview = You will be asked only if you are the one it is aimed at, or the one it answers.
order-never-challenge = Never challenge
order-never-challenge-preview = You will be asked about blocks, but no longer whether you believe a claim.
order-let-aid-through = Let foreign aid through
order-let-aid-through-preview = You will no longer be asked whether you block foreign aid.
order-block-steals = Block theft if I hold the role
order-block-steals-preview = While you hold that patron, thefts from you are blocked for you. Without it you are asked as usual.
order-default = Ask me only when it matters
order-default-preview = You are asked when something is aimed at you, when somebody claims victory, and in your own attack while you could add to it. Everything else is passed for you.
order-only-about = Ask me only when I am the target
order-only-about-preview = You are asked when something is aimed at you or somebody claims victory. Everything else is passed for you, in your own attack too.
# How much one is asked
attention = Ask me
attention-all = Everything
attention-matters = What matters
attention-me = Only me
attention-all-about = You are asked whenever you could react.
attention-matters-about = You are asked when something is aimed at you, when you could stop somebody from winning, in your own attack while you could add to it, and for what you have marked. Everything else is passed for you.
attention-me-about = You are asked only when something is aimed at you, or somebody claims victory.
attention-also = Ask me as well
attention-moment-moment = in open moments, between two plays
attention-moment-reply = when a play is announced
attention-moment-fight = in every attack
attention-moment-after-roll = once dice have fallen
attention-moment-after = when something has just happened
attention-card = when { $card } can be played
attention-mark = Ask me when this can be played
attention-marked = { $card }: you are asked when it can be played
order-only-answer = Give my answer if there is only one
order-only-answer-preview = You are not stopped where there is nothing to choose. Where people play and could read your hand from it, you are asked all the same.
order-matters = Ask me only when it matters
order-matters-preview = { attention-matters-about }
order-only-me = Ask me only when I am meant
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
deal-leave-out = Leave out:

# -- Ladder --
ladder-about = The strongest players, by games at listed tables that count. A rating is what a player is worth almost for certain, so it grows as games are played.
ladder-games = Games
ladder-of = Ladder: { $game }
ladder-empty = Nobody has a rating in { $game } yet. It takes two people with accounts and a listed table.
ladder-company = Company for one
ladder-company-about = Bots have no place among people, but they always have time. The strongest stands first.
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
learn-about = Each game has a course: short lessons with a teacher, in which you make the moves and see why. At its end you know the whole game.
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

# -- Replay --
replay-of = Replay: { $game }
replay-controls = Replay controls
replay-back = One step back
replay-turn-back = To the turn before
replay-turn-next = To the next turn
replay-next = One step on
replay-play = Play by itself
replay-pause = Stop
replay-step = Step { $step } of { $last }
replay-eye = Seen by
replay-public = everybody
replay-all = all-seeing
replay-fork = Play on from here
replay-fork-about = A new table begins after step { $step }, with chance drawn anew; bots take the other seats.
replay-fork-seat = Play as
replay-fork-go = Begin
replay-share = Share
replay-shared = Copied:
review = Turning points
review-wait = Looking for turning points…
review-nothing = The game never turned at one stroke.
review-chance = { $you ->
    [yes] Your chance of winning: { $before } % → { $after } %.
   *[no] { $name }’s chance of winning: { $before } % → { $after } %.
}
review-better = Better: { $move }.
review-mark = The game turned here
review-curve = Everybody's chance to win, step by step
review-question = Asked: { $question }

# -- People --
sign-in = Sign in
sign-out = Sign out
register = Make an account
register-about = Keeps your games and ratings. Nothing but a name and a password is asked.
name = Name
password = Password
password-old = Old password
password-new = New password
password-note = At least 8 characters.
password-change = Password
recover = Forgotten password
recover-code = Recovery code
codes = Recovery codes
codes-about = Each of these recovers the account once if the password is lost. They are shown only now.
codes-new = New recovery codes
guest-link = Link to this guest
guest-link-about = Whoever opens this link is you: use it on another device.
guest-link-make = Make the link
tokens = Tokens for programs
tokens-about = A bot of yours signs in with a token.
tokens-label = What it is for
tokens-make = Make a token
tokens-secret = Shown only now:
tokens-drop = Remove { $token }
me-name = Name at the table
me-data = Your data
vacation = Vacation
vacation-about = In games over days your clocks stand still while you are away, for a month at most.
vacation-last-day = Last day
vacation-take = Go on vacation
vacation-until = You are on vacation until { $date }.
vacation-end = I am back
me-export = Download everything
me-delete = Delete me
me-delete-sure = Delete me for good
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
block-about = You will not be seated together, and see no chat of theirs.
report = Report
report-text = What happened
report-send = Send

# -- Settings --
settings-language = Language
settings-theme = Colours
theme-auto = As the device; night at the table
theme-dark = Night
theme-light = Day
settings-motion = Motion
motion-auto = As the device
motion-full = Things travel
motion-reduced = Things stay still
settings-pace = Pace of what happens
pace-calm = Calm
pace-normal = Normal
pace-brisk = Brisk
pace-instant = Instant
settings-sound = Sounds at the table, and a shake of the phone when it is my move
settings-notify = Notify me when it is my move and I look elsewhere
settings-notify-refused = The browser does not allow notifications for this page.
notices = Games over days
notices-about = When a game waits and you are away, you are told: once, with all that happened meanwhile, never what is in your hand.
notices-push = Tell me in this browser, also when the page is closed
notices-mail = E-mail address
notices-webhook = Webhook
notices-shape = Of
notices-add = Add
notices-drop = Remove { $address }
notices-unconfirmed = asked, not confirmed yet
notices-asked = We have asked { $address } to confirm.
notices-of = Tell me
notices-move = that it is my move
notices-low = that my time runs out
notices-over = that a game is over
notices-invited = that a rematch waits
notices-said = that somebody wrote
notices-tables = At these tables
settings-doubt = Ask once more before something is given up for good
settings-orders = Usual standing orders
settings-orders-about = Given by themselves whenever a game of yours begins.

# -- Decks --
decks = Decks
decks-of = Decks for { $game }
decks-about = Build a deck, see at once what is wrong with it, and bring it to a table. Decks are kept in this browser.
deck-mine = My decks
deck-ready = Starter decks
deck-name = Name
deck-unnamed = New deck
deck-new = New
deck-copy = Copy
deck-delete = Delete
deck-begin = Begin with
deck-sealed = Sealed packs
deck-random = Any cards
deck-by-lot = Starter deck by lot
deck-blank = choose…
deck-text = As text
deck-text-about = One card a line, 2 before a name for two copies, ! before the Illuminati it starts with.
deck-read-text = Take this text
deck-valid = This deck can be played.
deck-checking = Checking…
deck-search = Search
deck-type = Type
deck-alignment = Alignment
deck-attribute = Attribute
deck-power = Power at least
deck-arrows = Arrows out at least
deck-any = any
deck-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
deck-more = Show more
deck-add = Add { $card }
deck-remove = Take out { $card }
deck-start = Illuminati
deck-cards = Cards
deck-pool = All cards
deck-curve = Groups by Power
deck-arrow-curve = Groups by arrows out
deck-arrow-total = { $arrows ->
    [one] { $arrows } arrow out in all
   *[other] { $arrows } arrows out in all
}
deck-counts = Groups { $groups } · Resources { $resources } · Plots { $plots }
deck-aligned = Alignments of its Groups
deck-empty = Nothing yet: add cards from the list.
deck-to-table = A table with decks
deck-build = Build decks
deck-for-all = Decks
deck-own = a deck each
deck-bring = Your deck
deck-of-table = As the table has it
deck-other = another deck
deck-bring-note = Nobody else is shown it.
deck-of-seat = Deck of seat { $number }
deck-welcome = Welcome. A deck is one Illuminati, some Groups and Resources, and Plots. Begin with a deck that is ready and change it card by card, let chance deal one, or pick cards on the other side.
deck-welcome-ready = Begin with { $deck }

# -- Chronicles --
chronicle = Chronicle
chronicles = Chronicles
chronicles-about = Games of Oath follow one another: what the winner of one leaves is the land of the next.
chronicles-none = You have no chronicle yet. The first one begins with your first game of Oath.
chronicles-all = All chronicles
chronicle-games = { $games ->
    [0] no game finished
    [one] { $games } game finished
   *[other] { $games } games finished
}
chronicle-next = Game { $game } comes next, under the
chronicle-citizens = Boards with the Citizen's side up: { $colours }.
chronicle-relics = { $count ->
    [one] { $count } relic
   *[other] { $count } relics
}
chronicle-decks = World Deck { $world }, Dispossessed { $dispossessed }, relic deck { $relics } cards.
chronicle-history = Games so far
chronicle-round = round { $round }
chronicle-empty = Nothing has been written yet: the first game is still to be finished.
chronicle-play = The next game
chronicle-play-go = Play the next game
chronicle-running = A game of this chronicle is under way; its end decides how the next begins.
chronicle-go-on = Go to the table
chronicle-take = Take it along
chronicle-take-about = The chronicle string of the Oath community. What nobody knows, such as the order of the World Deck, is mixed anew in it.
chronicle-take-go = Write the string
chronicle-string = Chronicle string
chronicle-copied = Copied: the chronicle string
chronicle-title = Name of the chronicle
chronicle-bring = Bring a chronicle
chronicle-bring-about = Paste the chronicle string of another table; the next game goes on from it.
chronicle-bring-go = Bring it

# -- What the server refuses: `refused-` and the message that it names --
refused-bad-input = The server does not understand what was sent. Reload the page and try again.
refused-malformed = The server does not understand what was sent. Reload the page and try again.
refused-not-found = There is no such thing here.
refused-no-such-method = The server does not do that.
refused-not-allowed = You may not do that here.
refused-internal = Something went wrong on the server. It has been noted; try again.
refused-unavailable = The table does not answer at the moment. Try again in a few seconds.
refused-closing = The server is being restarted. Try again in a minute.
refused-too-fast = That was too often in a short time. Wait a minute and try again.
refused-too-large = That is too large to be kept.
refused-no-time = Nobody had time to think about this just now. Try again.
refused-too-short = { $field ->
    [password] The password is too short: it needs at least { $limit } characters.
    [new] The new password is too short: it needs at least { $limit } characters.
    [name] Please fill in a name.
    [label] Please say what the token is for.
    [text] Please write something first.
   *[other] Something that has to be filled in is empty or too short.
}
refused-too-long = { $field ->
    [password] The password is too long: it may have at most { $limit } characters.
    [new] The new password is too long: it may have at most { $limit } characters.
    [name] The name is too long: it may have at most { $limit } characters.
    [title] The name of the table is too long: it may have at most { $limit } characters.
   *[other] This text is too long: it may have at most { $limit } characters.
}
refused-too-small = { $field ->
    [base] The clock needs at least { $limit } seconds for the game.
   *[other] One of the numbers is too small: the least is { $limit }.
}
refused-too-big = One of the numbers is too large: the most is { $limit }.
refused-bad-characters = { $field ->
    [name] A name cannot begin with a space, nor have tabs or other invisible characters in it.
   *[other] There are characters in it that cannot be used here.
}
refused-name-length = A name has 1 to { $limit } characters.
refused-name-invisible = There are invisible characters in this name. Type it anew.
refused-name-marks = There are too many marks above or below one letter of this name.
refused-name-letters = A name needs at least one letter or digit.
refused-name-reserved = This name cannot be used. Please choose another.
refused-name-taken = Somebody has this name, or one that looks just like it. Please choose another.
refused-nobody = The server does not know you any more. Reload the page, or sign in again.
refused-in-person = A program cannot do that for you.
refused-wrong-password = There is no account of that name with that password.
refused-wrong-code = There is no account of that name with that recovery code.
refused-wrong-own-password = That is not your present password.
refused-has-account = You have an account already. Sign out first to make another.
refused-guest = Make an account first.
refused-not-a-guest = An account comes back by its name and password, not by a link.
refused-bad-link = This link is not valid, or not any more.
refused-bad-vacation = { $days ->
    [one] A vacation ends in the future, within { $days } day.
   *[other] A vacation ends in the future, within { $days } days.
}
refused-block-self = You cannot block yourself.
refused-unknown-user = There is no such player.
refused-unknown-token = You have no such token.
refused-unknown-table = There is no such table.
refused-unknown-series = You have taken part in no such chronicle.
refused-unknown-game = There is no such game here.
refused-unknown-lesson = There is no such lesson.
refused-unknown-seat = There is no such seat at this table.
refused-too-many = There are too many of these already.
refused-too-many-tables = { $limit ->
    [one] You host { $limit } table already. Finish or close it first.
   *[other] You host { $limit } tables already. Finish or close one first.
}
refused-too-many-chronicles = { $limit ->
    [one] You keep { $limit } chronicle already.
   *[other] You keep { $limit } chronicles already.
}
refused-too-many-tokens = You have as many tokens as one may have. Remove one first.
refused-too-many-blocked = You have blocked as many players as one may block.
refused-too-many-reports = Your earlier reports have to be looked at first.
refused-too-many-orders = You have given as many standing orders as one may give.
refused-bad-options = The rules chosen for this table do not go together: { $detail }.
refused-bad-record = This is not the record of a game played by the rules: { $detail }.
refused-bad-deck = This deck cannot be played here: { $faults }
refused-record-waits = Your last record is still being checked. Bring one after the other.
refused-too-many-records = You have brought as many records as one may bring within a day. Bring this one tomorrow.
refused-record-unfinished = The game in this record was not played to its end.
refused-private = This is a private table. Ask somebody who sits there for an invitation link.
refused-kick-alone = At a table for two, nobody can send away a player who is there.
refused-host-only = Only the host of the table may do that.
refused-blocked = You cannot sit at this table.
refused-closed = Nobody can sit down at this table any more.
refused-no-free-seat = There is no free seat at this table.
refused-seat-taken = Somebody sits there already.
refused-seats-free = Not everybody is here yet: a seat is free.
refused-seated = You sit at this table already.
refused-not-seated = You do not sit at this table.
refused-not-your-seat = This seat is not yours.
refused-running = The game has begun already.
refused-running-leave = The game has begun. You can resign, or let a bot answer for you.
refused-series-running = A game of this chronicle is under way; its end decides how the next begins.
refused-not-begun = The game has not begun yet.
refused-not-over = The game is not over yet.
refused-fork-too-late = The game is over at this step. Go back a few steps first.
refused-over = The game is over.
refused-not-asked = You are not asked anything now.
refused-stale = The question has changed meanwhile.
refused-vote-refused = Somebody has just said no to this. Ask again in a minute.
refused-still-thinking = Your last question is still being thought about.
refused-server-full = The server has no room for another table just now. Try again later.
refused-much-said = So much was said here that nothing more is kept.
refused-bad-address = This is not an address to which anything can be sent.
refused-too-many-channels = You have as many ways to be told as one may have, or have tried too many today.
refused-no-mail = This server sends no mail.
refused-disk-full = The server's disk is full. Nothing that was kept is lost; try again later.
refused-stale-vote = This is no longer proposed.
refused-no-undo = There is nothing that you may take back freely.
refused-paused = The table is paused. Agree to go on first.
refused-paused-already = The table is paused already.
refused-not-paused = The table is not paused.
refused-away = A bot answers for you. Take your seat back first.
refused-resigned = You have resigned already.
refused-resigned-for-good = You have resigned; a bot plays on for you.
refused-empty = Please write something first.
refused-no-spectators = Nobody may watch at this table.
refused-no-hints = There are no hints at a rated table.
refused-no-hints-people = People play people here, and the table was made without hints.
refused-undo-asks = Somebody else has been asked since: ask the table to let you take it back.
refused-no-whispers = There is no whispering at this table.
refused-no-whispers-of-partners = Partners may not whisper to each other.
