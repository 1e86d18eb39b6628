# What is explained in a first guided game, when it first happens: questions and events.
ask-act = On your turn you take one action. Income, foreign aid and a coup need no role; everything else is a **claim** that may be challenged. A coup costs 7 coins and cannot be stopped (CO-2.3).
ask-challenge = Somebody claims a role. If you **challenge** and it was a lie, they lose an influence; if it was true, you do (CO-4.1). Count the cards you can see. When in doubt, pass.
ask-block = This is aimed at you. You may **block** it by claiming the right role, whether you hold it or not (CO-4.3). A block can be challenged, too.
ask-block-aid = Anybody may block foreign aid by claiming the Duke (CO-2.2). It costs nothing, unless somebody calls your bluff.
ask-prove = You were challenged. **Show** the card if you have it: the challenger loses an influence, and you get a new card from the court (CO-4.1). If not, you lose one.
ask-lose = Choose which influence to lose. It is turned face up for all to see, and no longer helps you (CO-1.4).
ask-return = You have drawn cards from the court; return as many as you drew (CO-3.4). Nobody sees which.
event-Challenged = A **challenge**: now the claim must be proven, or an influence is lost. Watch the chips beside the players: they show who has claimed what.
event-Blocked = A **block**. It is a claim like any other, so the player who acted, or anybody else, may challenge it (CO-4.3).
event-PatronLost = Somebody has lost an influence: the card stays face up for all to see. A player who has lost both is out (CO-1.4).
