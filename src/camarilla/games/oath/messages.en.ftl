# Oath: what the table says. Ids are shared by both languages.
game-title = Oath
game-about = The Chancellor, Citizens and Exiles struggle for a land that remembers every game. For 2 to 6 players.
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
    [1] { $seat-you ->
        [yes] your facedown adviser
       *[no] { $seat }'s facedown adviser
    }
   *[other] { $seat-you ->
        [yes] your facedown adviser { $number }
       *[no] { $seat }'s facedown adviser { $number }
    }
}
unseen-relic = { $of ->
    [1] the facedown relic at { $site }
   *[other] facedown relic { $number } at { $site }
}
facedown-site = facedown site { $space }
a-power = a power

# Prompts.
act = Your turn: what do you do?
pick-board = Choose your player board
stock-site = Not enough favor for every site: which one gets it?
place-pawn = Place your pawn at a faceup site
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
first-discard = Discard a card from that site first?
muster-on = Which card do you muster on?
trade-with = Which card do you trade with, and for what?
recover-what = What do you recover?
recover-payment = How much do you place on the banner?
recover-bank = The old favor is spread around the banks: which bank comes first?
travel-to = Where do you travel?
send-to = Where does { $traveller } travel?
pay-toll = Travel there and pay the price?
campaign-defender = Who do you attack?
campaign-target = Declare the targets of your campaign
campaign-dice = How many attack dice do you roll?
campaign-join = { $attacker } { $attacker-you ->
    [yes] attack
   *[no] attacks
} { $defender } at { $site }: join the defense as an Ally?
campaign-permit = { $citizen } wants to join your defense. Allow it?
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
campaign-lose = { $count ->
    [one] { $count } warband dies
   *[other] { $count } warbands die
}: where?
campaign-place = How many warbands do you leave at { $site }?
campaign-banish = { $attacker-you ->
    [yes] You have won
   *[no] { $attacker } has won
} at { $site }: banish { $defender }'s pawn? Choose a site
campaign-burn = { $attacker-you ->
    [yes] You have won
   *[no] { $attacker } has won
} at { $site }: burn half of { $defender }'s favor?
new-keeper = Several players meet the Oath's goal equally well: who takes the title?
people-feed = The People's Favor: place 1 favor on it, or return 1 to a bank
site-token = Take a token from your site?
rest-power = Use a Rest power?
gather-count = How many warbands do you take with you?
station-count = How many warbands do you leave here?
gather-allow = { $citizen } wants to take { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
} from an Imperial site. Allow it?
share-count = How many warbands do you give? (A minus sign means you take them)
share-allow = { $other } wants to share warbands; your board would change by { $count }. Allow it?
show-to = Who will you show { $card } to?
offer-show = Before the offer, do you show { $seat } the relic or others in the Reliquary?
show-spaces = Show { $count ->
    [one] space { $spaces }
   *[other] these spaces: { $spaces }
}
offer-space = Which relic from the Reliquary?
citizen-remove = There are too few purple warbands to replace yours: where do you remove { $count }?
conspire = Conspiracy: burn a secret to take a relic or banner?
keep-relic = Keep { $card }? If not, it goes to the bottom of the deck
nudge-die = { $card }: change the end die?
reroll = { $card }: roll these dice again?
may = Use { $card }?
react = Use { $card } now?
witchs-bargain = Make a bargain with somebody here?
pick-card = { $card }: choose a card
kill-at = { $card }: { $count ->
    [one] { $count } warband dies
   *[other] { $count } warbands die
}; where?
pick-place = { $card }: choose a board or a site
pick-site = { $card }: choose a site
pick-seat = { $card }: choose a player
pick-bank = { $card }: choose a favor bank
pick-amount = { $card }: how many?
pick-pile = { $card }: choose a discard pile
pick-item = { $card }: choose a relic or banner
pick-word = { $card }: choose one
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
act-rest-unused = Rest: end the turn with nothing done
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
act-peek = Look at { $card }
act-gather = Take warbands from your site
act-station = Leave warbands at your site
act-share = Share warbands with { $seat }
act-offer = Offer Citizenship to { $seat }
act-exile = Exile { $seat }
act-leave = Exile yourself
noun-search = your Search action
noun-muster = your Muster action
noun-trade = your Trade action
noun-recover = your Recover action
noun-campaign = your Campaign action
noun-travel = your Travel action
noun-play = how you play the card
declare = Use { $card }
a-card = { $card }
a-site = { $site }
a-seat = { $seat }
a-bank = The { $suit } bank
an-amount = { $count }
a-board = { $seat-you ->
    [yes] Your board
   *[no] { $seat }'s board
}
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
trade-for-favor = Place 1 secret on { $card } to gain favor
trade-for-secret = Place 2 favor on { $card }, gain secrets
price = { $parts }
price-nothing = free
price-from = from { $count } Supply
price-supply = { $count } Supply
price-favor = { $count } favor
price-secrets = { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
attack = Attack { $seat }
attack-bandits = Attack the bandits
target-site = Target { $site }
target-pawn = Target their pawn and favor
target-relic = Target { $card }
target-banner = Target { $banner }
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
promise-owe-favor = a promise to pay { $what } favor by round { $round } (penalty: { $penalty })
promise-owe-secrets = { $what ->
    [one] a promise to pay { $what } secret by round { $round } (penalty: { $penalty })
   *[other] a promise to pay { $what } secrets by round { $round } (penalty: { $penalty })
}
promise-peace = a promise of peace until round { $round } (penalty: { $penalty })
promise-hands-off = a promise not to take { $what } until round { $round } (penalty: { $penalty })
refusal-deeds = you have reached this table's action limit for a turn: rest
refusal-supply = not enough Supply: you have { $count }
refusal-search = you do not have enough Supply to search: rest to get more
refusal-muster = you need an empty card at your site and 1 favor to place on it
refusal-trade = you need an empty card at your site and favor or secrets to place on it
refusal-recover = there is nothing at your site that you can afford to recover
refusal-campaign = nobody can be attacked from your site
refusal-travel = you do not have enough Supply to travel anywhere
refusal-gather = you have no warbands here to take
refusal-station = you must rule this site and have warbands on your board
refusal-leave = to leave the Empire you must be a Citizen without the Grand Scepter, and pay the price
refusal-scepter = you must have held the Grand Scepter since before this turn
refusal-not-exile = only an Exile can be offered Citizenship
refusal-reliquary = the Reliquary is empty
refusal-not-citizen = only another Citizen can be exiled
refusal-exile-price = you cannot pay for it, or a power forbids it
refusal-access = rule { $card } or stand at its site to use it
refusal-occupied = { $card } already has tokens on it
refusal-cost = you cannot pay for { $card }
refusal-useless = { $card } would do nothing now
refusal-nowhere = there is nowhere to play { $card } now
refusal-empty-space = there is no relic in that space
refusal-no-relic = your offer must promise a relic from the Reliquary
refusal-advisers = somebody would have too many advisers
refusal-warbands = the new ruler needs a warband for every site in the deal with { $seat }
refusal-power = { $card } cannot do that
refusal-forbidden = a power in play forbids it
refusal-tokens = you need more favor or secrets for it
refusal-here = you are there already
refusal-region = search the World Deck or your own region's discard pile
refusal-not-drawn = it is not among the cards you drew
refusal-pile = your discards go there only if a power says so
refusal-vision-site = Visions are never played to sites
refusal-adviser-only = this card can only be an adviser
refusal-site-only = this card can only be played to a site
refusal-own-site = play it to your own site
refusal-no-room = that site is full
refusal-reveal = only an Exile may reveal a Vision
refusal-too-many-advisers = you have no room for it, or it cannot be played that way
refusal-displace = choose an adviser who can be discarded
refusal-clear = choose a card that can be discarded
refusal-feed = choose the bank with the least favor, or place 1 favor of your own
refusal-rest = it has no Rest power you can use now
refusal-token = there is no such token at your site
refusal-conspire = Conspiracy cannot take that
refusal-bargain = you must both be at the same site, and each of you must have what you give
refusal-board = that board is taken: choose another
refusal-stock = that site gets no favor now
refusal-pawn = choose a faceup site; the Chancellor starts at the first one
refusal-defender = attack a player who rules this site or stands here
refusal-target = choose something of the defender's that can be attacked from here
refusal-declared-target = you have already declared this target
refusal-target-here = at least one target must be at your site
refusal-too-many = choose one of the numbers offered
refusal-used = { $card } has already been used
refusal-side = { $card } is a battle plan for the other side
refusal-rule = rule { $card } to use it
refusal-ally = choose an Ally who has battle plans left
refusal-show = you can already look at that card
refusal-swear = swear an Oath other than this game's
refusal-invite = that player cannot become a Citizen now
refusal-build = no edifice can be built there
refusal-suit = choose the most common suit among your advisers
refusal-not-here = choose a card at your site
refusal-ruin = { $card } has no suit
refusal-recover-relic = recover a facedown relic at your own site, at that site's price
refusal-darkest = its holder's advisers match every suit at that site
refusal-banner = place more than the { $count } it holds now
refusal-bank = choose another bank to start with
refusal-lose = choose a place with warbands to lose
refusal-banish = choose another site: the pawn cannot go there
refusal-keeper = choose a player who best meets the Oath's goal
refusal-go = first choose what the action still needs
refusal-declared = { $card } is already in use
refusal-modifier = { $card } has no effect here, or it is out of your reach or too costly

# Events.
event-GameBegan = The Oath of { $oath ->
    [supremacy] Supremacy
    [people] the People
    [devotion] Devotion
   *[other] Protection
} is in force; turn order: { $order }
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
        [yes] discard
       *[no] discards
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
}, with { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} on it
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
    [1] The attacker
   *[0] The defender
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
} a { $roll } on the end die
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
oath-title = Title: { $seat } ({ $side })
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
text-wrestlers = Defense only. Kill 1 of your defending warbands for +1 defense die.
text-battle-honors = If your side wins, gain 2 favor from the Order bank.
text-bear-traps = Defense only. −1 attack die, and 1 warband on the attacker's board dies.
text-longbows = Attack: +1 attack die. Defense: −1 attack die.
text-keep = Defense only. +2 defense dice if Keep's site is a target.
text-pressgangs = Muster: you may choose a card that already has favor or secrets on it.
text-garrison = Gain 1 warband for each site you rule, then move 1 warband from your board to each of those sites, as long as you have any.
text-scouts = Attack only. Gain 1 Supply at once.
text-alchemist = Take exactly 4 favor in all from one or more favor banks.
text-martial-culture = If you win and both you and your opponent are Exiles, you may become a Citizen; no offer is needed, and you get no relic.
text-errand-boy = When you search a discard pile, draw from another region's pile instead. Your own discards still go to the usual pile.
text-mercenaries = Attack: +3 attack dice. Defense: −3 attack dice. If your side loses, discard this card.
text-tinkers-fair = Make a binding exchange of favor, secrets and relics with any player, wherever they are.
text-rain-boots = Attack only. Single shields on the defense dice do not count. Discard this card at the end of the campaign.
text-a-small-favor = Gain 4 warbands.
text-second-wind = Attack only. If you win, then after the campaign you may travel for 0 Supply, and then you may campaign for 0 Supply.
text-sleight-of-hand = Take 1 secret from a player at your site who has at least two on their board.
text-key-to-the-city = If the ruler's pawn is not at this site (bandits never have one), kill all warbands here, then gain 1 warband and put it here.
text-scryer = Look through any region's discard pile. Keep its order.
text-disgraced-captain = Attack only. +4 attack dice if a site with an Order card is among the targets.
text-naysayers = Rest: if an Exile (even you) holds the Oathkeeper title, take 1 favor from the Chancellor.
text-book-burning = Attack only. If you win and the defender's pawn and favor were among the targets, the defender burns all but one of the secrets on their board.
text-ancient-binding = Each player burns all but one of their secrets, counting those on boards and on cards; you keep the one placed here. Secrets on the Darkest Secret are safe.
text-horse-archers = Attack: +3 attack dice. Defense: −3 attack dice. Discard this card at the end of the campaign.
text-warning-signals = Defense only. Move any number of warbands between your board and the sites you rule, leaving at least one at each. Discard this card at the end of the campaign.
text-elders = Gain 1 secret.
text-the-gathering = Starting with the Chancellor, each player in turn order may move their pawn here. Then the players here may exchange favor, secrets, relics and advisers as often as they like.
text-faithful-friend = Gain 4 Supply.
text-tents = Traveling within your region costs 0 Supply.
text-great-herd = You may swap this card with an unlocked Nomad card at any site.
text-fire-talkers = If your side holds the Darkest Secret: +3 attack dice when attacking, −3 when defending.
text-magicians-code = When you recover the Darkest Secret, put 2 secrets from the shared bank on it, in addition to any you pay yourself.
text-spirit-snare = Take 1 favor from any favor bank.
text-wizard-school = Gain 1 secret. Your Act Phase ends.
text-dazzle = Discard all unlocked Hearth and Order cards at the sites in your region.
text-acting-troupe = Trade: this adviser may count as a Beast or Order card instead of Arcane.
text-taming-charm = Discard an unlocked Beast or Nomad card at your site and take 2 favor from the bank of its suit.
text-inquisitor = Look at an adviser of a player at your site. If it is the Conspiracy, it is yours to play or discard. If not, the favor placed here goes to that player.
text-wolves = Kill 1 warband on any player's board, even your own.
text-animal-playmates = Mustering on a Beast card costs 0 Supply.
text-true-names = When you attack or defend, the other side may not use battle plans whose suit matches one of your faceup advisers.
text-the-old-oak = When you trade with this card for secrets, gain 1 more if you have a Beast adviser.
text-forest-paths = Traveling to a site with a Beast card costs 0 Supply and ignores the powers of sites, but not those of cards.
text-long-lost-heir = If you are an Exile, you may become a Citizen; no offer is needed, and you get no relic.
text-rangers = Attack only. Skulls you roll kill none of your warbands. +2 attack dice if there are already 4 or more defense dice.
text-roving-terror = Discard an unlocked denizen at another site and put this card in its place.
text-wayside-inn = Gain 2 Supply.
text-extra-provisions = Defense only. +1 defense die.
text-memory-of-home = Move all the favor in one bank to the Hearth bank.
text-welcoming-party = Search: if you play a denizen faceup straight from your draw, take 1 favor from the Hearth bank.
text-traveling-doctor = If your side loses, none of its warbands die, even if the whole force would; then discard this card.
text-storyteller = Put 1 secret from the shared bank on the Darkest Secret.
text-armed-mob = If the holder of the Darkest Secret does not hold the People's Favor, discard one of their faceup, unlocked advisers.
text-tavern-songs = Look at the top three cards of your region's discard pile.
text-secret-signal = Trade: if you would gain exactly 1 favor, take 1 more from the same bank.
text-augury = Search: draw 1 more card (a Vision still ends the draw).
text-rusting-ray = Defense only. If you hold the Darkest Secret, the attacker's hollow swords do not count.
text-portal = Traveling to or from Portal's site costs 0 Supply and ignores the powers of sites, but not those of cards. To use this from another site, you must rule Portal.
text-billowing-fog = If your side loses, none of its warbands die, even if the whole force would.
text-kindred-warriors = Skulls you roll kill none of your warbands. Add attack dice (attack) or remove them (defense): as many as you like, up to the number of suits other than Arcane among the cards you rule.
text-terror-spells = If you hold the Darkest Secret, kill any 2 warbands in your region, at its sites or on the boards of players there, including your own.
text-blood-pact = Kill an even number of warbands on your board; gain 1 secret for each pair.
text-revelation = Starting with the Chancellor, each player in turn order may burn any amount of favor to gain the same number of secrets.
text-observatory = Search: while your pawn is at this site, you may draw from any region's discard pile.
text-plague-engines = Each player, including you, moves 1 favor from their board to the Arcane bank for each site they rule.
text-gleaming-armor = When you attack or defend, each of the other side's battle plans costs 1 more secret, placed on that plan.
text-bewitch = If you are an Exile with more secrets (on your board and on cards) than the Chancellor, you may become a Citizen; no offer is needed, and you get no relic.
text-jinx = While you rule Jinx: right after rolling attack or defense dice, you may pay to reroll them all, once per roll.
text-tutor = Gain 1 secret.
text-dream-thief = Swap any two facedown advisers, no matter whose they are.
text-cracking-ground = For each site among the targets, +1 attack die if you attack and −1 if you defend.
text-sealing-ward = Each of your relics that is a target adds 1 more defense die.
text-initiation-rite = Mandatory: when you muster, place 1 secret on the card instead of 1 favor.
text-vow-of-silence = You may not recover the Darkest Secret or give secrets away. Whenever anyone recovers it, gain as many secrets as they placed on it.
text-forgotten-vault = Put 1 secret from the shared bank on the Darkest Secret, or burn 1 from it (one always stays).
text-map-library = Trade: while your pawn is at this site, you may trade with a card at any site in your region.
text-witchs-bargain = Make as many bargains as you like with players at your site: 1 secret for 2 favor, or 2 favor for 1 secret, even their last one.
text-master-of-disguise = Trade: count another player's advisers instead of your own, and use their Trade modifiers.
text-charlatan = Burn all but one of the secrets on the Darkest Secret.
text-assassin = You may have at most 2 advisers. Action: discard a faceup, unlocked adviser of a player at your site.
text-downtrodden = Muster: if the bank of the card's suit holds less favor than every other bank, gain 2 more warbands.
text-blackmail = Name a relic held by a player at your site. They must either pay you 3 favor or give you the relic.
text-cracked-sage = If the other side has an Arcane adviser: +4 attack dice when attacking, −4 when defending.
text-dissent = Everyone but the holder of the People's Favor places 1 favor here for each suit among the cards they rule, or as much as they have.
text-false-prophet = If you are an Exile: gain a warband and put it on a Vision someone has revealed; you now count as having revealed that Vision, too. When it would be discarded, the warband dies and you play or discard the Vision as if you had searched.
text-vow-of-renewal = You may not recover the People's Favor. Whenever anyone burns favor, it goes to you instead.
text-zealots = Attack only. If the defending force is larger than yours when you use this, each warband you sacrifice adds 3 instead of 1.
text-royal-ambitions = If you are an Exile and rule more sites than the Chancellor, you may become a Citizen and take a relic from the Reliquary, sight unseen.
text-salt-the-earth = Cannot be played to a site with a locked card. Ignore the site's capacity and discard all other denizens here. While this card is here, the capacity is 1.
text-beast-tamer = Nobody may use Beast or Nomad battle plans against you.
text-riots = Only while the People's Favor is a mob: choose the suit with the most cards at sites (you break ties) and discard all its cards at sites, except this one and locked ones.
text-silver-tongue = You may have at most 2 advisers. Rest: take 1 favor from the bank of a suit found at your site.
text-gambling-hall = Roll 4 defense dice and take 1 favor for each shield you rolled (a ×2 doubles them), all from one bank.
text-boiling-lake = If you travel here without ruling this card, you lose 2 warbands from your board.
text-relic-thief = When someone in your region takes relics, you may pay and roll a defense die for each. If no die shows a shield, the relics are yours.
text-enchantress = Swap this card with any player's faceup, unlocked adviser.
text-insomnia = You may have at most 2 advisers. Rest: gain 1 secret.
text-sneak-attack = When another player's campaign is over, you may immediately campaign against them for 0 Supply, if you can attack them.
text-gossip = Enemies of this card's ruler may not play cards facedown to their advisers.
text-bandit-chief = When played, kill 1 warband at every site. While this card is faceup, each site has 2 more bandits.
text-chaos-cult = When another player becomes the Oathkeeper, take 1 favor from them.
text-slander = Attack only. If you win and the defender's pawn and favor were among the targets, the defender burns all their favor instead of half.
text-code-of-honor = Attack: +2 attack dice. Defense: −2 attack dice. Your side may use no other battle plan.
text-outriders = Attack only. Skulls you roll kill none of your warbands.
text-messenger = Move any number of warbands between your board and the sites you rule, leaving at least one at each.
text-field-promotion = If your side wins, you gain 3 warbands.
text-palanquin = Choose a player at your site and a site they could travel to. Your pawn moves there; then they travel there for 0 Supply.
text-shield-wall = Defense only. +2 defense dice. If you lose, your whole force dies.
text-military-parade = If your side wins, take 1 favor for each faceup adviser on the other side, from the bank of that adviser's suit.
text-tome-guardians = Enemies of this card's ruler may not target, take or recover the Darkest Secret.
text-tyrant = Mandatory: whenever you travel, kill 1 warband at the site you reach, even if it is yours.
text-forced-labor = Enemies at a site that this card's ruler rules must pay that player 1 favor to search.
text-secret-police = Enemies may not reveal Visions at a site that this card's ruler rules.
text-specialist = Attack only. The defending side may not use battle plans.
text-captains = Campaign for 0 Supply as if you stood at a site you rule; your warbands there join your force.
text-siege-engines = Kill 2 warbands, even your own, at one site in your region.
text-royal-tax = Take 2 favor from each player whose pawn is at a site you rule in your region.
text-toll-roads = To travel to a site that this card's ruler rules, enemies must pay that player 1 favor.
text-curfew = To trade with a card that this card's ruler rules, enemies must pay that player 1 favor.
text-knights-errant = After mustering you may campaign for 0 Supply.
text-vow-of-obedience = You may not reveal Visions or play the Conspiracy faceup. Rest: take 1 favor from any bank.
text-hunting-party = After searching the World Deck you may campaign for 0 Supply.
text-council-seat = While you are a Citizen, nobody can exile you, not even you yourself.
text-encirclement = If your force is larger: +2 attack dice when attacking, −2 when defending.
text-peace-envoy = You may use no other battle plan. If your opponent's pawn is at your site, give them 1 favor for each defense die to win at once, without dice or losses.
text-relic-hunter = Attack only. You may add facedown relics at targeted sites to your targets, for 1 defense die each. You may put relics you take under the relic deck.
text-homesteaders = Move one of your faceup advisers to your site, if it may go there and there is room. You gain no favor for this.
text-crop-rotation = Search: before you play to a site, you may discard a denizen there.
text-a-round-of-ale = Return everything now, as if resting: favor on cards goes to the banks, secrets on cards come back to you, and your facedown secrets turn faceup. The favor you just paid stays here.
text-land-warden = Search: you may play two of the cards you drew, if at least one goes to a site.
text-charming-friend = Take 1 favor from a player at your site.
text-village-constable = Unless the other side holds the People's Favor: +2 attack dice when attacking, −2 when defending.
text-family-heirloom = Draw the top relic of the relic deck. Keep it, or put it under the deck.
text-news-from-afar = Searching costs 0 Supply.
text-levelers = Move 2 favor from the fullest bank to the emptiest (you break ties).
text-fabled-feast = Take 1 favor for each Hearth card you rule, including this one, all from one bank.
text-the-great-levy = Unless the other side holds the People's Favor: +3 attack dice when attacking, −3 when defending, and skulls you roll kill none of your warbands.
text-hearts-and-minds = Defense only. You win at once. Discard this card at the end of the campaign unless you hold the People's Favor.
text-relic-breaker = Put a facedown relic at your site under the relic deck and gain 3 warbands.
text-book-binders = Whenever another player reveals a Vision or plays the Conspiracy, take 2 favor from one bank.
text-ballot-box = If you are an Exile with the People's Favor, you become a Citizen; no offer is needed, and you get no relic.
text-saddle-makers = Whenever another player plays a Nomad or Order card faceup, take 2 favor from the bank of its suit.
text-herald = After another player's campaign, unless it was against bandits, take 1 favor from any bank.
text-rowdy-pub = Mustering on this card gives you 1 more warband.
text-vow-of-peace = You may not campaign. Players who attack you may not sacrifice warbands.
text-deed-writer = Make a binding exchange of favor, secrets and sites with any player. When a site changes hands, the old ruler takes back their warbands and the new one moves some in.
text-salad-days = Take 1 favor from each of three different banks.
text-marriage = Counts as two Hearth advisers, but takes up the room of only one.
text-hospital = Your warbands killed in this campaign come to this site when the campaign ends, if you rule the site then.
text-awaited-return = Trading costs 0 Supply if you kill a warband on your board.
text-convoys = Put another region's whole discard pile on top of yours.
text-vow-of-kinship = When played, all your favor goes to the Nomad bank. From then on your favor always goes there, and you may pay from that bank.
text-wild-mounts = Instead of discarding Nomad battle plans, however many, you may discard one Beast card you rule.
text-lancers = Attack only. Everything rolled on the attack dice counts double, even skulls. Discard this card at the end of the campaign.
text-mountain-giant = Choose: +1 attack die when attacking, −1 when defending; or +3 attack dice when attacking, −3 when defending, but then discard this card at the end of the campaign.
text-rival-khan = If the other side has a Nomad adviser: +4 attack dice when attacking, −4 when defending. Discard this card at the end of the campaign.
text-lost-tongue = Nobody may target or take your relics and banners unless they rule a Nomad card.
text-special-envoy = You may travel for 0 Supply, but then your Act Phase ends.
text-resettle = Move any player's faceup, unlocked Nomad adviser to a site with room, but not one that may only be an adviser.
text-oracle = Draw the first Vision from the top of the World Deck and play or discard it as if you had searched. The other cards keep their order.
text-pilgrimage = The denizens at your site join the Dispossessed. Draw the same number at random from the Dispossessed, look at them and discard them to your region's pile.
text-spell-breaker = Enemies of this card's ruler may not use powers that cost a secret.
text-mounted-patrol = Defense only. The attacker rolls only half their dice, rounded down. Discard this card at the end of the campaign.
text-great-crusade = Attack: +1 attack die for each Nomad card you rule, including this one. Defense: −1 attack die for each. Discard this card at the end of the campaign.
text-ancient-bloodline = For your enemies, the denizens and relics at sites you rule count as locked.
text-ancient-pact = If you are an Exile, you may give the Darkest Secret to the Chancellor to become a Citizen and take a relic from the Reliquary, sight unseen.
text-storm-caller = Defense only. +2 defense dice. Discard this card at the end of the campaign.
text-family-wagon = You may have only one adviser who is not Nomad, but any number of Nomad advisers.
text-way-station = Traveling here costs 0 Supply if you rule this card or give its ruler 1 favor.
text-twin-brother = You may swap this card with another player's faceup, unlocked Nomad adviser.
text-hospitality = After you travel, take 1 favor from the bank of a suit found both at your new site and among your advisers.
text-a-fast-steed = Traveling costs 0 Supply if you have 3 warbands or fewer on your board.
text-relic-worship = After recovering a relic, gain 3 Supply.
text-sacred-ground = Only a player at this site may reveal a Vision. The Conspiracy is exempt.
text-nature-worship = Attack: +1 attack die for each of your faceup Beast advisers. Defense: −1 attack die for each.
text-birdsong = Trading with a Beast or Nomad card costs 0 Supply.
text-small-friends = Trade as if you stood at a site with a Beast card. Use the Trade modifiers of that site, not your own.
text-grasping-vines = Enemies who leave a site that this card's ruler rules lose 1 warband from their board.
text-threatening-roar = Discard all unlocked Nomad cards and all other unlocked Beast cards at the sites in your region.
text-fae-merchant = Take the top relic of the relic deck, then put one of your relics (not the Grand Scepter) under the deck.
text-second-chance = Kill a warband on the board of a player with an Order or Discord adviser, and gain a warband.
text-pied-piper = You need not discard an adviser to make room for this card. Action: move this card to another player's advisers and take 2 favor from them.
text-mushrooms = Search for 0 Supply, but draw only the bottom card of your region's discard pile.
text-insect-swarm = When you attack or defend, each battle plan of the other side costs 1 more favor, which is burned.
text-vow-of-union = Mandatory: your warbands at all sites you rule join your attacks. You may not leave a site you rule while you have warbands on your board.
text-giant-python = Players who attack you must choose targets whose defense dice add up to an even number.
text-war-tortoise = The best face of the other side's dice does not count: two swords with a skull (the skull still kills), or two shields.
text-new-growth = Search: you may play Beast and Hearth cards to any faceup site with room.
text-wild-cry = Search: if you play a Beast card, gain 1 Supply and 2 warbands.
text-animal-host = Gain 1 warband for each Beast card at any site, whoever rules it.
text-memory-of-nature = For each Beast card at any site, move 1 favor from any other bank to the Beast bank.
text-marsh-spirit = Players who target this site may not use battle plans in that campaign.
text-vow-of-poverty = Trading gives you no favor. Rest: if you have no favor, take 2 from any one bank.
text-forest-council = Enemies of this card's ruler may not trade with Beast cards or muster on them.
text-walled-garden = Defense only. If this site is a target: +1 defense die for each Beast card at any site, including this one.
text-vow-of-beastkin = Mandatory: you may muster only on cards of your advisers' suits, but you gain 1 more warband.
text-bracken = Search: you may put all the cards you discard on the top or the bottom of any one discard pile.
text-wild-allies = Campaign for 0 Supply as if you stood at a site with a Beast card; your warbands there join your force.
text-sprawling-rampart = Each site that this card's ruler rules adds 1 defense die when it is a target.
text-bandit-rampart = Defense only. −2 attack dice if this site is a target. Bandits use it, too.
text-hall-of-debate = Nobody may target the People's Favor in a campaign.
text-hall-of-mockery = Whenever anyone recovers the People's Favor, it turns into a mob.
text-forest-temple = In the Chronicle, sites with a Beast card are not discarded. An edifice the winner does not rule still falls to ruin.
text-ruined-temple = Enemies of this card's ruler may not play Beast cards faceup.
text-festival-district = Make a binding exchange of favor, secrets and advisers with any player.
text-squalid-district = After the end die is rolled, this card's ruler may raise or lower the result by 1, unless they are a Citizen.
text-great-spire = Search: you may replace any of the denizens you drew with random cards from the Dispossessed.
text-fallen-spire = Name a number from 0 to 5. Replace that many denizens from the top of your region's discard pile with random cards from the Dispossessed.
text-ancient-forge = Draw the top relic of the relic deck. Keep it, or put it under the deck.
text-broken-forge = Turn this card over: the edifice stands again.
text-vision-of-sanctuary = An Exile's goal: hold more relics and banners than anyone else, with at least 3 Visions drawn.
text-vision-of-rebellion = An Exile's goal: hold the People's Favor, with at least 3 Visions drawn.
text-conspiracy = Anyone may play it. You may burn a secret to seize a relic or banner from a player at your site whose advisers share two suits with yours. Then the Conspiracy goes back to the box.
text-vision-of-faith = An Exile's goal: hold the Darkest Secret, with at least 3 Visions drawn.
text-vision-of-conquest = An Exile's goal: rule more sites than anyone else, with at least 3 Visions drawn.
text-banner-of-the-darkest-secret = To recover it, place more secrets than it holds. You may only do so if some card at its holder's site has a suit that none of the holder's faceup advisers has. You take one of the old secrets and the old holder takes the rest. Searching the World Deck costs its holder 2 Supply.
text-banner-of-the-peoples-favor-normal-side = To recover it, place more favor than it holds; the old favor is spread around the banks. On waking, its holder adds 1 favor or returns 1 to the emptiest bank; at 6 it turns into a mob. Search: play to any site in the region, discarding a denizen there if you like.
text-sticky-fire = If your side wins, you may kill the whole opposing force; then give that player 1 favor if you can.
text-cursed-cauldron = If your side wins, gain 1 warband for each enemy warband killed in this campaign.
text-brass-horse = Reveal the top card of your region's discard pile and travel for 0 Supply to another site with a card of its suit. If there is none, travel anywhere.
text-truthful-harp = Search: you may draw 2 more cards, but then show everyone all the cards you drew, and the one you keep.
text-grand-mask = If you are an Exile, then on your own turn you, not the Empire, rule the cards at Imperial sites, except battle plans.
text-horned-mask = Swap one of your faceup advisers with a card at your site, if each may take the other's place. You gain no favor for this.
text-cup-of-plenty = Trading with a card whose suit matches one of your advisers costs 0 Supply.
text-whistle = Choose a pawn at another site: its owner travels to you for 0 Supply if they can. Then give them the secret placed here.
text-dowsing-sticks = Draw the top relic of the relic deck. Keep it, or put it under the deck.
text-cracked-horn = Search: you may put the cards you discard under the World Deck instead.
text-bandit-crown = Bandits count as your warbands: you rule faceup sites without warbands. Bandits cannot be killed or moved.
text-ring-of-devotion = You may not place warbands at sites. Mustering gives you 2 more warbands.
text-skeleton-key = If the Chancellor rules your site, look at one relic in the Reliquary; you may take it.
text-oracular-pig = Look at the top three cards of the World Deck.
text-circlet-of-command = Nobody may target or take your banners or your other relics. As a target, your pawn and favor are worth 3 defense dice instead of 2.
text-ivory-eye = Look at any one facedown site, adviser, or relic at a site.
text-map = Put the Map under the relic deck and gain 4 Supply.
text-obsidian-cage = Battle plan: if your side wins, the enemy warbands that survive go into the cage. Action: move warbands from it to a board of their color.
text-book-of-records = Mandatory: when you play a card to a site, gain 1 secret instead of 1 favor.
text-dragonskin-drum = After you travel, even against your will, gain 1 warband.
text-the-grand-scepter = Action, but not on the turn you took it: look at the Reliquary, offer Citizenship to an Exile, or exile a Citizen.
text-mine = When you wake here, you may take 1 favor from the site.
text-salt-flats = When you wake here, you may take 1 favor or 1 secret from the site.
text-fertile-valley = Homeland of Hearth: if you play a Hearth card here, take 1 more favor from its bank.
text-barren-coast = Coast: traveling from here to another coast costs 1 Supply and ignores the Narrow Pass.
text-plains = +1 attack die if anything here is a target.
text-river = Mustering here gives you 1 more warband if you rule this site.
text-steppe = Homeland of Nomads: if you play a Nomad card here, gain 1 secret.
text-mountain = −1 attack die if anything here is a target.
text-lush-coast = Coast: traveling from here to another coast costs 1 Supply and ignores the Narrow Pass.
text-marshes = When you search from here, draw 1 card fewer.
text-wastes = Homeland of Discord: if you play a Discord card here, you may take the relic here.
text-rocky-coast = Coast: traveling from here to another coast costs 1 Supply and ignores the Narrow Pass.
text-narrow-pass = Anyone who travels into this region from another must stop here. Anyone who attacks from another region must also target this site, unless they rule it.
text-charming-valley = Traveling from here costs 1 more Supply.
text-deep-woods = Homeland of Beasts: if you play a Beast card here, you may take the relic here.
text-standing-stones = Homeland of Arcane: if you play an Arcane card here, gain 1 secret.
text-ancient-city = Homeland of Order: if you play an Order card here, gain 2 warbands.
text-drowned-city = When you wake here, you may take 1 secret from the site.
text-great-slum = Before you play or move a card here, you may discard a card from here.
text-buried-giant = When you travel from here, you may turn one of your secrets facedown to pay 0 Supply and ignore the Narrow Pass.
text-the-tribunal = Action: if you are here or rule this site, make a binding agreement with any player about favor, secrets and future deeds.
text-shrouded-wood = Traveling from here costs 2 Supply and ignores the Narrow Pass and The Hidden Place. If an enemy rules this site, they choose where you go.
text-the-hidden-place = To travel here, or to declare a target here, turn one of your secrets facedown.
text-brutal = When the Chancellor attacks, the losing side (even the Chancellor's) loses its whole force instead of half.
text-decadent = Traveling to the Cradle costs the Chancellor 0 Supply, but traveling to the Hinterland costs 1 more than usual.
text-careless = Whenever the Chancellor trades, they gain 1 more favor; when trading for secrets, they also gain 1 secret fewer.
text-greedy = Search: the Chancellor draws 2 more cards, but may not search if it costs more than 2 Supply.

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
} with the { $vision } when { $seat-you ->
    [yes] you next wake
   *[no] they next wake
}
threat-title = { $seat } { $seat-you ->
    [yes] hold the title: on your next turn you become the Usurper, and you can win a turn later
   *[no] holds the title: on their next turn they become the Usurper, and can win a turn later
}
threat-near-vision = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} one step away from winning with the { $vision }
threat-empire = The Empire ({ $seat }) wins at the end of this round
threat-empire-roll = The Empire ({ $seat }) wins at the end of this round on a roll of { $roll } or more

# -- Why an answer is advised --

why-dice = it wins { $win }% of the time, and skulls will kill about { $losses ->
    [one] { $losses } warband
   *[other] { $losses } warbands
}
why-plan = your odds are { $win }%, and this improves them
why-done = your odds are { $win }%
why-stop = { $seat } is about to win, and sites, banners and relics can be taken by force
why-campaign = it is how you take sites, relics and banners
why-recover = relics and banners go to whoever pays for them
why-search = new cards bring new powers, and perhaps a Vision
why-muster = warbands rule sites and win campaigns
why-trade = favor and secrets pay for everything
why-travel = other sites have other cards and other rulers
why-rest = unspent Supply is still there next turn
