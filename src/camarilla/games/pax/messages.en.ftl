# Pax Illuminaten: what the table says. Ids are shared by both languages.
game-title = Pax Illuminaten
game-about = Recruit luminaries, build lodges and bring two plots about before your rivals; for 2 to 4 seats, one of which may be an automated opponent.

# Only where no name for a seat is at hand.
seat = seat { $seat }

faction-A = Aristocracy
faction-M = Magistrates
faction-Cr = Creators
faction-Kn = Connoisseurs
faction-Cl = Clergy
faction-Sc = Scholars

card-PIL001 = Count Karl Pálffy von Erdőd
card-PIL002 = Count Johann Philipp von Cobenzl
card-PIL003 = Frederick William II of Prussia
card-PIL004 = Friedrich Karl Joseph von Erthal
card-PIL005 = Johann Rudolf von Bischoffwerder
card-PIL006 = Friedrich Heinrich Jacobi
card-PIL007 = Christian Adolph Overbeck
card-PIL008 = Johann Jakob Lanz
card-PIL009 = Heinrich August Ottokar Reichard
card-PIL010 = Emanuel Schikaneder
card-PIL011 = Lorenz von Westenrieder
card-PIL012 = Jakob Friedrich von Abel
card-PIL013 = Friedrich Münter
card-PIL014 = Franz Anton Mesmer
card-PIL015 = Karl Leonhard Reinhold
card-PIL016 = Frederick V of Hesse-Homburg
card-PIL017 = Count Friedrich Leopold zu Stolberg
card-PIL018 = Emil Leopold August of Saxe-Gotha-Altenburg
card-PIL019 = Karl Theodor von Dalberg
card-PIL020 = Frederick Augustus of Brunswick-Oels
card-PIL021 = Thomas Maria de Bassus
card-PIL022 = Joseph von Sonnenfels
card-PIL023 = Leopold Friedrich Günther von Goeckingk
card-PIL024 = Anton Matthias Sprickmann
card-PIL025 = Johann Joachim Christoph Bode
card-PIL026 = Johann Karl August Musäus
card-PIL027 = Aloys Blumauer
card-PIL028 = Leopold Wilhelm von Kolowrat-Krakowsky
card-PIL029 = Justus Christian Loder
card-PIL030 = Johann Friedrich Mieg
card-PIL031 = Adolph Knigge
card-PIL032 = Wolfgang Heribert von Dalberg
card-PIL033 = Karl Alois, Prince Lichnowsky
card-PIL034 = Philipp Franz von Walderdorff
card-PIL035 = Hans Heinrich von Ecker und Eckhoffen
card-PIL036 = Franz Xaver von Zwack
card-PIL037 = Franz Dietrich von Ditfurth
card-PIL038 = Maximilian von Montgelas
card-PIL039 = Gottlieb Hufeland
card-PIL040 = Joseph Haydn
card-PIL041 = Karl von Eckartshausen
card-PIL042 = Johann Wolfgang von Goethe
card-PIL043 = Charles of Hesse-Kassel
card-PIL044 = Christoph Friedrich Nicolai
card-PIL045 = Johann Gottfried Herder
card-PIL046 = Karl August of Saxe-Weimar-Eisenach
card-PIL047 = Christian von Haugwitz
card-PIL048 = Gotthold Ephraim Lessing
card-PIL049 = Friedrich Ludwig Schröder
card-PIL050 = Johann Christoph von Wöllner
card-PIL051 = Georg Forster
card-PIL052 = Karl Theodor, Elector of Bavaria
card-PIL053 = Karl August von Hardenberg
card-PIL054 = Johann Heinrich Jung-Stilling
card-PIL055 = Wolfgang Amadeus Mozart
card-PIL056 = Eulogius Schneider
card-PIL057 = Samuel Thomas Sömmerring

plot-P01 = Recruiting on the Fringe
plot-P02 = Union of Equals
plot-P03 = Great Enlighteners
plot-P04 = Inner Circle
plot-P05 = Union of Masons
plot-P06 = Wide Connections
plot-P07 = Influential Adepts
plot-P08 = Path of Rumours
plot-P09 = Shadow Agreements
plot-P10 = Rosicrucian Brotherhood
plot-P11 = Line of Exchange
plot-P12 = Grand Lodge
plot-P13 = Cooperation of Areopagi

