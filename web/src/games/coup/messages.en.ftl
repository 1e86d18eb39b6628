# What the page says of Coup.

# -- Options --
option-coup-reformation = Reformation: two factions
option-coup-inquisition = Inquisition: the Inquisitor in place of the Ambassador
option-coup-two-players = Two players
option-coup-two-players-one-coin = the first player starts with 1 coin
option-coup-two-players-pick-one = each picks one card from a set of five
option-coup-turn-cap = Turn limit per player
option-coup-steal-from-dead = You may still steal from a player just eliminated by a challenge
option-coup-reopen-aid-block = If a block of foreign aid turns out to be a bluff, others may still block

# -- The table --
coup-hand = Your influence
coup-court = Court
coup-treasury = Treasury
coup-reserve = Reserve
coup-patron-down = Card, face down
coup-patrons = Influence
coup-coins = Coins
coup-lost = lost
coup-out = out
coup-purse = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
coup-turn = Turn { $turn }: { $you ->
    [yes] yours
   *[no] { $seat }
}
coup-phase-picking = Players are picking their cards
coup-phase-factions = Players are choosing factions
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
coup-known = What you know
coup-fact = { $count ->
    [one] This card is the { $roles }
   *[other] These { $count } cards include: { $roles }
}
coup-aside = These cards from your set are out of the game: { $roles }
coup-role-Duke = Tax: take 3 coins. Blocks foreign aid.
coup-role-Assassin = Pay 3 coins: the target loses influence.
coup-role-Captain = Steals up to 2 coins. Blocks stealing.
coup-role-Ambassador = Exchanges cards with the court. Blocks stealing.
coup-role-Contessa = Blocks assassination.
coup-role-Inquisitor = Exchanges one card, or examines a rival's. Blocks stealing.
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
aim-action-betray = Convert −2:

# -- The stage: what is said aloud --
coup-says-income = Income
coup-says-aid = Foreign aid
coup-says-coup = Coup!
coup-says-tax = I'm the { $role }: tax
coup-says-assassinate = I'm the { $role }: you're dead
coup-says-steal = I'm the { $role }: your coins, please
coup-says-exchange = I'm the { $role }: let me swap cards
coup-says-examine = I'm the { $role }: show me a card
coup-says-convert = I'm changing sides
coup-says-betray = You're changing sides
coup-says-embezzle = I have no Duke: the reserve is mine
coup-says-challenge = I don't believe you!
coup-says-block = I'm the { $role }: no!
coup-says-stands = Nobody objects
coup-says-won = Victory: { $seat }
coup-says-out = Out

# -- What explains things on the table --
coup-tip-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. A coup costs 7 and an assassination 3; with 10 or more at the start of your turn, you must launch a coup.
coup-tip-claim = A claim this player has made: ✓ proven, ✗ caught, ○ not challenged, (?) not settled yet.
coup-tip-court = The court: the deck in the middle. Exchanges draw from it, and a card that proved a claim goes back into it.
coup-tip-treasury = The treasury: players take coins from here and pay them back here.
coup-tip-reserve = The treasury reserve: coins paid for conversions go here, and embezzlement takes them all.
coup-tip-faction = A faction: while the other one is still at the table, nobody may coup, assassinate or steal from a fellow member.
coup-tip-out = Out of the game: no influence left.
coup-tip-fact = You saw these cards yourself before they were moved or shuffled. Only you can see this note.
coup-tip-down = Influence: a card face down. A player with none left is out.
coup-note-cost = { $coins ->
    [one] costs { $coins } coin
   *[other] costs { $coins } coins
}
coup-note-bluff = a bluff
coup-note-bluff-role = a bluff: you do not hold the { $role }
coup-note-bluff-duke = a bluff: you hold the Duke
coup-note-true = you hold the { $role }
coup-note-held = held
coup-attention-all-about = You are asked about every action that you may challenge or block.
coup-attention-me-about = You are asked only about what is aimed at you. You let everything else pass, without a challenge or a block.
