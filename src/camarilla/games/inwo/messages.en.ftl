# Illuminati: New World Order: what the table says. Ids are shared by both languages.
game-title = Illuminati: New World Order
game-about = Build a secret power structure and take over the world. For 2 to 6 players.

lead = Choose your starting Group
lead-arrow = Choose an arrow of your Illuminati for your starting Group
draw-plot = Your turn begins: draw a Plot?
draw-group = Draw from your Group deck?
take-over = Automatic takeover: choose a card to take over for free
main = Your turn: attack, act, or knock to end your actions
last-moves = Your turn is ending: any last free moves?
claim = Do you claim victory?
contest = { $seat } { $seat-you ->
    [yes] claim victory, and the others may respond. Play something yourself?
   *[no] claims victory. Can anything stop it?
}
moment = Anyone may act now. Play something?
reply = { $whose ->
    [own] { $kind ->
        [takeover] You want to take over { $moved }. Add anything?
        [resource] You bring out { $moved }. Add anything?
        [move] You want to move { $moved }. Add anything?
        [draw] You are about to draw. Add anything?
       *[other] { $deed ->
            [play] You play { $card }. Add anything?
           *[other] Your play is announced. Add anything?
        }
    }
   *[rival] { $kind ->
        [takeover] { $seat } wants to take over { $moved }. Respond?
        [resource] { $seat } brings out a Resource: { $moved }. Respond?
        [move] { $seat } wants to move { $moved }. Respond?
        [draw] { $seat } is about to draw. Respond?
       *[other] { $deed ->
            [play] { $seat } plays { $card }. Respond?
           *[other] { $seat } announces a play. Respond?
        }
    }
}
after = { $kind ->
    [captured] { $seat } { $seat-you ->
        [yes] have
       *[no] has
    } captured { $card }. Respond?
    [destroyed] { $seat } { $seat-you ->
        [yes] have
       *[no] has
    } lost { $card } for good. Respond?
    [discarded] Just discarded: { $card }. Respond?
    [devastated] Just Devastated: { $card }. Respond?
    [relieved] Relief has reached { $card }. Respond?
   *[other] { $seat-you ->
        [yes] It is your turn.
       *[no] It is { $seat }'s turn.
    } Respond to what has just happened?
}
after-roll = { $whose ->
    [own] You have rolled for your attack. Change the roll?
    [mine] The dice for the attack on your { $card } have been rolled. Change the roll?
   *[rival] The dice have been rolled. Change the roll?
}
fight = { $whose ->
    [own] Your attack on { $card }: add anything?
    [mine] { $deed ->
        [destroy] { $seat } attacks to destroy your { $card }. Defend it?
       *[control] { $seat } attacks to take { $card } from you. Defend it?
    }
   *[rival] { $deed ->
        [destroy] { $seat } attacks to destroy { $card }. Take part?
       *[control] { $seat } attacks to control { $card }. Take part?
    }
}
announce = Your attack to { $kind } { $target }: add groups, claim privilege, or attack
target = Choose the target of your attack
decide = Commit to your attack to { $kind } { $target }, or call it off?
arrow = { $target } is yours: choose the arrow to put it on
how-many = How many tokens do you spend?
refit = It does not fit there: choose another arrow on the same master
rearrange = Choose a group to move, or finish
new-place = Choose its new place
move-to = Where do you move it?
move-by = Whose action pays for the move?
place-at = Choose the arrow for this Group
revive-at = Choose the arrow it returns to
price = { $card }: choose how you pay
payer = { $card }: choose the group whose action pays
pay-card = { $card }: choose a card to discard as payment
buy-with = Whose action token pays for the Plot?
relief-payer = Relief: choose a group to help with its action, or stop
draw-how = How will you draw?
search = Choose a card from your deck
free = Free move: what do you do with your cards?
depth = How many cards go on top of it?
accept-gift = { $seat } offers you a card as a gift. Accept it?
shed = You hold more than five Plots: get rid of one
which-marker = Only one of these Plots may stay in play: which one goes?
lie = The deal is struck. Do you keep your word?
where = Choose where the group goes
mover = Whose action moves the group?
give-unseen = Choose a card to give away face down
store = Choose the Plot to put face down under the card
take-bottom = This is the bottom card of your deck: take it instead of the top one?
write = Secretly write down one of your groups
write-place = Secretly write down a Place; you cannot change it later
sacrifice = Choose a group to give up
take-one = Take one of the top three Plots
rest-where = Where do the other cards go?
keep-top = This is the top card. Take it, or take the bottom one unseen?
gloat = Draw a Plot, or hide your exposed ones?
revenge = Take Plots from your rival's deck, or expose their hidden ones?
burn = Choose a Plot for your rival to discard
treasure = Choose an Artifact or Gadget to take over
openly = Take it openly, or hide it?
hide-resource = Choose the Resource to hide
unpack = Choose the hidden Resource to reveal
peeked = These are your rival's hidden Plots: choose one
own-plot = Choose one of your hidden Plots to expose
choose-of = Choose a card, or none
set-aside = A rival is searching your Plots: set one of them aside
this-or-others = Expose the Plot that was set aside, or all the others?
of-two = You have drawn two cards from your rival's hand: which one do you discard?
audit = Steal one of these Plots, or expose them all?
goods = Choose what to discard to get the token
gets-token = Choose a group for an extra action token, or stop
upheaval = Upheaval! Choose a group to discard
let-back = A rival asks to take back the last thing they added. Allow it?
replace = The action that pays for your Plot was cancelled: whose action replaces it?
pick-card = { $card }: choose the card to use it on
pick-rival = { $card }: choose the rival to use it on
pick-alignment = { $card }: choose an alignment
pick-change = { $card }: choose how the alignment changes
pick-number = { $card }: choose a number
pick-words = { $card }: choose what it does
pick-side = { $card }: choose a side

