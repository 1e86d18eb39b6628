# What the page says of Pax Illuminaten.

# -- Options --
option-pax-opponent = Automated opponent in the last seat
option-pax-opponent-none = none
option-pax-opponent-saint-germain = Saint-Germain
option-pax-opponent-joseph-ii = Joseph II
option-pax-opponent-weishaupt = Weishaupt
option-pax-opponent-cagliostro = Cagliostro
option-pax-max-rounds = Round limit

# -- The table --
pax-hand = Your hand
pax-hand-empty = No cards in hand
pax-hand-limit = { $cards } of { $limit } cards
pax-hand-size = Cards in hand
pax-favours = Your favours
pax-tokens = Tokens
pax-tokens-left = Tokens in the supply
pax-field = The field
pax-place = Space
pax-degree = degree
pax-strength = strength
pax-price = costs: { $factions }
pax-neighbours = beside spaces { $places }
pax-zoom = Size of the field
pax-zoom-in = Larger
pax-zoom-out = Smaller
pax-card-down = Luminary, face down
pax-reconstructed = Our reconstruction (the printed card may differ): { $fields }
pax-reconstructed-board = Prices, links and areopagus positions are our reconstruction; each card says which parts.
pax-field-cells = prices
pax-field-faction-order = first faction
pax-field-organisation = order
pax-field-strength = strength
pax-field-ability = ability
pax-strength-dagger = dagger
pax-strength-hammers = hammers
pax-order-mason = mason
pax-order-rosicrucian = Rosicrucian
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
pax-now = What is going on
pax-chain = The chain
pax-quick = quick favour
pax-dispute = Dispute
pax-dispute-over = Dispute over space { $cell }
pax-attacks = attacking
pax-defends = defending
pax-sealed = No card shown yet
pax-won-dispute = wins the dispute
pax-verdict-dagger = A dagger of the weaker side wins at once.
pax-verdict-hammers = Two hammers of the stronger side win at once.
pax-verdict-cancelled = Both cards would win at once and cancel each other: the defender wins.
pax-verdict-tie = Equal: a tie goes to the defender.
pax-says-power = The card's ability, if it is used: { $ability }
pax-says-progress = { $what }: { $was } → { $have } of { $need }
pax-says-plot = Plot realised by { $seat }: { $plot }
pax-says-loses-plot = Plot lost: { $plot }
pax-says-you-lose-plot = You lose the plot { $plot }
pax-says-idle = { $actions ->
    [one] Leaves { $actions } main action unused
   *[other] Leaves { $actions } main actions unused
}
pax-says-sees-plot = Looks at { $rival }'s private plot
pax-says-sees-hand = Looks at { $rival }'s hand
pax-says-sees-your-plot = I see your private plot
pax-says-sees-your-hand = I see your hand
pax-says-takes-yours = I take a favour from you: the supply has none
pax-says-takes = Takes a favour from { $rival }
pax-says-events = { $number ->
    [one] Looks at { $number } event card
   *[other] Looks at { $number } event cards
}
pax-says-keeps = Keeps a special event
pax-says-won = Victory: { $seat }
pax-says-last-round = The last round
pax-says-action = One more action
pax-says-faction = Faction card: { $faction }
pax-says-influence = { $number ->
    [one] Influence: { $number } token
   *[other] Influence: { $number } tokens
}
pax-says-moved = A token moves
pax-says-removed = { $number ->
    [one] { $number } token leaves
   *[other] { $number } tokens leave
}
pax-plans = Plan cards
pax-steps = The opponent's steps
pax-steps-of = Last turn: { $seat }
pax-step = { $step } of { $steps }
pax-step-back = Step back
pax-step-on = Next step
pax-step-all = All
pax-step-nothing = Nothing happens.
pax-no-steps = It has not taken a turn yet.
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
pax-event-discard = Last discarded: { $event }
pax-edict-favours = { $favours ->
    [one] { $favours } favour on it
   *[other] { $favours } favours on it
}
pax-met = Condition met
pax-own-plot = Your private plot
pax-plot-of = Private plot: { $seat }
pax-beside = off its plot, whose condition is no longer met
# What plots ask for.
pax-plot-P01 = A lodge of yours with 4 outer cards and 4 of your tokens.
pax-plot-P02 = Your tokens on a card and on three cards around it, all of the same degree.
pax-plot-P03 = Four of your tokens on Royal Arches, and more there than any rival.
pax-plot-P04 = Your tokens on four inner cards in a ring.
pax-plot-P05 = Control masons who together belong to all six factions.
pax-plot-P06 = Control { $players ->
    [2] 8
   *[other] 6
} luminaries.
pax-plot-P07 = Control { $players ->
    [2] 3
   *[other] 2
} Grand Masters.
pax-plot-P08 = Your tokens on an unbroken chain in one lodge, from the top row to the bottom row.
pax-plot-P09 = Your tokens share { $players ->
    [2] 3
    [3] 4
   *[other] 5
} cards with rivals' tokens.
pax-plot-P10 = Control 3 Rosicrucians, more than any rival, with 5 of your tokens on them.
pax-plot-P11 = A lodge of yours with three cards side by side in the central row.
pax-plot-P12 = A lodge of yours with 5 cards and 5 of your tokens.
pax-plot-P13 = A lodge of yours that joins your areopagus to another.
pax-part-outer = outer cards
pax-part-tokens = tokens
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
pax-part-rosicrucians = Rosicrucians
pax-part-central = central cards
pax-part-areopagi = areopagi
# What events do.
pax-event-edict = Everybody returns all favour of this faction; six favours go onto the card, and two come off each round.
pax-event-court-festivities = Any outer card can be influenced as if it were adjacent.
pax-event-clear-weather = Tokens moved by Reassign may end in any free cell.
pax-event-propaganda-press = Once a turn, three favours of one type buy a main action.
pax-event-rosicrucian-rise = You may Scout from a Rosicrucian, Influence one, or Dismiss to lay one without using a main action.
pax-event-masonic-treaty = Masons fit into any chain.
pax-event-wilhelmsbad = Once a turn, any five favours buy a main action.
pax-event-electors-decree = Cards with rival tokens can be dismissed, if the new card has cells for them.
pax-event-church-inquisitors = Once a turn, look at a rival's hand or private plot.
pax-event-quiet-whisper = You do not have to share favour by collusion when you Interrogate.
# Refused actions in a menu.
pax-do-scout = Scout
pax-do-influence = Influence
pax-do-interrogate = Interrogate
pax-do-dismiss = Dismiss

