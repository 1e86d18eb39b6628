# Illuminati: New World Order: what the table says. Ids are shared by both languages.
game-title = Illuminati: New World Order
game-about = Build a secret power structure and take over the world, for 2 to 6 players.
seat = seat { $seat }

lead = Choose the Group you lead with
lead-arrow = Choose the arrow of your Illuminati for your lead
draw-plot = Start of your turn: draw a Plot?
draw-group = Draw from your Group deck?
take-over = Choose a card for your automatic takeover
main = Your actions: attack, act, or knock
last-moves = The end of your turn: anything else?
claim = Do you claim victory?
contest = Victory is claimed. Can you stop it?
moment = An open moment: do you play anything?
reply = { $deed ->
    [play] { $whose ->
        [own] You play { $card }. Do you add anything?
       *[rival] { $seat } plays { $card }. Do you reply?
    }
   *[other] { $whose ->
        [own] You have announced a play. Do you add anything?
       *[rival] { $seat } has announced a play. Do you reply?
    }
}
after = Something has just happened. Do you play on it?
after-roll = { $whose ->
    [own] The dice for your attack are down. Do you change the roll?
    [mine] The dice for the attack on { $card } of yours are down. Do you change the roll?
   *[rival] The dice are down. Do you change the roll?
}
fight = { $whose ->
    [own] Your attack on { $card }: do you put anything in?
    [mine] { $deed ->
        [destroy] { $seat } attacks to destroy { $card } of yours. Do you defend it?
       *[control] { $seat } attacks to take { $card } from you. Do you defend it?
    }
   *[rival] { $deed ->
        [destroy] { $seat } attacks to destroy { $card }. Do you take part?
       *[control] { $seat } attacks to control { $card }. Do you take part?
    }
}
announce = Announce your attack: aiding groups, privilege, or go
target = Choose the target
decide = Commit the attack, or call it off?
arrow = Choose the arrow for the captured group
how-many = How many tokens do you spend?
refit = Choose another arrow of the same master
rearrange = Choose a group to move, or finish
new-place = Choose its new place
move-to = Move it where?
move-by = Whose action pays for the move?
place-at = Choose the arrow for the Group
revive-at = Choose the arrow on which it returns
price = Choose how you pay
payer = Choose a group to act
pay-card = Choose a card to discard
buy-with = Whose token buys the Plot?
relief-payer = Relief: choose a group to act, or stop
draw-how = How do you draw?
search = Choose a card of your deck
free = What do you do with your cards? It costs no action
depth = How many cards shall lie above it?
accept-gift = You are offered a card as a gift. Accept it?
shed = You hold too many Plots: get rid of one
which-marker = You may have only one of these Plots in play: which one goes?
lie = The deal is struck: do you keep your word?
where = Choose where the group goes
mover = Whose action moves the group?
give-unseen = Choose the card you give unseen
store = Choose the Plot to lay face down
take-bottom = You see the bottom card of your deck: take it instead of the top one?
write = Write down one of your groups, secretly
write-place = Write down a Place, secretly and for good
sacrifice = Choose the group you lose
take-one = Take one of the top three Plots
rest-where = Where do the other cards go?
keep-top = You see the top card: take it, or the bottom one unseen?
gloat = Draw a Plot, or hide your exposed ones?
revenge = Take Plots of the rival's deck, or expose the hidden ones?
burn = Choose the Plot your rival discards
treasure = Choose an Artifact or Gadget to take over
openly = Do you take it openly or hidden?
hide-resource = Choose the Resource to hide
unpack = Choose the Resource to show
peeked = You have seen your rival's hidden Plots: choose one
own-plot = Choose one of your own hidden Plots to expose
choose-of = Choose a card, or none
set-aside = Your rival searches your Plots: set one of them aside
this-or-others = Expose the Plot that was set aside, or all the others?
of-two = You have drawn two cards of your rival's hand: which one is discarded?
audit = Steal one of these Plots, or expose them all?
goods = Choose what you discard for the token
gets-token = Choose a group for an extra token, or stop
upheaval = Upheaval! Choose the group you discard
let-back = A rival asks to take back what it put in last. Let it?
replace = An action that powers your Plot was cancelled: who acts in its place?
pick-card = Choose a card
pick-rival = Choose a rival
pick-alignment = Choose an alignment
pick-change = Choose how an alignment changes
pick-number = Choose a number
pick-words = Choose one
pick-side = Choose a side