option-draw = Draw
option-draw-both = Draw a Plot, then a Group card if nobody interferes
option-skip = Take nothing
option-knock = Knock: end your actions
option-end-turn = End your turn now, without free moves
option-knock-unused = Knock: end your actions with nothing done
option-end-turn-unused = End your turn now with nothing done
option-done = Done
option-go = Attack
option-press = Attack and roll at once if nobody interferes
option-press-with = Attack (helpers: { $cards }) and roll at once if nobody interferes
option-commit = Commit to the attack
option-call-off = Call it off
option-take-back = Ask to take it back
option-free = Free move…
option-buy = Buy a Plot with action tokens
option-draw-group = Draw from the Group deck with an Illuminati action
note-odds = { $percent }%
price-all = { $parts }
price-or = { $one } or { $other }
price-illuminati = an Illuminati action
price-own = its own action
price-target = an action from the card you choose
price-groups = actions from your groups
price-top-plot = Plots from the top of your deck
price-top-group = the top card of your Group deck
price-hand = cards from your hand
price-control = its action
price-destroy = its action
price-aid = its action
price-oppose = its action
price-buy = an Illuminati token or two other tokens
option-nothing = Cancel
option-keep = Keep your word
option-lie = Break your word
option-none = None
option-plot = Play { $card }{ $way }
option-use = Use { $card }{ $way }
option-aid = Help the attack with { $card }
option-oppose = Oppose the attack with { $card }
option-agents-aid = Play { $card } as agents for the attack
option-agents-oppose = Play { $card } as agents against the attack
option-agent = Lay { $card } down as an agent
option-relief = Propose Relief for { $card }
option-drop = Discard { $card }
option-return = Return { $card } to your deck
option-gift = Give { $card } to { $seat }
option-expose = Expose { $card } to everybody
option-show = Show { $card } to { $seat } only
option-token = Take a token off { $card }
option-link = Link { $card } to { $other }
option-unlink = Unlink { $card }
option-deal = Propose a deal to { $seat }
option-control = Attack to control with { $card }
option-destroy = Attack to destroy with { $card }
option-move = Move { $card }
option-resource = Bring out { $card } with an Illuminati action
option-take = Take over { $card }
option-claim = Claim victory: { $card }
option-claim-counted = Claim victory: { $card }, { $total } of { $goal } (groups: { $groups }{ $doubles ->
    [0] {""}
   *[other] , counted double: { $doubles }
}{ $more ->
    [0] {""}
   *[other] , other points: { $more }
})
option-card = { $card }
option-target = { $card } ({ $seat })
option-target-in-hand = { $card } (from your hand)
option-marker = The one on { $card }
option-arrow = { $card }, { $side }
option-rival = { $seat }
option-alignment = { $name }
option-change = { $name }
option-number = { $name }
option-words = { $name }
option-side = { $name }
option-pay = Pay the { $number ->
    [1] first
    [2] second
   *[other] third
} cost on the card
option-draw-how = { $way }
option-depth = Cards on top: { $depth }
item-plot = the Plot { $card }
item-card = { $card } (from hand)
item-exposed = the exposed { $card }
item-resource = the Resource { $card }
item-puppet = the group { $card }
item-unseen-plot = a face-down Plot
item-unseen-group = a face-down Group card
item-moved = the group { $card }
item-hidden-plot = a Plot
item-hidden-card = a Group card
item-nothing = nothing

refusal-item = { $item } cannot be traded right now
refusal-repeated = this deal was already refused this turn: offer a different one
refusal-not-now = wait for the right moment: this card cannot be played now
refusal-extra-turn = you cannot play Plots in an extra turn
refusal-silenced = another card has switched its ability off
refusal-own-turn = wait for your own turn
refusal-privileged = the attack is privileged: only its attacker and target may take part
refusal-open-moment = it starts an attack: wait until no attack is under way
refusal-once = it has already been used
refusal-price = none of your groups can pay: you need an action token on a suitable one
refusal-nothing = there is nothing to use it on, or something it needs is missing
refusal-buy = you need an Illuminati token or two other tokens, a card left in the deck, and no privileged attack under way
refusal-token = that group has no action tokens left
refusal-target = it has no target, or no open arrow to put one on
refusal-goals = first get rid of the Goal cards that you may not hold

fault-size = a deck needs exactly { $size } cards, Illuminati included; this one has { $total }
fault-start = a deck needs exactly one starting Illuminati
fault-group = a deck needs at least one Group
fault-pool = { $name } is not one of this table's cards
fault-promo = { $name } is a promo, and this table plays without them
fault-copies = { $count } copies of { $name }: only { $most } are allowed
fault-name = line { $line }: there is no card called “{ $name }”
fault-many = line { $line }, { $name }: more than { $most } cards in all
fault-second = line { $line }: { $name } would be a second starting Illuminati

