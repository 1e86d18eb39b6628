# What is explained in a first guided game, when it first happens: questions and events.
ask-act = Act as often as your **Supply** allows, then rest: search for cards, muster warbands, trade, travel, recover relics and banners, or campaign (OA-4.2a). Who is winning is shown beside the land.
ask-search-source = Search the World Deck, which hides Visions and costs more with each one drawn, or your region's discard pile for 2 Supply (OA-5.1.1).
ask-play-where = At a site, a card serves whoever rules the site and brings you a favor now; as an adviser, it serves you alone (OA-5.1.4).
ask-trade-with = Place a secret on a card to gain 1 favor of its suit, plus 1 for each adviser of that suit. Or place 2 favor to gain 1 secret for each such adviser, which may be none (OA-5.3.2a, OA-5.3.2b).
ask-travel-to = Where your pawn stands decides what you can do: sites near you cost less Supply (OA-5.6.1a).
ask-campaign-defender = A **campaign** takes sites, relics, banners, even a rival's pawn (OA-5.5.1a). Attack whoever rules your site or stands there.
ask-campaign-target = Each extra target adds defense dice (OA-5.5.2a). The window shows the odds as you choose.
ask-campaign-plan = Battle plans are cards at sites you rule and among your advisers (OA-5.5.3a). Watch what each does to the odds.
ask-campaign-sacrifice = You are just short of victory. Each warband you sacrifice counts as one more sword (OA-5.5.5c).
ask-people-feed = The People's Favor needs attention when you wake: place a favor on it, or return one from it (OA-4.1.1).
event-TitleMoved = The **title** has a new holder: whoever now fulfills the Oath (OA-2.11a). An Exile who starts two turns holding it wins.
event-Usurped = A **Usurper**! If this Exile wakes with the title once more, the game is over (OA-3.1). Stop them: take a site, a banner or whatever else the Oath is about.
event-VisionDrawn = A **Vision** was drawn. From the third on, an Exile with a revealed Vision whose goal is met wins on waking (OA-3.2b).
event-CampaignBegan = A campaign: attack dice against defense dice and warbands. If you are involved, you will be asked about battle plans.
event-EndDieRolled = The **end die**: from round 5 on it is rolled while the Empire holds the title, and a high roll wins the game for the Empire (OA-3.3a).
