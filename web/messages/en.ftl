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
bot-manner-level2 = often elsewhere in thought
bot-level-level3 = 3. Squire
bot-manner-level3 = sometimes elsewhere in thought
bot-level-level4 = 4. Courtier
bot-manner-level4 = knows the ropes
bot-level-level5 = 5. Éminence
bot-manner-level5 = thinks ahead

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
option-inwo-rules = Rules
option-inwo-decks = Decks
option-inwo-decks-random = any cards
option-inwo-decks-sealed = sealed packs
option-inwo-decks-own = of the players' own
option-inwo-basic-goal = Groups for the Basic Goal (0: as the rules say)
option-inwo-deck-size = Cards in a deck
option-inwo-two-player-rules = Special rules for two players
option-inwo-promos = With promo cards
option-inwo-max-copies = Copies of a card in a deck (0: any number)
option-inwo-round-limit = The game ends after so many rounds
option-oath-chancellor = Seat of the Chancellor, counted from 0
option-oath-chronicle = Chronicle to go on with (empty: a first game)
option-oath-deeds = At most so many actions a turn

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
hint-why = { $share } % of its looks ahead went there; it expects to win { $worth } times in a hundred
hint-line = It expects: { $line }
fast-forward = Catch up
clause-open = Rule { $clause }
log = Log
log-empty = Nothing has happened yet.
log-newest = Newest
news = What happens
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
review = Turning points
review-wait = Looking for turning points…
review-nothing = The game never turned at one stroke.
review-chance = { $you ->
    [yes] Your chance of winning: { $before } % → { $after } %.
   *[no] { $name }’s chance of winning: { $before } % → { $after } %.
}
review-better = Better: { $move }.

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
pax-reconstructed = Reconstructed, the printed card may differ: { $fields }
pax-reconstructed-board = Prices, connections and the areopagi's places are reconstructed; a card tells what of it is.
pax-field-cells = prices
pax-field-faction-order = first faction
pax-field-organisation = order
pax-field-strength = strength
pax-field-ability = ability
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
pax-attacks = attacking
pax-defends = defending
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

