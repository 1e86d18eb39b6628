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
page-missing = There is no such page.
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
home-against = You play against
home-play = Play { $game }
home-friends = With friends…
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
bot-name-0 = Ada
bot-name-1 = Bruno
bot-name-2 = Clara
bot-name-3 = Dario
bot-name-4 = Elena
bot-name-5 = Fabio
bot-name-6 = Greta
bot-name-7 = Hanna
bot-name-8 = Irma
bot-name-9 = Jonas
bot-level-random = Drifter
bot-manner-random = plays anything
bot-level-honest = Honest
bot-manner-honest = never bluffs
bot-level-heuristic = Courtier
bot-manner-heuristic = knows the ropes
bot-level-search = Schemer
bot-manner-search = thinks ahead

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
new-rated = Counts for ratings
new-make = Open the table
new-quick = Or sit down anywhere
option-coup-reformation = Reformation: two factions
option-coup-inquisition = Inquisition: the Inquisitor in place of the Ambassador
option-coup-two-players = Two players
option-coup-two-players-one-coin = the first player begins with 1 coin
option-coup-two-players-pick-one = each picks a patron from an own set
option-coup-turn-cap = The game ends after so many turns a player
option-coup-steal-from-dead = Coins can be stolen from somebody a challenge has just put out
option-coup-reopen-aid-block = After a false block of foreign aid others may block
option-potdevin-teams = Teams of two, across the table
option-pax-opponent = Automated opponent at the last seat
option-pax-opponent-none = none
option-pax-opponent-saint-germain = Saint-Germain
option-pax-opponent-joseph-ii = Joseph II
option-pax-opponent-weishaupt = Weishaupt
option-pax-opponent-cagliostro = Cagliostro
option-pax-max-rounds = The game ends after so many rounds
option-oath-chancellor = Seat of the Chancellor, counted from 0
option-oath-chronicle = Chronicle to go on with (empty: a first game)
option-oath-deeds = At most so many actions a turn

# -- Lobby --
table-seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
table-cancelled = This table was closed before its game began.
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
lobby-invite = Invitation link
lobby-link = Send this link:
lobby-link-copied = Copied. Send this link:
lobby-cancel = Close the table
lobby-leave = Stand up

# -- The table --
board = Table
side = Log and talk
players = Players
prompt-region = Your move
options = What you may do
options-list = List
options-refused = Not allowed now
menu-choose = Choose
waiting-for = Waiting for { $seats }…
answered = Your answer: { $answer }. Until all have answered you may change it.
game-over = The game is over.
paused = Paused
undo = Take back
undo-ask = Ask to take back
hint = Hint
fast-forward = Catch up
clause-open = Rule { $clause }
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-to = To
chat-to-all = to all
chat-whisper = whispered
seat-asked = is being asked
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

# -- Rules and lessons --
rules-of = Rules of { $game }
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } clause found
   *[other] { $count } clauses found
}
learn-about = A lesson is a short game with a teacher: you make the moves and see why.
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

# -- Replay --
replay-of = Replay: { $game }
replay-controls = Replay controls
replay-back = One step back
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
theme-auto = As the device
theme-dark = Night
theme-light = Day
settings-motion = Motion
motion-auto = As the device
motion-full = Things travel
motion-reduced = Things stay still
settings-sound = A sound when it is my move
settings-notify = Notify me when it is my move and I look elsewhere
settings-notify-refused = The browser does not allow notifications for this page.
settings-orders = Usual standing orders
settings-orders-about = Given by themselves whenever a game of yours begins.

