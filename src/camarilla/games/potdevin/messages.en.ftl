# Pot de Vin: what the table says. Ids are shared by both languages.
game-title = Pot de Vin
game-about = Win cards, bribe with gems and court six guilds. For 3 to 6 players.

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

lead = You lead: play any card; { $trump } is trump
follow = { $how ->
    [any] Play any card; { $trump } is trump
    [any-or-bribe] Play any card, or bribe; { $trump } is trump
    [follow] { $lead } was led: follow; { $trump } is trump
   *[follow-or-bribe] { $lead } was led: follow, or bribe; { $trump } is trump
}
give = Put one card into the trump deck, face down
leave = Choose one of the cards you have just won to leave for the next trump deck
joker = Put your joker, { $card }, on a guild pile

bribe = Bribe ({ $left ->
    [0] your last gem
    [one] leaves you one gem
   *[other] leaves you { $left } gems
})
joker-to = Put it with the { $guild } (best total: { $points })

refusal-leader-bribe = you lead and cannot bribe: play a card
refusal-follow = you hold { $person }: follow, or bribe
refusal-no-gems = you have no bribe gem left; gems on your wealth card cannot be spent
refusal-joker-must-go = your joker fits on a pile: choose one
refusal-joker-empty = that guild pile is empty: choose one with cards
refusal-joker-second = that guild pile already has a joker: choose another pile
refusal-joker-partner = your partner's pile of that guild is the one that counts: choose another
refusal-earlier-round = choose a card that you won in this round

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
event-RoundBegan = Round { $round }: { $trump } is trump, and { $leader } { $leader-you ->
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
} a gem as a bribe
event-GemsLost = { $seat } { $seat-you ->
    [yes] run out of cards and lose
   *[no] runs out of cards and loses
} { $gems ->
    [one] a bribe gem
   *[other] { $gems } bribe gems
}
event-RoundWon = { $seat } { $seat-you ->
    [yes] win
   *[no] wins
} the round and { $seat-you ->
    [yes] take
   *[no] takes
} { $cards }{ $gems ->
    [0] {""}
    [one] , plus a gem
   *[other] , plus { $gems } gems
}
event-CardLeft = { $seat } { $seat-you ->
    [yes] leave
   *[no] leaves
} { $card } for the next trump deck
event-TrumpDeckMade = { $cards } cards are shuffled into a new trump deck
event-JokerPlaced = { $seat } { $seat-you ->
    [yes] put
   *[no] puts
} the joker { $card } with the { $guild }
event-JokerPlaced-hidden = { $seat } { $seat-you ->
    [yes] discard
   *[no] discards
} the joker { $card }
event-Scored = { $seat } { $seat-you ->
    [yes] score
   *[no] scores
} { $total ->
    [one] { $total } point
   *[other] { $total } points
}


# Who is about to win.
threat-leads = { $rounds ->
    [one] Last round
   *[other] { $rounds } rounds left
}: { $seat } { $seat-you ->
    [yes] lead
   *[no] leads
} by { $points ->
    [one] one point
   *[other] { $points } points
}
threat-side-leads = { $rounds ->
    [one] Last round
   *[other] { $rounds } rounds left
}: { $seats } lead by { $points ->
    [one] one point
   *[other] { $points } points
}

# -- Why an answer is advised --

why-win = it is the best card of the round so far, and winning the round is worth { $worth } points to you
why-stop = { $seat } may well win the game, and the round would bring them { $points ->
    [one] { $points } point
   *[other] { $points } points
}
why-lose = it does not win the round
why-bribe = the round would cost you { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
why-lead = { $high ->
    [yes] it is likely to win
   *[no] it is unlikely to win
}, and this card brings the round to { $worth } points
why-joker = it turns { $now } points into { $then }

# -- What puzzles ask --

puzzle-ask-lead = You lead the round. Which card is clearly best?
puzzle-ask-follow = Which card do you play, or is it time for a bribe?
