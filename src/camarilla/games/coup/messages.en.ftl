# Coup: what the table says. Ids are shared by both languages.
game-title = Coup
game-about = Bluff, call bluffs and be the last player with influence. For 2 to 10 players, with Reformation, Inquisition and Revolution.

# Only where no name for a seat is at hand.

role-Duke = Duke
role-Assassin = Assassin
role-Captain = Captain
role-Ambassador = Ambassador
role-Contessa = Contessa
role-Inquisitor = Inquisitor
claim-no-duke = no Duke

faction-loyalist = Loyalists
faction-reformist = Reformists

act = Choose your action
challenge = { $claimant } { $claimant-you ->
    [yes] claim
   *[no] claims
} { $role }. Challenge?
prove = You are challenged: show the { $role }, or lose influence
prove-no-duke = You are challenged: show that you have no Duke, or lose influence
block = { $actor } { $actor-you ->
    [yes] try
   *[no] tries
} { $action }. Block it?
block-aid = { $actor } { $actor-you ->
    [yes] ask for
   *[no] asks for
} { $action }. Block it?
lose = You lose influence: choose a card to reveal
return = Choose a card to return to the court
keep = Keep one card from your set; the other four leave the game
show = { $examiner } examines you: choose a card to show
verdict = { $target } shows you the { $role }. Let them keep it, or force an exchange?
faction = Choose your faction; the others alternate around the table

action-income = Income: take 1 coin
action-aid = Foreign aid: take 2 coins
action-coup = Launch a coup against { $target } for 7 coins
action-tax = Tax as the Duke: take 3 coins
action-assassinate = Assassinate { $target } as the Assassin, for 3 coins
action-steal = Steal up to 2 coins from { $target } as the Captain
action-exchange = Exchange cards with the court as the { $role }
action-examine = Examine { $target } as the Inquisitor
action-convert = Convert yourself: switch your own faction for 1 coin
action-betray = Convert { $target }: switch their faction for 2 coins
action-embezzle = Embezzle: take the whole reserve, claiming to have no Duke

noun-aid = foreign aid
noun-assassinate = to assassinate you
noun-steal = to steal from you

option-challenge = Challenge
option-leave = Let them keep it
option-swap = Force an exchange
block-with = Block as the { $role }
show-all = Reveal all your cards
patron-show = Show the { $role }
patron-lose = Lose the { $role }
patron-return = Return the { $role }
patron-keep = Keep the { $role }

refusal-no-reformation = this table plays without factions
refusal-no-inquisition = this table plays without the Inquisitor
refusal-yourself = choose another player: you cannot target yourself
refusal-out = { $target } is out of the game
refusal-must-coup = you have 10 coins or more: launch a coup
refusal-coins = it costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, and you have { $coins ->
    [0] none
   *[other] { $coins }
}
refusal-faction = { $target } belongs to your faction: convert one of you first
refusal-not-held = you do not have the { $role }
refusal-holds-duke = you cannot prove that you have no Duke: you hold one
refusal-block-role = name the role you block with: { $roles }
refusal-block-wrong = that role cannot block this action

