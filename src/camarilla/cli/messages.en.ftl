# What the command line says. Ids are shared by both languages.

# -- Seats and people --
you = you
seat-named = seat { $letter }
player-named = player { $letter }
bot-named = bot { $letter }
bot-0 = Ada
bot-1 = Bruno
bot-2 = Clara
bot-3 = Dario
bot-4 = Elena
bot-5 = Fabio
bot-6 = Greta
bot-7 = Hanna
bot-8 = Irma
bot-9 = Jonas

# -- Words that may be typed at the table --
command-help = help
command-why = why
command-rules = rules
command-log = log
command-table = table
command-ask = ask
command-undo = undo
command-save = save
command-quit = quit
answer-yes = y yes
answer-no = n no

# -- Puzzles --
solve-how = a number or a move; “?” shows the solution:
solve-right = Right!

# -- The server --
serve-open = Camarilla is open at { $address } (Ctrl-C closes it).
serve-exposed = Others can reach this address: put it behind HTTPS and set CAMARILLA_SECURE_COOKIES=1.

# -- At the table --
which-game = Which game? Type a number or a name:
told-in-english = { $game } has not been translated yet, so it is played in English.
prompt-in-words = { $prompt } [{ $rule }]
threat-in-words = { $due ->
    [yes] Danger
   *[no] Watch out
}: { $threat } [{ $rule }]
notch-all = all
notch-matters = matters
notch-me = me
ask-now = Now: { $now }. You can choose: { $notches }.
hint = a number or a move · ? for the rule · help · undo · quit
known-among = { $count ->
    [one] You know { $count } card
   *[other] You know that { $count } cards include
}: { $faces }
more-above = … the table is larger than the screen: type "table" to see it all
log-empty = Nothing has happened yet.
press-enter = Press Enter to continue.
cover = Pass the device to { $seat } and press Enter.
waiting = Waiting for { $seat }…
bad-move = { $text }: { $reason } [{ $rule }]
bad-move-plain = { $text }: { $reason }
bad-number = There is no option { $number }; the options are 1 to { $last }.
ambiguous = { $text } could be { $matches }.
ambiguous-number = { $text } is both a number and a move: type #{ $text } for option { $text }, or more letters of the move.
why-what = Which move? Type: why { $example }
why-legal = { $text } is a move you can make now.
rules-which = Which clause? Type: rules { $example }
rules-none = The rules are not available in this language.
undo-nothing = You have not answered anything yet: there is nothing to take back.
undo-done = Taken back. Choose again.
undo-agree =
    { $people ->
        [one] Since your last answer something has been shown, or others have answered. The bots do not mind: take it back anyway? (y/n)
       *[other] Since your last answer something has been shown, or others have answered. Does everybody agree to take it back? (y/n)
    }
undo-fresh = Taken back. From here on, shuffles and dice will be different.
undo-kept = Nothing was taken back.
saved = Saved to { $file }
saved-not = The game could not be saved: { $reason }
resume-how = Continue with: { $command }
record-offer = Save the record of this game? (y/n, or a file name)
record-again = Please answer y or n, or give a file name with a dot or a slash in it (such as game.jsonl)
record-not = The record was not saved.
record-saved = The record was saved to { $file }
record-none = This game was started from a position, so it has no record.
game-over = The game is over.
winner = { $you ->
    [yes] you win
   *[no] { $seat } wins
}
winners = The winners: { $seats }
commitment = The deal is sealed; the hash of its seed is { $hash }
seed-was = Seed of this deal, for --seed:
help-text =
    Type the number of an option, or its move (the first few letters are enough if they fit only one move).
    ?            the rule behind the question you are asked
    why MOVE     why a move is not allowed now, and which rule says so
    rules ID     a rule by its number, such as rules { $example }
    log          everything that has happened so far
    table        the whole table again
    ask [HOW]    what you are asked about: all, matters (what matters) or me (what concerns you)
    undo         take your last answer back
    save [FILE]  save the game and play on
    quit         save the game and leave

# -- Pages --
page-keys = { $at } of { $all } · n next · p back · g N go to · q leave
replay-head = { $title }, { $seats } seats, rules revision { $revision }
replay-options = Options: { $options }
replay-as-all = Everything in the record is shown.
replay-as-seat = As { $seat } saw it.
replay-as-public = As spectators saw it.
replay-opening = Set-up
replay-step = Step { $step }
replay-undone = Everybody agreed to go back; from here on, shuffles and dice are different.
replay-forked = From here on, this is another game with its own seed.
replay-nothing = Nothing to see yet.
replay-answer = { $seat } { $seat-you ->
    [yes] answer
   *[no] answers
} “{ $question }”: { $option }
replay-answer-bare = { $seat } { $seat-you ->
    [yes] answer
   *[no] answers
}: { $notation }
replay-hidden = { $count ->
    [0] Somebody has answered; the answer is hidden.
    [one] { $seats } has answered; the answer is hidden.
   *[other] { $seats } have answered; the answers are hidden.
}
replay-offer = Show the stored events instead, with everything hidden revealed? (y/n)
verified = fair: the seed was fixed before the first move, and { $steps ->
    [one] replaying { $steps } step gives
   *[other] replaying all { $steps } steps gives
} the same game

