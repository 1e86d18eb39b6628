# What is explained in a first guided game, when it first happens: questions and events.
ask-act = Act as often as your **Supply** allows, then rest. Search for cards, muster warbands, trade, travel, recover relics and banners, campaign (OA-4.2a). Beside the land you see who is winning.
ask-search-source = Search the World Deck, which hides Visions and costs more with each one drawn, or the discard pile of your region for 2 (OA-5.1.1).
ask-play-where = At a site a card serves whoever rules the site and brings you a favor now; as an adviser it serves you alone (OA-5.1.4).
ask-trade-with = A secret on a card brings favor of its suit, and one more for each adviser of that suit; two favor bring one secret for each such adviser, so nothing if you have none (OA-5.3.2a, OA-5.3.2b).
ask-travel-to = Where your pawn stands decides what you can do: sites near you cost less Supply (OA-5.6.1a).
ask-campaign-defender = A **campaign** takes sites, relics, banners, even a rival's pawn (OA-5.5.1a). Attack whoever rules your site or stands there.
ask-campaign-target = Each further target adds defense dice (OA-5.5.2a). The window shows the odds as you choose.
ask-campaign-plan = Battle plans are cards at sites you rule and among your advisers (OA-5.5.3a). Watch what each does to the odds.
ask-campaign-sacrifice = You are just short of victory. Each warband you sacrifice counts as one more sword (OA-5.5.5c).
ask-people-feed = The People's Favor needs care when you wake: place a favor on it, or return one from it (OA-4.1.1).
event-TitleMoved = The **title** has moved: it goes to whoever keeps the Oath of this land (OA-2.11a). An Exile who wakes with it twice wins.
event-Usurped = A **Usurper**! If this Exile wakes with the title once more, the game is over (OA-3.1). Stop them: take a site, a banner or whatever else the Oath asks for.
event-VisionDrawn = A **Vision** was drawn. From the third on, an Exile with a revealed Vision whose goal is met wins on waking (OA-3.2b).
event-CampaignBegan = A campaign: attack dice against defense dice and warbands. If it concerns you, you will be asked about battle plans.
event-EndDieRolled = The **end die**: from round 5 on, this roll may win the game for the Empire while the Empire holds the title (OA-3.3a).