option-draw = Draw
option-draw-both = Draw a Plot, then a Group card unless somebody interferes
option-skip = Do not
option-knock = Knock: no more actions
option-end-turn = End the turn: no more actions, no last moves
option-done = Done
option-go = Attack
option-press = Attack, and roll if nobody interferes
option-press-with = Attack with { $cards }, and roll if nobody interferes
option-commit = Commit
option-call-off = Call it off
option-take-back = Ask to take it back
option-free = Show, link, trade or discard cards…
option-buy = Buy a Plot with tokens
option-draw-group = Draw from the Group deck with an Illuminati action
option-nothing = Nothing after all
option-keep = Keep your word
option-lie = Lie
option-none = None
option-plot = Play { $card } { $way }
option-use = Use { $card } { $way }
option-aid = Aid with { $card }
option-oppose = Oppose with { $card }
option-agents-aid = Play { $card } as agents for the attack
option-agents-oppose = Play { $card } as agents against the attack
option-agent = Lay { $card } down as an agent
option-relief = Propose Relief for { $card }
option-drop = Discard { $card }
option-return = Return { $card } to your deck
option-gift = Give { $card } to { $seat }
option-expose = Expose { $card }
option-show = Show { $card } to { $seat }
option-token = Remove a token from { $card }
option-link = Link { $card } to { $other }
option-unlink = Unlink { $card }
option-deal = Propose a deal to { $seat }
option-control = Attack to control, led by { $card }
option-destroy = Attack to destroy, led by { $card }
option-move = Move { $card }
option-resource = Bring { $card } into play with an Illuminati action
option-take = Take over { $card }
option-claim = Claim victory: { $card }
option-card = { $card }
option-marker = The one on { $card }
option-arrow = { $card }, { $side }
option-rival = { $seat }
option-alignment = { $name }
option-change = { $name }
option-number = { $name }
option-words = { $name }
option-side = { $name }
option-pay = Price { $number } of the card
option-draw-how = { $way }
option-depth = { $depth } above it
item-plot = the Plot { $card }
item-card = { $card } from the hand
item-exposed = the exposed { $card }
item-resource = the Resource { $card }
item-puppet = the group { $card }
item-unseen-plot = a Plot unseen
item-unseen-group = a Group card unseen
item-moved = a group ({ $card })
item-hidden-plot = a Plot
item-hidden-card = a Group card
item-nothing = nothing

refusal-item = { $item } cannot change hands now
refusal-repeated = this deal was refused this turn
refusal-not-now = this is not its moment
refusal-extra-turn = in an extra turn its player plays no Plots
refusal-silenced = its ability is off
refusal-own-turn = only in your own turn
refusal-privileged = the attack is privileged, and you are not in it
refusal-open-moment = it begins an attack, which only an open moment allows
refusal-once = it was used already
refusal-price = nobody can pay for it
refusal-nothing = there is nothing it could be used on, or something it needs is missing
refusal-buy = it takes a token of the Illuminati or two of other groups, a card in the deck, and no privileged attack
refusal-token = that group has no token
refusal-target = there is no target for it, or no open arrow
refusal-goals = first get rid of the Goal cards you may not hold

fault-size = a deck has exactly { $size } cards with its Illuminati; this one has { $total }
fault-start = a deck names one Illuminati as its start
fault-group = a deck holds at least one Group
fault-pool = { $name } is not in the pool
fault-promo = { $name } is a promo, and this table plays without them
fault-copies = { $count } copies of { $name }, at most { $most }
fault-name = line { $line }: there is no card “{ $name }”
fault-many = line { $line }, { $name }: these are more than { $most } cards
fault-second = line { $line }: { $name } would be a second start

