# Pax Illuminaten: what the table says. Ids are shared by both languages.
game-title = Pax Illuminaten
game-about = Recruit luminaries, build lodges and realise two plots before your rivals do. For 2 to 4 players, one of whom may be an automated opponent.

# Only where no name for a seat is at hand.

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
cell-down = the face-down card on space { $cell }
cell-card = { $card } (space { $cell })

# What abilities do, in few words; the clauses of chapter 18 say it in full.
ability-x-scout = Scout ANY card without paying favour
ability-x-influence = Influence ANY card, 1 favour cheaper for each rival token there
ability-x-interrogate = Interrogate, with gossip that also reaches one degree higher or lower
ability-x-reassign = move up to 3 tokens from ANY cells to ANY free cells
ability-x-dismiss = Dismiss, then move one of your tokens to the new card
ability-x-oust = Oust tokens on ANY card
ability-e-scout = every Scout also gives you the yield of the card you lay
ability-e-influence = every token placed costs 1 favour less
ability-e-interrogate = Interrogate ANY card; rival tokens there count as yours
ability-e-reassign = Reassign from cards of any faction
ability-e-dismiss = Dismiss without paying favour
ability-e-oust = neither side is superior or vulnerable
ability-sp-swap = swap two face-up cards
ability-sp-draw = take 2 cards from the deck or 1 from the court
ability-sp-faction = borrow a faction card for this turn
ability-sp-edict = take 2 favours from an edict
ability-gm = take the yield of this card
ability-ra = one additional main action

# Prompts
act = { $count ->
    [0] No main actions left: conspire, or end your action phase
    [one] Choose what to do: { $count } main action left
   *[other] Choose what to do: { $count } main actions left
}
pay = Pay { $symbol }: { $count ->
    [one] { $count } symbol left to pay
   *[other] { $count } symbols left to pay
}
spare = Choose the symbol you don't have to pay for
intercept = No favour of the { $faction } is left in the supply: take one from a rival
kind = Choose the type of favour
via = Choose which card acts
lay = Choose a luminary to lay on space { $cell }
replace = Choose a luminary to replace the one on space { $cell }
place = How many tokens do you put on { $card }?
step = Move a token from one of the { $faction } cards ({ $count ->
    [one] { $count } move left
   *[other] { $count } moves left
})
leap = Move a token to any free cell ({ $count ->
    [one] { $count } move left
   *[other] { $count } moves left
})
token = Which of your tokens on { $card } do you move?
target = Which of { $rival }'s tokens on { $card } do you challenge?
pull = Move one of your tokens to { $card }?
whispers = Which other degree does the gossip reach?
collude = Quiet Whisper: share your favour (collusion), or keep it all?
gift = Choose which favour { $rival } gets
whom = There is not enough favour for everybody: who gets it?
dispute = { $attacker-you ->
    [yes] You challenge
   *[no] { $attacker } challenges
} tokens on { $card }. Lay a card; your strength so far is { $strength }
cancelled = Both cards would win outright: lay new ones, or end the dispute?
aim = How many of { $rival }'s tokens on { $card } do you challenge?
keep-plots-which = You no longer fulfil all your plots: which ones do you keep?
regain = You fulfil a plot again: put your token back on it?
special-event = Play a special event?
draw-event = Choose the event card to take; the other goes back on top
edict = Choose an edict to take 2 favours from
discard = You hold too many cards: choose one to discard
draw = Draw a card: { $count } to go{ $paid ->
    [yes] ; another from the court costs 1 favour
   *[no] {""}
}
ability-use = { $card }: { $ability }
extra-scout = Choose any face-down card to Scout
extra-influence = Choose any card to Influence
extra-interrogate = Choose the card to Interrogate
extra-dismiss = Choose the card to Dismiss
extra-oust = Choose whose tokens to Oust, on any card
swap = Choose a card to swap
pick = Choose what to add to your hand
borrow = Choose the faction card to borrow