happening-edict-A = Edict: Aristocracy
happening-edict-M = Edict: Magistrates
happening-edict-Cr = Edict: Creators
happening-edict-Kn = Edict: Connoisseurs
happening-edict-Cl = Edict: Clergy
happening-edict-Sc = Edict: Scholars
happening-court-festivities = Court Festivities
happening-clear-weather = Clear Weather
happening-propaganda-press = Propaganda Press
happening-rosicrucian-rise = Rise of the Rosicrucians
happening-masonic-treaty = Treaty with the Masons
happening-wilhelmsbad = Convent of Wilhelmsbad
happening-electors-decree = Elector's Decree
happening-church-inquisitors = Church Inquisitors
happening-quiet-whisper = Quiet Whisper

degree-I = degree I
degree-II = degree II
degree-III = degree III
degree-GM = Grand Master
degree-RA = Royal Arch

strength-2 = 2
strength-3 = 3
strength-4 = 4
strength-5 = 5
strength-6 = 6
strength-7 = dagger
strength-8 = hammers

areopagus = your areopagus
cell-down = the face-down card on place { $cell }
cell-card = { $card } on place { $cell }

# What abilities do, in few words; the clauses of chapter 18 say it in full.
ability-x-scout = Scout ANY card without favour
ability-x-influence = Influence ANY card, cheaper for each rival token there
ability-x-interrogate = Interrogate with gossip one degree higher or lower, too
ability-x-reassign = move up to 3 tokens from ANY cells to ANY free cells
ability-x-dismiss = Dismiss, then move a token to the card laid
ability-x-oust = Oust tokens on ANY card
ability-e-scout = every Scout also takes the yield of the card laid
ability-e-influence = every token placed costs 1 favour less
ability-e-interrogate = Interrogate ANY card, rival tokens there count as yours
ability-e-reassign = Reassign from cards of any faction
ability-e-dismiss = Dismiss without favour
ability-e-oust = nobody has superiority or vulnerability
ability-sp-swap = swap two face-up cards
ability-sp-draw = take 2 cards from the deck or 1 of the court
ability-sp-faction = borrow a faction card for this turn
ability-sp-edict = take 2 favours from an edict
ability-gm = take the yield of this card
ability-ra = one additional main action

# Prompts
act = Choose what to do; { $count ->
    [one] { $count } main action is left
   *[other] { $count } main actions are left
}
pay = Pay { $symbol }; { $count ->
    [one] { $count } symbol is due
   *[other] { $count } symbols are due
}
spare = Choose the symbol you need not pay
intercept = The supply has no favour of the { $faction }: take it from a rival
kind = Choose the type of favour
via = Choose the acting card
lay = Choose a card to lay on place { $cell }
replace = Choose a card to lay in place of the one on place { $cell }
place = How many tokens on { $card }?
step = Move a token from a card of the { $faction }; { $count ->
    [one] { $count } move is left
   *[other] { $count } moves are left
}
leap = Move a token to any free cell; { $count ->
    [one] { $count } move is left
   *[other] { $count } moves are left
}
token = Which of your tokens on { $card } moves?
target = Which token of { $rival } on { $card } do you aim at?
pull = You may move a token to { $card }
whispers = Which other degree does gossip reach?
collude = Quiet Whisper: share with those who collude, or keep all?
gift = Choose the favour that { $rival } gets
whom = Favours run short: who gets one?
dispute = { $attacker } { $attacker-you ->
    [yes] dispute
   *[no] disputes
} tokens on { $card }: lay a card; your strength before it is { $strength }
cancelled = Both cards would win at once: lay new cards, or end the dispute?
aim = How many tokens of { $rival } on { $card } do you aim at?
keep-plots-which = You no longer meet all your plots at once: which do you keep?
regain = You may put a token back on its plot
special-event = You may play a special event
draw-event = Choose the event card you take; the other goes back on top
edict = Choose the edict to take 2 favours from
discard = Your hand is too large: choose a card to discard
draw = Draw a card, { $count } to go{ $paid ->
    [yes] ; another from the court costs 1 favour
   *[no] {""}
}
ability-use = { $card }: { $ability }
extra-scout = Choose any face-down card to Scout
extra-influence = Choose any card to Influence
extra-interrogate = Choose the card to Interrogate
extra-dismiss = Choose the card to Dismiss
extra-oust = Choose whom to Oust, on any card
swap = Choose a card to swap
pick = Choose what to add to your hand
borrow = Choose the faction card to borrow

