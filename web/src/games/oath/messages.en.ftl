# What the page says of Oath.

# -- Options --
option-oath-chancellor = The Chancellor's seat, counted from 0
option-oath-chronicle = Chronicle to continue (leave empty for a first game)
option-oath-deeds = Action limit per turn

# -- The table --
oath-land = The land
oath-region-cradle = Cradle
oath-region-provinces = Provinces
oath-region-hinterland = Hinterland
oath-pile = Discard pile, { $region }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
oath-site-down = Unknown site
oath-site-known = known to you
oath-free = room for a card
oath-bandits = bandits
oath-bandits-rule = Ruled by bandits
oath-rules-here = { $seat }: { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
}
oath-count-favor = Favor: { $count }
oath-count-secret = Secrets: { $count }
oath-count-supply = Supply: { $count }
oath-count-warband = Warbands on the board: { $count }
oath-reserve = warbands in the bank
oath-hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
oath-back-of-relic = Relic, face down
oath-back-of-vision = Vision, face down
oath-back-of-denizen = Denizen, face down
oath-back-of-card = Card, face down
oath-only-you = you know this card
oath-kind-denizen = denizen
oath-kind-edifice = edifice
oath-kind-ruin = ruined edifice
oath-kind-relic = relic
oath-kind-site = site
oath-kind-vision = Vision
oath-kind-banner = banner
oath-kind-reliquary-modifier = the Chancellor's burden
oath-plan-attacker = battle plan: attacker
oath-plan-defender = battle plan: defender
oath-plan-both = battle plan
oath-timing-action = action
oath-timing-modifier = modifier
oath-timing-persistent = always
oath-timing-persistent-modifier = always
oath-timing-static = for its holder
oath-timing-rest = when you rest
oath-timing-wake = when you wake
oath-timing-when-played = when played
oath-only-site = only to a site
oath-only-adviser = only as an adviser
oath-locked = locked
oath-defense-dice = { $count ->
    [one] { $count } defense die
   *[other] { $count } defense dice
}
oath-capacity = { $count ->
    [0] no room for cards
    [one] room for { $count } card
   *[other] room for { $count } cards
}
oath-recover-place-favor = a relic here costs { $count } favor
oath-recover-burn-favor = burn { $count } favor for a relic here
oath-recover-burn-secret = burn { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
} for a relic here
oath-cost = Cost:
oath-cost-place = on the card
oath-cost-burn = burned
oath-banks = Favor banks
oath-shared = Shared bank
oath-shared-short = Shared
oath-world = World Deck
oath-world-vision = a Vision on top
oath-world-denizen = a denizen on top
oath-world-empty = empty
oath-search-cost = Supply for a search
oath-relic-deck = { $count ->
    [one] { $count } relic in the deck
   *[other] { $count } relics in the deck
}
oath-relics-short = Relics
oath-banner-short-people = People
oath-banner-short-darkest = Darkest
oath-nobody = unclaimed
oath-mob = mob
oath-reliquary = Imperial Reliquary
oath-usurper-short = Usurper
oath-keeper-short = Oathkeeper
oath-goals = Who is winning
oath-players = Players
oath-codex = Card texts
oath-hand = Your board
oath-drawn = Cards drawn
oath-role = Role
oath-turn = Round { $round } of { $rounds }: { $you ->
    [yes] your turn
   *[no] { $seat }
}
oath-phase-boards = set-up
oath-phase-placing = set-up
oath-phase-wake = Wake
oath-phase-act = Act
oath-phase-rest = Rest
oath-phase-chronicle = the Chronicle
oath-phase-over = over
oath-visions = Visions drawn: { $count } of 5; they can win from the third on
oath-game-of = Game { $game } of “{ $chronicle }”
oath-goal-sites = rule the most sites
oath-goal-items = hold the most relics and banners
oath-goal-people = hold the People's Favor
oath-goal-darkest = hold the Darkest Secret
oath-title-here = has the title
oath-tip-count = { $seat }: { $count } towards the title ({ $goal }).
oath-met = met
oath-goal-of-regime = A stable regime
oath-goal-of-usurper = Usurper
oath-goal-of-conquest = Vision of Conquest
oath-goal-of-rebellion = Vision of Rebellion
oath-goal-of-sanctuary = Vision of Sanctuary
oath-goal-of-faith = Vision of Faith
oath-regime-broken = While an Exile has the title, the Empire cannot win.
oath-regime-later = From the end of round 5 on, the end die decides whether the Empire wins.
oath-regime-roll = At the end of round { $round } the Empire wins on a roll of { $roll } or more.
oath-regime-last = Wins when this round ends.
oath-wins-waking = This player wins at the start of their next turn.
oath-way-usurper = Wake with the title, then wake with it again.
oath-way-conquest = On waking: rule more sites than anyone else.
oath-way-rebellion = On waking: hold the People's Favor.
oath-way-sanctuary = On waking: hold more relics and banners than anyone else.
oath-way-faith = On waking: hold the Darkest Secret.
oath-part-title = title
oath-part-usurper = Usurper's side
oath-part-sites = Sites
oath-part-items = Relics and banners
oath-part-people = People's Favor
oath-part-darkest = Darkest Secret
oath-part-visions = Visions drawn
oath-campaign = Campaign
oath-whole-campaign = Your campaign
oath-whole-campaign-go = Attack
oath-whole-search = Your search
oath-whole-search-go = Draw
oath-whole-keep = What to do with the cards you drew
oath-whole-keep-go = Do this
oath-whole-trade = Your trade
oath-whole-trade-go = Trade
oath-whole-lose = Which warbands die
oath-whole-lose-go = Confirm
oath-whole-deal = Your deal
oath-whole-deal-go = Offer it
oath-draft-campaign-lose = Where
oath-draft-citizen-remove = Where
oath-draft-kill-at = Where
oath-draft-standing = of { $count }
oath-draft-act = Action
oath-draft-modify = Cards to use
oath-draft-campaign-defender = Who to attack
oath-draft-campaign-target = Targets (besides the site, if the defender rules it)
oath-draft-campaign-dice = Attack dice
oath-draft-campaign-plan = Battle plans
oath-draft-defense = +{ $dice } defense
oath-draft-cost = { $favor ->
    [0] { $secrets ->
        [one] 1 secret
       *[other] { $secrets } secrets
      }
   *[other] { $secrets ->
        [0] { $favor } favor
       *[other] { $favor } favor, { $secrets } secrets
      }
  }
