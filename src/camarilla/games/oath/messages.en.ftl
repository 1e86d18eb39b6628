# Oath: what the table says. Ids are shared by both languages.
game-title = Oath
game-about = Chancellor, Citizens and Exiles struggle for a land that remembers: chronicles of empire and exile, for 2 to 6 players.
seat = seat { $seat }
bandits = the bandits
suit-discord = Discord
suit-arcane = Arcane
suit-order = Order
suit-hearth = Hearth
suit-beast = Beast
suit-nomad = Nomad
color-red = red
color-blue = blue
color-white = white
color-yellow = yellow
color-black = black
role-chancellor = Chancellor
role-citizen = Citizen
role-exile = Exile
banner-people = the People's Favor
banner-darkest = the Darkest Secret
oath-supremacy = Oath of Supremacy
oath-people = Oath of the People
oath-devotion = Oath of Devotion
oath-protection = Oath of Protection
world-deck = The World Deck
pile-cradle = the Cradle's discard pile
pile-provinces = the Provinces' discard pile
pile-hinterland = the Hinterland's discard pile
unknown-card = an unseen card
unseen-adviser = { $of ->
    [1] the facedown adviser of { $seat }
   *[other] facedown adviser { $number } of { $seat }
}
unseen-relic = { $of ->
    [1] the facedown relic at { $site }
   *[other] facedown relic { $number } at { $site }
}
facedown-site = the facedown site { $space }
a-power = a power

# Prompts.
act = Your turn: what do you do?
pick-board = Choose your player board
stock-site = Not enough favor for every site: which one gets it?
place-pawn = Place your pawn on a faceup site
first-adviser = Keep one card as a facedown adviser; the others are discarded
first-discard-order = Which card do you discard first?
modify = Modify { $action }: use a card, or go on
search-source = Where do you search?
search-keep = Which card do you keep?
search-keep-more = Keep another card to play?
search-discard = Which card do you discard first?
discard-pile = Where do the cards you discard go?
play-where = { $card }: where do you play it?
displace = You have too many advisers: which one do you discard?
first-discard = Discard a card from there first?
muster-on = Which card do you muster on?
trade-with = Which card do you trade with, and for what?
recover-what = What do you recover?
recover-payment = How much do you place on the banner?
recover-bank = The old favor goes to the banks one by one: where does it start?
travel-to = Where do you travel?
send-to = Where does { $traveller } travel?
pay-toll = Travel there and pay the price?
campaign-defender = Whom do you attack?
campaign-target = What do you attack for? Declare your targets
campaign-dice = How many attack dice do you roll?
campaign-join = { $attacker } { $attacker-you ->
    [yes] attack
   *[no] attacks
} { $defender } at { $site }: join the defense as an Ally?
campaign-permit = { $citizen } would join your defense. Allow it?
campaign-plan = { $attacker } { $attacker-you ->
    [yes] attack
   *[no] attacks
} { $defender } at { $site }: use a battle plan?
campaign-ally-order = Which Ally uses battle plans next?
campaign-sacrifice = You are losing to { $defender } at { $site }: { $attacker-you ->
    [yes] sacrifice
   *[no] sacrifice
} { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
} to win?
campaign-lose = Where does a warband of yours die?
campaign-place = How many warbands do you leave at { $site }?
campaign-banish = { $attacker-you ->
    [yes] You have won
   *[no] { $attacker } has won
} at { $site }: banish { $defender }'s pawn? Choose where it goes
campaign-burn = { $attacker-you ->
    [yes] You have won
   *[no] { $attacker } has won
} at { $site }: burn half of { $defender }'s favor?
new-keeper = Several players fulfil the Oath equally: who takes the title?
people-feed = The People's Favor: place 1 favor on it, or return 1 to a bank
site-token = Take a token from your site?
rest-power = Use a Rest power?
gather-count = How many warbands do you take with you?
station-count = How many warbands do you leave here?
gather-allow = { $citizen } would take { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
} from an Imperial site. Allow it?
share-count = How many warbands do you give? (A minus sign: take)
share-allow = { $other } would share warbands with you, { $count } for you. Allow it?
show-to = Whom do you show { $card }?
offer-show = Show { $seat } the relic, or others in the Reliquary, before the offer?
show-spaces = Show { $count ->
    [one] space { $spaces }
   *[other] spaces { $spaces }
}
offer-space = Which relic of the Reliquary?
citizen-remove = You are short of purple warbands: where do you remove one?
conspire = Conspiracy: burn a secret to take a relic or banner?
keep-relic = { $card }: keep it? Otherwise it goes to the bottom of the deck
nudge-die = { $card }: change the end die?
reroll = { $card }: roll these dice again?
may = Use { $card }?
react = Use { $card } now?
witchs-bargain = Make a bargain with somebody here?
pick-card = { $card }: choose a card
pick-place = { $card }: choose the warband's place
pick-site = { $card }: choose a site
pick-seat = { $card }: choose a player
pick-bank = { $card }: choose a favor bank
pick-amount = { $card }: how many?
pick-pile = { $card }: choose a discard pile
pick-item = { $card }: choose a relic or banner
pick-word = { $card }: choose
swear = Which Oath do you swear for the next game?
chronicle-invite = Offer Citizenship to an Exile?
chronicle-join = Become a Citizen of the winner's empire?
chronicle-build = Build or repair an edifice?
chronicle-suit = Which suit joins the World Deck?