# A seat may be the reader: `seat-you` is then `yes`, and the verb follows it.
event-GameBegan = { $starter } { $starter-you ->
    [yes] go
   *[no] goes
} first
event-CardsDealt = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} dealt { $cards }
event-CardsDealt-hidden = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} dealt { $count ->
    [one] a card
   *[other] { $count } cards
}
event-PatronKept = { $seat } { $seat-you ->
    [yes] keep
   *[no] keeps
} the { $card }
event-PatronKept-hidden = { $seat } { $seat-you ->
    [yes] keep one card from your set
   *[no] keeps one card from their set
}
event-FactionsSet = The factions are chosen; they alternate around the table
event-Declared = { $seat } { $action ->
    [coup] { $seat-you ->
        [yes] launch
       *[no] launches
    } a coup against { $target } for 7 coins
    [assassinate] { $seat-you ->
        [yes] send
       *[no] sends
    } the Assassin after { $target } for 3 coins
    [steal] { $seat-you ->
        [yes] try
       *[no] tries
    } to steal from { $target } as the Captain
    [examine] { $seat-you ->
        [yes] examine
       *[no] examines
    } { $target } as the Inquisitor
    [betray] { $seat-you ->
        [yes] convert
       *[no] converts
    } { $target } for 2 coins
   *[other] { $seat-you ->
        [yes] act
       *[no] acts
    } against { $target }
}
event-Declared-hidden = { $seat } { $action ->
    [income] { $seat-you ->
        [yes] take
       *[no] takes
    } income
    [aid] { $seat-you ->
        [yes] ask
       *[no] asks
    } for foreign aid
    [tax] { $seat-you ->
        [yes] collect
       *[no] collects
    } tax as the Duke
    [exchange] { $seat-you ->
        [yes] want
       *[no] wants
    } to exchange cards with the court
    [betray] { $seat-you ->
        [yes] switch
       *[no] switches
    } sides for 1 coin
    [embezzle] { $seat-you ->
        [yes] embezzle
       *[no] embezzles
    } the reserve, claiming to have no Duke
   *[other] { $seat-you ->
        [yes] act
       *[no] acts
    }
}
event-Challenged = { $seat } { $seat-you ->
    [yes] challenge
   *[no] challenges
} { $claimant }
event-ClaimProven = { $seat } { $seat-you ->
    [yes] prove
   *[no] proves
} it by showing { $count ->
    [one] the { $cards }
   *[other] { $cards }
}
event-Blocked = { $seat } { $seat-you ->
    [yes] block
   *[no] blocks
} { $actor-you ->
    [yes] your
   *[no] { $actor }'s
} { $action ->
    [aid] foreign aid
    [assassinate] assassination
    [steal] steal
   *[other] action
} as the { $role }
event-PatronLost = { $seat } { $seat-you ->
    [yes] lose
   *[no] loses
} the { $card }
event-Eliminated = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} out of the game
event-CoinsMoved = { $seat } now { $seat-you ->
    [yes] have
   *[no] has
} { $total ->
    [0] no coins
    [one] { $total } coin
   *[other] { $total } coins
}
event-CoinsStolen = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
} from { $target-you ->
    [yes] you
   *[no] { $target }
}
event-CardsDrawn = { $seat } { $seat-you ->
    [yes] draw
   *[no] draws
} from the court: { $cards }
event-CardsDrawn-hidden = { $seat } { $seat-you ->
    [yes] draw
   *[no] draws
} { $count ->
    [one] a card
   *[other] { $count } cards
} from the court
event-CardsReturned = { $seat } { $seat-you ->
    [yes] return
   *[no] returns
} to the court: { $cards }
event-CardsReturned-hidden = { $seat } { $seat-you ->
    [yes] return
   *[no] returns
} { $count ->
    [one] a card
   *[other] { $count } cards
} to the court
event-CardExamined = { $target } { $target-you ->
    [yes] show
   *[no] shows
} { $seat } the { $card }
event-CardExamined-hidden = { $target } { $target-you ->
    [yes] show
   *[no] shows
} { $seat } a card
# `swap` is 1 if the card must be swapped, 0 if not.
event-Examined = { $swap ->
    [1] { $seat } { $seat-you ->
        [yes] make
       *[no] makes
    } { $target } exchange the card
   *[0] { $seat } { $seat-you ->
        [yes] let
       *[no] lets
    } { $target } keep it
}
event-FactionSwitched = { $target } { $target-you ->
    [yes] join
   *[no] joins
} the { $faction ->
    [0] Loyalists
    [1] Reformists
   *[other] { $faction }
}
event-ReserveTaken = { $seat } { $seat-you ->
    [yes] take
   *[no] takes
} { $coins ->
    [0] nothing from the empty reserve
    [one] { $coins } coin from the reserve
   *[other] { $coins } coins from the reserve
}
event-GameWon = { $winners } { $count ->
    [one] { $winners-you ->
        [yes] win
       *[no] wins
    } the game
   *[other] share the victory
}

# Who is about to win.
threat-coup = { $seat } { $seat-you ->
    [yes] win
   *[no] wins
} with a coup: { $other } { $other-you ->
    [yes] have
   *[no] has
} one influence left
threat-last-influence = { $seat } { $seat-you ->
    [yes] win
   *[no] wins
} if { $other } { $other-you ->
    [yes] lose your
   *[no] loses their
} last influence
threat-assassinate = { $seat } { $seat-you ->
    [yes] win
   *[no] wins
} if an assassination succeeds: { $other } { $other-you ->
    [yes] have
   *[no] has
} one influence left

# -- Why an answer is advised --

why-income = it brings in one coin, and nobody can stop it
why-aid = it brings in two coins, unless somebody claims the Duke
why-coup = nothing can stop it{ $last ->
    [yes] , and it takes their last influence
   *[no] {""}
}
why-held = you hold the { $role }, so a challenge would fail
why-bluff = you do not hold the { $role }, but { $unseen } of { $all } are still unseen
why-block = it is a bluff, but challenging it is risky: you might well hold the { $role }
why-stop = { $seat } is about to win, and this leaves too few coins for { $blow ->
    [coup] a coup
   *[assassinate] an assassination
}{ $held ->
    [yes] {""}
   *[no] ; it is a bluff, though
}
why-stop-block = { $seat } is about to win, and without a { $role } you lose your last influence
why-show = it proves your claim, and the challenger loses influence
why-spare = { $doubled ->
    [yes] you have a second { $role }
   *[no] the { $role } is the card you need least
}
why-pass = a wrong challenge costs influence; patience costs nothing
why-lie = every { $role } is accounted for ({ $all } of { $all }), so it must be a lie
why-doubt = you can see { $known } of the { $all } { $role } cards, so it is probably a lie

# -- What puzzles ask --

puzzle-ask-act = It is your turn. Which action is clearly best?
puzzle-ask-challenge = Is it a bluff?
puzzle-ask-block = Do you block it, or let it happen?
puzzle-ask-block-aid = Do you block it, or let it happen?
