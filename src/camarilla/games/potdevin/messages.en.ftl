# Pot de Vin: what the table says. Ids are shared by both languages.
game-title = Pot de Vin
game-about = Tricks, bribes and the favour of six guilds, for 3 to 6 players.

person-aldo = Aldo
person-pietra = Pietra
person-enzo = Enzo
person-ugo = Ugo
card = { $person } { $value }

guild-aristocrats = aristocrats
guild-artists = artists
guild-merchants = merchants
guild-craftsmen = craftsmen
guild-knights = knights
guild-assassins = assassins

lead = Lead a card; { $trump } is trump
follow = { $how ->
    [any] Play any card; { $trump } is trump
    [any-or-bribe] Play any card or bribe; { $trump } is trump
    [follow] Follow { $lead }; { $trump } is trump
   *[follow-or-bribe] Follow { $lead } or bribe; { $trump } is trump
}
give = Put a card into the trump deck, face down
leave = Leave one of the cards you just won for the next trump deck
joker = Place your joker, { $card }, on a guild pile

bribe = Bribe ({ $left ->
    [0] no gem left after it
    [one] one gem left after it
   *[other] { $left } gems left after it
})
joker-to = To the { $guild } (best total: { $points })

refusal-leader-bribe = the leader must play a card and cannot bribe
refusal-follow = a card of { $person } is in your hand and must be played, unless you bribe
refusal-no-gems = no bribe gem is left; gems on the wealth card cannot be spent
refusal-joker-must-go = a joker that can be placed must be placed
refusal-joker-empty = that guild pile is empty
refusal-joker-second = that guild pile already has a joker
refusal-joker-partner = your partner's pile of that guild is the one that counts
refusal-earlier-round = only a card of the round just won can be left

# A seat may be the reader: `seat-you` is then `yes`, and the verb follows it.
event-CardsDealt = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} dealt { $cards }
event-CardsDealt-hidden = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} dealt { $count ->
    [one] a card
   *[other] { $count } cards
}
event-RoundBegan = Round { $round }: { $trump } is turned up, { $leader } { $leader-you ->
    [yes] lead
   *[no] leads
}
event-CardGiven = { $seat } { $seat-you ->
    [yes] put
   *[no] puts
} { $card } into the trump deck
event-CardGiven-hidden = { $seat } { $seat-you ->
    [yes] put
   *[no] puts
} a card into the trump deck
event-CardPlayed = { $seat } { $seat-you ->
    [yes] play
   *[no] plays
} { $card }
event-Bribed = { $seat } { $seat-you ->
    [yes] pay
   *[no] pays
} a bribe
event-GemsLost = { $seat } { $seat-you ->
    [yes] have no cards and lose
   *[no] has no cards and loses
} { $gems ->
    [one] a bribe gem
   *[other] { $gems } bribe gems
}
event-RoundWon = { $seat } { $seat-you ->
    [yes] win
   *[no] wins
} { $cards }{ $gems ->
    [0] {""}
    [one] {" "}and a gem
   *[other] {" "}and { $gems } gems
}
event-CardLeft = { $seat } { $seat-you ->
    [yes] leave
   *[no] leaves
} { $card } for the next trump deck
event-TrumpDeckMade = A trump deck of { $cards } cards is shuffled
event-JokerPlaced = { $seat } { $seat-you ->
    [yes] put
   *[no] puts
} { $card } with the { $guild }
event-JokerPlaced-hidden = { $seat } { $seat-you ->
    [yes] discard
   *[no] discards
} { $card }
event-Scored = { $seat } { $seat-you ->
    [yes] score
   *[no] scores
} { $total }

seat = seat { $seat }

# Who is about to win.
threat-leads = Last round: { $seat } { $seat-you ->
    [yes] lead
   *[no] leads
} by { $points ->
    [one] one point
   *[other] { $points } points
}
threat-side-leads = Last round: { $seats } lead by { $points ->
    [one] one point
   *[other] { $points } points
}

# -- Why an answer is advised --

why-win = it is the best card of the round so far, which is worth { $worth } points to you
why-lose = it does not win the round
why-bribe = the round would cost you { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
why-lead = { $high ->
    [yes] it is likely to win
   *[no] it will hardly win
}, and with it the round is worth { $worth } points so far
why-joker = it makes { $now } points into { $then }