# -- Oath --
oath-land = The land
oath-region-cradle = Cradle
oath-region-provinces = Provinces
oath-region-hinterland = Hinterland
oath-pile = Discard pile, { $region }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
oath-site-down = Unknown site
oath-site-known = known to you
oath-free = room for a card
oath-bandits = bandits
oath-bandits-rule = Ruled by bandits
oath-rules-here = { $seat }: { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
}
oath-count-favor = Favor: { $count }
oath-count-secret = Secrets: { $count }
oath-count-supply = Supply: { $count }
oath-count-warband = Warbands on the board: { $count }
oath-reserve = warbands in the bank
oath-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
oath-back-of-relic = Relic, face down
oath-back-of-vision = Vision, face down
oath-back-of-denizen = Denizen, face down
oath-back-of-card = Card, face down
oath-only-you = you know this card
oath-kind-denizen = denizen
oath-kind-edifice = edifice
oath-kind-ruin = ruined edifice
oath-kind-relic = relic
oath-kind-site = site
oath-kind-vision = Vision
oath-kind-banner = banner
oath-kind-reliquary-modifier = the Chancellor's burden
oath-plan-attacker = battle plan: attacker
oath-plan-defender = battle plan: defender
oath-plan-both = battle plan
oath-timing-action = action
oath-timing-modifier = modifier
oath-timing-persistent = always
oath-timing-persistent-modifier = always
oath-timing-static = for its holder
oath-timing-rest = on resting
oath-timing-wake = on waking
oath-timing-when-played = when played
oath-only-site = only to a site
oath-only-adviser = only as an adviser
oath-locked = locked
oath-defense-dice = { $count ->
    [one] { $count } defense die
   *[other] { $count } defense dice
}
oath-capacity = { $count ->
    [0] no room for cards
    [one] room for { $count } card
   *[other] room for { $count } cards
}
oath-recover-place-favor = a relic here costs { $count } favor
oath-recover-burn-favor = a relic here costs { $count } favor, burnt
oath-recover-burn-secret = a relic here costs { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}, burnt
oath-cost = Cost:
oath-cost-place = on the card
oath-cost-burn = burnt
oath-banks = Favor banks
oath-shared = Shared bank
oath-shared-short = Shared
oath-world = World Deck
oath-world-vision = a Vision on top
oath-world-denizen = a denizen on top
oath-world-empty = empty
oath-search-cost = Supply for a search
oath-relic-deck = { $count ->
    [one] { $count } relic in the deck
   *[other] { $count } relics in the deck
}
oath-nobody = nobody's
oath-mob = mob
oath-reliquary = Imperial Reliquary
oath-usurper-short = Usurper
oath-keeper-short = Oathkeeper
oath-goals = Who would win
oath-players = Players
oath-codex = Cards in words
oath-hand = Your board
oath-drawn = Cards drawn
oath-role = Role
oath-turn = Round { $round } of { $rounds }: { $you ->
    [yes] your turn
   *[no] { $seat }
}
oath-phase-boards = boards
oath-phase-placing = placing
oath-phase-wake = Wake
oath-phase-act = Act
oath-phase-rest = Rest
oath-phase-chronicle = the Chronicle
oath-phase-over = over
oath-visions = Visions drawn: { $count } of 5; Visions win from the third on
oath-game-of = Game { $game } of “{ $chronicle }”
oath-goal-sites = rule the most sites
oath-goal-items = hold the most relics and banners
oath-goal-people = hold the People's Favor
oath-goal-darkest = hold the Darkest Secret
oath-title-here = has the title
oath-met = met
oath-goal-of-regime = A stable regime
oath-goal-of-usurper = Usurper
oath-goal-of-conquest = Vision of Conquest
oath-goal-of-rebellion = Vision of Rebellion
oath-goal-of-sanctuary = Vision of Sanctuary
oath-goal-of-faith = Vision of Faith
oath-regime-broken = An Exile has the title: the Empire does not win.
oath-regime-later = From the end of round 5 on the end die decides.
oath-regime-roll = At the end of round { $round } the Empire wins on { $roll } or more.
oath-regime-last = Wins when this round ends.
oath-wins-waking = Wins on waking.
oath-way-usurper = Wake with the title, then wake with it again.
oath-way-conquest = On waking: rule more sites than anybody.
oath-way-rebellion = On waking: hold the People's Favor.
oath-way-sanctuary = On waking: hold more relics and banners than anybody.
oath-way-faith = On waking: hold the Darkest Secret.
oath-part-title = title
oath-part-usurper = Usurper's side
oath-part-sites = Sites
oath-part-items = Relics and banners
oath-part-people = People's Favor
oath-part-darkest = Darkest Secret
oath-part-visions = Visions drawn
oath-campaign = Campaign
oath-last-campaign = The last campaign
oath-step-1 = declaring
oath-step-2 = targets
oath-step-3 = battle plans
oath-step-4 = the defense rolls
oath-step-5 = the attack rolls
oath-step-6 = losses
oath-step-7 = spoils
oath-step-8 = aftermath
oath-targets = For: { $targets }
oath-attacks = attacking
oath-defends = defending
oath-allies = with { $seats }
oath-force = { $count ->
    [0] no warbands fight
    [one] { $count } warband fights
   *[other] { $count } warbands fight
}
oath-no-dice = no dice
oath-odds-win = for the attack, by the dice alone
oath-odds-sacrifice = with a sacrifice
oath-odds-means = On average { $attack } against { $defense }, skulls kill { $skulls }.
oath-die-attack = attack die, not yet rolled
oath-die-defense = defense die, not yet rolled
oath-face-hollow = hollow sword
oath-face-sword = sword
oath-face-skull = two swords and a skull
oath-face-blank = blank
oath-face-double = all shields twice
oath-face-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
oath-won-usurper = Won as the Usurper
oath-won-stable-regime = Won by a stable regime
oath-won-war-exhaustion = Won by war exhaustion
oath-won-successor = Won as the successor
oath-won-vision-conquest = Won by the Vision of Conquest
oath-won-vision-rebellion = Won by the Vision of Rebellion
oath-won-vision-sanctuary = Won by the Vision of Sanctuary
oath-won-vision-faith = Won by the Vision of Faith
oath-next-oath = The oath of the next game: { $oath }
oath-raised = An edifice was raised: { $edifice }
short-act-gather = Take warbands
short-act-station = Leave warbands
short-act-rest = Rest

