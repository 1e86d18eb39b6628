"""A bot for Oath: musters, goes where a weaker army stands, attacks, and plays the Visions that it draws.

    camarilla arena oath --bots warlord:Warlord,level2 --seats 4 --games 100

It reads `look.view.board` (docs/reference/oath.md) and the notation of its options, and nothing else.
"""


class Warlord:
    """Attacks if its warbands outnumber what stands against them, and else prepares for that."""

    thinks = False
    listens = False

    def act(self, look, rng):
        board, names = look.view.board, [option.notation for option in look.options]
        plan = getattr(self, f"on_{look.prompt.label.id.replace('-', '_')}", None)
        wanted = plan(look.seat, board, names) if plan else []
        wanted += [name for name in names if name.startswith("plan:")]
        for name in [*wanted, "yes", "withdraw", "decline", "skip", "done"]:
            if name in names:
                return look.options[names.index(name)]
        return look.options[0]

    def prey(self, board, me, number):
        """By how much this army outnumbers what stands at a site; nothing where there is nothing to win."""
        sides = [seat if player.role == "exile" else board.order[0] for seat, player in enumerate(board.players)]
        space, foreign = board.spaces[number], board.spaces[number].owner != sides[me]
        there = [p.warbands for seat, p in enumerate(board.players) if p.pawn == number and sides[seat] != sides[me]]
        against = 1 + sum(there) + (space.warbands if foreign else 0)
        return max(0, board.players[me].warbands - against) if space.faceup and (foreign or there) else 0

    def on_act(self, me, board, names):
        player, banner = board.players[me], {"people": "people", "devotion": "darkest"}.get(board.oath)
        purse = player.favor if banner == "people" else player.secrets
        wanted = [name for name in names if name.startswith("play:vision") and player.vision is None]
        within_reach = banner and board.banners[banner].holder != me and purse > board.banners[banner].tokens
        wanted += ["recover"] if within_reach else []
        wanted += ["campaign"] if self.prey(board, me, player.pawn) else []
        wanted += ["muster"] if player.favor and player.warbands < 9 else []
        promising = any([self.prey(board, me, site) for site in range(len(board.spaces))])
        wanted += ["travel"] if player.supply > 3 and promising else []
        wanted += [name for name in names if name.startswith("play:") and len(player.advisers) < 3]
        return [*wanted, *(["trade"] if player.favor < 2 else []), *(["search"] if player.supply > 2 else []), "rest"]

    def on_travel_to(self, me, board, names):
        sites = {space.name.lower().replace(" ", "-"): at for at, space in enumerate(board.spaces) if space.name}
        return sorted(names, key=lambda name: -self.prey(board, me, sites.get(name[5:], board.players[me].pawn)))

    def on_campaign_defender(self, me, board, names):
        return [f"attack@{board.title}", *[name for name in names if name != "attack:bandits"]]

    def on_campaign_place(self, me, board, names):
        return [str(board.players[me].warbands // 4 + 1), "1", names[-1]]

    def on_search_keep(self, me, board, names):
        return [name for name in names if name.startswith("vision")]

    def on_play_where(self, me, board, names):
        return ["revealed", "faceup", *[name for name in names if name.startswith("site")], "facedown"]
