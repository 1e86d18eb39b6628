# What the kernel itself says.
refusal-unknown = there is no such move here
refusal-not-asked = it is not your turn to answer
refusal-game-over = the game is over
list-and = { $first } and { $last }
seat = seat { $seat }
option-pass = Pass
option-yes = Yes
option-no = No

deal-build = Build your offer to { $other }
deal-answer = { $other } offers you a deal
deal-offer = Make this offer
deal-withdraw = Drop the deal
deal-accept = Accept
deal-decline = Decline
deal-counter = Make a counter-offer
deal-give = Give { $item }
deal-take = Ask for { $item }
deal-drop = Remove { $item }

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

# Puzzles: what they ask, why an answer is wrong, and the solution. A `$why` goes on from an answer; `$threat` is a sentence.
puzzle-win = Force a win in as few moves as possible: what do you do first?
puzzle-stop = { $threat }. How do you stop it?
puzzle-save = Every answer but one loses. Which one keeps you in the game?
puzzle-ask = One answer is clearly best. Which one?
puzzle-no-answer = That is not one of the answers to this question.
puzzle-wrong-win = After “{ $answer }” the win is no longer certain, or takes longer.
puzzle-wrong = “{ $answer }” wins about { $worth }% of the time. Another answer is far better.
puzzle-solution = The solution: { $answers }.
puzzle-why = The reason: { $why }.
puzzle-proof-win = It wins in all { $worlds } deals we tried, whatever the others do; nothing else wins as fast.
puzzle-proof = It wins about { $worth }% of the time; the next best answer (“{ $other }”) about { $less }%.