# -- Illuminati: New World Order --
inwo-power = Power
inwo-resistance = Resistance
inwo-tokens = { $tokens ->
    [one] { $tokens } action token
   *[other] { $tokens } action tokens
}
inwo-linked = Linked
inwo-hidden-card = A hidden card
inwo-arrows = { $arrows ->
    [one] { $arrows } arrow out
   *[other] { $arrows } arrows out
}
inwo-goal = Special Goal:
inwo-structure = Power structure: { $seat }
inwo-structures = Power structures
inwo-arrow-of = An open arrow of { $card }
inwo-under = { $cards ->
    [one] { $cards } card under it
   *[other] { $cards } cards under it
}
inwo-agent = agent
inwo-exposed = exposed Plot
inwo-zoom = Size
inwo-zoom-in = Larger
inwo-zoom-out = Smaller
inwo-zoom-fit = Fit the table
inwo-attack = Attack
inwo-to-control = Attack to control
inwo-to-destroy = Attack to destroy
inwo-against = against
inwo-privileged = privileged
inwo-instant = instant
inwo-committed = committed
inwo-announced = may be called off
inwo-sum = The strength, part by part
inwo-strength = Strength
inwo-success = success
inwo-failure = failure
inwo-odds = to roll { $strength } or less: { $chances } of 36
inwo-may-act = May still act:
inwo-part-plot = { $name }, the Plot
inwo-part-leader = { $name } leads
inwo-part-aid = { $name } aids
inwo-part-promised = { $name } will aid
inwo-part-times = multiplied
inwo-part-match = Alignment: { $name }
inwo-part-enemy = Rival of the same kind: { $name }
inwo-part-agent = Agent: { $name }
inwo-part-agents = { $name } as agents
inwo-part-bonus = Bonus: { $name }
inwo-part-resistance = Resistance of { $name }
inwo-part-power = Power of { $name }
inwo-part-master = Same as its master: { $name }
inwo-part-position = Near its Illuminati
inwo-part-oppose = { $name } opposes
inwo-part-defence = Defence: { $name }
inwo-turn = turn { $turn }
inwo-win = How to win
inwo-win-basic = { $groups ->
    [one] Control { $groups } group, counting the Illuminati.
   *[other] Control { $groups } groups, counting the Illuminati.
}
inwo-win-own = Your goal as { $name }: { $goal }
inwo-win-when = Victory is claimed at the end of a turn, from turn { $turn } on.
inwo-nwo = New World Orders
inwo-claims = { $seat } { $you ->
    [yes] claim
   *[no] claims
} victory
inwo-plays = Announced plays
inwo-stands = stands
inwo-cancelled = cancelled
inwo-table = On the table
inwo-goal-count = Groups toward the Basic Goal
inwo-plots-held = Plots
inwo-groups-held = Groups and Resources in the hand
inwo-show-structure = Show the structure: { $seat }
inwo-show-piles = Decks and piles: { $seat }
inwo-piles-of = Decks and piles: { $seat }
inwo-plot-deck = Plot deck: { $cards }
inwo-group-deck = Group deck: { $cards }
inwo-pile-destroyed = Destroyed by this player
inwo-pile-discards = Discarded
inwo-pile-known = Known cards of the hand
inwo-pile-empty = Nothing
inwo-plots = Plots
inwo-groups = Groups and Resources
inwo-hand = Your hand
inwo-read = Read { $card }
inwo-none = None
inwo-illuminati = Illuminati
inwo-groups-counted = Groups
inwo-word-government = Government
inwo-word-corporate = Corporate
inwo-word-liberal = Liberal
inwo-word-conservative = Conservative
inwo-word-peaceful = Peaceful
inwo-word-violent = Violent
inwo-word-straight = Straight
inwo-word-weird = Weird
inwo-word-criminal = Criminal
inwo-word-fanatic = Fanatic
inwo-word-media = Media
inwo-word-science = Science
inwo-word-computer = Computer
inwo-word-coastal = Coastal
inwo-word-nation = Nation
inwo-word-magic = Magic
inwo-word-secret = Secret
inwo-word-green = Green
inwo-word-huge = Huge
inwo-word-bank = Bank
inwo-word-communist = Communist
inwo-word-church = Church
inwo-word-space = Space
inwo-word-gadget = Gadget
inwo-word-artifact = Artifact
inwo-word-illuminati = Illuminati
inwo-word-group = Group
inwo-word-resource = Resource
inwo-word-plot = Plot
inwo-word-organization = Organization
inwo-word-place = Place
inwo-word-personality = Personality
inwo-word-nwo = New World Order
inwo-word-disaster = Disaster
inwo-word-assassination = Assassination
inwo-word-goal = Goal
inwo-word-common = common
inwo-word-uncommon = uncommon
inwo-word-rare = rare
inwo-word-promo = promo
inwo-word-red = red
inwo-word-blue = blue
inwo-word-yellow = yellow
inwo-word-top = top
inwo-word-right = right
inwo-word-bottom = bottom
inwo-word-left = left
inwo-word-aid = for the attack
inwo-word-oppose = against it
inwo-word-power = Power
inwo-word-resistance = Resistance
inwo-word-control = control
inwo-word-destroy = destroy
inwo-word-less = less
inwo-word-more = more
inwo-word-one-less = one less
inwo-word-one-more = one more
inwo-word-two-less = two less
inwo-word-two-more = two more
inwo-word-add = add
inwo-word-remove = remove
inwo-word-reverse = reverse
inwo-word-none = none
inwo-word-basic = Basic Goal
inwo-word-this = this one
inwo-word-others = all the others
inwo-word-steal = steal one
inwo-word-expose = expose them all
inwo-word-skull = look at the bottom card first
inwo-word-shroud = look at the top card first
inwo-word-open = openly
inwo-word-hidden = hidden
inwo-word-action = for an action
inwo-word-defence = for a defence
inwo-word-play = against a play
inwo-word-fight = in an attack
inwo-word-break = break a privilege
inwo-word-look = look
inwo-word-token = take a token
inwo-word-boost = strengthen
inwo-word-attack = in an attack
inwo-word-relief = relief
inwo-word-risk = risk it
inwo-word-clone = clone
inwo-word-not = another way
inwo-word-all = all of them
inwo-word-nullify = nullify
inwo-word-hide = hide
inwo-word-ability = against an ability
inwo-word-use = use
inwo-word-help = help
inwo-word-exposed = exposed
inwo-word-counter = answer it
inwo-word-together = together
inwo-word-defend = defend
inwo-word-launch = launch
inwo-word-takeover = automatic takeover
inwo-word-show = show
inwo-word-more-storm = more
inwo-word-less-storm = less
inwo-word-move = a move
inwo-word-draw-group = a draw from the Group deck
inwo-word-plot-deck = Plot deck
inwo-word-group-deck = Group deck
inwo-word-plots = hand of Plots
inwo-word-groups = hand of Groups
inwo-word-structure = power structure
inwo-word-resources = Resources
inwo-word-linked = a link
inwo-word-agents = agents
inwo-word-discards = discard pile
inwo-word-destroyed = destroyed
inwo-word-table = table
inwo-word-under = under a card
inwo-word-gone = out of the game
inwo-word-aside = set aside
inwo-word-goes-on = goes on
inwo-word-called-off = called off
inwo-word-cancelled = cancelled
inwo-word-failed = it fails
inwo-word-succeeded = it succeeds
inwo-word-devastated = Devastated
inwo-word-unlinked = no longer linked
inwo-word-relieved = relieved
inwo-word-round-limit = the last round is over
inwo-word-last-survivor = one player is left
inwo-word-nobody-left = nobody is left
inwo-word-leans-right = leans right
inwo-word-plus-ten-defence = +10 to its defence
inwo-word-leads = choice of leads
inwo-word-arrows = laying the leads
inwo-word-turn-begins = beginning
inwo-word-start = beginning
inwo-word-plot-draw = drawing a Plot
inwo-word-after-plot-draw = after the Plot draw
inwo-word-group-draw = drawing a Group
inwo-word-after-group-draw = after the Group draw
inwo-word-after-takeover = after the takeover
inwo-word-tokens = tokens
inwo-word-after-tokens = after the tokens
inwo-word-main = actions
inwo-word-after-a-play = after an action
inwo-word-end = end of the turn
inwo-word-at-the-end = end of the turn
inwo-word-clearing = clearing up
inwo-word-claims = claims of victory
inwo-word-contest = a claim is contested
inwo-word-knock = knock
inwo-word-over = over

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
