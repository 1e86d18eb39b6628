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
unknown-card = an unseen card ({ $where })
facedown-site = the facedown site { $space }
a-power = a power

# Prompts.
act = Your turn: what do you do?
pick-board = Choose your player board
stock-site = Favor is short: which site gets one?
place-pawn = Place your pawn on a faceup site
first-adviser = Keep one card as a facedown adviser
first-discard-order = Which card do you discard first?
modify = Modifiers of { $action }: declare one, or go on
search-source = Where do you search?
search-keep = Which card do you keep?
search-keep-more = Keep another card to play?
search-discard = Which card do you discard first?
discard-pile = Where do the discards of this action go?
play-where = { $card }: where do you play it?
displace = Your advisers are full: which one is discarded?
first-discard = Discard a card first?
muster-on = Muster on which card?
trade-with = Trade with which card, and for what?
recover-what = What do you recover?
recover-payment = How much do you place on the banner?
recover-bank = The old favor goes to the banks one by one: from which?
travel-to = Where do you travel?
send-to = Where does { $traveller } travel?
pay-toll = Travel there and pay the toll?
campaign-defender = Whom do you attack?
campaign-target = Declare targets
campaign-dice = How many attack dice?
campaign-join = Join the defence as an Ally?
campaign-permit = May { $citizen } join your defence?
campaign-plan = Use a battle plan?
campaign-ally-order = Which Ally uses battle plans next?
campaign-sacrifice = Win by sacrificing { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
}?
campaign-lose = Where does a warband die?
campaign-place = How many warbands do you place at { $site }?
campaign-banish = Banish the defender's pawn?
campaign-burn = Burn the defender's favor?
new-keeper = Several players keep the oath now: who takes the title?
people-feed = The People's Favor: place 1 favor, or return 1 to a bank
site-token = Take a token from your site?
rest-power = Use a Rest power?
gather-count = How many warbands do you take along?
station-count = How many warbands do you leave here?
gather-allow = { $citizen } would take { $count } warbands from an Imperial site. Allow it?
share-count = How many warbands do you give (or, with a minus, take)?
share-allow = { $other } would share warbands with you: { $count } for you. Allow it?
show-to = Who may look at { $card }?
offer-show = Let { $seat } look at the relic first?
offer-space = Which relic of the Reliquary?
citizen-remove = Too few purple warbands: where is one removed?
conspire = Burn a secret and take something?
keep-relic = { $card }: keep it? Otherwise it goes under the deck
nudge-die = { $card }: change the end die?
reroll = { $card }: roll these dice again?
may = { $card }: do it?
react = { $card }: use it now?
witchs-bargain = A bargain with somebody here?
pick-card = { $card }: choose a card
pick-place = { $card }: choose where the warband is
pick-site = { $card }: choose a site
pick-seat = { $card }: choose a player
pick-bank = { $card }: choose a favor bank
pick-amount = { $card }: how many?
pick-pile = { $card }: choose a discard pile
pick-item = { $card }: choose a relic or banner
pick-word = { $card }: choose
swear = Swear the oath of the next game
chronicle-invite = Offer Citizenship to an Exile?
chronicle-join = Become a Citizen of the winner's empire?
chronicle-build = Build or repair an edifice?
chronicle-suit = Which suit joins the World Deck?

