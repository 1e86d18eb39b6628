# What is explained in a first guided game, when it first happens: questions and events.
ask-lead = Choose the Group you start with. Power is good, and so is an alignment that many of your cards share.
ask-draw-plot = Draw a Plot, and then a Group card. Plots are secret; read what they can do, and when (IN-3.2).
ask-take-over = Once a turn, you bring one card from your hand into play without a roll (IN-2.6). Take one that would be hard to win by attack.
ask-main = Every group with a **token** may act once. An attack to control wins a group from your hand or from a rival; choose a leader that shares alignments with the target (IN-7.19). When you are done, knock.
ask-target = The nearer a group is to its Illuminati, the more it resists: +10, then +5 (IN-7.30). Cards in your hand get no such bonus.
ask-announce = Add helpers, then attack. Roll the strength or less on two dice to succeed; 11 and 12 always fail (IN-7.15).
ask-fight = This is somebody else's attack. You may help either side with a token, if an alignment matches or with Global Power (IN-9.2). Usually it is best to pass.
ask-arrow = Put the captured group on an arrow of the group that led (IN-7.38). Keep arrows free for more.
ask-reply = Somebody has announced a play, and you may respond now. If you have no answer, pass; under *Orders* the table can do that for you.
ask-claim = You meet a Goal: **claim** it (IN-2.13). The others get a last chance to stop you.
ask-last-moves = Your turn is ending. Tokens you keep can defend you until your next turn (IN-2.11).
event-AttackDeclared = An attack: the leader's Power, helpers and alignments against the target's Resistance and position. The window shows how they add up, and the odds.
event-GroupTaken = A group has changed hands. The Basic Goal counts groups, including the Illuminati (IN-14.13): the numbers are shown beside the names.
event-DealStruck = A **deal** between players. Any card may be part of one; propose one of your own with a free move.
