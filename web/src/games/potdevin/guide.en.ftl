# What is explained in a first guided game, when it first happens: questions and events.
ask-lead = You lead: play any card. The others must play the same character if they can (PV-3.3).
ask-follow = Play the character that was led if you can; if not, play anything. Or **bribe**: spend a gem and play no card (PV-3.2). The trump character beats all others.
ask-joker = Jokers are placed now: each adds a symbol to a guild you already have (PV-5.2). Beware: four to six symbols cost points.
event-RoundWon = The winner takes all the cards of the round and the turned-up trump (PV-4.2), and leads the next. Watch the ladders: one to three symbols of a guild are good, four to six cost points, and seven or eight score high (PV-5.3).
event-RoundBegan = A new trump is turned up: its character beats the other three in this round (PV-4.1). There are as many rounds left as cards in the trump deck.
event-Bribed = A **bribe**: a gem is paid and no card is played. The gem goes to the winner's wealth, where it is worth a point (PV-4.3).