event-TurnBegan = { $seat } { $seat-you ->
    [yes] begin
   *[no] begins
} turn { $turn }
event-CardMoved = { $target ->
    [plots] { $source ->
        [plot-deck] { $seat } { $seat-you ->
            [yes] draw
           *[no] draws
        } the Plot { $card }
        [exposed] { $seat } { $seat-you ->
            [yes] hide
           *[no] hides
        } the Plot { $card } again
       *[other] { $seat } { $seat-you ->
            [yes] take { $card } into your hand
           *[no] takes { $card } into their hand
        }
    }
    [groups] { $source ->
        [group-deck] { $seat } { $seat-you ->
            [yes] draw { $card } from your Group deck
           *[no] draws { $card } from their Group deck
        }
        [structure] { $card } goes back to { $seat-you ->
            [yes] your hand
           *[no] { $seat }'s hand
        }
       *[other] { $seat } { $seat-you ->
            [yes] take { $card } into your hand
           *[no] takes { $card } into their hand
        }
    }
    [exposed] { $seat-you ->
        [yes] Your Plot { $card } is exposed
       *[no] { $seat }'s Plot { $card } is exposed
    }
    [discards] { $source ->
        [structure] { $seat } { $seat-you ->
            [yes] lose
           *[no] loses
        } { $card }
        [resources] { $seat } { $seat-you ->
            [yes] lose
           *[no] loses
        } the Resource { $card }
        [linked] { $card } ends and goes to the discard pile
        [table] { $card } goes to the discard pile
       *[other] { $seat } { $seat-you ->
            [yes] discard
           *[no] discards
        } { $card }
    }
    [destroyed] { $card } is destroyed
    [plot-deck] { $seat } { $seat-you ->
        [yes] return { $card } to your Plot deck
       *[no] returns { $card } to their Plot deck
    }
    [group-deck] { $seat } { $seat-you ->
        [yes] return { $card } to your Group deck
       *[no] returns { $card } to their Group deck
    }
    [linked] { $card } stays in play
    [resources] { $card } joins { $seat-you ->
        [yes] your Resources
       *[no] { $seat }'s Resources
    }
    [structure] { $card } joins { $seat-you ->
        [yes] your power structure
       *[no] { $seat }'s power structure
    }
    [agents] { $seat } { $seat-you ->
        [yes] lay
       *[no] lays
    } { $card } down as an agent
    [under] { $seat } { $seat-you ->
        [yes] hide
       *[no] hides
    } { $card } under another card
    [gone] { $card } is out of the game
    [aside] { $card } is set aside: more than one player chose it
   *[table] { $seat } { $seat-you ->
        [yes] put
       *[no] puts
    } { $card } on the table
}
event-CardMoved-hidden = { $target ->
    [plots] { $seat } { $source ->
        [plot-deck] { $seat-you ->
            [yes] draw
           *[no] draws
        } a Plot
       *[other] { $seat-you ->
            [yes] take a Plot into your hand
           *[no] takes a Plot into their hand
        }
    }
    [groups] { $seat } { $source ->
        [group-deck] { $seat-you ->
            [yes] draw
           *[no] draws
        } a Group card
       *[other] { $seat-you ->
            [yes] take a Group card into your hand
           *[no] takes a Group card into their hand
        }
    }
    [plot-deck] { $seat } { $seat-you ->
        [yes] return a Plot to your deck
       *[no] returns a Plot to their deck
    }
    [group-deck] { $seat } { $seat-you ->
        [yes] return a card to your Group deck
       *[no] returns a card to their Group deck
    }
    [under] { $seat } { $seat-you ->
        [yes] hide
       *[no] hides
    } a card under another one
    [gone] One of { $seat-you ->
        [yes] your
       *[no] { $seat }'s
    } cards is removed from the game
   *[other] { $seat } { $seat-you ->
        [yes] put
       *[no] puts
    } a card aside
}
event-CardShown = { $seat } { $seat-you ->
    [yes] show
   *[no] shows
} { $card }
event-CardShown-hidden = { $seat } { $seat-you ->
    [yes] show
   *[no] shows
} a card to somebody
event-Played = { $kind ->
    [takeover] { $seat } { $seat-you ->
        [yes] want
       *[no] wants
    } to take over { $targets }
    [resource] { $seat } { $seat-you ->
        [yes] bring
       *[no] brings
    } out a Resource: { $targets }
    [move] { $seat } { $seat-you ->
        [yes] want
       *[no] wants
    } to move { $targets }
    [draw-group] { $seat } { $seat-you ->
        [yes] use an Illuminati action
       *[no] uses an Illuminati action
    } to draw another Group card
    [power] { $seat } { $seat-you ->
        [yes] use
       *[no] uses
    } { $what }{ $count ->
        [0] {""}
       *[other] {" "}({ $targets })
    }
   *[plot] { $seat } { $seat-you ->
        [yes] play
       *[no] plays
    } { $what }{ $count ->
        [0] {""}
       *[other] {" "}({ $targets })
    }
}
event-Settled = { $stands ->
    [1] { $kind ->
        [takeover] Nobody stops { $seat-you ->
            [yes] your takeover
           *[no] { $seat }'s takeover
        }
        [resource] Nobody stops { $seat-you ->
            [yes] you from bringing out your Resource
           *[no] { $seat } from bringing out their Resource
        }
        [move] Nobody stops { $seat-you ->
            [yes] your move
           *[no] { $seat }'s move
        }
        [draw-group] Nobody stops { $seat-you ->
            [yes] your draw
           *[no] { $seat }'s draw
        }
       *[plot] { $seat-you ->
            [yes] Your { $what } takes effect
           *[no] { $seat }'s { $what } takes effect
        }
    }
   *[0] { $kind ->
        [takeover] { $seat-you ->
            [yes] Your takeover is stopped
           *[no] { $seat }'s takeover is stopped
        }
        [resource] { $seat-you ->
            [yes] You are stopped from bringing out your Resource
           *[no] { $seat } is stopped from bringing out their Resource
        }
        [move] { $seat-you ->
            [yes] Your move is stopped
           *[no] { $seat }'s move is stopped
        }
        [draw-group] { $seat-you ->
            [yes] Your draw is stopped
           *[no] { $seat }'s draw is stopped
        }
       *[plot] { $seat-you ->
            [yes] Your { $what } is cancelled
           *[no] { $seat }'s { $what } is cancelled
        }
    }
}
event-TokensPlaced = { $seat-you ->
    [yes] Your groups get their action tokens
   *[no] { $seat }'s groups get their action tokens
}
event-TokensLost = { $card } loses all its action tokens
event-AttackDeclared = { $seat } { $seat-you ->
    [yes] attack
   *[no] attacks
} to { $kind } { $target } with { $leader }{ $privileged ->
    [1] ; nobody else may interfere
   *[0] {""}
}
event-Joined = { $seat } { $side ->
    [aid] { $seat-you ->
        [yes] help
       *[no] helps
    }
   *[oppose] { $seat-you ->
        [yes] oppose
       *[no] opposes
    }
} the attack with { $card }
event-StrengthFixed = The strength of the attack is { $strength }
event-Rolled = { $changed ->
    [yes] { $changed_by } turns the roll into { $sum }
   *[no] { $seat } { $seat-you ->
        [yes] roll
       *[no] rolls
    } { $dice }: { $sum } in all
}
event-AttackEnded = The attack on { $target } { $outcome ->
    [called-off] is called off
    [cancelled] is cancelled
    [failed] fails
    [succeeded] succeeds
   *[other] goes on
}
event-GroupTaken = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} { $card } from { $loser-you ->
    [yes] you
   *[no] { $loser }
}
event-Status = { $what ->
    [devastated] A Disaster leaves { $card } Devastated
    [relieved] Relief reaches { $card }, which is no longer Devastated
    [linked] { $card } is linked to { $other }
   *[unlinked] { $card } is no longer linked
}
event-DealStruck = { $proposer } and { $partner } strike a deal. { $proposer-you ->
    [yes] You give
   *[no] { $proposer } gives
}: { $gives }. { $partner-you ->
    [yes] You give
   *[no] { $partner } gives
}: { $takes }
event-DealStruck-hidden = { $proposer } and { $partner } strike a deal. { $proposer-you ->
    [yes] You give
   *[no] { $proposer } gives
}: { $gives_seen }. { $partner-you ->
    [yes] You give
   *[no] { $partner } gives
}: { $takes_seen }
event-Claimed = { $seat } { $seat-you ->
    [yes] claim
   *[no] claims
} victory: { $goal }
event-Eliminated = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} out of the game
event-GameEnded = { $count ->
    [0] Nobody wins: { $reason }
    [one] { $winners } { $winners-you ->
        [yes] win
       *[no] wins
    }: { $reason }
   *[other] { $winners } share the victory: { $reason }
}