oath-draft-supply = { $supply } Supply
oath-draft-change-supply = { $count } Supply
oath-draft-change-favor = { $count } favor
oath-draft-change-secrets = { $number ->
    [one] { $count } secret
   *[other] { $count } secrets
  }
oath-draft-sum = chance to win on the dice alone. Costs { $supply } Supply.
oath-draft-sacrifice = With a sacrifice: { $chance }%.
oath-draft-unknown = One of your battle plans does more than add dice: you will see the odds when it is used.
oath-last-campaign = The last campaign
oath-step-1 = defender
oath-step-2 = targets
oath-step-3 = battle plans
oath-step-4 = the defender rolls
oath-step-5 = the attacker rolls
oath-step-6 = losses
oath-step-7 = spoils
oath-step-8 = aftermath
oath-targets = Targets: { $targets }
oath-target-pawn = pawn and favor
oath-attacks = attack
oath-defends = defense
oath-allies = with { $seats }
oath-force = { $count ->
    [0] no warbands fight
    [one] { $count } warband fights
   *[other] { $count } warbands fight
}
oath-no-dice = no dice
oath-odds-choose = Choose targets and dice to see the odds.
oath-odds-win = the attacker wins on the dice alone
oath-odds-sacrifice = with a sacrifice
oath-odds-means = On average { $attack } against { $defense }; skulls kill about { $skulls }.
oath-die-attack = attack die, not yet rolled
oath-die-defense = defense die, not yet rolled
oath-face-hollow = hollow sword
oath-face-sword = sword
oath-face-skull = two swords and a skull
oath-face-blank = blank
oath-face-double = doubles all shields
oath-face-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
oath-won-usurper = Won as the Usurper
oath-won-stable-regime = Won by a stable regime
oath-won-war-exhaustion = Won by war exhaustion
oath-won-successor = Won as the successor
oath-won-vision-conquest = Won by the Vision of Conquest
oath-won-vision-rebellion = Won by the Vision of Rebellion
oath-won-vision-sanctuary = Won by the Vision of Sanctuary
oath-won-vision-faith = Won by the Vision of Faith
oath-next-oath = Next game: { $oath }
oath-raised = An edifice was raised: { $edifice }
short-act-gather = Take warbands
short-act-station = Leave warbands
short-act-rest = Rest
short-act-rest-unused = Rest

