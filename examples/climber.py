"""A bot for INWO: tries every attack, looks what it would be worth, and calls off what is not.

    camarilla arena inwo --bots climber:Climber,level2 --seats 2 --games 100

It reads `look.view.board` (docs/reference/inwo.md) and the notation of its options, and nothing else.
"""


class Climber:
    """Announces an attack, adds whoever can help, and commits it if it should succeed."""

    thinks = False
    listens = False

    def __init__(self):
        self.turn, self.leader, self.target = -1, "", ""
        self.tried = set()  # the attacks of this turn that came to nothing, by leader and target

    def act(self, look, rng):
        board, names = look.view.board, [option.notation for option in look.options]
        if board.turns != self.turn:
            self.turn, self.tried = board.turns, set()
        plan = getattr(self, f"on_{look.prompt.label.id.replace('-', '_')}", None)
        wanted = [plan(look.seat, board, names)] if plan else []
        for name in [*wanted, "draw-both", "draw", "pass", "none", "no", "decline", "done"]:
            if name in names:
                return look.options[names.index(name)]
        return look.options[0]

    def on_main(self, me, board, names):
        power = {group.card: group.power for group in board.players[me].groups}
        leaders = [name for name in names if name.startswith("control:") and (name, "") not in self.tried]
        self.leader = max(leaders, key=lambda name: power.get(name[8:], 0), default="")
        rest = [*[name for name in names if name.startswith("resource:")], "draw-group", "end-turn"]
        return self.leader or next((name for name in rest if name in names), None)

    def on_target(self, me, board, names):
        rivals = {group.card for player in board.players for group in player.groups}
        fresh = [name for name in names if (self.leader, name) not in self.tried]
        fresh.sort(key=lambda name: name in rivals)
        self.target = fresh[0] if fresh else names[0]
        self.tried.add((self.leader, self.target if len(fresh) > 1 else ""))
        return self.target

    def on_announce(self, me, board, names):
        helper = next((name for name in names if name.startswith("aid:")), "go")
        return helper if board.attacks[-1].strength < 8 else "go"

    def on_decide(self, me, board, names):
        return "commit" if board.attacks[-1].strength >= 6 else "call-off"

    def on_fight(self, me, board, names):
        attack = board.attacks[-1]
        means = "aid:" if attack.attacker == me else "oppose:" if attack.defender == me else "nothing"
        useful = [name for name in names if name.startswith(means)]
        return useful[0] if useful and (attack.strength < 8) == (attack.attacker == me) else "pass"

    def on_claim(self, me, board, names):
        return next((name for name in names if name.startswith("claim:")), "pass")