inwo-line = Turn { $turn }: { $seat }. The Basic Goal is { $goal } groups.
inwo-nwo = In force
inwo-attack = { $seat }: { $leader } attacks { $target } to { $kind } it{ $privileged ->
    [yes] {" "}(privileged)
   *[no] {""}
}; strength { $strength }, dice { $dice }
inwo-play = { $seat } { $seat-you ->
    [yes] play
   *[no] plays
} { $card }
inwo-player = { $count ->
    [one] { $count } group
   *[other] { $count } groups
}, { $plots ->
    [one] { $plots } Plot
   *[other] { $plots } Plots
}, { $hand ->
    [0] no Group cards in hand
    [one] { $hand } Group card in hand
   *[other] { $hand } Group cards in hand
}, { $destroyed ->
    [0] none destroyed
   *[other] { $destroyed } destroyed
}
inwo-out = out of the game
inwo-tokens = tokens: { $count }
inwo-devastated = Devastated
inwo-resources = Resources
inwo-agents = Agents
inwo-exposed = Exposed Plots
inwo-plots = Your Plots
inwo-hand = Your Group cards

# Who is about to win.
threat-claims = { $seat-you ->
    [yes] You claim victory: the others may respond now
   *[no] { $seat } claims victory: it is now or never
}
threat-goal = { $seat } { $seat-you ->
    [yes] have
   *[no] has
} met a Goal and can win at the end of a turn
threat-near-goal = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} one group short of { $goal }

# -- What puzzles ask --

puzzle-ask-main = It is your turn. Which move is clearly best?
puzzle-ask-target = Which target is clearly best?
puzzle-ask-announce = What do you bring to your attack?
puzzle-ask-fight = An attack is under way. Do you add something, or stay out?
puzzle-ask-after-roll = The dice have been rolled. Do you change the roll, or leave it?
puzzle-ask-decide = Do you go through with the attack, or call it off?
puzzle-ask-draw-plot = Your turn begins. What do you do first?
puzzle-ask-moment = Do you play something now, or wait?
puzzle-ask-reply = Do you respond, or let it happen?

# -- Why an answer is advised --