# -- What is said on the stage --
oath-says-muster = Muster: +{ $count }
oath-says-trade = Trade: +{ $count }
oath-says-gains = +{ $count }
oath-says-loses = −{ $count }
oath-says-draws = { $count ->
    [one] Draws { $count } card
   *[other] Draws { $count } cards
}
oath-says-keeps-none = Keeps none
oath-says-finds-nothing = Finds nothing
oath-says-discards = Discards { $card }
oath-says-makes-way = Discards { $card } to make room
oath-says-adviser-goes = An adviser goes
oath-says-trades-in-vain = Trades for nothing
oath-says-facedown = Face down
oath-says-travels = Travels
oath-says-driven = Driven away
oath-says-marches = { $count ->
    [one] { $count } warband marches
   *[other] { $count } warbands march
}
oath-says-gathers = { $count ->
    [one] { $count } warband comes back
   *[other] { $count } warbands come back
}
oath-says-attacks = To battle!
oath-says-vision = Vision no. { $visions }
oath-says-looks = Takes a look
oath-says-offer = Will you become a Citizen?
oath-says-share = Shall we share warbands?
oath-says-drop = This adviser has to go
oath-says-deal = Deal!
oath-says-title = Oathkeeper: { $seat }
oath-says-usurper = Usurper: { $seat }
oath-says-won = { $way }: { $seat }

# -- What explains things on the table --
oath-tip-token = Belongs to { $seat }.
oath-tip-favor = Favor pays for mustering, relics and many powers; it comes from the favor banks.
oath-tip-secret = Secrets pay for powers and for trade; facedown ones can be used again after you rest.
oath-tip-supply = Supply pays for the main actions; how much you get for the next turn depends on your warbands.
oath-tip-warband = Warbands fight and hold sites; these are on their owner's board.
oath-tip-visions = The more Visions have been drawn, the more Supply a search of the World Deck costs.
oath-tip-rounds = The rounds of the game. At the end of a marked round, the end die may end the game if the Empire has the title.
oath-tip-phase = A turn has three phases: wake, act and rest.
oath-tip-reserve = Warbands in the bank: not in play, and yours to muster.
oath-tip-role-chancellor = The Chancellor wins by keeping the Oath until the end.
oath-tip-role-citizen = A Citizen belongs to the Empire, shares its warbands, and wins in the Chancellor's place by meeting the Successor's goal.
oath-tip-role-exile = An Exile wins by taking the title and keeping it, or with a revealed Vision.
oath-tip-keeper = The Oathkeeper: this title goes to the player who best meets the Oath's goal.
oath-tip-usurper = The Usurper: an Exile who holds the title. A player who wakes as the Usurper wins.
oath-tip-room = Room for a card at this site.
oath-tip-bank = The { $suit } favor bank: favor on its cards returns here, and you gain favor from it by trading or by playing its cards to sites.
oath-tip-world = The World Deck. A search here draws three cards and costs { $cost } Supply now; it may cost more with every Vision drawn.
oath-tip-shared = The shared bank: new secrets come from here, and burned favor goes here.
oath-tip-relics = Relics still in the deck. A site gets its relics from here when it is turned faceup.
oath-tip-reliquary = The Imperial Reliquary: one of its relics is promised with every offer of Citizenship.
oath-tip-pile = The region's discard pile. A search here costs 2 Supply and draws from the top.
oath-tip-do-search = Draw three cards and play or keep one: 2 Supply at your region's discard pile, more at the World Deck as Visions come out.
oath-tip-do-muster = Two warbands for 1 Supply and 1 favor, which you place on a card at your site.
oath-tip-do-trade = For 1 Supply, place a secret on a card at your site to gain favor, or favor to gain secrets.
oath-tip-do-recover = For 1 Supply, take a relic at your site, at the price printed there, or a banner.
oath-tip-do-campaign = For 2 Supply, attack whoever rules your site or stands there. You see the odds before you roll.
oath-tip-do-travel = Move your pawn: 1 to 4 Supply, more the farther you go; from the Provinces, 2 to anywhere.
oath-tip-do-rest = End your turn: secrets and favor come back from cards, and you get Supply for the next turn.