# Options of the action phase
price = { $parts }
price-free = free
price-main = 1 action
price-favours = { $count ->
    [one] { $count } favour
   *[other] { $count } favours
}
do-end = End your action phase
do-end-early = { $count ->
    [one] End your action phase with 1 main action left
   *[other] End your action phase with { $count } main actions left
}
do-scout = Scout { $place }
do-influence = Influence { $place }
do-interrogate = Interrogate { $place }
do-reassign = Reassign tokens from { $faction } cards
do-dismiss = Dismiss { $place }
do-oust = Oust { $rival } from { $place }
do-conspire = Conspire with { $card }
do-take = Take the faction card of the { $faction }
do-realise = Realise the plot { $plot }
do-a-influence = Aristocracy card: Influence { $place }
do-m-dismiss = Magistrates card: Dismiss { $place }
do-cr-reassign = Creators card: move tokens from one card
do-kn-interrogate = Connoisseurs card: Interrogate { $place }
do-cl-oust = Clergy card: Oust { $rival } from { $place }
do-sc-scout = Scholars card: Scout { $place }
do-reward-influence = Reward: Influence { $place }
do-reward-dismiss = Reward: Dismiss { $place }
do-reward-reassign = Reward: Reassign tokens from { $faction } cards to { $place }
do-press = Propaganda Press: pay 3 favours of the { $faction } for a main action
do-convent = Convent of Wilhelmsbad: pay any 5 favours for a main action
do-inquire-hand = Church Inquisitors: look at { $rival }'s hand
do-inquire-plot = Church Inquisitors: look at { $rival }'s private plot

# Other options
pay-direct = Pay each symbol with favour of its own type
pay-one = Pay 1 favour of the { $faction }
pay-set = Pay { $number } favours of the { $faction } instead
pay-filled = Pay { $number ->
    [one] 1 favour
   *[other] { $number } favours
} of the { $faction } and { $filler } of the Creators instead
favours-of = { $count ->
    [1] { $faction }
   *[other] { $count } { $faction }
}
any-favour = any favour
one-of = a favour ({ $factions })
spare-one = The { $faction }
from-rival = From { $rival }
take-favour = Take 1 favour of the { $faction }
via-card = Act with { $place }
lay-card = Lay { $card }
place-tokens = { $number ->
    [one] { $number } token
   *[other] { $number } tokens
}
move-token = From { $from } to { $to }
stop-moving = Stop moving tokens
token-in-cell = The token in cell { $number }, counting from the top
gossip-degree = { $degree }
option-keep-all = Keep it all
option-share = Share
give-favour = Give 1 favour of the { $faction }
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
leave-plots = Leave the token off
play-event = Play { $happening }
play-no-event = Don't play one
take-event = Take { $happening }
from-edict = { $happening }
discard-card = Discard { $card }
draw-deck = From the deck
draw-court = { $card }, court space { $place }
pick-deck = 2 cards from the deck
chain-use = Use the ability
chain-favour = Take quick favour
chain-skip = Take neither
at-place = { $place }
at-rival = { $rival }, on { $place }
borrow-card = The { $faction } card

# Refusals
refusal-no-actions = you have no main actions left this turn
refusal-face-up = choose a face-down card
refusal-face-down = choose a face-up card
refusal-not-adjacent = you need a token on a card next to it
refusal-no-favour = you cannot pay the price
refusal-no-room = that card has no free cell
refusal-royal-arch = a rival already influences that Royal Arch
refusal-no-tokens = you have no tokens left in your supply
refusal-yielded = that card has already yielded favour this turn
refusal-no-token-there = you need a token on that card
refusal-faction-unheld = you need a token on a luminary of that faction
refusal-no-move = none of your tokens can move that way
refusal-rivals-there = rivals have tokens on that card
refusal-empty-hand = you have no luminary in hand to lay
refusal-no-card-fits = you need a card with cells for all rival tokens
refusal-nobody-to-oust = that player has no tokens on that card
refusal-chain-closed = a Royal Arch has closed your chain
refusal-no-link = it must share a faction with the last card of your chain
refusal-not-in-play = that faction card is not part of this game
refusal-own-already = you already have that faction card
refusal-once-a-turn = you can do that only once a turn
refusal-no-lodge = you must control the largest lodge of that faction
refusal-token-there = your token is already there
refusal-plot-unmet = you do not meet the plot's condition yet
refusal-plot-overlap = that plot shares too many cards with your other plots
refusal-no-marker = there is no reward marker there
refusal-not-in-force = that event is not in force
refusal-nothing-to-see = that player has nothing for you to look at

reason-plots = two plots
reason-opponent = the opponent's plot
reason-edicts = faction scores after the fifth edict
reason-rounds = faction scores after the last round