event-TurnBegan = Turn { $turn }: { $seat }.
event-CardMoved = { $seat }: { $card }, { $source } → { $target }.
event-CardMoved-hidden = { $seat }: a card, { $source } → { $target }.
event-CardShown = { $seat } { $seat-you ->
    [yes] show
   *[no] shows
} { $card }.
event-CardShown-hidden = { $seat } { $seat-you ->
    [yes] show
   *[no] shows
} a card to somebody.
event-Played = { $seat } { $seat-you ->
    [yes] announce
   *[no] announces
}: { $what }.
event-Settled = { $what } ({ $seat }): { $stands ->
    [1] it happens.
   *[0] it was cancelled.
}
event-TokensPlaced = { $seat } { $seat-you ->
    [yes] place
   *[no] places
} tokens.
event-TokensLost = { $card } loses its tokens.
event-AttackDeclared = { $seat }: { $leader } attacks { $target } to { $kind }.
event-Joined = { $seat } { $seat-you ->
    [yes] put
   *[no] puts
} in { $card }: { $side }.
event-StrengthFixed = The strength is { $strength }.
event-Rolled = { $seat } { $seat-you ->
    [yes] roll
   *[no] rolls
} { $dice }.
event-AttackEnded = The attack on { $target }: { $outcome }.
event-GroupTaken = { $seat } now { $seat-you ->
    [yes] control
   *[no] controls
} { $card }.
event-Status = { $card }: { $what } { $other }
event-DealStruck = { $proposer } and { $partner } strike a deal: from { $proposer } { $gives }; from { $partner } { $takes }.
event-DealStruck-hidden = { $proposer } and { $partner } strike a deal: from { $proposer } { $gives_seen }; from { $partner } { $takes_seen }.
event-Claimed = { $seat } { $seat-you ->
    [yes] claim
   *[no] claims
} victory: { $goal }.
event-Eliminated = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} out of the game.
event-GameEnded = The game is over: { $reason }.

inwo-line = Turn { $turn }: { $seat }. The Basic Goal is { $goal } groups.
inwo-nwo = In force
inwo-attack = { $seat }, attack to { $kind }: { $leader } on { $target }{ $privileged ->
    [yes] , privileged
   *[no] {""}
}; strength { $strength }, dice { $dice }
inwo-play = { $seat } plays { $card }
inwo-player = { $count } { $count ->
    [one] group
   *[other] groups
}; Plots { $plots }, Group cards in hand { $hand }, destroyed { $destroyed }
inwo-out = out of the game
inwo-tokens = tokens { $count }
inwo-devastated = Devastated
inwo-resources = Resources
inwo-agents = Agents
inwo-exposed = Exposed Plots
inwo-plots = Your Plots
inwo-hand = Your Group cards

# Who is about to win.
threat-claims = { $seat } { $seat-you ->
    [yes] claim
   *[no] claims
} victory: stop it now or never
threat-goal = { $seat } { $seat-you ->
    [yes] have
   *[no] has
} met a goal and can win at the end of a turn
threat-near-goal = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} one group short of { $goal }

# -- Why an answer is advised --

why-claim = you meet a Goal
why-take = no roll is needed for it
why-draw-both = cards are free
why-draw = cards are free
why-control = it can take { $target }, { $percent } % of the time without help
why-steal = it can take { $target }, { $percent } % of the time without help, and { $near ->
    [yes] { $seat } is kept from winning
   *[no] { $seat } has a group less
}
why-resource = a Resource cannot be attacked
why-plot = its moment has come
why-destroy = it makes a rival smaller
why-draw-group = another Group card is another target
why-buy = a Plot may be worth more than a token
why-move = it may make room, or bring a group to safety
why-end-turn = tokens you keep defend you
why-pass = nothing here needs your cards
why-go = it succeeds { $percent } % of the time
why-aid = it stands at { $percent } %, and each helper adds Power
why-oppose = { $seat } is close to winning, and this stands at { $percent } %
why-let = it stands at { $percent } %, and tokens are better kept
