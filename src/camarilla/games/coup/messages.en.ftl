# Coup: what the table says. Ids are shared by both languages.
game-title = Coup: Reformation
game-about = Bluff, challenge and be the last with a patron, for 2 to 10 players.

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

act = Choose an action
challenge = { $claimant } claims: { $role }. Challenge it?
prove = You are challenged. Show the { $role }, or give up a patron
prove-no-duke = You are challenged. Show that you have no Duke, or give up a patron
block = { $actor } announces { $action } against you. Block it?
block-aid = { $actor } takes { $action }. Block it?
lose = You lose influence: choose a patron to turn up
return = Choose a patron to return to the court
keep = Keep one patron of your set
show = { $examiner } examines you: choose a patron to show
verdict = { $target } shows you the { $role }: leave it, or have it swapped?
faction = Choose your faction

action-income = Income: 1 coin
action-aid = Foreign aid: 2 coins
action-coup = Coup against { $target } for 7 coins
action-tax = Tax as the Duke: 3 coins
action-assassinate = Have { $target } assassinated for 3 coins
action-steal = Steal 2 coins from { $target } as the Captain
action-exchange = Exchange patrons with the court
action-examine = Examine { $target } as the Inquisitor
action-convert = Switch your own faction for 1 coin
action-betray = Switch the faction of { $target } for 2 coins
action-embezzle = Embezzle the reserve, claiming to have no Duke

noun-aid = foreign aid
noun-assassinate = an assassination
noun-steal = a theft

option-challenge = Challenge
option-leave = Leave it
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
refusal-coins = it costs { $cost } coins, you have { $coins }
refusal-faction = { $target } is of your own faction
refusal-not-held = you do not hold the { $role }
refusal-holds-duke = you hold a Duke
refusal-block-role = a block names the role it claims: { $roles }
refusal-block-wrong = that role does not block this

event-GameBegan = { $starter } begins
event-CardsDealt = { $seat } is dealt { $cards }
event-CardsDealt-hidden = { $seat } is dealt { $count ->
    [one] a patron
   *[other] { $count } patrons
}
event-PatronKept = { $seat } keeps { $card }
event-PatronKept-hidden = { $seat } keeps a patron of the own set
event-FactionsSet = The factions are chosen
event-Declared = { $seat }: { $action }
event-Challenged = { $seat } challenges { $claimant }
event-ClaimProven = { $seat } shows { $cards }
event-Blocked = { $seat } blocks as { $role }
event-PatronLost = { $seat } loses { $card }
event-Eliminated = { $seat } is out
event-CoinsMoved = { $seat } now has { $total ->
    [one] { $total } coin
   *[other] { $total } coins
}
event-CoinsStolen = { $seat } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from { $target }
event-CardsDrawn = { $seat } draws { $cards }
event-CardsDrawn-hidden = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}
event-CardsReturned = { $seat } returns { $cards }
event-CardsReturned-hidden = { $seat } returns { $count ->
    [one] a card
   *[other] { $count } cards
}
event-CardExamined = { $target } shows { $seat } the { $card }
event-CardExamined-hidden = { $target } shows { $seat } a card
event-Examined = { $swap ->
    [true] { $seat } makes { $target } swap it
   *[false] { $seat } gives it back to { $target }
}
event-FactionSwitched = { $target } changes sides
event-ReserveTaken = { $seat } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from the reserve
event-GameWon = { $winners } { $count ->
    [one] wins
   *[other] win
}
