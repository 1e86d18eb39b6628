# What the kernel itself says.
refusal-unknown = there is no such move here
refusal-not-asked = it is not your turn to answer
refusal-game-over = the game is over
option-pass = Pass
option-yes = Yes
option-no = No

deal-build = Build your offer
deal-answer = You are offered a deal
deal-offer = Offer it
deal-withdraw = Drop the deal
deal-accept = Accept
deal-decline = Decline
deal-counter = Make a counter-offer
deal-give = Give { $item }
deal-take = Ask for { $item }
deal-drop = Take out { $item }

# What bots are called, by their seat.
bot-name-0 = Ada
bot-name-1 = Bruno
bot-name-2 = Clara
bot-name-3 = Dario
bot-name-4 = Elena
bot-name-5 = Fabio
bot-name-6 = Greta
bot-name-7 = Hanna
bot-name-8 = Irma
bot-name-9 = Jonas