# Answers.
option-skip = None
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
noun-search = a search
noun-muster = a muster
noun-trade = a trade
noun-recover = a recovery
noun-campaign = a campaign
noun-travel = a journey
noun-play = a play
declare = Declare { $card }
a-card = { $card }
a-site = { $site }
a-seat = { $seat }
a-bank = The { $suit } bank
an-amount = { $count }
a-board = The board of { $seat }
a-player-board = The { $color } board, { $side }
play-discard = Discard it
play-site = Play it to { $site }
play-faceup = Play it faceup
play-facedown = Lay it facedown among your advisers
play-revealed = Reveal the Vision on your board
discard-as-usual = As usual
discard-under-world = Under the World Deck
discard-on = On top of { $pile }
discard-under = Under { $pile }
trade-for-favor = 1 secret on { $card } for favor
trade-for-secret = 2 favor on { $card } for secrets
attack = Attack { $seat }
attack-bandits = Attack the bandits
target-site = The site { $site }
target-pawn = Pawn and favor
target-relic = The relic { $card }
target-banner = The banner: { $banner }
use-plan = Use { $card }
feed-place = Place 1 favor on the banner
bargain-favor = Give { $seat } 1 secret for 2 favor
bargain-secret = Give { $seat } 2 favor for 1 secret
goods-favor = { $count } favor
goods-secrets = { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
goods-reliquary = the relic in space { $space } of the Reliquary
promise-owe-favor = a promise to pay { $what } favor by round { $round }, or { $penalty }
promise-owe-secrets = a promise to pay { $what } secrets by round { $round }, or { $penalty }
promise-peace = a promise of peace ({ $what }) until round { $round }, or { $penalty }
promise-hands-off = a promise not to take { $what } until round { $round }, or { $penalty }
refusal-deeds = a turn has no more actions than the table allows
refusal-supply = it takes more Supply than you have ({ $count })
refusal-search = you cannot pay for any search here
refusal-muster = there is no empty card here to muster on, or you have no favor for it
refusal-trade = there is no empty card here to trade with, or you have nothing to place
refusal-recover = there is nothing here that you could recover and pay for
refusal-campaign = there is nobody here whom you could attack
refusal-travel = there is nowhere you could travel to
refusal-gather = you have no warbands here that could leave
refusal-station = you do not rule this site, or have no warbands to leave
refusal-leave = only a Citizen without the Scepter who can pay for it may go into exile
refusal-scepter = that takes the Grand Scepter, held since before this turn
refusal-not-exile = Citizenship is for Exiles
refusal-reliquary = the Reliquary is empty
refusal-not-citizen = only another Citizen can be exiled
refusal-exile-price = you cannot pay for it, or a power forbids it
refusal-access = you neither rule { $card } nor stand at its site
refusal-occupied = tokens lie on { $card } already
refusal-cost = you cannot pay for { $card }
refusal-useless = { $card } could do nothing now
refusal-nowhere = there is nowhere to play { $card } now
refusal-not-there = it is not there to give
refusal-no-relic = an offer of Citizenship promises a relic of the Reliquary
refusal-advisers = somebody would have too many advisers
refusal-warbands = a new ruler needs a warband for every site (deal with { $seat })
refusal-power = { $card } does not speak of that
refusal-forbidden = a power forbids it
refusal-tokens = you have too little favor or too few secrets for it
refusal-here = you are there already
refusal-region = only the World Deck and the pile of your region can be searched
refusal-not-drawn = it is not among the cards you drew
refusal-pile = no power sends your discards there
refusal-vision-site = Visions are never played to sites
refusal-adviser-only = this card can only be an adviser
refusal-site-only = this card can only lie at a site
refusal-own-site = a card is played to your own site
refusal-no-room = there is no room for it
refusal-reveal = only an Exile reveals a Vision, and nothing else is revealed
refusal-too-many-advisers = you would have too many advisers, or it may not lie there so
refusal-displace = it is no adviser that could make room
refusal-clear = it cannot be discarded to make room
refusal-feed = it must be a bank with the least favor, or your own favor if you have any
refusal-rest = it has no Rest power that you could use now
refusal-token = there is none at this site
refusal-conspire = Conspiracy cannot take that
refusal-bargain = one of you lacks what it takes, or is elsewhere
refusal-board = that board is taken
refusal-stock = that site gets no favor now
refusal-pawn = pawns begin at faceup sites, the Chancellor's at the first of them
refusal-defender = they neither rule the site you attack nor stand there
refusal-target = it is not the defender's, or cannot be had here
refusal-declared-target = it is a target already
refusal-target-here = one target must be at your site
refusal-too-many = there are not so many to choose from, or too few of them
refusal-used = { $card } was used already
refusal-side = { $card } is a plan of the other side
refusal-rule = { $card } is not yours to rule
refusal-ally = that player is no ally who has yet to plan
refusal-show = you know your own cards
refusal-swear = the next Oath is another one, or that of the Vision that won
refusal-invite = they cannot become a Citizen now
refusal-build = no edifice can be built in its place
refusal-suit = it is not the most common suit among your advisers
refusal-not-here = { $card } does not lie at your site
refusal-ruin = { $card } has no suit
refusal-recover-relic = relics are recovered facedown from your own site, for its price
refusal-darkest = every suit at its holder's site is among the holder's advisers
refusal-banner = you must place more than lies there ({ $count })
refusal-bank = start with another bank
refusal-lose = there are none of the warbands in question
refusal-banish = the pawn cannot be sent there
refusal-keeper = they do not meet the Oath's condition best
refusal-go = as it stands the action cannot be finished
refusal-declared = { $card } is declared already
refusal-modifier = { $card } does not bear on this action, or you cannot reach or pay it

# Events.
event-GameBegan = The Oath is that of { $oath ->
    [supremacy] Supremacy
    [people] the People
    [devotion] Devotion
   *[other] Protection
}; the order of turns: { $order }
event-RoundBegan = Round { $round }
event-TurnBegan = { $seat } { $seat-you ->
    [yes] wake
   *[no] wakes
}
event-ActionBegan = { $seat } { $seat-you ->
    [yes] begin
   *[no] begins
} an action: { $action ->
    [search] search
    [muster] muster
    [trade] trade
    [recover] recovery
    [campaign] campaign
    [travel] journey
    [use] use of a power
    [play] play of an adviser
    [drop] discard of an adviser
    [peek] look at a relic
    [show] show of an adviser
    [offer] offer of Citizenship
    [exile] sentence of exile
    [leave] departure from the Empire
   *[other] move of warbands
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
} { $count } favor from { $giver }
event-FavorGiven = { $seat } { $seat-you ->
    [yes] give
   *[no] gives
} { $count } favor to { $taker }
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
} from { $giver }
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
event-WarbandsMoved = { $seat } { $seat-you ->
    [yes] move
   *[no] moves
} { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
} { $back ->
    [1] from { $site }
   *[0] to { $site }
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
event-VisionDrawn = A Vision: { $visions } drawn so far ({ $seat })
event-CardPlayed = { $seat } { $seat-you ->
    [yes] play
   *[no] plays
} { $card } { $where ->
    [10] faceup among the advisers
    [11] facedown among the advisers
    [12] on the Revealed Vision space
   *[other] to a site
}
event-CardPlayed-hidden = { $seat } { $seat-you ->
    [yes] lay
   *[no] lays
} a card facedown among the advisers
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
event-BannerMoved = { $seat } { $seat-you ->
    [yes] now hold
   *[no] now holds
} { $banner ->
    [0] the People's Favor
   *[1] the Darkest Secret
} with { $tokens } on it
event-SiteRevealed = A site is revealed: { $site }
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
    [1] Attack dice
   *[0] Defense dice
} rolled: { $count }
event-CampaignEnded = { $attack } against { $defense }: { $won ->
    [1] { $seat } defeated { $defender }
   *[0] { $defender } withstood { $seat }
}
event-CampaignEnded-hidden = { $attack } against { $defense }: { $won ->
    [1] { $seat } defeated the bandits
   *[0] the bandits withstood { $seat }
}
event-TitleMoved = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} the Oathkeeper now
event-Usurped = { $seat } { $seat-you ->
    [yes] turn
   *[no] turns
} Usurper
event-BecameCitizen = { $seat } { $seat-you ->
    [yes] become
   *[no] becomes
} a Citizen
event-BecameExile = { $seat } { $seat-you ->
    [yes] become
   *[no] becomes
} an Exile
event-DealStruck = { $seat } and { $partner } strike a deal
event-EndDieRolled = The end die shows { $roll } ({ $seat })
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
