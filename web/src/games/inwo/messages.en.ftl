# What the page says of Illuminati: New World Order.

# -- Options --
option-inwo-rules = Rules
option-inwo-decks = Decks
option-inwo-decks-random = random cards
option-inwo-decks-sealed = sealed packs
option-inwo-decks-own = everybody brings their own
option-inwo-basic-goal = Groups needed for the Basic Goal (0: as in the rules)
option-inwo-deck-size = Cards in a deck
option-inwo-two-player-rules = Special rules for two players
option-inwo-promos = With promo cards
option-inwo-max-copies = Copies of a card in a deck (0: any number)
option-inwo-round-limit = Round limit

# -- The table --
inwo-power = Power
inwo-resistance = Resistance
inwo-tokens = { $tokens ->
    [one] { $tokens } action token
   *[other] { $tokens } action tokens
}
inwo-linked = Linked
inwo-hidden-card = A hidden card
inwo-arrows = { $arrows ->
    [one] { $arrows } outgoing arrow
   *[other] { $arrows } outgoing arrows
}
inwo-goal = Special Goal:
inwo-structure = Power structure: { $seat }
inwo-structures = Power structures
inwo-arrow-of = An open arrow on { $card }
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
inwo-attack-plan = Attack…
inwo-deal-plan = Deal…
inwo-deal-nobody = There is nobody you can deal with right now.
inwo-whole-attack = Your attack
inwo-whole-attack-go = Attack
inwo-whole-play = Your play
inwo-whole-play-go = Play it
inwo-draft-play = Once you play the card, it is face up and cannot be taken back.
inwo-draft-main = Who leads
inwo-draft-target = Target
inwo-draft-how-many = The leader's tokens
inwo-draft-announce = Helpers
inwo-draft-sum = { $tokens ->
    [one] strength { $strength }; spends 1 token.
   *[other] strength { $strength }; spends { $tokens } tokens.
  }
inwo-draft-price = How you pay
inwo-draft-payer = Whose action pays
inwo-draft-pay-card = What you discard as payment
inwo-whole-deal = Your deal
inwo-whole-deal-go = Offer it
inwo-draft-free = With whom
inwo-draft-deal-build = The deal
inwo-draft-deal-named = Any cards you name from your hand are shown to your partner.
inwo-draft-first = The others may respond to this first; then the attack goes on.
inwo-to-control = Attack to control
inwo-to-destroy = Attack to destroy
inwo-against = against
inwo-privileged = privileged
inwo-instant = instant
inwo-committed = committed
inwo-announced = may be called off
inwo-sum = How the strength adds up
inwo-strength = Strength
inwo-success = success
inwo-failure = failure
inwo-capped = 11 and 12 always fail
inwo-says-card = { $card }
inwo-says-captured = { $more ->
    [0] { $card } is captured
    [one] { $card } is captured, with { $more } more group
   *[other] { $card } is captured, with { $more } more groups
}
inwo-says-you-lose = { $more ->
    [0] You lose { $card }
    [one] You lose { $card } and { $more } more group
   *[other] You lose { $card } and { $more } more groups
}
inwo-says-destroyed = { $card } is destroyed
inwo-says-leaves = { $card } leaves the table
inwo-says-power = Power { $before } → { $after }
inwo-says-resistance = Resistance { $before } → { $after }
inwo-says-tokens = Action tokens { $before } → { $after }
inwo-says-shown = A card is shown
inwo-says-attack-ended = Attack on { $card }: { $outcome }
inwo-says-called-off = Calls off the attack on { $card }
inwo-says-discards = Discards a card
inwo-says-draws-plot = Draws a Plot
inwo-says-draws-group = Draws a Group
inwo-claim-counted = { $goal }: { $total } of { $need } (groups: { $groups }{ $doubles ->
    [0] {""}
   *[other] , counted double: { $doubles }
}{ $more ->
    [0] {""}
   *[other] , other points: { $more }
})
inwo-won-by = { $seat }: { $how }
inwo-says-claim = Victory is mine!
inwo-says-won = Victory: { $seat }
inwo-says-out = Out
inwo-says-you-are-out = You are out
inwo-odds = { $strength } or less: { $chances } in 36
inwo-may-act = May still act:
inwo-part-plot = { $name }, the Plot
inwo-part-leader = { $name } leads
inwo-part-aid = { $name } aids
inwo-part-promised = { $name } will aid
inwo-part-times = multiplied
inwo-part-match = Alignment: { $name }
inwo-part-enemy = Same Illuminati: { $name }
inwo-part-agent = Agent: { $name }
inwo-part-agents = { $name } as agents
inwo-part-bonus = Bonus: { $name }
inwo-part-resistance = Resistance of { $name }
inwo-part-power = Power of { $name }
inwo-part-master = Same as its master: { $name }
inwo-part-position = Near its Illuminati
inwo-part-oppose = { $name } opposes
inwo-part-defence = Defense: { $name }
inwo-turn = turn { $turn }
inwo-between = Between turns
inwo-next = next: { $seat }
inwo-win = How to win
inwo-win-basic = { $groups ->
    [one] Control { $groups } group, counting the Illuminati.
   *[other] Control { $groups } groups, counting the Illuminati.
}
inwo-win-own = Your goal as { $name }: { $goal }
inwo-win-when = From turn { $turn } on, you can claim victory at the end of a turn.
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
inwo-groups-held = Groups and Resources in hand
inwo-show-structure = Show the structure: { $seat }
inwo-show-piles = Decks and piles: { $seat }
inwo-piles-of = Decks and piles: { $seat }
inwo-plot-deck = Plot deck: { $cards }
inwo-group-deck = Group deck: { $cards }
inwo-pile-destroyed = Destroyed by this player
inwo-pile-discards = Discarded
inwo-pile-known = Known cards in hand
inwo-pile-empty = Empty
inwo-plots = Plots
inwo-groups = Groups and Resources
inwo-hand = Your hand
inwo-read = Read { $card }
inwo-none = None
inwo-illuminati = Illuminati
inwo-groups-counted = Groups
inwo-tip-goal = Groups that count toward the Basic Goal: whoever controls { $groups }, counting the Illuminati, may claim victory at the end of a turn.
inwo-tip-plots = Plots held, both hidden and exposed; each can be played once.
inwo-tip-groups = Groups and Resources in hand: takeovers and attacks bring them into play.
inwo-tip-alignment = An alignment: shared ones help an attack to control, opposed ones an attack to destroy.
inwo-tip-power = What the group adds to an attack. A number after the slash is Global Power, for helping where alignments do not match.
inwo-tip-resistance = What is subtracted from the attackers' Power when this group is attacked.
inwo-tip-tokens = A token pays for one action by the group. Groups get new tokens in phase 4 of their owner's turn.
inwo-tip-nwo = No New World Order of this color ({ $colour }) is in force. Only one of each color can be in force.
inwo-tip-odds = The chance of rolling the strength or less on two dice; 11 and 12 always fail.
inwo-tip-arrow = An open arrow: a group that is taken over can be placed here.