# Options of the action phase
do-end = End the action phase
do-scout = Scout { $place }
do-influence = Influence { $place }
do-interrogate = Interrogate { $place }
do-reassign = Reassign, with the { $faction }
do-dismiss = Dismiss { $place }
do-oust = Oust { $rival } from { $place }
do-conspire = Conspire with { $card }
do-take = Take the card of the { $faction }
do-realise = Realise the plot { $plot }
do-a-influence = Card of the Aristocracy: Influence { $place }
do-m-dismiss = Card of the Magistrates: Dismiss { $place }
do-cr-reassign = Card of the Creators: move tokens from one card
do-kn-interrogate = Card of the Connoisseurs: Interrogate { $place }
do-cl-oust = Card of the Clergy: Oust { $rival } from { $place }
do-sc-scout = Card of the Scholars: Scout { $place }
do-reward-influence = Reward: Influence { $place }
do-reward-dismiss = Reward: Dismiss { $place }
do-reward-reassign = Reward: Reassign to { $place }, with the { $faction }
do-press = Propaganda Press: 3 favours of the { $faction } for a main action
do-convent = Convent of Wilhelmsbad: any 5 favours for a main action
do-inquire-hand = Church Inquisitors: look at the hand of { $rival }
do-inquire-plot = Church Inquisitors: look at the plot of { $rival }

# Other options
pay-direct = Pay every symbol with its own favour
pay-one = 1 favour of the { $faction }
pay-set = { $number } favours of the { $faction } instead
pay-filled = { $number ->
    [one] 1 favour
   *[other] { $number } favours
} of the { $faction } and { $filler } of the Creators instead
any-favour = any favour
one-of = a favour of: { $factions }
spare-one = The { $faction }
from-rival = From { $rival }
take-favour = A favour of the { $faction }
via-card = With { $place }
lay-card = Lay { $card }
place-tokens = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
}
move-token = From { $from } to { $to }
stop-moving = No more moves
token-in-cell = The token in cell { $number }, counted from the top
gossip-degree = { $degree }
option-keep-all = Keep all
option-share = Share
give-favour = Give a favour of the { $faction }
to-rival = To { $rival }
dispute-card = { $card }, strength { $strength }
option-again = Lay new cards
option-end = End the dispute
aim-at = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
}
keep-plots = Keep { $plots }
regain-plot = Put the token back on { $plot }
leave-plots = Leave it
play-event = Play { $happening }
play-no-event = Play none
take-event = Take { $happening }
from-edict = { $happening }
discard-card = Discard { $card }
draw-deck = From the deck
draw-court = { $card }, court place { $place }
pick-deck = 2 cards from the deck
chain-use = Use the ability
chain-favour = Take quick favour
chain-skip = Neither
at-place = { $place }
at-rival = { $rival }, on { $place }
borrow-card = The card of the { $faction }

# Refusals
refusal-no-actions = you have no main action left
refusal-face-up = that card is face up
refusal-face-down = that card is face down
refusal-not-adjacent = no acting card of yours is adjacent
refusal-no-favour = you cannot pay for it
refusal-no-room = that card has no free cell
refusal-royal-arch = a rival has influence on that Royal Arch
refusal-no-tokens = you have no token in your supply
refusal-yielded = that card has given its yield this turn
refusal-no-token-there = you have no token there
refusal-faction-unheld = none of your tokens lies on a luminary of that faction
refusal-no-move = none of your tokens can move so
refusal-rivals-there = rivals have tokens there
refusal-empty-hand = you have no card to lay
refusal-no-card-fits = none of your cards has cells for all rival tokens
refusal-nobody-to-oust = that player has no token there
refusal-chain-closed = a Royal Arch has closed the chain
refusal-no-link = it has no faction in common with the last card of the chain
refusal-not-in-play = that faction card is not in this game
refusal-own-already = you have that faction card
refusal-once-a-turn = that can be done once a turn
refusal-no-lodge = you do not control the largest lodge of that faction
refusal-token-there = your token is there already
refusal-plot-unmet = you do not meet its condition
refusal-plot-overlap = it overlaps with your other plots too much
refusal-no-marker = no reward marker lies there
refusal-not-in-force = that event is not in force
refusal-nothing-to-see = there is nothing to look at

