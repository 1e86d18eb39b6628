# What the page says of Pot de Vin.

# -- Options --
option-potdevin-teams = Teams of two, across the table

# -- The table --
potdevin-hand = Your hand
potdevin-hand-of = Hand: { $seat }
potdevin-round = Round { $round } of { $rounds }
potdevin-deck = { $cards ->
    [one] { $cards } card left in the trump deck
   *[other] { $cards } cards left in the trump deck
}
potdevin-trump = Trump
potdevin-trick = This round
potdevin-winning = winning so far
potdevin-last = { $you ->
    [yes] You won the last round
   *[no] { $seat } won the last round
}
potdevin-leads = leads
potdevin-last-trick = Last round
potdevin-empty = The leader opens the round.
potdevin-giving = Players are putting cards into the trump deck.
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
    [one] { $gems } gem on the wealth card
   *[other] { $gems } gems on the wealth card
}
potdevin-short-cards = { $cards ->
    [one] card
   *[other] cards
}
potdevin-short-gems = { $gems ->
    [one] gem
   *[other] gems
}
potdevin-short-leads = leads
potdevin-short-winning = winning
potdevin-short-bribe = bribe
potdevin-bribe-price = costs 1 gem
potdevin-stake = to the winner
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
}; the partner's pile is the one that counts
potdevin-symbols = { $guild }, { $symbols ->
    [one] { $symbols } symbol
   *[other] { $symbols } symbols
}
potdevin-kind-count = { $kind }: { $count }
potdevin-kind-joker = joker
potdevin-kind-power = power card
potdevin-kind-bonus = bonus card
potdevin-kind-penalty = penalty card
potdevin-about-joker = Joker: at the end of the game it counts as one symbol of a guild you choose.
potdevin-about-power = Power cards: one, two or three of them cost 1, 3 or 6 points; all four are worth 10.
potdevin-about-bonus = Bonus card: +2 points.
potdevin-about-penalty = Penalty card: −2 points.

# -- The stage: what is said aloud --
potdevin-says-bribe = A gem instead of a card
potdevin-takes = { $gems ->
    [0] Takes { $cards } cards
    [one] Takes { $cards } cards and { $gems } gem
   *[other] Takes { $cards } cards and { $gems } gems
}
potdevin-takes-for = { $takes }: { $change }
potdevin-points-change = { $points } ({ $parts })
potdevin-part = { $what } { $points }
potdevin-part-power = power cards
potdevin-part-bonus = bonus and penalty cards
potdevin-part-wealth = gems
potdevin-says-last-card = Last card: no choice
potdevin-says-gems-lost = No cards left: loses { $gems ->
    [one] a gem
   *[other] { $gems } gems
}
potdevin-says-you-lose-gems = You have no cards left and lose { $gems ->
    [one] a gem
   *[other] { $gems } gems
}

# -- What explains things on the table --
potdevin-tip-score = Points for the cards here now: { $points }. Jokers are placed at the end; the most points win.
potdevin-tip-cards = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}. A player with none left at the start of a round stops playing and loses their bribe gems.
potdevin-tip-gems = { $gems ->
    [one] { $gems } bribe gem
   *[other] { $gems } bribe gems
}. Pay a gem instead of playing a card; the winner of the round gets it.
potdevin-tip-wealth = { $gems ->
    [one] { $gems } gem on the wealth card, won from bribes: it is worth a point and cannot be spent.
   *[other] { $gems } gems on the wealth card, won from bribes: one point each, and they cannot be spent.
}
potdevin-tip-pile = One to three symbols pay 1, 3 and 6 points; four to six cost 1, 3 and 6; seven pay 10 and eight 15.
potdevin-tip-deck = The trump deck: one card is turned up each round, so it also shows how many rounds are left.
potdevin-tip-trump = The character on the turned-up card is trump this round and beats the others; the winner takes the card, too.
potdevin-tip-winning = This card would win the round as it stands.
potdevin-tip-spent = This round's bribes: they go to the winner of the round, as points.
potdevin-tip-bribed = A bribe was paid here instead of a card.
potdevin-tip-to-play = No card has been played here yet.
potdevin-tip-lead = Led this round: the others must play this character if they can, or bribe.
