# What is explained in a first guided game, when it first happens: questions and events.
ask-act = You have **two main actions** (PA-4.5); conspiring, taking a faction card and realising a plot are free. To begin with, interrogate your areopagus for favour, scout a card beside it, then influence the card you have laid.
ask-lay = Lay any card from your hand in the gap (PA-5.4). Three neighbouring cards of one faction form a lodge, so look at the cards around it.
ask-via = Several of your cards could act. The one you choose decides which favour you can pay with (PA-2.27).
ask-pay = Pay with favour of the factions asked for. Three of one kind can stand in for one of another (PA-2.11).
ask-dispute = A **dispute**: both sides lay a card face down. Numbers are added to the starting strength; a dagger wins at once for the weaker side, hammers for the stronger (PA-10.8).
ask-ability-use = Use the card's ability or, once a turn, take **quick favour** instead: what the card yields (PA-11.10).
ask-draw = Fill your hand. One card from the court is free; a second costs a favour, and one of the two must be the card below the steward (PA-15.17).
ask-draw-event = A Grand Master or Royal Arch was played, so you take one of two events (PA-15.8). Edicts take a faction's favour from everybody; you keep special events in your hand.
event-DisputeBegan = A dispute over tokens. The starting strength counts tokens on the card and around it (PA-10.4).
event-PlotRealised = Somebody realised a **plot**. A player who ends their own turn with tokens on two plots wins (PA-15.6), so work out what the second could be.
event-EdictPlayed = An **edict**: everybody loses all favour of that faction (PA-15.11). When the fifth is used up, the game is scored.
event-FactionTaken = A **faction card** was taken: it goes to the player who controls the faction's largest lodge, and brings an action each turn (PA-12.1).