# -- Results --
result-rank = Rank
result-seat = Player
result-score = Score
result-line = { $rank }. { $seat }: { $score }

# -- Lists --
games-name = Name
games-title = Title
games-seats = Seats
games-options = Options
games-bots = Bots
cards-name = Card
cards-person = Character
cards-value = Value
cards-kind = Kind
cards-guild = Guild
cards-symbols = Symbols
cards-suit = Suit
cards-does = What it does
covered-clauses = { $covered } of { $all } clauses covered
covered-cards = { $covered } of { $all } cards covered
not-covered = no test

# -- Pot de Vin --
kind-guild = guild card
kind-joker = joker
kind-power = power
kind-bonus = bonus
kind-penalty = penalty
potdevin-round = Round { $round } of { $rounds }
potdevin-deck = { $cards ->
    [one] { $cards } card in the trump deck
   *[other] { $cards } cards in the trump deck
}
potdevin-trump = Trump
potdevin-trick = This round
potdevin-last = Last round
potdevin-centre = Set aside
potdevin-hand = Your hand
potdevin-player = Player
potdevin-team = Team
potdevin-in-team = { $name } (team { $team })
potdevin-known = In the deck
potdevin-cards = Cards
potdevin-gems = Gems
potdevin-wealth = Wealth
potdevin-score = Score
potdevin-total = Total
potdevin-won = Won
potdevin-bonus = bonus and penalty
potdevin-piles = Symbols in a pile → points: { $points }
potdevin-spent = { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
}
potdevin-counts = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $gems ->
    [one] { $gems } bribe gem
   *[other] { $gems } bribe gems
}, wealth { $wealth }
potdevin-points = points so far: { $points }
potdevin-pile = { $guild } { $symbols } ({ $points })
potdevin-pile-gap = { $guild } { $symbols } (costs { $points } points)
potdevin-pile-partner = { $guild } { $symbols } (the partner's pile counts)

# -- Coup --
coup-turn = turn { $turn }: { $seat }
coup-cards = court: { $count }
coup-reserve = reserve: { $coins }
coup-court = the court
coup-unplayed = out of play
coup-coins = Coins
coup-faction = Faction
coup-patrons = Influence
coup-claims = Claims
coup-left = Influence left
coup-down = face down
coup-lost = lost
coup-out = out
coup-known = known to you
coup-hand = Your influence
coup-purse = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
coup-hidden = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
coup-fact = { $count ->
    [one] { $count } card ({ $places }) is the { $roles }
   *[other] { $count } cards ({ $places }) include: { $roles }
}
coup-aside = These cards from your set are out of the game: { $roles }
coup-claim = Turn { $turn }, { $seat }: { $role }, { $outcome }
coup-outcome-open = undecided
coup-outcome-unchallenged = unchallenged
coup-outcome-proven = proven
coup-outcome-caught = caught
coup-roles = Duke: taxes, blocks aid · Assassin: assassinates · Contessa: blocks assassination · Captain: steals, blocks stealing · Ambassador: exchanges, blocks stealing · Inquisitor: exchanges, examines, blocks stealing
# Actions in few words: coins won or paid follow.
coup-do-income = Income +1●
coup-do-aid = Foreign aid +2●
coup-do-coup = Coup: { $target } −7●
coup-do-tax = Tax (Duke) +3●
coup-do-assassinate = Assassin: { $target } −3●
coup-do-steal = Steal from { $target }
coup-do-exchange = Exchange with the court
coup-do-examine = Examine: { $target }
coup-do-convert = Switch sides −1●
coup-do-betray = Convert: { $target } −2●
coup-do-embezzle = Embezzle (no Duke)

# -- Pax Illuminaten --
pax-round = round { $round }: { $seat }
pax-actions = { $count ->
    [one] { $count } main action
   *[other] { $count } main actions
}
pax-deck = deck { $count }
pax-edicts = { $count ->
    [one] { $count } edict
   *[other] { $count } edicts
} discarded
pax-court = Court
pax-steward = The steward stands above space { $place } of the court
pax-supply = supply: { $favours }
pax-row = faction cards: { $factions }
pax-counts = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
pax-cards = cards: { $factions }
pax-events = events { $count }
pax-happenings = In force
pax-chain = Chain
pax-disputes = Dispute
pax-lodges = Lodges
pax-hand = In hand
pax-down = face down
pax-figure = the opponent's figure
pax-legend = ▒ face down · free cell ▼ steward * reward ☻ opponent ✓ met ● token on a plot ○ token at its edge m mason r Rosicrucian † dagger ⚒ hammers

# Chronicles.
chronicle-next = game { $game } comes next
chronicle-game = Game
chronicle-oath = Oath
chronicle-winner = Winner
chronicle-way = Won by
chronicle-built = Built
chronicle-way-usurper = the Usurper
chronicle-way-stable-regime = a stable regime
chronicle-way-war-exhaustion = war exhaustion
chronicle-way-successor = succession
chronicle-way-vision-conquest = the Vision of Conquest
chronicle-way-vision-rebellion = the Vision of Rebellion
chronicle-way-vision-sanctuary = the Vision of Sanctuary
chronicle-way-vision-faith = the Vision of Faith