# Answers.
option-skip = Leave it
option-go = Go on
option-done = Done
option-add = Add 1 secret
option-burn = Burn 1 secret
option-favor = Take 1 favor
option-secret = Take 1 secret
option-plus = 1 more
option-minus = 1 less
act-rest = Rest: end the turn
act-search = Search
act-muster = Muster
act-trade = Trade
act-recover = Recover
act-campaign = Campaign
act-travel = Travel
act-play = Play your facedown adviser { $card }
act-drop = Discard your facedown adviser { $card }
act-show = Show your facedown adviser { $card }
act-use = Use { $card }
act-peek = Look at a relic here: { $card }
act-gather = Take warbands from your site
act-station = Leave warbands at your site
act-share = Share warbands with { $seat }
act-offer = Offer Citizenship to { $seat }
act-exile = Exile { $seat }
act-leave = Exile yourself
noun-search = your search
noun-muster = your muster
noun-trade = your trade
noun-recover = your recovery
noun-campaign = your campaign
noun-travel = your travel
noun-play = your play
declare = Use { $card }
a-card = { $card }
a-site = { $site }
a-seat = { $seat }
a-bank = The { $suit } bank
an-amount = { $count }
a-board = The board of { $seat }
a-player-board = The { $color } board, { $side }
play-discard = Discard it
play-site = Play it at { $site }
play-faceup = Play it faceup as an adviser
play-facedown = Keep it facedown as an adviser
play-revealed = Reveal this Vision
discard-as-usual = As usual
discard-under-world = Under the World Deck
discard-on = On top of { $pile }
discard-under = Under { $pile }
trade-for-favor = Place 1 secret on { $card }, gain favor
trade-for-secret = Place 2 favor on { $card }, gain secrets
attack = Attack { $seat }
attack-bandits = Attack the bandits
target-site = The site { $site }
target-pawn = Their pawn and favor
target-relic = The relic { $card }
target-banner = The banner: { $banner }
use-plan = Use { $card }
feed-place = Place 1 favor on the banner
bargain-favor = Give { $seat } 1 secret, get 2 favor
bargain-secret = Give { $seat } 2 favor, get 1 secret
goods-favor = { $count } favor
goods-secrets = { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
goods-reliquary = the relic in space { $space } of the Reliquary
promise-owe-favor = a promise to pay { $what } favor by round { $round }, or { $penalty }
promise-owe-secrets = { $what ->
    [one] a promise to pay { $what } secret by round { $round }, or { $penalty }
   *[other] a promise to pay { $what } secrets by round { $round }, or { $penalty }
}
promise-peace = a promise of peace until round { $round }, or { $penalty }
promise-hands-off = a promise not to take { $what } until round { $round }, or { $penalty }
refusal-deeds = this table allows no more actions this turn: rest
refusal-supply = not enough Supply: you have { $count }
refusal-search = you lack the Supply for any search: rest to refresh it
refusal-muster = you need an empty card at your site and 1 favor to place on it
refusal-trade = you need an empty card at your site and favor or secrets to place on it
refusal-recover = nothing at your site can be recovered at a price you can pay
refusal-campaign = nobody can be attacked from your site
refusal-travel = you lack the Supply to travel anywhere
refusal-gather = you have no warbands here to take
refusal-station = rule this site and have warbands on your board first
refusal-leave = only a Citizen without the Grand Scepter who can pay for it may leave the Empire
refusal-scepter = you must have held the Grand Scepter since before this turn
refusal-not-exile = only an Exile can be offered Citizenship
refusal-reliquary = the Reliquary is empty
refusal-not-citizen = only another Citizen can be exiled
refusal-exile-price = you cannot pay for it, or a power forbids it
refusal-access = rule { $card } or stand at its site to use it
refusal-occupied = tokens already lie on { $card }
refusal-cost = you cannot pay for { $card }
refusal-useless = { $card } would do nothing now
refusal-nowhere = there is nowhere to play { $card } now
refusal-empty-space = there is no relic in that space
refusal-no-relic = your offer must promise a relic from the Reliquary
refusal-advisers = somebody would have too many advisers
refusal-warbands = the new ruler needs a warband for every site (deal with { $seat })
refusal-power = { $card } says nothing about that
refusal-forbidden = a power in play forbids it
refusal-tokens = you need more favor or secrets for it
refusal-here = you are there already
refusal-region = search the World Deck or the discard pile of your own region
refusal-not-drawn = it is not among the cards you drew
refusal-pile = your discards go there only if a power says so
refusal-vision-site = Visions are never played to sites
refusal-adviser-only = this card can only be an adviser
refusal-site-only = this card can only be played to a site
refusal-own-site = play it to your own site
refusal-no-room = that site is full
refusal-reveal = only an Exile may reveal a Vision
refusal-too-many-advisers = you have no room for it, or it may not be played so
refusal-displace = choose an adviser who can be discarded
refusal-clear = choose a card that can be discarded
refusal-feed = choose a bank with the least favor, or your own favor
refusal-rest = it has no Rest power you could use now
refusal-token = your site has none
refusal-conspire = Conspiracy cannot take that
refusal-bargain = you must be at the same site, and both have what is exchanged
refusal-board = that board is taken: choose another
refusal-stock = that site gets no favor now
refusal-pawn = choose a faceup site; the Chancellor starts at the first one
refusal-defender = attack a player who rules this site or stands here
refusal-target = it is not the defender's, or cannot be attacked from here
refusal-declared-target = it is already a target
refusal-target-here = at least one target must be at your site
refusal-too-many = choose a number in the range offered
refusal-used = { $card } has already been used
refusal-side = { $card } is a battle plan of the other side
refusal-rule = rule { $card } to use it
refusal-ally = choose an Ally who has battle plans left
refusal-show = you know your own cards
refusal-swear = swear another Oath, or that of the Vision that won
refusal-invite = that player cannot become a Citizen now
refusal-build = no edifice can be built there
refusal-suit = choose the most common suit among your advisers
refusal-not-here = { $card } is not at your site
refusal-ruin = { $card } has no suit
refusal-recover-relic = only facedown relics at your own site can be recovered, at its price
refusal-darkest = its holder's advisers match every suit at that site
refusal-banner = place more than the { $count } that lie there
refusal-bank = choose another bank to start with
refusal-lose = choose a place where those warbands are
refusal-banish = choose another site: the pawn cannot go there
refusal-keeper = choose a player who fulfils the Oath best
refusal-go = first declare what the action still needs
refusal-declared = { $card } is already in use
refusal-modifier = { $card } does not affect this, or you cannot reach or pay for it

# Events.
event-GameBegan = The Oath of { $oath ->
    [supremacy] Supremacy
    [people] the People
    [devotion] Devotion
   *[other] Protection
} holds; turn order: { $order }
event-RoundBegan = Round { $round }
event-TurnBegan = { $seat-you ->
    [yes] Your turn begins
   *[no] { $seat }'s turn begins
}
event-ActionBegan = { $seat } { $action ->
    [search] { $seat-you ->
        [yes] search
       *[no] searches
    }
    [muster] { $seat-you ->
        [yes] muster
       *[no] musters
    }
    [trade] { $seat-you ->
        [yes] trade
       *[no] trades
    }
    [recover] { $seat-you ->
        [yes] recover
       *[no] recovers
    } something
    [campaign] { $seat-you ->
        [yes] prepare
       *[no] prepares
    } a campaign
    [travel] { $seat-you ->
        [yes] set
       *[no] sets
    } out
    [use] { $seat-you ->
        [yes] use
       *[no] uses
    } a power
    [play] { $seat-you ->
        [yes] play
       *[no] plays
    } an adviser
    [drop] { $seat-you ->
        [yes] dismiss
       *[no] dismisses
    } an adviser
    [peek] { $seat-you ->
        [yes] look
       *[no] looks
    } at a relic
    [show] { $seat-you ->
        [yes] show
       *[no] shows
    } an adviser
    [offer] { $seat-you ->
        [yes] offer
       *[no] offers
    } somebody Citizenship
    [exile] { $seat-you ->
        [yes] exile
       *[no] exiles
    } a Citizen
    [leave] { $seat-you ->
        [yes] leave
       *[no] leaves
    } the Empire
   *[other] { $seat-you ->
        [yes] move
       *[no] moves
    } warbands
}
event-PowerUsed = { $seat } { $seat-you ->
    [yes] use
   *[no] uses
} { $card }
event-PowerUsed-hidden = The bandits use { $card }
event-FavorGained = { $seat } { $seat-you ->
    [yes] gain
   *[no] gains
} { $count } favor from the { $bank ->
    [0] Discord
    [1] Arcane
    [2] Order
    [3] Hearth
    [4] Beast
   *[5] Nomad
} bank
event-FavorTaken = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} { $count } favor from { $giver-you ->
    [yes] you
   *[no] { $giver }
}
event-FavorGiven = { $seat } { $seat-you ->
    [yes] give
   *[no] gives
} { $count } favor to { $taker-you ->
    [yes] you
   *[no] { $taker }
}
event-FavorBurnt = { $seat } { $seat-you ->
    [yes] burn
   *[no] burns
} { $count } favor
event-SecretsGained = { $seat } { $seat-you ->
    [yes] gain
   *[no] gains
} { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
event-SecretsTaken = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
} from { $giver-you ->
    [yes] you
   *[no] { $giver }
}
event-SecretsBurnt = { $seat } { $seat-you ->
    [yes] burn
   *[no] burns
} { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
event-WarbandsGained = { $seat } { $seat-you ->
    [yes] gain
   *[no] gains
} { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
}
event-WarbandsKilled = { $seat } { $seat-you ->
    [yes] lose
   *[no] loses
} { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
}
event-WarbandsMoved = { $seat } { $back ->
    [1] { $seat-you ->
        [yes] take
       *[no] takes
    }
   *[0] { $seat-you ->
        [yes] leave
       *[no] leaves
    }
} { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
} { $back ->
    [1] from { $site }
   *[0] at { $site }
}
event-CardsDrawn = { $seat } { $seat-you ->
    [yes] draw
   *[no] draws
} { $cards }
event-CardsDrawn-hidden = { $seat } { $seat-you ->
    [yes] draw
   *[no] draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-VisionDrawn = { $seat } { $seat-you ->
    [yes] draw
   *[no] draws
} a Vision ({ $visions } of 5 so far)
event-CardPlayed = { $seat } { $seat-you ->
    [yes] play
   *[no] plays
} { $card } { $where ->
    [10] as a faceup adviser
    [11] as a facedown adviser
    [12] as a revealed Vision
   *[other] { $named ->
        [yes] at { $site }
       *[no] to a site
    }
}
event-CardPlayed-hidden = { $seat } { $seat-you ->
    [yes] keep
   *[no] keeps
} a card as a facedown adviser
event-CardDiscarded = { $seat } { $seat-you ->
    [yes] discard
   *[no] discards
} { $card } to { $pile ->
    [0] the Cradle's pile
    [1] the Provinces' pile
    [2] the Hinterland's pile
   *[3] the bottom of the World Deck
}
event-CardDiscarded-hidden = { $seat } { $seat-you ->
    [yes] discard
   *[no] discards
} a card to { $pile ->
    [0] the Cradle's pile
    [1] the Provinces' pile
    [2] the Hinterland's pile
   *[3] the bottom of the World Deck
}
event-CardsPeeked = { $seat } { $seat-you ->
    [yes] look
   *[no] looks
} at { $cards }
event-CardsPeeked-hidden = { $seat } { $seat-you ->
    [yes] look
   *[no] looks
} at { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-RelicTaken = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} { $card }
event-BannerMoved = { $seat } now { $seat-you ->
    [yes] hold
   *[no] holds
} { $banner ->
    [0] the People's Favor
   *[1] the Darkest Secret
} with { $tokens } on it
event-SiteRevealed = A new site is revealed: { $site }
event-Travelled = { $seat } { $seat-you ->
    [yes] travel
   *[no] travels
} to { $site }
event-CampaignBegan = { $seat } { $seat-you ->
    [yes] attack
   *[no] attacks
} { $defender }
event-CampaignBegan-hidden = { $seat } { $seat-you ->
    [yes] attack
   *[no] attacks
} the bandits
event-DiceRolled = { $attack ->
    [1] The attack
   *[0] The defense
} rolls { $count ->
    [0] no dice
    [one] { $count } die
   *[other] { $count } dice
}
event-CampaignEnded = { $attack } against { $defense }: { $won ->
    [1] { $seat } { $seat-you ->
        [yes] defeat
       *[no] defeats
    } { $defender }
   *[0] { $defender } { $defender-you ->
        [yes] hold
       *[no] holds
    } out against { $seat }
}
event-CampaignEnded-hidden = { $attack } against { $defense }: { $won ->
    [1] { $seat } { $seat-you ->
        [yes] defeat
       *[no] defeats
    } the bandits
   *[0] the bandits hold out against { $seat }
}
event-TitleMoved = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} now the Oathkeeper
event-Usurped = { $seat } { $seat-you ->
    [yes] become
   *[no] becomes
} the Usurper
event-BecameCitizen = { $seat } { $seat-you ->
    [yes] become
   *[no] becomes
} a Citizen
event-BecameExile = { $seat } { $seat-you ->
    [yes] become
   *[no] becomes
} an Exile
event-DealStruck = { $seat } and { $partner } strike a deal
event-EndDieRolled = { $seat } { $seat-you ->
    [yes] roll
   *[no] rolls
} the end die: { $roll }
event-GameWon = { $seat } { $seat-you ->
    [yes] win
   *[no] wins
} the game
event-OathSworn = { $seat } { $seat-you ->
    [yes] swear
   *[no] swears
} the Oath of { $oath ->
    [supremacy] Supremacy
    [people] the People
    [devotion] Devotion
   *[other] Protection
} for the next game
event-EdificeRaised = { $seat } { $seat-you ->
    [yes] raise
   *[no] raises
} an edifice: { $card }

# Drawing in the terminal.
oath-line = Round { $round } of 8 · turn: { $seat } · Visions drawn: { $visions }
oath-title = The title is with { $seat } ({ $side })
oath-keeper = Oathkeeper
oath-usurper = Usurper
oath-banks = Favor banks
oath-warbands = warbands: { $count } ({ $seat })
oath-relics = facedown relics: { $count }
oath-pawns = pawns: { $seats }
oath-tokens = { $favor } favor, { $secrets } secrets
oath-player = { $role }: { $favor } favor, { $secrets } secrets, Supply { $supply }, warbands { $warbands }
oath-advisers = advisers
oath-holds = holds
oath-vision = revealed Vision
oath-piles = Discard piles: { $piles } cards
oath-top = top of the World Deck: { $back }
oath-back-vision = a Vision
oath-back-denizen = a denizen
oath-hand = In your hand
oath-winner = Winner

# Cards.
card-wrestlers = Wrestlers
card-battle-honors = Battle Honors
card-bear-traps = Bear Traps
card-longbows = Longbows
card-keep = Keep
card-pressgangs = Pressgangs
card-garrison = Garrison
card-scouts = Scouts
card-alchemist = Alchemist
card-martial-culture = Martial Culture
card-errand-boy = Errand Boy
card-mercenaries = Mercenaries
card-tinkers-fair = Tinker's Fair
card-rain-boots = Rain Boots
card-a-small-favor = A Small Favor
card-second-wind = Second Wind
card-sleight-of-hand = Sleight of Hand
card-key-to-the-city = Key to the City
card-scryer = Scryer
card-disgraced-captain = Disgraced Captain
card-naysayers = Naysayers
card-book-burning = Book Burning
card-ancient-binding = Ancient Binding
card-horse-archers = Horse Archers
card-warning-signals = Warning Signals
card-elders = Elders
card-the-gathering = The Gathering
card-faithful-friend = Faithful Friend
card-tents = Tents
card-great-herd = Great Herd
card-fire-talkers = Fire Talkers
card-magicians-code = Magician's Code
card-spirit-snare = Spirit Snare
card-wizard-school = Wizard School
card-dazzle = Dazzle
card-acting-troupe = Acting Troupe
card-taming-charm = Taming Charm
card-inquisitor = Inquisitor
card-wolves = Wolves
card-animal-playmates = Animal Playmates
card-true-names = True Names
card-the-old-oak = The Old Oak
card-forest-paths = Forest Paths
card-long-lost-heir = Long-Lost Heir
card-rangers = Rangers
card-roving-terror = Roving Terror
card-wayside-inn = Wayside Inn
card-extra-provisions = Extra Provisions
card-memory-of-home = Memory of Home
card-welcoming-party = Welcoming Party
card-traveling-doctor = Traveling Doctor
card-storyteller = Storyteller
card-armed-mob = Armed Mob
card-tavern-songs = Tavern Songs
card-secret-signal = Secret Signal
card-augury = Augury
card-rusting-ray = Rusting Ray
card-portal = Portal
card-billowing-fog = Billowing Fog
card-kindred-warriors = Kindred Warriors
card-terror-spells = Terror Spells
card-blood-pact = Blood Pact
card-revelation = Revelation
card-observatory = Observatory
card-plague-engines = Plague Engines
card-gleaming-armor = Gleaming Armor
card-bewitch = Bewitch
card-jinx = Jinx
card-tutor = Tutor
card-dream-thief = Dream Thief
card-cracking-ground = Cracking Ground
card-sealing-ward = Sealing Ward
card-initiation-rite = Initiation Rite
card-vow-of-silence = Vow of Silence
card-forgotten-vault = Forgotten Vault
card-map-library = Map Library
card-witchs-bargain = Witch's Bargain
card-master-of-disguise = Master of Disguise
card-charlatan = Charlatan
card-assassin = Assassin
card-downtrodden = Downtrodden
card-blackmail = Blackmail
card-cracked-sage = Cracked Sage
card-dissent = Dissent
card-false-prophet = False Prophet
card-vow-of-renewal = Vow of Renewal
card-zealots = Zealots
card-royal-ambitions = Royal Ambitions
card-salt-the-earth = Salt the Earth
card-beast-tamer = Beast Tamer
card-riots = Riots
card-silver-tongue = Silver Tongue
card-gambling-hall = Gambling Hall
card-boiling-lake = Boiling Lake
card-relic-thief = Relic Thief
card-enchantress = Enchantress
card-insomnia = Insomnia
card-sneak-attack = Sneak Attack
card-gossip = Gossip
card-bandit-chief = Bandit Chief
card-chaos-cult = Chaos Cult
card-slander = Slander
card-code-of-honor = Code of Honor
card-outriders = Outriders
card-messenger = Messenger
card-field-promotion = Field Promotion
card-palanquin = Palanquin
card-shield-wall = Shield Wall
card-military-parade = Military Parade
card-tome-guardians = Tome Guardians
card-tyrant = Tyrant
card-forced-labor = Forced Labor
card-secret-police = Secret Police
card-specialist = Specialist
card-captains = Captains
card-siege-engines = Siege Engines
card-royal-tax = Royal Tax
card-toll-roads = Toll Roads
card-curfew = Curfew
card-knights-errant = Knights Errant
card-vow-of-obedience = Vow of Obedience
card-hunting-party = Hunting Party
card-council-seat = Council Seat
card-encirclement = Encirclement
card-peace-envoy = Peace Envoy
card-relic-hunter = Relic Hunter
card-homesteaders = Homesteaders
card-crop-rotation = Crop Rotation
card-a-round-of-ale = A Round of Ale
card-land-warden = Land Warden
card-charming-friend = Charming Friend
card-village-constable = Village Constable
card-family-heirloom = Family Heirloom
card-news-from-afar = News from Afar
card-levelers = Levelers
card-fabled-feast = Fabled Feast
card-the-great-levy = The Great Levy
card-hearts-and-minds = Hearts and Minds
card-relic-breaker = Relic Breaker
card-book-binders = Book Binders
card-ballot-box = Ballot Box
card-saddle-makers = Saddle Makers
card-herald = Herald
card-rowdy-pub = Rowdy Pub
card-vow-of-peace = Vow of Peace
card-deed-writer = Deed Writer
card-salad-days = Salad Days
card-marriage = Marriage
card-hospital = Hospital
card-awaited-return = Awaited Return
card-convoys = Convoys
card-vow-of-kinship = Vow of Kinship
card-wild-mounts = Wild Mounts
card-lancers = Lancers
card-mountain-giant = Mountain Giant
card-rival-khan = Rival Khan
card-lost-tongue = Lost Tongue
card-special-envoy = Special Envoy
card-resettle = Resettle
card-oracle = Oracle
card-pilgrimage = Pilgrimage
card-spell-breaker = Spell Breaker
card-mounted-patrol = Mounted Patrol
card-great-crusade = Great Crusade
card-ancient-bloodline = Ancient Bloodline
card-ancient-pact = Ancient Pact
card-storm-caller = Storm Caller
card-family-wagon = Family Wagon
card-way-station = Way Station
card-twin-brother = Twin Brother
card-hospitality = Hospitality
card-a-fast-steed = A Fast Steed
card-relic-worship = Relic Worship
card-sacred-ground = Sacred Ground
card-nature-worship = Nature Worship
card-birdsong = Birdsong
card-small-friends = Small Friends
card-grasping-vines = Grasping Vines
card-threatening-roar = Threatening Roar
card-fae-merchant = Fae Merchant
card-second-chance = Second Chance
card-pied-piper = Pied Piper
card-mushrooms = Mushrooms
card-insect-swarm = Insect Swarm
card-vow-of-union = Vow of Union
card-giant-python = Giant Python
card-war-tortoise = War Tortoise
card-new-growth = New Growth
card-wild-cry = Wild Cry
card-animal-host = Animal Host
card-memory-of-nature = Memory of Nature
card-marsh-spirit = Marsh Spirit
card-vow-of-poverty = Vow of Poverty
card-forest-council = Forest Council
card-walled-garden = Walled Garden
card-vow-of-beastkin = Vow of Beastkin
card-bracken = Bracken
card-wild-allies = Wild Allies
card-sprawling-rampart = Sprawling Rampart
card-bandit-rampart = Bandit Rampart
card-hall-of-debate = Hall of Debate
card-hall-of-mockery = Hall of Mockery
card-forest-temple = Forest Temple
card-ruined-temple = Ruined Temple
card-festival-district = Festival District
card-squalid-district = Squalid District
card-great-spire = Great Spire
card-fallen-spire = Fallen Spire
card-ancient-forge = Ancient Forge
card-broken-forge = Broken Forge
card-vision-of-sanctuary = Vision of Sanctuary
card-vision-of-rebellion = Vision of Rebellion
card-conspiracy = Conspiracy
card-vision-of-faith = Vision of Faith
card-vision-of-conquest = Vision of Conquest
card-banner-of-the-darkest-secret = Darkest Secret
card-banner-of-the-peoples-favor-normal-side = People's Favor
card-sticky-fire = Sticky Fire
card-cursed-cauldron = Cursed Cauldron
card-brass-horse = Brass Horse
card-truthful-harp = Truthful Harp
card-grand-mask = Grand Mask
card-horned-mask = Horned Mask
card-cup-of-plenty = Cup of Plenty
card-whistle = Whistle
card-dowsing-sticks = Dowsing Sticks
card-cracked-horn = Cracked Horn
card-bandit-crown = Bandit Crown
card-ring-of-devotion = Ring of Devotion
card-skeleton-key = Skeleton Key
card-oracular-pig = Oracular Pig
card-circlet-of-command = Circlet of Command
card-ivory-eye = Ivory Eye
card-map = Map
card-obsidian-cage = Obsidian Cage
card-book-of-records = Book of Records
card-dragonskin-drum = Dragonskin Drum
card-the-grand-scepter = The Grand Scepter
card-mine = Mine
card-salt-flats = Salt Flats
card-fertile-valley = Fertile Valley
card-barren-coast = Barren Coast
card-plains = Plains
card-river = River
card-steppe = Steppe
card-mountain = Mountain
card-lush-coast = Lush Coast
card-marshes = Marshes
card-wastes = Wastes
card-rocky-coast = Rocky Coast
card-narrow-pass = Narrow Pass
card-charming-valley = Charming Valley
card-deep-woods = Deep Woods
card-standing-stones = Standing Stones
card-ancient-city = Ancient City
card-drowned-city = Drowned City
card-great-slum = Great Slum
card-buried-giant = Buried Giant
card-the-tribunal = The Tribunal
card-shrouded-wood = Shrouded Wood
card-the-hidden-place = The Hidden Place
card-brutal = Brutal
card-decadent = Decadent
card-careless = Careless
card-greedy = Greedy

# What cards do, in our own words.
text-wrestlers = Defender side only. Kill exactly one warband that counts in your defending force; in return put 1 extra die in the defense pool.
text-battle-honors = If your side wins, gain 2 favor from the Order bank.
text-bear-traps = Defender side only. Take 1 die out of the attack pool and also kill 1 warband standing on the attacker's board. The two halves are independent.
text-longbows = Attacker: +1 attack die. Defender: −1 attack die.
text-keep = Defender side only. +2 defense dice when the site that holds Keep is one of the declared targets.
text-pressgangs = Muster: the card you choose may already carry favor or secrets.
text-garrison = Gain a warband for each site you rule, then put one from your board on each of them, as far as they reach.
text-scouts = Attacker only. Gain 1 Supply at the moment of use.
text-alchemist = Gain exactly 4 favor in total, split however you like over one or several favor banks (less only if the banks run dry).
text-martial-culture = If you are an Exile, your opponent is another Exile and you win, you may become a Citizen, without an offer and without a relic.
text-errand-boy = Search a discard pile: take it from another region. Your own discards go where they usually go.
text-mercenaries = Attacker: +3 attack dice. Defender: −3 attack dice. If your side loses this campaign, Mercenaries is discarded.
text-tinkers-fair = Choose any other player, wherever they are, and agree a binding exchange that may contain favor, secrets and held relics in any mix.
text-rain-boots = Attacker only. Every defense die showing a single-shield face counts as nothing (two-shield and x2 faces are untouched). Discard Rain Boots in the end.
text-a-small-favor = Gain 4 warbands.
text-second-wind = Attacker only. If you win, once the campaign is completely finished (all other plans resolved) you may travel for 0 Supply, and after that may campaign for 0 Supply; either part may be skipped.
text-sleight-of-hand = Steal one secret from a player at your site who has two or more on their board.
text-key-to-the-city = If the ruler of its site is not there (bandits never are), kill all warbands there, gain one and put it on the site.
text-scryer = Look through one complete discard pile of any region, leaving its order unchanged.
text-disgraced-captain = Attacker only. +4 attack dice if at least one declared target is a site that contains an Order card.
text-naysayers = Rest: if an Exile holds the title (even you), take 1 favor from the Chancellor.
text-book-burning = Attacker only. If you win and the defender's pawn-and-favor was a target, the defender burns secrets from their board, faceup or facedown alike, until one remains.
text-ancient-binding = Every player burns all their secrets, on boards and cards, except one; yours is the one placed here. The Darkest Secret is not touched.
text-horse-archers = Attacker: +3 attack dice. Defender: −3 attack dice. Discard Horse Archers in the end.
text-warning-signals = Defender side only. Move any number of your warbands back and forth between your board and any sites you rule, leaving at least one on each such site. Discard Warning Signals in the end.
text-elders = Gain 1 secret.
text-the-gathering = In turn order from the Chancellor everybody may put their pawn here. Then the players here may exchange favor, secrets, relics and advisers as often as they like.
text-faithful-friend = Gain 4 Supply.
text-tents = Travel to another site of the region you are in costs 0 Supply.
text-great-herd = Optionally swap Great Herd with an unlocked Nomad card at any site.
text-fire-talkers = If you (or your side) hold the Darkest Secret: attacker +3, defender −3 attack dice.
text-magicians-code = Only when recovering the Darkest Secret: gain 2 secrets from the shared bank and put them on the banner together with whatever else you pay (which may be zero); the total must still beat the old amount.
text-spirit-snare = Take 1 favor out of any one favor bank.
text-wizard-school = Gain 1 secret, after which your Act Phase is over.
text-dazzle = Discard every Hearth card and every Order card lying at sites of your region (locked cards stay).
text-acting-troupe = During a Trade this adviser may count as a Beast or as an Order card instead of Arcane (only for that Trade).
text-taming-charm = Discard one unlocked Beast or Nomad card at your site; gain 2 favor from the bank of that card's suit (favor lying on the card returns to the bank before you take).
text-inquisitor = Look at an adviser of a player at your site. If it is the Conspiracy it is yours: play or discard it. Otherwise the favor placed here goes to that player.
text-wolves = Kill 1 warband on any single player board, your own included.
text-animal-playmates = Muster on a Beast card costs 0 Supply.
text-true-names = In a campaign you are part of, the opposing side may not use a battle plan whose suit equals the suit of one of your faceup advisers.
text-the-old-oak = When you trade favor for secrets and the traded-with card is The Old Oak, gain 1 extra secret if you have at least one Beast adviser.
text-forest-paths = Travel to a site containing a Beast card: 0 Supply and all powers printed on sites are ignored for this travel (powers of cards, e.g. Toll Roads, still apply).
text-long-lost-heir = If you are an Exile you may become a Citizen, without an offer and without a relic.
text-rangers = Attacker only. Your rolled skulls kill nobody. Additionally +2 attack dice if the defense pool holds 4 or more dice at the moment you use this.
text-roving-terror = Discard one unlocked denizen at some other site and move Roving Terror to that site. Without such a denizen the move is impossible.
text-wayside-inn = Gain 2 Supply.
text-extra-provisions = Defender side only. +1 defense die.
text-memory-of-home = Choose one favor bank and move everything in it to the Hearth bank.
text-welcoming-party = Search: if the denizen you play faceup comes straight from the draw (not from a facedown adviser), gain 1 favor from the Hearth bank.
text-traveling-doctor = If your side loses, no warband of its force dies and Traveling Doctor is discarded; effects that would kill the whole force are ignored.
text-storyteller = Darkest Secret gains one secret out of the shared bank.
text-armed-mob = Target the player who holds the Darkest Secret and does not hold the People's Favor; discard one of their faceup unlocked advisers.
text-tavern-songs = Inspect the uppermost three cards of the discard pile of your region.
text-secret-signal = Trade: if the trade yields exactly 1 favor for you, gain 1 more favor from the same bank.
text-augury = Search: draw 1 card more (drawing from the world deck still stops at a Vision).
text-rusting-ray = Defender side only. If you hold the Darkest Secret, the attacker's hollow swords count as nothing.
text-portal = Travel to or away from Portal's site: 0 Supply and all powers printed on sites are ignored (card powers still apply). Travelling to it from elsewhere requires access, i.e. ruling its site.
text-billowing-fog = If your side loses, no warband of its force dies; effects that would kill the whole force are ignored.
text-kindred-warriors = Your rolled skulls kill nobody. Attacker adds / defender removes any number of attack dice up to X, X = number of different suits other than Arcane among the cards you rule.
text-terror-spells = Only if you hold the Darkest Secret: kill any 2 warbands in your region, in any mix of sites of that region and boards of players whose pawns are in it, your own included.
text-blood-pact = Kill an even number of warbands on your own board; gain 1 secret for every two.
text-revelation = In turn order starting with the Chancellor, each player may burn any amount of favor and gain the same number of secrets.
text-observatory = Search: while your pawn is at Observatory's site, you may draw from the discard pile of any region.
text-plague-engines = Every player, you too, moves 1 favor to the Arcane bank for each site they rule.
text-gleaming-armor = In a campaign you take part in, each battle plan used by the opposing side additionally costs one placed secret.
text-bewitch = If you are an Exile with more secrets (on your board and on cards) than the Chancellor, you may become a Citizen, without an offer and without a relic.
text-jinx = While you rule Jinx: right after you rolled attack or defense dice you may pay and roll them all again, once a roll.
text-tutor = Gain 1 secret.
text-dream-thief = Swap any two facedown advisers, whoever owns them.
text-cracking-ground = Attacker adds / defender removes 1 attack die per declared site target.
text-sealing-ward = Each relic of yours that is declared a campaign target gives 1 defense die more than printed.
text-initiation-rite = Mandatory: when you muster you place 1 secret on the card instead of 1 favor.
text-vow-of-silence = You may neither recover the Darkest Secret nor give secrets to anybody. Each time some player recovers that banner you gain as many secrets as they placed on it.
text-forgotten-vault = Choose one: Darkest Secret +1 secret (from the shared bank), or Darkest Secret −1 secret (burnt), never below one.
text-map-library = Trade: while your pawn is at Map Library's site, the traded-with card may be at any site of your region.
text-witchs-bargain = With players whose pawns are at your site, as many times as you like: give 1 secret and take 2 favor, or give 2 favor and take 1 secret (their last secret may be taken).
text-master-of-disguise = Trade: replace your advisers by those of one other player for this action, including usable Trade modifiers among them; none of your own other advisers counts.
text-charlatan = Burn secrets from the Darkest Secret until exactly one is left on it.
text-assassin = Adviser limit 2 for the holder. Action: a faceup, unlocked adviser of a player at your site is discarded.
text-downtrodden = Muster: if the bank matching the chosen card's suit holds strictly less favor than every other bank, gain 2 warbands more.
text-blackmail = Name one relic of a player at your site. Its holder chooses: pay you 3 favor, or lose the relic to you.
text-cracked-sage = If the opposing side has an Arcane adviser: attacker +4, defender −4 attack dice.
text-dissent = People's Favor holder exempt: all other players pay favor from their boards onto this card, as many as there are distinct suits among the cards they rule (limited by what they own).
text-false-prophet = If you are an Exile: put a new warband on a Vision somebody has revealed; it counts as revealed by you, too. When it is discarded, the warband dies and the Vision comes to you as if searched.
text-vow-of-renewal = The holder cannot recover the People's Favor. All favor that anyone burns is redirected to the holder's board.
text-zealots = Attacker only. If at the moment of use the defending force outnumbers yours, each warband you sacrifice adds 3 to the attack instead of 1.
text-royal-ambitions = If you are an Exile and rule more sites than the Chancellor, you may become a Citizen and take a relic of the Reliquary unseen.
text-salt-the-earth = Not where a locked card lies. It ignores capacity; every other denizen there is discarded, and while it lies there the capacity is 1.
text-beast-tamer = Beast and Nomad battle plans are forbidden to the side fighting you.
text-riots = Only if the People's Favor is on its Mob side: determine the suit with most cards at sites (you break ties) and discard all cards of it from all sites, except this Riots itself and locked cards.
text-silver-tongue = You may have at most 2 advisers. Rest: take 1 favor from a bank whose suit matches some card at your site.
text-gambling-hall = Roll 4 defense dice, total the shields (x2 faces multiply) and take that many favor from one bank of your choice.
text-boiling-lake = Any player who travels to this site without ruling this card must kill 2 warbands on their own board (as many as they have).
text-relic-thief = Trigger: someone with a pawn in your region just took relic(s). You may pay and roll as many defense dice as relics; if all dice show blank or x2 faces (no one- or two-shield face) you take all of those relics.
text-enchantress = Swap Enchantress with any one unlocked faceup adviser of any player.
text-insomnia = You may have at most 2 advisers. Rest: gain 1 secret.
text-sneak-attack = When another player's campaign has ended you may immediately campaign against that player for 0 Supply; normal rules for choosing a defender apply.
text-gossip = Enemies of this card's ruler may not put cards into their advisers facedown (cards already facedown may stay).
text-bandit-chief = Kill 1 warband at every site. As long as Bandit Chief lies faceup, each site has 2 bandits more (3 instead of 1).
text-chaos-cult = Trigger: the Oathkeeper title came to someone else. Take one favor off that player.
text-slander = Attacker only. If you win and the defender's pawn-and-favor was a target, the defender burns all favor on their board instead of half.
text-code-of-honor = Attacker: +2 attack dice. Defender: −2 attack dice. Your side may use no other battle plan.
text-outriders = Attacker only. Your rolled skulls kill nobody.
text-messenger = Move any number of your warbands between your board and any sites you rule, in both directions, leaving at least one on each such site.
text-field-promotion = If your side wins, you gain 3 warbands.
text-palanquin = Pick a player at your site and a destination legal for their travel. Your pawn is placed there directly; they then travel there at no Supply cost.
text-shield-wall = Defender side only. +2 defense dice; if you lose, your whole force is killed.
text-military-parade = If your side wins, you gain 1 favor from the matching bank for every single faceup adviser of the opposing side (Imperial Allies included, duplicates of a suit count each).
text-tome-guardians = Enemies of this card's ruler may not target or take the Darkest Secret by any means, Recover included.
text-tyrant = Mandatory: each time you travel, kill 1 warband at the destination site if any is there, even your own.
text-forced-labor = An enemy of this card's ruler, standing at that ruler's site, may search only after giving the ruler 1 favor.
text-secret-police = Anyone hostile to this card's ruler cannot put a Vision faceup while standing on a site of that ruler.
text-specialist = Attacker only. The whole defending side may use no battle plans.
text-captains = Campaign as if your pawn were at a site you rule, for 0 Supply; your warbands at that site join your attacking force.
text-siege-engines = Kill 2 warbands at one site of your region, your own included.
text-royal-tax = Take 2 favor from every player whose pawn stands on a site that you rule and that lies in the region of your pawn.
text-toll-roads = An enemy of this card's ruler may travel to that ruler's sites only by giving the ruler 1 favor.
text-curfew = An enemy of this card's ruler may trade with that ruler's cards only by giving the ruler 1 favor.
text-knights-errant = After mustering you may campaign for 0 Supply.
text-vow-of-obedience = You may not play Visions faceup (the Conspiracy included). Rest: take 1 favor from any one bank.
text-hunting-party = After a Search of the world deck you may campaign for 0 Supply.
text-council-seat = While you are a Citizen nobody can exile you, not even you yourself.
text-encirclement = If your force is the larger one: attacker +2, defender −2 attack dice.
text-peace-envoy = No other plans. If your opponent stands at your site, give them 1 favor for each defense die: you win at once, without dice or losses.
text-relic-hunter = Attacker only. You may add facedown relics lying at targeted sites to the targets, 1 defense die each. Relics you take in this campaign may be put on the bottom of the relic deck instead of kept.
text-homesteaders = Relocate a faceup adviser of yours to the site of your pawn; capacity, adviser-only and locked restrictions apply and no play bonuses happen.
text-crop-rotation = Search: a play to a site may be preceded by discarding one denizen of that same site.
text-a-round-of-ale = Carry out the Rest Phase returns now: all favor on cards to the banks, all secrets on cards to your board, your facedown secrets turn up, except that the favor just placed here stays.
text-land-warden = Search: you may play two of the drawn cards instead of one, provided at least one of them is played to a site.
text-charming-friend = One favor moves from a player at your site's board to yours.
text-village-constable = Unless the opposing side has the People's Favor: attacker +2, defender −2 attack dice.
text-family-heirloom = Take the top relic of the relic deck in hand: keep it or bury it under the deck.
text-news-from-afar = The Search costs 0 Supply.
text-levelers = Move 2 favor from the fullest favor bank to the emptiest one; you break ties.
text-fabled-feast = Take favor from one bank: one for each Hearth card you rule, this one included.
text-the-great-levy = Unless the opposing side has the People's Favor: attacker +3 / defender −3 attack dice and your rolled skulls kill nobody; otherwise the whole power does nothing.
text-hearts-and-minds = Defender side only. You win at once. In the end this card is discarded unless you hold the People's Favor.
text-relic-breaker = Bury one facedown relic of your site (to the relic deck's bottom); reward: three warbands.
text-book-binders = After another player plays a Vision faceup (the Conspiracy included), gain 2 favor from one bank of your choice.
text-ballot-box = If you are an Exile with the People's Favor, you become a Citizen, without an offer and without a relic.
text-saddle-makers = When somebody else plays a Nomad or Order card faceup, gain 2 favor from that suit's bank.
text-herald = After another player's campaign whose defender was a player, gain 1 favor from any bank.
text-rowdy-pub = Muster on Rowdy Pub gives 1 warband more.
text-vow-of-peace = You may not campaign. Whoever attacks you may not sacrifice warbands to raise the attack.
text-deed-writer = Agree with any player a binding exchange of favor, secrets and sites: the old ruler takes the warbands back, the new one places some.
text-salad-days = Gain 3 favor, one from each of three different banks.
text-marriage = Counts as two Hearth advisers wherever advisers of a suit are counted, but only as one for the adviser limit.
text-hospital = Warbands of yours that would be killed in this campaign are instead put on Hospital's site at the end of the campaign, provided you rule that site then.
text-awaited-return = Trade: costs 0 Supply if you kill one warband on your board.
text-convoys = Stack another region's entire discard pile on top of the pile of your region, which may be empty.
text-vow-of-kinship = When played, all your favor goes to the Nomad bank; from then on it always goes there, and you may pay from that bank.
text-wild-mounts = Instead of the Nomad battle plans you would have to discard you may discard one Beast card you rule.
text-lancers = Attacker only. Every attack-die result counts twice (swords, hollow swords and skulls). Discard Lancers in the end.
text-mountain-giant = Choose at use: attacker +1 / defender −1 attack die; or attacker +3 / defender −3 and then Mountain Giant is discarded in the end.
text-rival-khan = If the opposing side has a Nomad adviser: attacker +4, defender −4 attack dice. Discard Rival Khan in the end.
text-lost-tongue = Other players may not target or take your relics and banners by any means unless they rule a Nomad card.
text-special-envoy = Travel costs 0 Supply, but your Act Phase ends after it.
text-resettle = Relocate a faceup, unlocked Nomad adviser of any player (yourself too) to any site with room; adviser-only cards cannot go.
text-oracle = Find the Vision nearest the top of the world deck, draw it (Visions Drawn advances) and play or discard it as if searched; put the skipped cards back in the same order.
text-pilgrimage = The denizens at your site join the Dispossessed; draw as many random ones from there, look at them and put them on your region's discard pile.
text-spell-breaker = Enemies of this card's ruler may not use powers that are paid for with secrets.
text-mounted-patrol = Defender side only. The attacker rolls only half of the final attack pool, rounded down. Discard Mounted Patrol in the end.
text-great-crusade = Attacker adds, defender removes 1 attack die for each Nomad card they rule, this one included. Discard Great Crusade in the end.
text-ancient-bloodline = For your enemies, denizens and relics at sites you rule count as locked (no discarding, moving, swapping or recovering them).
text-ancient-pact = If you are an Exile you may give the Darkest Secret to the Chancellor, become a Citizen, and take a relic of the Reliquary unseen.
text-storm-caller = Defender side only. +2 defense dice. Discard Storm Caller in the end.
text-family-wagon = You may have only one adviser that is not Nomad, but any number of Nomad advisers, which do not count against the limit.
text-way-station = Travel to this site costs 0 Supply if you rule this card or give its ruler 1 favor.
text-twin-brother = Optionally swap Twin Brother with an unlocked faceup Nomad adviser of another player.
text-hospitality = After travelling, gain 1 favor from one bank whose suit matches both a card at your new site and one of your advisers.
text-a-fast-steed = Travel costs 0 Supply if your board has 3 or fewer warbands.
text-relic-worship = After recovering a relic, gain 3 Supply.
text-sacred-ground = Faceup plays of Visions (Conspiracy excepted) are illegal for every player whose pawn is not at this card's site.
text-nature-worship = Attacker adds, defender removes 1 attack die for each faceup Beast adviser they have.
text-birdsong = Trade with a Beast or Nomad card costs 0 Supply.
text-small-friends = Trade: act as if your pawn were at one site that contains a Beast card; Trade modifiers there become usable and those at your real site do not.
text-grasping-vines = An enemy of this card's ruler who travels away from a site of that ruler must kill 1 warband on their own board if they have one.
text-threatening-roar = Discard all Nomad cards and all other Beast cards at sites of your region (locked cards stay).
text-fae-merchant = Draw the top relic and take it, then put one relic you hold other than the Grand Scepter (the new one qualifies) on the bottom of the relic deck.
text-second-chance = Pick a board whose owner has at least one Order or Discord adviser, kill one warband there; you gain one warband.
text-pied-piper = Playing this card never forces an adviser discard, yet it counts as an adviser. Action: move it to another player's advisers and take 2 favor from that player.
text-mushrooms = Search at 0 Supply whose draw is a single card, taken from underneath the discard pile of your region.
text-insect-swarm = In a campaign you take part in, each battle plan used by the opposing side additionally costs one burnt favor.
text-vow-of-union = Mandatory when you attack: warbands at all sites you rule join your attacking force. You may not travel away from a site you rule while any warbands are on your board.
text-giant-python = Whoever attacks you must choose targets whose defense dice add up to an even number.
text-war-tortoise = The value of the opposing side's strongest faces is ignored: the attacker's two-swords-with-skull faces (their skull still kills) or the defender's two-shield faces.
text-new-growth = Search: Beast and Hearth cards may be played to any faceup site with room.
text-wild-cry = Search bonus: playing a Beast card yields +1 Supply and two warbands for the player.
text-animal-host = Gain warbands equal to the number of Beast cards at all sites (this one too when it is played to a site), whoever rules them.
text-memory-of-nature = Shift exactly X favor in total from freely chosen banks into the Beast bank; X counts Beast cards lying at sites.
text-marsh-spirit = A player who declares this card's site as a target may use no battle plans in that campaign.
text-vow-of-poverty = Trade never yields favor for the holder. Rest: with zero favor on the board, take two favor out of a single bank.
text-forest-council = Enemies of this card's ruler may neither trade with nor muster on Beast cards.
text-walled-garden = Defender side only. If this card's site is a target: +1 defense die for each Beast card at any site, this one included.
text-vow-of-beastkin = Mandatory: you may muster only on a card whose suit matches one of your advisers; each Muster gives 1 warband more.
text-bracken = Search: all cards you discard in this action may go together to the top or to the bottom of any one discard pile, your region's included.
text-wild-allies = Campaign as if your pawn were at a site containing a Beast card, for 0 Supply; your warbands at that site join your attacking force.
text-sprawling-rampart = Every site ruled by this card's ruler gives 1 defense die more when it is declared a target.
text-bandit-rampart = Defender side only. -2 attack dice if this site is a target. The bandits use it, too.
text-hall-of-debate = Nobody may declare the People's Favor as a campaign target.
text-hall-of-mockery = Whoever recovers the People's Favor: it ends up on its Mob side.
text-forest-temple = In the Chronicle, sites with a Beast card are not discarded; an edifice that the winner does not rule still falls to ruin.
text-ruined-temple = Enemies of this card's ruler may not play Beast cards faceup.
text-festival-district = Agree with any player a binding exchange of favor, secrets and advisers.
text-squalid-district = Whenever the end-of-game die is rolled, this card's ruler may afterwards change the result by +1 or −1 (7 still ends the game). Citizens may not use it.
text-great-spire = Search: you may exchange any number of the denizens you drew for random cards of the Dispossessed.
text-fallen-spire = Name a number from 0 to 5: so many top denizens of your region's discard pile are exchanged for random Dispossessed cards.
text-ancient-forge = Take the top relic of the relic deck in hand: keep it or bury it under the deck.
text-broken-forge = Flip this card to its intact side.
text-vision-of-sanctuary = An Exile's goal: hold more relics and banners than anybody else, with at least 3 Visions drawn.
text-vision-of-rebellion = An Exile's goal: hold the People's Favor, with at least 3 Visions drawn.
text-conspiracy = Anybody may play it. You may burn a secret and seize a relic or banner of a player at your site, if two suits of your advisers are among theirs. Then it goes to the box.
text-vision-of-faith = An Exile's goal: hold the Darkest Secret, with at least 3 Visions drawn.
text-vision-of-conquest = An Exile's goal: rule more sites than anybody else, with at least 3 Visions drawn.
text-banner-of-the-darkest-secret = Recover it by placing more secrets than lie on it, and only if a card at its holder's site has a suit that none of the holder's faceup advisers has. You take one of the old secrets, the old holder the rest. Searching the World Deck costs its holder 2 Supply.
text-banner-of-the-peoples-favor-normal-side = Recover it by placing more favor than lies on it; the old favor goes round the banks. On waking its holder adds a favor or returns one to the emptiest bank; with 6 it turns into a mob. Search: play to any site of the region, discarding a denizen there if you like.
text-sticky-fire = If your side wins, you may kill the whole opposing force; then give that player 1 favor if you can.
text-cursed-cauldron = If your side wins, you gain 1 warband for each enemy warband that was killed during this campaign.
text-brass-horse = Reveal the top card of your region's discard pile (it goes back facedown). Travel for 0 Supply to another site that contains a card of the revealed suit; if that is impossible travel anywhere, also for 0 Supply. Unusable with an empty pile; a Vision matches nothing.
text-truthful-harp = Search: decide at the start to draw 2 cards more; then every drawn card and the kept card must be shown to all.
text-grand-mask = While its holder is an Exile, during the holder's own turn the holder rules the cards (not battle plans, not the sites themselves) at Imperial sites and the Imperial players do not.
text-horned-mask = Exchange places between a faceup adviser of yours and a card at your pawn's site; restrictions of both cards must permit it, and since it is a swap no play bonuses happen.
text-cup-of-plenty = Trade with a card whose suit matches one of your advisers costs 0 Supply.
text-whistle = Choose a pawn at another site; its owner must travel to your site for 0 Supply if able (they are never forced to pay or flip resources). If they do, give them the secret placed here, faceup.
text-dowsing-sticks = Take the top relic of the relic deck in hand: keep it or bury it under the deck.
text-cracked-horn = Search: all cards you discard in this action may go to the bottom of the world deck instead (Visions too; the track does not change).
text-bandit-crown = Bandits count as your warbands: you rule faceup sites without warbands. Bandits cannot be killed or moved.
text-ring-of-devotion = The holder may never place warbands at sites in any way; each Muster gives 2 warbands more.
text-skeleton-key = If the Chancellor rules the site of your pawn, look at one relic of the Imperial Reliquary of your choice and optionally take it (this uncovers that modifier). The Chancellor may use it too.
text-oracular-pig = Inspect the uppermost three world deck cards.
text-circlet-of-command = Other players may not target or take the holder's banners or the holder's other relics. Targeting the holder's pawn-and-favor gives 3 defense dice instead of 2.
text-ivory-eye = Look at one facedown site, or one facedown adviser, or one facedown relic at a site, anywhere.
text-map = Put the Map under the relic deck and gain 4 Supply.
text-obsidian-cage = Plan: if your side wins, the enemy warbands that survived go into the cage. Action: move warbands from it to a board of their colour.
text-book-of-records = Mandatory: for playing a card to a site you gain 1 secret instead of 1 favor (Homeland bonuses are unaffected).
text-dragonskin-drum = After you travel, gain 1 warband (also when someone else made you travel).
text-the-grand-scepter = Not in the turn you seized it. Action: look at the Reliquary, offer Citizenship to an Exile, or exile a Citizen.
text-mine = Waking here, you may take 1 favor from the site.
text-salt-flats = Waking here, you may take 1 favor or 1 secret from the site.
text-fertile-valley = Homeland of Hearth: playing a Hearth card here gives another favor from its bank.
text-barren-coast = Coast. Travel from here to another Coast site costs 1 Supply and ignores the Narrow Pass power.
text-plains = Any target here: 1 attack die more.
text-river = Muster on a card here gives 1 warband more if you rule the site.
text-steppe = Homeland of Nomads: playing a Nomad card here gives 1 secret.
text-mountain = Any target here: 1 attack die fewer.
text-lush-coast = Coast. Travel from here to another Coast site costs 1 Supply and ignores the Narrow Pass power.
text-marshes = Mandatory: a Search with your pawn here draws 1 card fewer.
text-wastes = Homeland of Discord: playing a Discord card here lets you take the relic here.
text-rocky-coast = Coast. Travel from here to another Coast site costs 1 Supply and ignores the Narrow Pass power.
text-narrow-pass = Travel from another region into this region must end here. An attacker whose pawn is in another region and who declares any target in this region must also target this site, unless they rule it.
text-charming-valley = Travel from here costs 1 Supply more.
text-deep-woods = Homeland of Beasts: playing a Beast card here lets you take the relic here.
text-standing-stones = Homeland of Arcane: playing an Arcane card here gives 1 secret.
text-ancient-city = Homeland of Order: playing an Order card here gives 2 warbands.
text-drowned-city = Waking here, you may take 1 secret from the site.
text-great-slum = Before a card comes here, whoever brings it may discard a card from here.
text-buried-giant = When travelling from here you may turn one secret on your board facedown to pay 0 Supply and ignore the Narrow Pass power.
text-the-tribunal = Action: if you rule this site or stand here, make a binding agreement with any player about favor, secrets and future deeds.
text-shrouded-wood = Travel from here costs 2 Supply and passes by the Narrow Pass and The Hidden Place. If an enemy rules it, that ruler picks where you go.
text-the-hidden-place = To travel here, or to declare a target here, turn one of your secrets facedown.
text-brutal = When the Chancellor attacks, whoever loses, even the Chancellor, loses the whole force instead of half.
text-decadent = The Chancellor travels to the Cradle for 0 Supply, and to the Hinterland for 1 more.
text-careless = Trade gives the Chancellor 1 favor more, and 1 secret less where it is for secrets.
text-greedy = The Chancellor draws 2 cards more in a Search, but may not search for more than 2 Supply.

# Who is about to win.
threat-usurper = { $seat } { $seat-you ->
    [yes] win
   *[no] wins
} as the Usurper when { $seat-you ->
    [yes] you next wake
   *[no] they next wake
}
threat-vision = { $seat } { $seat-you ->
    [yes] win
   *[no] wins
} by the { $vision } when { $seat-you ->
    [yes] you next wake
   *[no] they next wake
}
threat-title = { $seat } { $seat-you ->
    [yes] hold the title: you become
   *[no] holds the title: they become
} the Usurper on waking next, and can win one turn later
threat-near-vision = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} one step from winning by the { $vision }
threat-empire = The Empire wins at the end of this round ({ $seat })
threat-empire-roll = The Empire wins at the end of this round on a roll of { $roll } or more ({ $seat })

# -- Why an answer is advised --

why-dice = it wins { $win } % of the time, and skulls kill about { $losses }
why-plan = you stand at { $win } %, and it improves that
why-done = you stand at { $win } %
why-stop = { $seat } is about to win, and land, banners and relics can be taken by force
why-campaign = it takes sites, relics and banners
why-recover = relics and banners are here for those who pay
why-search = new cards bring new powers, perhaps a Vision
why-muster = warbands rule sites and win campaigns
why-trade = favor and secrets are what everything costs
why-travel = other sites have other cards and other rulers
why-rest = Supply you save is there next turn
