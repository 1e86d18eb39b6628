# What the kernel itself says.
refusal-unknown = there is no such move here
refusal-not-asked = it is not your turn to answer
refusal-game-over = the game is over
list-and = { $first } and { $last }
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

# Puzzles: what they ask, why an answer is wrong, and the solution. A `$why` goes on from an answer; `$threat` is a sentence.
puzzle-win = Force a win in as few answers as possible: which answer comes first?
puzzle-stop = { $threat }. How do you stop it?
puzzle-save = All answers but one lose. Which one keeps you in the game?
puzzle-ask = One answer is clearly best. Which one?
puzzle-no-answer = That is no answer to this question.
puzzle-wrong-win = “{ $answer }”: then the win is no longer certain, or takes longer.
puzzle-wrong = “{ $answer }”: your chance to win would be about { $worth }%. Another answer is far better.
puzzle-solution = The solution: { $answers }.
puzzle-why = The reason: { $why }.
puzzle-proof-win = In { $worlds } imagined deals it wins whatever the others answer; no other first answer wins as fast.
puzzle-proof = Your chance to win is then about { $worth }%; with the next best answer (“{ $other }”) it is about { $less }%.
