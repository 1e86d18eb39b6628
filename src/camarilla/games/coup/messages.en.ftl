# Coup: what the table says. Ids are shared by both languages.
game-title = Coup
game-about = Bluff, doubt and be the last with a patron, for 2 to 10 players; with Reformation, Inquisition and Revolution.

# Only where no name for a seat is at hand.
seat = seat { $seat }

role-Duke = Duke
role-Assassin = Assassin
role-Captain = Captain
role-Ambassador = Ambassador
role-Contessa = Contessa
role-Inquisitor = Inquisitor
claim-no-duke = no Duke

faction-loyalist = loyalists
faction-reformist = reformists

act = Choose your action
challenge = { $claimant } claims: { $role }. Challenge it?
prove = You are challenged: show the { $role }, or give up a patron
prove-no-duke = You are challenged: show that you have no Duke, or give up a patron
block = { $actor } declares { $action } against you. Block it?
block-aid = { $actor } declares { $action }. Block it?
lose = You lose influence: choose the patron to turn up
return = Choose a patron to return to the court
keep = Keep one patron of your set; the other four leave the game
show = { $examiner } examines you: choose the patron to show
verdict = { $target } shows you the { $role }: give it back, or have it swapped?
faction = Choose your faction; around the table the factions will alternate

action-income = Income: 1 coin
action-aid = Foreign aid: 2 coins
action-coup = Coup against { $target } for 7 coins
action-tax = Tax, as the Duke: 3 coins
action-assassinate = Assassination against { $target }, as the Assassin, for 3 coins
action-steal = Theft of up to 2 coins from { $target }, as the Captain
action-exchange = Exchange with the court, as the { $role }
action-examine = Examination of { $target }, as the Inquisitor
action-convert = Betrayal: switch your own faction for 1 coin
action-betray = Betrayal: switch the faction of { $target } for 2 coins
action-embezzle = Embezzlement of the reserve, claiming to have no Duke

noun-aid = foreign aid
noun-assassinate = an assassination
noun-steal = a theft

option-challenge = Challenge
option-leave = Give it back
option-swap = Have it swapped
block-with = Block as the { $role }
show-all = Show all your patrons
patron-show = Show the { $role }
patron-lose = Give up the { $role }
patron-return = Return the { $role }
patron-keep = Keep the { $role }

refusal-no-reformation = this table plays without factions
refusal-no-inquisition = this table plays without the Inquisitor
refusal-yourself = you cannot aim it at yourself
refusal-out = { $target } is out of the game
refusal-must-coup = with 10 coins or more you must launch a coup
refusal-coins = it costs { $cost ->
    [one] { $cost } coin
   *[other] { $cost } coins
}, you have { $coins }
refusal-faction = { $target } is of your own faction
refusal-not-held = you do not hold the { $role }
refusal-holds-duke = you hold a Duke
refusal-block-role = a block names the role it claims: { $roles }
refusal-block-wrong = that role does not block this