# -- Coup --
coup-hand = Your patrons
coup-court = Court
coup-treasury = Treasury
coup-reserve = Reserve
coup-patron-down = Patron, face down
coup-patrons = Patrons
coup-coins = Coins
coup-lost = lost
coup-out = out
coup-purse = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
coup-turn = Turn { $turn }: { $you ->
    [yes] it is yours
   *[no] { $seat }
}
coup-phase-picking = Patrons are being picked
coup-phase-factions = Factions are being chosen
coup-phase-over = The game is over
coup-waiting = { $count ->
    [one] Waiting for { $count } answer
   *[other] Waiting for { $count } answers
}
coup-claim = Turn { $turn }: { $role }, { $outcome }
coup-outcome-open = undecided
coup-outcome-unchallenged = unchallenged
coup-outcome-proven = proven
coup-outcome-caught = caught
coup-fact = You know: { $roles } among { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
coup-aside = Left the game from your set: { $roles }
coup-role-Duke = Takes tax: 3 coins. Blocks foreign aid.
coup-role-Assassin = For 3 coins the target loses a patron.
coup-role-Captain = Steals up to 2 coins. Blocks theft.
coup-role-Ambassador = Exchanges with the court. Blocks theft.
coup-role-Contessa = Blocks assassination.
coup-role-Inquisitor = Exchanges one card, or examines a patron. Blocks theft.
# Actions in few words, for buttons: coins won or paid follow.
short-action-income = Income +1
short-action-aid = Foreign aid +2
short-action-tax = Tax +3 (Duke)
short-action-exchange = Exchange with the court
short-action-convert = Switch sides −1
short-action-embezzle = Embezzle (no Duke)
# Headings over the names of those an action may be aimed at.
aim-action-coup = Coup −7:
aim-action-assassinate = Assassinate −3:
aim-action-steal = Steal from:
aim-action-examine = Examine:
aim-action-betray = Betray −2:

# -- Pot de Vin --
potdevin-hand = Your hand
potdevin-hand-of = Hand: { $seat }
potdevin-round = Round { $round } of { $rounds }
potdevin-deck = { $cards ->
    [one] { $cards } card left in the trump deck
   *[other] { $cards } cards left in the trump deck
}
potdevin-trump = Trump
potdevin-trick = The round
potdevin-winning = winning so far
potdevin-last = { $you ->
    [yes] You won the last round
   *[no] { $seat } won the last round
}
potdevin-empty = The leader opens the round.
potdevin-giving = Cards are put into the trump deck.
potdevin-centre = For the next trump deck
potdevin-bribes = { $gems ->
    [one] Bribe
   *[other] Bribes
}
potdevin-do-bribe = Bribe
potdevin-do-discard = Discard it
potdevin-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
potdevin-gems = { $gems ->
    [one] { $gems } bribe gem
   *[other] { $gems } bribe gems
}
potdevin-wealth = { $gems ->
    [one] { $gems } gem of wealth
   *[other] { $gems } gems of wealth
}
potdevin-wealth-short = Wealth
potdevin-points = Points so far: { $points }
potdevin-total = Total
potdevin-team = Team { $team }
potdevin-team-total = Team
potdevin-bonus = Bonus and penalty cards
potdevin-pile = { $guild }: { $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
}, points: { $points }
potdevin-pile-partner = { $guild }: { $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
}, the partner's pile counts
potdevin-symbols = { $guild }, { $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
}
potdevin-kind-count = { $kind }: { $count }
potdevin-kind-joker = joker
potdevin-kind-power = power card
potdevin-kind-bonus = bonus card
potdevin-kind-penalty = penalty card
potdevin-about-joker = Joker: at the end it is a symbol of a guild you choose.
potdevin-about-power = Power card: one to three cost 1, 3, 6 points, all four bring 10.
potdevin-about-bonus = Bonus card: 2 points.
potdevin-about-penalty = Penalty card: costs 2 points.

# -- Pax Illuminaten --
pax-hand = Your hand
pax-hand-empty = No cards in hand
pax-hand-limit = { $cards } of { $limit } cards
pax-hand-size = Cards in hand
pax-favours = Your favours
pax-tokens = Tokens
pax-tokens-left = Tokens in the supply
pax-field = The field
pax-place = Place
pax-zoom = Size of the field
pax-zoom-in = Larger
pax-zoom-out = Smaller
pax-card-down = Luminary, face down
pax-strength = Strength
pax-strength-dagger = dagger
pax-strength-hammers = hammers
pax-order-mason = mason
pax-order-rosicrucian = rosicrucian
pax-reward = Reward marker
pax-figure = The opponent's figure
pax-lodges = Lodges
pax-lodge = Lodge of the { $faction }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
pax-lodge-of = Lodge of the { $faction }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, controlled by { $seat }
pax-court = The court
pax-deck = Deck
pax-discard = Discard
pax-steward = The steward
pax-turn = Round { $round }: { $you ->
    [yes] your turn
   *[no] { $seat }
}
pax-actions = { $actions ->
    [one] { $actions } main action left
   *[other] { $actions } main actions left
}
pax-edicts = { $edicts } of 5 edicts discarded
pax-chain = The chain
pax-quick = quick favour
pax-dispute = Dispute
pax-dispute-over = Dispute over place { $cell }
pax-attacks = attacks
pax-defends = defends
pax-sealed = No card shown yet
pax-won-dispute = wins the dispute
pax-plans = Plan cards
pax-steps = Steps of the opponent
pax-steps-of = Last turn: { $seat }
pax-step = { $step } of { $steps }
pax-step-back = Step back
pax-step-on = Next step
pax-step-all = All
pax-step-nothing = Nothing comes of it.
pax-no-steps = It has not had a turn yet.
pax-plots = Plots
pax-players = Players
pax-factions = Favours and faction cards
pax-faction = Faction
pax-faction-card = Its card
pax-faction-cards = Faction cards
pax-supply = Supply
pax-in-row = in the row
pax-used = used
pax-borrowed = borrowed
pax-events = Events
pax-events-held = { $events ->
    [one] { $events } event card held
   *[other] { $events } event cards held
}
pax-event-mine = yours
pax-event-deck = { $cards ->
    [one] { $cards } card in the event deck
   *[other] { $cards } cards in the event deck
}
pax-event-tops = You know what is on top: { $events }
pax-event-discard = Discarded last: { $event }
pax-edict-favours = { $favours ->
    [one] { $favours } favour on it
   *[other] { $favours } favours on it
}
pax-met = Condition met
pax-own-plot = Your private plot
pax-plot-of = Private plot: { $seat }
pax-beside = beside the plot: the condition is no longer met
# What plots ask for.
pax-plot-P01 = A lodge of yours with 4 outer cards and 4 of your tokens.
pax-plot-P02 = Your tokens on a card and on three around it, all of one degree.
pax-plot-P03 = Four of your tokens on Royal Arches, and more there than any rival.
pax-plot-P04 = Your tokens on four inner cards in a ring.
pax-plot-P05 = Masons under your control that belong to all six factions together.
pax-plot-P06 = Control { $players ->
    [2] 8
   *[other] 6
} luminaries.
pax-plot-P07 = Control { $players ->
    [2] 3
   *[other] 2
} Grand Masters.
pax-plot-P08 = Your tokens all along a chain in one lodge, from the top row to the bottom row.
pax-plot-P09 = Share { $players ->
    [2] 3
    [3] 4
   *[other] 5
} cards with tokens of rivals.
pax-plot-P10 = Control 3 rosicrucians, 5 of your tokens on them, and more of them than any rival.
pax-plot-P11 = A lodge of yours with three cards side by side in the central row.
pax-plot-P12 = A lodge of yours with 5 cards and 5 of your tokens.
pax-plot-P13 = A lodge of yours that joins your areopagus to another.
pax-part-outer = outer cards
pax-part-tokens = own tokens
pax-part-control = control
pax-part-cards = cards
pax-part-arch-tokens = tokens on arches
pax-part-most = more than rivals
pax-part-inner = inner cards
pax-part-mason-factions = factions
pax-part-controlled = cards
pax-part-masters = Grand Masters
pax-part-rows = rows
pax-part-shared = shared cards
pax-part-rosicrucians = rosicrucians
pax-part-central = central cards
pax-part-areopagi = areopagi
# What events do.
pax-event-edict = All give back their favours of the faction, six go onto the card and come off two a round.
pax-event-court-festivities = Any outer card can be influenced as if it were adjacent.
pax-event-clear-weather = Tokens moved by Reassign may end in any free cell.
pax-event-propaganda-press = Once a turn three favours of one type buy a main action.
pax-event-rosicrucian-rise = Scouting by, influencing and laying rosicrucians takes no main action.
pax-event-masonic-treaty = Masons fit into any chain.
pax-event-wilhelmsbad = Once a turn any five favours buy a main action.
pax-event-electors-decree = Cards with rival tokens can be dismissed, if the new card has cells for them.
pax-event-church-inquisitors = Once a turn, look at a rival's hand or private plot.
pax-event-quiet-whisper = Interrogating need not be shared with those who collude.
# Refused actions in a menu.
pax-do-scout = Scout
pax-do-influence = Influence
pax-do-interrogate = Interrogate
pax-do-dismiss = Dismiss