# -- What explains things on the table --
pax-tip-favour = { $faction }: a faction, and the type of favour you pay with.
pax-tip-connection = The number of this player's connection card: whoever has the lowest goes first.
pax-tip-their-favour = { $faction }: this player has { $count } favour of this type to pay with.
pax-tip-own-favour = { $faction }: you have { $count } favour of this type to pay with.
pax-tip-token = { $seat }: an influence token. The player with the most on a luminary controls it.
pax-tip-degree-I = One cell; it yields one favour of either of its factions.
pax-tip-degree-II = Two cells; it yields one favour of each of its factions.
pax-tip-degree-III = Three cells; it yields one favour of each of its factions and one more of either.
pax-tip-degree-GM = Two cells; it yields three favours of its faction.
pax-tip-degree-RA = Three cells; it yields two favours of its faction or, when interrogated, two for each token on it.
pax-tip-order = A luminary's order, mason or Rosicrucian: some plots and events depend on it.
pax-tip-strength = Strength: it counts for you when you lay this card in a dispute. Daggers and hammers have rules of their own.
pax-tip-cell = A cell for one token; its symbols are the favours it costs to place one here.
pax-tip-deck = The deck of luminaries: the court and players' hands are refilled from it.
pax-tip-discard = The discarded luminaries.
pax-tip-supply = Favours of this type left in the supply.
pax-tip-faction-card = The faction card and its holder: whoever controls the faction's largest lodge may take it.
pax-tip-steward = The steward: if you take two cards from the court, one of them must be the card below it.
pax-tip-reward = A reward marker: a dispute was won here.
pax-tip-place = The number of this space. Cards whose edges touch are adjacent.
pax-tip-home = An areopagus: its three factions yield favour when its owner interrogates it; it touches two cards of the field.
pax-tip-tokens-left = Influence tokens still to be placed, out of twenty.
pax-tip-hand = Luminaries in hand; usually four at most at the end of a turn.
pax-tip-actions = Main actions left this turn.
pax-tip-edicts = Edicts discarded so far.
pax-tip-chain = The chain: cards played one after another for their abilities.
# What a luminary is called where the whole name has no room: the last word of it, but for these.
pax-short =
    { $card ->
        [PIL001] Pálffy
        [PIL003] Frederick William
        [PIL016] Frederick V
        [PIL018] Emil Leopold
        [PIL019] K. T. Dalberg
        [PIL020] Fr. Augustus
        [PIL028] Kolowrat
        [PIL032] W. H. Dalberg
        [PIL035] Ecker
        [PIL043] Charles of Hesse
        [PIL046] Karl August
        [PIL052] Karl Theodor
       *[other] { $last }
    }
pax-whole-payment = What it costs
pax-whole-payment-go = Do this
pax-draft-act = What you do
pax-draft-price = costs { $favours }
pax-draft-paid-with = paid with { $favours }
pax-draft-held = you have { $count }
pax-draft-sum = You spend { $favours }.
pax-draft-free = You spend nothing.