reason-plots = by plots
reason-opponent = by the opponent's plot
reason-edicts = by faction scoring after the fifth edict
reason-rounds = by faction scoring after the last round

# A seat may be the reader: `seat-you` is then `yes`, and the verb follows it.
event-GameBegan = { $first } { $first-you ->
    [yes] are
   *[no] is
} first player. Common plots: { $plots }
event-PlotDealt = { $seat } { $seat-you ->
    [yes] get
   *[no] gets
} the private plot { $plot }
event-PlotDealt-hidden = { $seat } { $seat-you ->
    [yes] get
   *[no] gets
} a private plot
event-TurnBegan = Round { $round }: { $seat } { $seat-you ->
    [yes] are
   *[no] is
} active
event-CardsDrawn = { $seat } { $seat-you ->
    [yes] draw
   *[no] draws
} { $cards }
event-CardsDrawn-hidden = { $seat } { $seat-you ->
    [yes] draw
   *[no] draws
} { $number ->
    [one] a card
   *[other] { $number } cards
}
event-CourtTaken = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} { $card } from the court
event-CourtUpdated = The court: { $court }
event-DeckShuffled = The discard pile is shuffled into a new deck
event-CardDiscarded = { $seat } { $seat-you ->
    [yes] discard
   *[no] discards
} { $card }
event-CardScouted = { $seat } { $seat-you ->
    [yes] scout
   *[no] scouts
} { $card } on place { $cell }
event-CardScouted-hidden = { $seat } { $seat-you ->
    [yes] scout
   *[no] scouts
} the card on place { $cell }
event-CardLaid = { $seat } { $seat-you ->
    [yes] lay
   *[no] lays
} { $card } on place { $cell }
event-CardTurned = { $seat } { $seat-you ->
    [yes] turn
   *[no] turns
} { $card } up on place { $cell }
event-CardDismissed = { $seat } { $seat-you ->
    [yes] dismiss
   *[no] dismisses
} { $card } from place { $cell }
event-CardsSwapped = { $seat } { $seat-you ->
    [yes] swap
   *[no] swaps
} the cards on places { $one } and { $two }
event-TokensPlaced = { $seat } { $seat-you ->
    [yes] place
   *[no] places
} { $number ->
    [one] a token
   *[other] { $number } tokens
} on place { $cell }
event-TokenMoved = { $seat } { $seat-you ->
    [yes] move
   *[no] moves
} a token from place { $start } to place { $end }
event-TokensRemoved = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} { $number ->
    [one] a token
   *[other] { $number } tokens
} back from place { $cell }
event-FavoursSpent = { $seat } { $seat-you ->
    [yes] spend
   *[no] spends
} favour: { $favours }
event-FavoursGained = { $seat } { $seat-you ->
    [yes] gain
   *[no] gains
} favour: { $favours }
event-FavourIntercepted = { $seat } { $seat-you ->
    [yes] intercept
   *[no] intercepts
} a favour of { $rival }: { $favour }
event-FavourShared = { $seat } { $seat-you ->
    [yes] share
   *[no] shares
} with { $rival }: { $favour }
event-Interrogated = { $seat } { $seat-you ->
    [yes] interrogate
   *[no] interrogates
} the card on place { $cell }
event-Interrogated-hidden = { $seat } { $seat-you ->
    [yes] interrogate
   *[no] interrogates
} { $seat-you ->
    [yes] your
   *[no] their
} own areopagus
event-DisputeBegan = { $attacker } against { $defender } over place { $cell }: strength { $attack } to { $defence }
event-DisputeCard = { $seat } { $seat-you ->
    [yes] show
   *[no] shows
} { $card } in the dispute
event-DisputeEnded = { $winner } { $winner-you ->
    [yes] win
   *[no] wins
} the dispute
event-RewardPlaced = { $seat } { $seat-you ->
    [yes] get
   *[no] gets
} a reward marker on place { $cell }
event-RewardUsed = { $seat } { $seat-you ->
    [yes] use
   *[no] uses
} the reward marker on place { $cell }
event-Conspired = { $seat } { $seat-you ->
    [yes] conspire
   *[no] conspires
} with { $card }: { $ability }
event-QuickFavour = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} quick favour
event-FactionTaken = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} the card of the { $faction } from { $rival }
event-FactionTaken-hidden = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} the card of the { $faction } from the row
event-FactionUsed = { $seat } { $seat-you ->
    [yes] use
   *[no] uses
} the card of the { $faction }
event-FactionBorrowed = { $seat } { $seat-you ->
    [yes] borrow
   *[no] borrows
} the card of the { $faction }
event-FactionReturned = { $seat } { $seat-you ->
    [yes] return
   *[no] returns
} the card of the { $faction }
event-PlotRealised = { $seat } { $seat-you ->
    [yes] realise
   *[no] realises
} the plot { $plot }
event-PlotLost = { $seat } no longer { $seat-you ->
    [yes] meet
   *[no] meets
} the plot { $plot }
event-PlotRegained = { $seat } again { $seat-you ->
    [yes] meet
   *[no] meets
} the plot { $plot }
event-PlotSeen = { $seat } { $seat-you ->
    [yes] see
   *[no] sees
} { $rival-you ->
    [yes] your private plot
   *[no] the private plot of { $rival }
}: { $plot }
event-PlotSeen-hidden = { $seat } { $seat-you ->
    [yes] look
   *[no] looks
} at { $rival-you ->
    [yes] your private plot
   *[no] the private plot of { $rival }
}
event-HandSeen = { $seat } { $seat-you ->
    [yes] see
   *[no] sees
} { $rival-you ->
    [yes] your hand
   *[no] the hand of { $rival }
}: { $cards }
event-HandSeen-hidden = { $seat } { $seat-you ->
    [yes] look
   *[no] looks
} at { $rival-you ->
    [yes] your hand
   *[no] the hand of { $rival }
}
event-EventsDrawn = { $seat } { $seat-you ->
    [yes] look
   *[no] looks
} at events: { $happenings }
event-EventsDrawn-hidden = { $seat } { $seat-you ->
    [yes] look
   *[no] looks
} at { $number ->
    [one] an event card
   *[other] { $number } event cards
}
event-EventKept = { $seat } { $seat-you ->
    [yes] keep
   *[no] keeps
} { $happening }
event-EventKept-hidden = { $seat } { $seat-you ->
    [yes] keep
   *[no] keeps
} a special event
event-EdictPlayed = { $seat } { $seat-you ->
    [yes] play
   *[no] plays
} { $happening }: all favours of the { $faction } go back, six of them onto the card
event-EdictEased = { $happening }: { $number ->
    [one] a favour goes
   *[other] { $number } favours go
} to { $seat }
event-EdictEased-hidden = { $happening }: { $number ->
    [one] a favour goes
   *[other] { $number } favours go
} to the supply
event-SpecialPlayed = { $seat } { $seat-you ->
    [yes] play
   *[no] plays
} { $happening }
event-EventDiscarded = { $happening } is discarded
event-LastRound = The fifth edict is discarded: round { $round } is the last
event-ActionBought = { $seat } { $seat-you ->
    [yes] buy
   *[no] buys
} a main action
event-OpponentStep = { $seat } { $seat-you ->
    [yes] follow
   *[no] follows
} { $clause } on place { $cell }
event-OpponentStep-hidden = { $seat } { $seat-you ->
    [yes] follow
   *[no] follows
} { $clause }
event-PlanOpened = { $seat } { $seat-you ->
    [yes] open
   *[no] opens
} the plan card { $card }
event-FigureMoved = { $seat-you ->
    [yes] Your figure
   *[no] The figure of { $seat }
} moves to place { $cell }
event-FigureMoved-hidden = { $seat-you ->
    [yes] Your figure
   *[no] The figure of { $seat }
} moves to the areopagus
event-GameEnded = { $winners }: the game is won ({ $reason })

# Who is about to win.
threat-plots = { $seat } { $seat-you ->
    [yes] have
   *[no] has
} two plots and { $seat-you ->
    [yes] win
   *[no] wins
} at the end of { $seat-you ->
    [yes] your
   *[no] their
} turn
threat-second-plot = { $seat } can realise a second plot and win: { $plot }
threat-near-plot = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} one step from a second plot: { $plot }

# -- Why an answer is advised --

why-realise = two realised plots win
why-take = it is free, and gives you an action each turn
why-influence = tokens bring favour, control and plots
why-interrogate = it costs nothing and brings the favour for everything else
why-scout = it turns the field to your liking
why-conspire = cards of your hand are actions beyond the two
why-dismiss = another card may close a lodge
why-oust = it takes a rival's token, and leaves you a reward
why-reassign = tokens go where a plot needs them
why-end = nothing better is left to do
