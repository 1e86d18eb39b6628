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
potdevin-trick = The round
potdevin-winning = winning so far
potdevin-last = { $you ->
    [yes] You won the last round
   *[no] { $seat } won the last round
}
potdevin-leads = leads
potdevin-last-trick = Last round
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

# -- The stage: what is said aloud --
potdevin-says-bribe = A gem, no card
potdevin-takes = { $gems ->
    [0] Takes { $cards } cards
    [one] Takes { $cards } cards and { $gems } gem
   *[other] Takes { $cards } cards and { $gems } gems
}