why-claim = you have met a Goal
why-take = it needs no roll
why-draw-both = it is free, and more cards mean more choices
why-draw = it is free, and more cards mean more choices
why-control = even without help it takes { $target } { $percent }% of the time
why-steal = even without help it takes { $target } { $percent }% of the time, and { $near ->
    [yes] that keeps { $seat } from winning
   *[no] that leaves { $seat } with one fewer group
}
why-resource = a Resource cannot be attacked
why-plot = this is the moment for it
why-destroy = it weakens a rival
why-draw-group = it gives you another Group to take over
why-buy = a Plot may be worth more than a token
why-move = it may make room, or take a group to safety
why-end-turn = tokens you keep will defend you
why-pass = nothing here is worth your cards
why-go = it succeeds { $percent }% of the time
why-aid = the attack succeeds { $percent }% of the time, and every helper adds Power
why-oppose = { $seat } is close to winning, and this attack succeeds { $percent }% of the time
why-let = your tokens are worth more later; the attack succeeds { $percent }% of the time

option-way = {" "}({ $way })
event-GroupTaken-hidden = { $kind ->
    [resource] { $seat } { $seat-you ->
        [yes] gain
       *[no] gains
    } the Resource { $card }
   *[group] { $seat } { $seat-you ->
        [yes] take
       *[no] takes
    } control of { $card }
}
play-way = { $card } ({ $way })
change-add = add { $name }
change-remove = remove { $name }
change-reverse = reverse { $name }
word-government = Government
word-corporate = Corporate
word-liberal = Liberal
word-conservative = Conservative
word-peaceful = Peaceful
word-violent = Violent
word-straight = Straight
word-weird = Weird
word-criminal = Criminal
word-fanatic = Fanatic
word-media = Media
word-science = Science
word-computer = Computer
word-coastal = Coastal
word-nation = Nation
word-magic = Magic
word-secret = Secret
word-green = Green
word-huge = Huge
word-bank = Bank
word-communist = Communist
word-church = Church
word-space = Space
word-gadget = Gadget
word-artifact = Artifact
word-illuminati = Illuminati
word-group = Group
word-resource = Resource
word-plot = Plot
word-organization = Organization
word-place = Place
word-personality = Personality
word-nwo = New World Order
word-disaster = Disaster
word-assassination = Assassination
word-goal = Goal
word-common = common
word-uncommon = uncommon
word-rare = rare
word-promo = promo
word-red = red
word-blue = blue
word-yellow = yellow
word-top = top
word-right = right
word-bottom = bottom
word-left = left
word-aid = for the attack
word-oppose = against the attack
word-power = Power
word-resistance = Resistance
word-control = control
word-destroy = destroy
word-less = less
word-more = more
word-one-less = one less
word-one-more = one more
word-two-less = two less
word-two-more = two more
word-add = add
word-remove = remove
word-reverse = reverse
word-none = none
word-basic = the Basic Goal
word-basic-goal = the Basic Goal
word-special-goal = the Special Goal
word-shared = a shared victory
word-this = this one
word-others = all the others
word-steal = steal one
word-expose = expose them all
word-skull = look at the bottom card first
word-shroud = look at the top card first
word-open = openly
word-hidden = hidden
word-action = as an action
word-defence = in defense
word-play = to stop a play
word-fight = in an attack
word-break = to break a privilege
word-look = to look
word-token = to remove a token
word-boost = to strengthen
word-attack = in an attack
word-relief = for Relief
word-risk = to take the risk
word-clone = as a clone
word-not = another way
word-all = all of them
word-nullify = to nullify
word-hide = to hide it
word-ability = to stop an ability
word-use = to use it
word-help = to help
word-exposed = exposed
word-counter = to answer it
word-together = together
word-defend = to defend
word-launch = to launch it
word-takeover = Takeover!
word-show = to show it
word-more-storm = more
word-less-storm = less
word-move = Moves a group
word-draw-group = Draws a Group card
word-plot-deck = Plot deck
word-group-deck = Group deck
word-plots = hand of Plots
word-groups = hand of Groups
word-structure = power structure
word-resources = Resources
word-linked = a link
word-agents = agents
word-discards = discard pile
word-destroyed = destroyed
word-table = table
word-under = under a card
word-gone = out of the game
word-aside = set aside
word-goes-on = goes on
word-called-off = called off
word-cancelled = cancelled
word-failed = fails
word-succeeded = succeeds
word-devastated = Devastated
word-unlinked = no longer linked
word-relieved = relieved
word-round-limit = the last round is over
word-last-survivor = only one player is left
word-nobody-left = nobody is left
word-leans-right = leans right
word-plus-ten-defence = +10 to its defense
word-leads = choosing the starting Groups
word-arrows = placing the starting Groups
word-turn-begins = beginning
word-start = beginning
word-plot-draw = drawing a Plot
word-after-plot-draw = after the Plot draw
word-group-draw = drawing a Group
word-after-group-draw = after the Group draw
word-after-takeover = after the takeover
word-tokens = tokens
word-after-tokens = after the tokens
word-main = actions
word-after-a-play = after an action
word-end = end of the turn
word-at-the-end = end of the turn
word-clearing = clearing up
word-claims = claims of victory
word-contest = responses to a claim
word-knock = knock
word-over = over
card-adepts-of-hermes = Adepts of Hermes
card-bavarian-illuminati = Bavarian Illuminati
card-bermuda-triangle = Bermuda Triangle
card-discordian-society = Discordian Society
card-gnomes-of-zurich = Gnomes of Zurich
card-servants-of-cthulhu = Servants of Cthulhu
card-shangri-la = Shangri-La
card-the-network = The Network
card-ufos = UFOs
card-ama = A.M.A.
card-american-autoduel-association = American Autoduel Association
card-anti-nuclear-activists = Anti-Nuclear Activists
card-antiwar-activists = Antiwar Activists
card-batf = B.A.T.F.
card-bank-of-england = Bank of England
card-big-media = Big Media
card-black-activists = Black Activists
card-boy-sprouts = Boy Sprouts
card-cia = C.I.A.
card-cable-tv = Cable TV
card-cattle-mutilators = Cattle Mutilators
card-cfl-aio = CFL-AIO
card-church-of-elvis = Church of Elvis
card-clone-arrangers = Clone Arrangers
card-comic-books = Comic Books
card-congressional-wives = Congressional Wives
card-conspiracy-theorists = Conspiracy Theorists
card-cycle-gangs = Cycle Gangs
card-democrats = Democrats
card-dentists = Dentists
card-deprogrammers = Deprogrammers
card-druids = Druids
card-eff = E.F.F.
card-eco-guerrillas = Eco-Guerrillas
card-elders-of-zion = Elders of Zion
card-empty-vee = Empty Vee
card-evil-geniuses-for-a-better-tomorrow = Evil Geniuses for a Better Tomorrow
card-fbi = F.B.I.
card-fast-food-chains = Fast Food Chains
card-federal-reserve = Federal Reserve
card-feminists = Feminists
card-fiendish-fluoridators = Fiendish Fluoridators
card-flat-earthers = Flat Earthers
card-fnord-motor-company = Fnord Motor Company
card-fraternal-orders = Fraternal Orders
card-fred-birch-society = Fred Birch Society
card-gay-activists = Gay Activists
card-girlie-magazines = Girlie Magazines
card-goldfish-fanciers = Goldfish Fanciers
card-gun-lobby = Gun Lobby
card-hackers = Hackers
card-irs = I.R.S.
card-intellectuals = Intellectuals
card-international-cocaine-smugglers = International Cocaine Smugglers
card-international-communist-conspiracy = International Communist Conspiracy
card-international-weather-organization = International Weather Organization
card-joggers = Joggers
card-junk-mail = Junk Mail
card-kkk = KKK
card-l-4-society = L-4 Society
card-lawyers = Lawyers
card-libertarians = Libertarians
card-liquor-companies = Liquor Companies
card-loan-sharks = Loan Sharks
card-local-police-departments = Local Police Departments
card-madison-avenue = Madison Avenue
card-mi-5 = MI-5
card-moonies = Moonies
card-moral-minority = Moral Minority
card-mossad = Mossad
card-multinational-oil-companies = Multinational Oil Companies
card-nsa = N.S.A.
card-nasa = NASA
card-nato = NATO
card-nephews-of-god = Nephews of God
card-ninjas = Ninjas
card-nuclear-power-companies = Nuclear Power Companies
card-offshore-banks = Offshore Banks
card-opec = OPEC
card-paranoids = Paranoids
card-phone-company = Phone Company
card-phone-phreaks = Phone Phreaks
card-pollsters = Pollsters
card-post-office = Post Office
card-professional-sports = Professional Sports
card-psychiatrists = Psychiatrists
card-punk-rockers = Punk Rockers
card-pyramid-marketing-schemes = Pyramid Marketing Schemes
card-recording-industry = Recording Industry
card-red-cross = Red Cross
card-reformed-church-of-satan = Reformed Church of Satan
card-religious-reich = Religious Reich
card-republicans = Republicans
card-rifkinites = Rifkinites
card-robot-sea-monsters = Robot Sea Monsters
card-rosicrucians = Rosicrucians
card-smof = S.M.O.F.
card-saturday-morning-cartoons = Saturday Morning Cartoons
card-savings-and-loans = Savings and Loans
card-science-fiction-fans = Science Fiction Fans
card-secret-service = Secret Service
card-secular-humanists = Secular Humanists
card-semiconscious-liberation-army = Semiconscious Liberation Army
card-society-for-creative-anarchism = Society for Creative Anarchism
card-south-american-nazis = South American Nazis
card-subliminals = Subliminals
card-supreme-court = Supreme Court
card-survivalists = Survivalists
card-tabloids = Tabloids
card-telephone-psychics = Telephone Psychics
card-templars = Templars
card-the-mafia = The Mafia
card-the-men-in-black = The Men in Black
card-tobacco-companies = Tobacco Companies
card-trading-card-games = Trading Card Games
card-trekkies = Trekkies
card-triliberal-commission = Triliberal Commission
card-tv-preachers = TV Preachers
card-underground-newspapers = Underground Newspapers
card-united-nations = United Nations
card-urban-gangs = Urban Gangs
card-vampires = Vampires
card-video-games = Video Games
card-voudonistas = Voudonistas
card-witch = W.I.T.C.H.
card-wall-street = Wall Street
card-wargamers = Wargamers
card-al-gore = Al Gore
card-bill-clinton = Bill Clinton
card-bjorne = Bjørnë
card-count-dracula = Count Dracula
card-dan-quayle = Dan Quayle
card-elvis = Elvis
card-fidel-castro = Fidel Castro
card-george-bush = George Bush
card-gordo-remora = Gordo Remora
card-hillary-clinton = Hillary Clinton
card-imelda-marcos = Imelda Marcos
card-jimmy-hoffa = Jimmy Hoffa
card-manuel-noriega = Manuel Noriega
card-margaret-thatcher = Margaret Thatcher
card-media-sensation = Media Sensation
card-nancy-reagan = Nancy Reagan
card-ollie-north = Ollie North
card-prince-charles = Prince Charles
card-princess-di = Princess Di
card-ronald-reagan = Ronald Reagan
card-ross-perot = Ross Perot
card-saddam-hussein = Saddam Hussein
card-brazil = Brazil
card-california = California
card-canada = Canada
card-center-for-disease-control = Center for Disease Control
card-china = China
card-dinosaur-park = Dinosaur Park
card-england = England
card-finland = Finland
card-france = France
card-germany = Germany
card-hawaii = Hawaii
card-hollywood = Hollywood
card-israel = Israel
card-italy = Italy
card-japan = Japan
card-las-vegas = Las Vegas
card-moonbase = Moonbase
card-new-york = New York
card-orbit-one = Orbit One
card-pentagon = Pentagon
card-russia = Russia
card-silicon-valley = Silicon Valley
card-stonehenge = Stonehenge
card-switzerland = Switzerland
card-texas = Texas
card-the-great-pyramid = The Great Pyramid
card-vatican-city = Vatican City
card-angels-feather = Angel's Feather
card-ark-of-the-covenant = Ark of the Covenant
card-bigfoot = Bigfoot
card-book-of-kells = Book of Kells
card-center-for-weird-studies = Center for Weird Studies
card-clipper-chip = Clipper Chip
card-crystal-skull = Crystal Skull
card-cyborg-soldiers = Cyborg Soldiers
card-death-mask = Death Mask
card-earthquake-projector = Earthquake Projector
card-eliza = Eliza
card-flying-saucer = Flying Saucer
card-hallucinations = Hallucinations
card-hammer-of-thor = Hammer of Thor
card-hidden-city = Hidden City
card-hitlers-brain = Hitler's Brain
card-immortality-serum = Immortality Serum
card-loch-ness-monster = Loch Ness Monster
card-mercenaries = Mercenaries
card-midas-mill = Midas Mill
card-necronomicon = Necronomicon
card-orbital-mind-control-lasers = Orbital Mind Control Lasers
card-perpetual-motion-machine = Perpetual Motion Machine
card-principia-discordia = Principia Discordia
card-rogue-boomer = Rogue Boomer
card-shroud-of-turin = Shroud of Turin
card-soulburner = Soulburner
card-spear-of-longinus = Spear of Longinus
card-suicide-squad = Suicide Squad
card-the-bronze-head = The Bronze Head
card-the-frog-god = The Frog God
card-the-holy-grail = The Holy Grail
card-the-library-at-alexandria = The Library at Alexandria
card-warehouse-23 = Warehouse 23
card-weather-satellite = Weather Satellite
card-xanadu = Xanadu
card-car-bomb = Car Bomb
card-hit-and-run = Hit and Run
card-poison = Poison
card-sniper = Sniper
card-withering-curse = Withering Curse
card-atomic-monster = Atomic Monster
card-earthquake = Earthquake
card-epidemic = Epidemic
card-giant-kudzu = Giant Kudzu
card-hurricane = Hurricane
card-meteor-strike = Meteor Strike
card-nuclear-accident = Nuclear Accident
card-plague-of-demons = Plague of Demons
card-rain-of-frogs = Rain of Frogs
card-the-oregon-crud = The Oregon Crud
card-tidal-wave = Tidal Wave
card-tornado = Tornado
card-volcano = Volcano
card-criminal-overlords = Criminal Overlords
card-fratricide = Fratricide
card-hail-eris = Hail Eris!
card-kill-for-peace = Kill for Peace
card-let-them-eat-cake = Let Them Eat Cake!
card-power-for-its-own-sake = Power for Its Own Sake
card-power-to-the-people = Power to the People
card-the-corporate-masters = The Corporate Masters
card-the-hand-of-madness = The Hand of Madness
card-up-against-the-wall = Up Against the Wall
card-a-thousand-points-of-light = A Thousand Points of Light
card-bigger-business = Bigger Business
card-chicken-in-every-pot = Chicken in Every Pot
card-dont-forget-to-smash-the-state = Don't Forget to Smash the State
card-energy-crisis = Energy Crisis
card-fear-and-loathing = Fear and Loathing
card-gun-control = Gun Control
card-law-and-order = Law and Order
card-military-industrial-complex = Military-Industrial Complex
card-peace-in-our-time = Peace in Our Time
card-political-correctness = Political Correctness
card-solidarity = Solidarity
card-tax-reform = Tax Reform
card-world-hunger = World Hunger
card-world-war-three = World War Three
card-18-1-2-minute-gap = 18½-Minute Gap
card-agent-in-place = Agent in Place
card-air-magic = Air Magic
card-albino-alligators = Albino Alligators
card-alternate-goals = Alternate Goals
card-an-offer-you-cant-refuse = An Offer You Can't Refuse
card-and-stay-dead = And STAY Dead!
card-angst = Angst
card-annual-convention = Annual Convention
card-are-we-having-fun-yet = Are We Having Fun Yet?
card-assertiveness-training = Assertiveness Training
card-backlash = Backlash
card-bank-merger = Bank Merger
card-benefit-concert = Benefit Concert
card-bimbo-at-eleven = Bimbo at Eleven
card-blitzkrieg = Blitzkrieg
card-blood-toil-tears-and-sweat = Blood, Toil, Tears and Sweat
card-bodyguard = Bodyguard
card-botched-contact = Botched Contact
card-bribery = Bribery
card-celebrity-spokesman = Celebrity Spokesman
card-censorship = Censorship
card-charismatic-leader = Charismatic Leader
card-citizenship-award = Citizenship Award
card-clone = Clone
card-cold-fusion = Cold Fusion
card-combined-disasters = Combined Disasters
card-commitment = Commitment
card-computer-security = Computer Security
card-computer-virus = Computer Virus
card-corruption = Corruption
card-counter-revolution = Counter-Revolution
card-counterspell = Counterspell
card-cover-of-darkness = Cover of Darkness
card-cover-up = Cover-Up
card-crop-circles = Crop Circles
card-currency-speculation = Currency Speculation
card-deasil-engine = Deasil Engine
card-deep-agent = Deep Agent
card-dictatorship = Dictatorship
card-dollars-for-decency = Dollars for Decency
card-double-cross = Double-Cross
card-early-warning = Early Warning
card-earth-magic = Earth Magic
card-eat-the-rich = Eat the Rich!
card-embezzlement = Embezzlement
card-emergency-powers = Emergency Powers
card-exposed = Exposed!
card-faction-fight = Faction Fight
card-flower-power = Flower Power
card-fnord = Fnord!
card-foiled = Foiled!
card-forgery = Forgery
card-freaking-the-mundanes = Freaking the Mundanes
card-full-moon = Full Moon
card-fundie-money = Fundie Money
card-gang-war = Gang War
card-george-the-janitor = George the Janitor
card-good-polls = Good Polls
card-grassroots-support = Grassroots Support
card-gremlins = Gremlins
card-harmonica-virgins = Harmonica Virgins
card-hat-trick = Hat Trick
card-head-in-a-jar = Head in a Jar
card-hex = Hex
card-hidden-influence = Hidden Influence
card-hoax = Hoax
card-i-lied = I Lied
card-impostor = Impostor
card-infobahn = Infobahn
card-interference = Interference
card-jake-day = Jake Day
card-jihad = Jihad
card-just-say-no = Just Say No
card-ketchup-is-a-vegetable = Ketchup is a Vegetable
card-kinder-and-gentler = Kinder and Gentler
card-lets-get-organized = Let's Get Organized
card-lets-get-really-organized = Let's Get REALLY Organized
card-lets-you-and-him-fight = Let's You and Him Fight
card-liberal-agenda = Liberal Agenda
card-logic-bomb = Logic Bomb
card-march-on-washington = March on Washington
card-market-manipulation = Market Manipulation
card-martial-law = Martial Law
card-martyrs = Martyrs
card-mass-murder = Mass Murder
card-media-blitz = Media Blitz
card-media-connections = Media Connections
card-messiah = Messiah
card-miracle-diet-plan = Miracle Diet Plan
card-mistaken-identity = Mistaken Identity
card-mob-influence = Mob Influence
card-monopoly = Monopoly
card-mothers-march = Mothers' March
card-murphys-law = Murphy's Law
card-mutual-betrayal = Mutual Betrayal
card-nationalization = Nationalization
card-never-surrender = Never Surrender
card-new-blood = New Blood
card-new-federal-budget = New Federal Budget
card-nice-idea-its-mine-now = Nice Idea. It's Mine Now.
card-nobel-peace-prize = Nobel Peace Prize
card-opportunity-knocks = Opportunity Knocks
card-payoff = Payoff
card-pledge-drive = Pledge Drive
card-power-corrupts = Power Corrupts
card-power-grab = Power Grab
card-privatization = Privatization
card-privileged-attack = Privileged Attack
card-pulitzer-prize = Pulitzer Prize
card-purge = Purge
card-reach-out = Reach Out . . .
card-read-my-lips = Read My Lips
card-red-scare = Red Scare
card-reload = Reload!
card-reorganization = Reorganization
card-resistance-is-useless = Resistance is Useless!
card-revolution = Revolution!
card-rewriting-history = Rewriting History
card-sabotage = Sabotage
card-save-the-whales = Save the Whales
card-savings-and-loan-scam = Savings & Loan Scam
card-scandal = Scandal
card-secrets-man-was-not-meant-to-know = Secrets Man Was Not Meant to Know
card-seize-the-time = Seize the Time!
card-self-esteem = Self-Esteem
card-senate-investigating-committee = Senate Investigating Committee
card-slush-fund = Slush Fund
card-spasm-of-violence = Spasm of Violence
card-stealing-the-plans = Stealing the Plans
card-stock-split = Stock Split
card-straighten-up = Straighten Up
card-sucked-dry-and-cast-aside = Sucked Dry and Cast Aside!
card-sweeping-reforms = Sweeping Reforms
card-sweepstakes-prize = Sweepstakes Prize
card-swiss-bank-account = Swiss Bank Account
card-talisman-of-ahrimanes = Talisman of Ahrimanes
card-tax-breaks = Tax Breaks
card-terrorist-nuke = Terrorist Nuke
card-the-auditor-from-hell = The Auditor from Hell
card-the-big-score = The Big Score
card-the-big-sellout = The Big Sellout
card-the-first-thing-we-do-lets-kill-all-the-lawyers = The First Thing We Do, Let's Kill All the Lawyers
card-the-internet-worm = The Internet Worm
card-the-second-bullet = The Second Bullet
card-the-stars-are-right = The Stars are Right
card-the-weak-link = The Weak Link
card-the-weird-turn-pro = The Weird Turn Pro
card-time-warp = Time Warp
card-unlucky-13 = Unlucky 13
card-unmasked = Unmasked!
card-upheaval = Upheaval!
card-volunteer-aid = Volunteer Aid
card-voodoo-economics = Voodoo Economics
card-vultures = Vultures
card-whispering-campaign = Whispering Campaign
card-world-cup-victory = World Cup Victory