# A seat may be the reader: `seat-you` is then `yes`, and the verb follows it.
event-GameBegan = { $first } { $first-you ->
    [yes] go
   *[no] goes
} first. Common plots: { $plots }
event-PlotDealt = { $seat } { $seat-you ->
    [yes] get
   *[no] gets
} the private plot { $plot }
event-PlotDealt-hidden = { $seat } { $seat-you ->
    [yes] get
   *[no] gets
} a private plot
event-TurnBegan = Round { $round }: { $seat-you ->
    [yes] your turn
   *[no] { $seat }'s turn
}
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
event-CourtUpdated = Now at court: { $court }
event-DeckShuffled = The discard pile is shuffled into a new deck
event-CardDiscarded = { $seat } { $seat-you ->
    [yes] discard
   *[no] discards
} { $card }
event-CardScouted = { $seat } { $seat-you ->
    [yes] scout
   *[no] scouts
} { $card } on space { $cell }
event-CardScouted-hidden = { $seat } { $seat-you ->
    [yes] scout
   *[no] scouts
} the card on space { $cell }
event-CardLaid = { $seat } { $seat-you ->
    [yes] lay
   *[no] lays
} { $card } on space { $cell }
event-CardTurned = { $seat } { $seat-you ->
    [yes] turn
   *[no] turns
} up { $card } on space { $cell }
event-CardDismissed = { $seat } { $seat-you ->
    [yes] dismiss
   *[no] dismisses
} { $card } from space { $cell }
event-CardsSwapped = { $seat } { $seat-you ->
    [yes] swap
   *[no] swaps
} the cards on spaces { $one } and { $two }
event-TokensPlaced = { $seat } { $seat-you ->
    [yes] place
   *[no] places
} { $number ->
    [one] a token
   *[other] { $number } tokens
} on space { $cell }
event-TokenMoved = { $seat } { $seat-you ->
    [yes] move
   *[no] moves
} a token from space { $start } to space { $end }
event-TokensRemoved = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} { $number ->
    [one] a token
   *[other] { $number } tokens
} back from space { $cell }
event-FavoursSpent = { $seat } { $seat-you ->
    [yes] pay
   *[no] pays
} favour: { $favours }
event-FavoursGained = { $seat } { $seat-you ->
    [yes] gain
   *[no] gains
} favour: { $favours }
event-FavourIntercepted = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} a favour of the { $favour } from { $rival-you ->
    [yes] you
   *[no] { $rival }
}: the supply has none left
event-FavourShared = { $seat } { $seat-you ->
    [yes] share
   *[no] shares
} a favour of the { $favour } with { $rival-you ->
    [yes] you
   *[no] { $rival }
}
event-Interrogated = { $seat } { $seat-you ->
    [yes] interrogate
   *[no] interrogates
} the card on space { $cell }
event-Interrogated-hidden = { $seat } { $seat-you ->
    [yes] interrogate
   *[no] interrogates
} { $seat-you ->
    [yes] your
   *[no] their
} own areopagus
event-DisputeBegan = { $attacker } { $attacker-you ->
    [yes] challenge
   *[no] challenges
} { $defender-you ->
    [yes] you
   *[no] { $defender }
} on space { $cell }: strength { $attack } against { $defence }
event-DisputeCard = { $seat } { $seat-you ->
    [yes] reveal
   *[no] reveals
} { $card } in the dispute
event-DisputeEnded = { $winner } { $winner-you ->
    [yes] win
   *[no] wins
} the dispute
event-RewardPlaced = { $seat } { $seat-you ->
    [yes] get
   *[no] gets
} a reward marker on space { $cell }
event-RewardUsed = { $seat } { $seat-you ->
    [yes] use
   *[no] uses
} the reward marker on space { $cell }
event-Conspired = { $seat } { $seat-you ->
    [yes] conspire
   *[no] conspires
} with { $card } ({ $ability })
event-QuickFavour = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} quick favour
event-FactionTaken = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} the faction card of the { $faction } from { $rival-you ->
    [yes] you
   *[no] { $rival }
}
event-FactionTaken-hidden = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} the faction card of the { $faction }
event-FactionUsed = { $seat } { $seat-you ->
    [yes] use
   *[no] uses
} the faction card of the { $faction }
event-FactionBorrowed = { $seat } { $seat-you ->
    [yes] borrow
   *[no] borrows
} the faction card of the { $faction }
event-FactionReturned = { $seat } { $seat-you ->
    [yes] return
   *[no] returns
} the faction card of the { $faction }
event-PlotRealised = { $seat } { $seat-you ->
    [yes] realise
   *[no] realises
} the plot { $plot }
event-PlotLost = { $seat } no longer { $seat-you ->
    [yes] fulfil
   *[no] fulfils
} the plot { $plot }
event-PlotRegained = { $seat } { $seat-you ->
    [yes] fulfil
   *[no] fulfils
} the plot { $plot } again
event-PlotSeen = { $seat } { $seat-you ->
    [yes] see
   *[no] sees
} { $rival-you ->
    [yes] your private plot
   *[no] { $rival }'s private plot
}: { $plot }
event-PlotSeen-hidden = { $seat } { $seat-you ->
    [yes] look
   *[no] looks
} at { $rival-you ->
    [yes] your private plot
   *[no] { $rival }'s private plot
}
event-HandSeen = { $seat } { $seat-you ->
    [yes] see
   *[no] sees
} { $rival-you ->
    [yes] your hand
   *[no] { $rival }'s hand
}: { $cards }
event-HandSeen-hidden = { $seat } { $seat-you ->
    [yes] look
   *[no] looks
} at { $rival-you ->
    [yes] your hand
   *[no] { $rival }'s hand
}
event-EventsDrawn = { $seat } { $seat-you ->
    [yes] look
   *[no] looks
} at { $happenings }
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
} { $happening }. Everybody returns all favours of the { $faction }, and six go onto the card
event-EdictEased = { $happening } gives { $seat-you ->
    [yes] you
   *[no] { $seat }
} { $number ->
    [one] a favour
   *[other] { $number } favours
}
event-EdictEased-hidden = { $number ->
    [one] A favour on { $happening } goes
   *[other] { $number } favours on { $happening } go
} back to the supply
event-SpecialPlayed = { $seat } { $seat-you ->
    [yes] play
   *[no] plays
} { $happening }
event-EventDiscarded = { $happening } is discarded
event-LastRound = The fifth edict is gone: round { $round } is the last
event-ActionBought = { $seat } { $seat-you ->
    [yes] buy
   *[no] buys
} a main action
event-OpponentStep = { $seat } { $seat-you ->
    [yes] follow
   *[no] follows
} the script on space { $cell } ({ $clause })
event-OpponentStep-hidden = { $seat } { $seat-you ->
    [yes] follow
   *[no] follows
} the script ({ $clause })
event-PlanOpened = { $seat } { $seat-you ->
    [yes] turn
   *[no] turns
} up the plan card { $card }
event-FigureMoved = { $seat-you ->
    [yes] Your figure
   *[no] { $seat }'s figure
} moves to space { $cell }
event-FigureMoved-hidden = { $seat-you ->
    [yes] Your figure
   *[no] { $seat }'s figure
} returns to the areopagus
event-GameEnded = The game is over: { $winners } { $count ->
    [one] { $winners-you ->
        [yes] win
       *[no] wins
    }
   *[other] share the victory
} ({ $reason })

# Who is about to win.
threat-plots = { $seat } { $seat-you ->
    [yes] have realised
   *[no] has realised
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
} one step away from a second plot: { $plot }

# -- Why an answer is advised --

why-realise = two realised plots win the game
why-take = it is free, and it gives you an action each turn
why-influence = tokens bring favour, control and plots
why-interrogate = it costs nothing and brings in the favour that pays for everything else
why-scout = it shapes the field to your liking
why-conspire = each card in your hand is an action beyond your two
why-dismiss = a different card may complete a lodge
why-oust = it removes a rival's token and leaves you a reward marker
why-stop = { $seat } is about to win, and this takes away tokens that plots need
why-reassign = it moves tokens to where a plot needs them
why-end = there is nothing better left to do
why-tried = of all the answers here it leaves you best placed
why-pay = it costs you the least favour
why-dispute = of your cards it does most for you in this dispute
why-kind = it is the favour you have least of
why-gift = it is the favour you have most of
why-discard = this card would help you least in a dispute
why-draw-court = this card is the strongest of the court
why-draw-deck = no card of the court is worth taking instead