# A seat may be the reader: `seat-you` is then `yes`, and the verb follows it.
event-GameBegan = { $starter } { $starter-you ->
    [yes] begin
   *[no] begins
}
event-CardsDealt = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} dealt { $cards }
event-CardsDealt-hidden = { $seat } { $seat-you ->
    [yes] are
   *[no] is
} dealt { $count ->
    [one] a patron
   *[other] { $count } patrons
}
event-PatronKept = { $seat } { $seat-you ->
    [yes] keep
   *[no] keeps
} the { $card }
event-PatronKept-hidden = { $seat } { $seat-you ->
    [yes] keep a patron of your set
   *[no] keeps a patron of the own set
}
event-FactionsSet = Factions are chosen and alternate around the table
event-Declared = { $seat } { $seat-you ->
    [yes] declare
   *[no] declares
} { $action ->
    [coup] a coup against { $target } for 7 coins
    [assassinate] an assassination against { $target }, as the Assassin, for 3 coins
    [steal] a theft from { $target }, as the Captain
    [examine] an examination of { $target }, as the Inquisitor
    [betray] a betrayal of { $target } for 2 coins
   *[other] { $action }
}
event-Declared-hidden = { $seat } { $seat-you ->
    [yes] declare
   *[no] declares
} { $action ->
    [income] income
    [aid] foreign aid
    [tax] tax, as the Duke
    [exchange] an exchange with the court
    [betray] a change of sides for 1 coin
    [embezzle] an embezzlement, claiming to have no Duke
   *[other] { $action }
}
event-Challenged = { $seat } { $seat-you ->
    [yes] challenge
   *[no] challenges
} { $claimant }
event-ClaimProven = { $seat } { $seat-you ->
    [yes] prove
   *[no] proves
} the claim, showing { $cards }
event-Blocked = { $seat } { $seat-you ->
    [yes] block
   *[no] blocks
} { $actor-you ->
    [yes] your
   *[no] { $actor }'s
} { $action ->
    [aid] foreign aid
    [assassinate] assassination
    [steal] theft
   *[other] { $action }
}, as the { $role }
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
} from { $target }
event-CardsDrawn = { $seat } { $seat-you ->
    [yes] draw
   *[no] draws
} { $cards }
event-CardsDrawn-hidden = { $seat } { $seat-you ->
    [yes] draw
   *[no] draws
} { $count ->
    [one] a patron
   *[other] { $count } patrons
}
event-CardsReturned = { $seat } { $seat-you ->
    [yes] return
   *[no] returns
} { $cards } to the court
event-CardsReturned-hidden = { $seat } { $seat-you ->
    [yes] return
   *[no] returns
} { $count ->
    [one] a patron
   *[other] { $count } patrons
} to the court
event-CardExamined = { $target } { $target-you ->
    [yes] show
   *[no] shows
} { $seat } the { $card }
event-CardExamined-hidden = { $target } { $target-you ->
    [yes] show
   *[no] shows
} { $seat } a patron
# `swap` is 1 if the card must be swapped, 0 if not.
event-Examined = { $swap ->
    [1] { $seat } { $seat-you ->
        [yes] make
       *[no] makes
    } { $target } swap it
   *[0] { $seat } { $seat-you ->
        [yes] give
       *[no] gives
    } it back to { $target }
}
event-FactionSwitched = { $target } { $target-you ->
    [yes] change
   *[no] changes
} sides and now { $target-you ->
    [yes] belong
   *[no] belongs
} to the { $faction ->
    [0] loyalists
    [1] reformists
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
event-GameWon = { $count ->
    [one] Winner
   *[other] Winners
}: { $winners }

# Who is about to win.
threat-coup = { $seat } { $seat-you ->
    [yes] win
   *[no] wins
} with a coup: { $other } { $other-you ->
    [yes] have
   *[no] has
} one patron left
threat-assassinate = { $seat } { $seat-you ->
    [yes] win
   *[no] wins
} if an assassination succeeds: { $other } { $other-you ->
    [yes] have
   *[no] has
} one patron left

# -- Why an answer is advised --

why-income = it is one coin, and nobody can stop it
why-aid = it is two coins, unless somebody claims the Duke
why-coup = nothing can stop it{ $last ->
    [yes] , and it takes the last influence
   *[no] {""}
}
why-held = you hold the { $role }, so nobody can catch you
why-bluff = you do not hold the { $role }, but { $unseen } of { $all } are still unseen
why-block = a bluff, but if you did hold the { $role }, a doubt would cost an influence
why-show = it proves the claim and costs your doubter an influence
why-spare = { $doubled ->
    [yes] you have the { $role } twice
   *[no] the { $role } is what you need least
}
why-pass = a wrong doubt costs an influence, and patience costs nothing
why-lie = all { $all } of the { $role } are accounted for, so it is a lie
why-doubt = you can see { $known } of { $all } of the { $role }, so it is likely a lie
