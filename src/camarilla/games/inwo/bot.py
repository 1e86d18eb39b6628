"""A heuristic player: builds a structure, attacks at good odds, defends, and spends to stop a win."""

from __future__ import annotations

from typing import Any, NamedTuple

from camarilla.games.inwo.bot_interference import danger, on_guard, opposition, put_against
from camarilla.games.inwo.bot_reading import (
    Printed,
    about_to_win,
    acting,
    by_name,
    card_in,
    depth_of,
    find,
    hand_worth,
    is_investment,
    item_worth,
    lead_worth,
    master_match,
    me,
    names_in_play,
    nearest,
    owner_of,
    power_of,
    starting,
    strength_of,
    suffix,
    surplus,
)
from camarilla.games.inwo.catalog import ASSASSINATION, DISASTER, FACE, GROUP, KIND, TYPE
from camarilla.games.inwo.evaluation import ODDS, card_worth, counts_for, estimate, favours, plot_worth
from camarilla.kernel.bots import Look
from camarilla.kernel.manners import NEVER
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng

WORTH_A_TRY = 0.5
"""The least chance of success at which an attack is begun."""
MODEST = ("pass", "none", "keep", "withdraw", "decline", "no", "nothing", "done")
"""What to answer where nothing better is known."""
FREE_DRAWS = ("use:bank-of-england", "use:silicon-valley", "plot:savings-and-loan-scam")
"""What brings cards without the token of the Illuminati."""
PRIZE = 1.2
"""How much better it is to take a group from a rival than from nobody, whoever the rival is."""
ENOUGH = 9
"""The strength beyond which nothing more is put into an attack."""


class Heuristic:
    """Plans one attack at a time and answers everything else by rules of thumb; `blind` is what it never thinks of."""

    thinks = False
    listens = False

    def __init__(self, blind: tuple[str, ...] = ()) -> None:
        self.blind = blind
        self.plans: dict[str, Attack] = {}
        """The best attack that each group could lead now, by the option that begins it."""
        self.target = ""
        """The card the next attack is aimed at."""
        self.aiders: list[str] = []
        self.given_up: set[str] = set()
        """Targets that turned out too strong this turn."""
        self.traded = False
        """Whether a trade was proposed this turn."""
        self.opposed = 0
        """What rivals put against an attack that was called off: the next one must be stronger by that."""

    def act(self, look: Look, rng: Rng) -> Option:
        """Answer the open question."""
        answer = getattr(self, f"on_{look.prompt.label.id.replace('-', '_')}", None)
        chosen = answer(look) if answer is not None else None
        if chosen is not None:
            return chosen  # type: ignore[no-any-return]
        return find(look, *MODEST) or rng.pick(look.options)

    def weigh(self, look: Look, rng: Rng) -> list[float]:
        """Attacks by their chance beyond what makes one worth a try; else only what it would answer."""
        if len(look.options) > 1 and look.prompt.label.id == "deal-answer":
            return self.weigh_deal(look)
        chosen = self.act(look, rng)
        worths = [0.0 if option is chosen else NEVER for option in look.options]
        if look.prompt.label.id != "main" or not self.plans:
            return worths
        for at, option in enumerate(look.options):
            planned = self.plans.get(option.notation)
            if planned is not None:
                worths[at] = planned.chance - WORTH_A_TRY
        return worths

    def weigh_deal(self, look: Look) -> list[float]:
        """What a deal brings beyond what it costs, a third of it: a card more or less is felt."""
        args = look.prompt.label.args
        gain = sum([item_worth(look, item) for item in args["gives"]])
        price = sum([item_worth(look, item) for item in args["takes"]])
        return [(gain - price) / 30 if option.notation == "accept" else 0.0 for option in look.options]

    def answered(self, look: Look, option: Option) -> None:
        """Remember which attack was begun, and follow it."""
        if look.prompt.label.id == "main":
            planned = self.plans.get(option.notation)
            self.target, self.aiders = (planned.target, [*planned.aiders]) if planned is not None else ("", [])

    # -- setting up and drawing ------------------------------------------------------------------------------------

    def on_lead(self, look: Look) -> Option:
        """The strongest group with the most arrows."""
        return max(look.options, key=lambda option: lead_worth(option.notation))

    def on_draw_plot(self, look: Look) -> Option:
        """Tokens left over are filled up again: buy with them first, then draw."""
        self.given_up = set()
        self.traded = False
        self.opposed = 0
        held = len(me(look).plots) + len(me(look).exposed)
        if held < 8 and "plots" not in self.blind:
            bought = find(look, "buy")
            if bought is not None:
                return bought
        return find(look, "draw-both", "draw", "skip") or look.options[0]

    def on_draw_group(self, look: Look) -> Option:
        """Always draw."""
        return find(look, "draw") or find(look, "skip") or look.options[0]

    def on_take_over(self, look: Look) -> Option:
        """The most useful card of the hand."""
        cards = [option for option in look.options if option.notation.startswith("take:")]
        if cards:
            own = me(look).illuminati
            return max(cards, key=lambda option: card_worth(card_in(option), own))
        return find(look, "skip") or look.options[0]

    def on_place_at(self, look: Look) -> Option:
        """As near to the Illuminati as possible."""
        return nearest(look)

    def on_arrow(self, look: Look) -> Option:
        """Any arrow."""
        return look.options[0]

    def on_buy_with(self, look: Look) -> Option:
        """The Illuminati's token last: it is worth most."""
        groups = {group.card: group.power for group in me(look).groups}
        return min(look.options, key=lambda option: groups.get(option.notation, 99))

    def on_payer(self, look: Look) -> Option:
        """The weakest that will do."""
        groups = {group.card: group.power for group in me(look).groups}
        return min(look.options, key=lambda option: groups.get(option.notation, 99))

    # -- the own turn ----------------------------------------------------------------------------------------------

    def on_main(self, look: Look) -> Option:
        """Attack at good odds; then Resources, Plots that last, draws; then knock."""
        self.plans = {}
        drop = starting(look, "drop:")
        if drop:
            return drop[0]
        for option in starting(look, "resource:"):
            if counts_for(FACE[card_in(option)], me(look).illuminati):
                return option  # nearer to the Special Goal without a roll
        planned = self.plan(look)
        if planned is not None:
            return planned
        guards = self.guards(look)
        for option in look.options:
            if option.notation.startswith("resource:") and not guards:
                return option
            if "plots" not in self.blind and is_investment(look, option):
                return option
        if len(me(look).plots) + len(me(look).exposed) < 6:
            for name in [*FREE_DRAWS, *([] if guards else ["draw-group"])]:
                found = find(look, name)
                if found is not None:
                    return found
        if not self.traded and surplus(look) is not None:
            self.traded = True
            found = find(look, "free")
            if found is not None:
                return found
        return find(look, "end-turn", "knock") or look.options[0]

    def guards(self, look: Look) -> bool:
        """Whether the token of the Illuminati is kept to oppose a rival."""
        return "alarm" not in self.blind and on_guard(look)

    def plan(self, look: Look) -> Option | None:
        """The attack with the best chance, if one is good enough."""
        self.plans = {
            option.notation: attack for option in starting(look, "control:") if (attack := self.led(look, option))
        }
        best = max(self.plans, key=lambda notation: self.plans[notation].chance, default="")
        planned = self.plans.get(best)
        if planned is None or planned.chance <= WORTH_A_TRY:
            self.target, self.aiders = "", []
            return None
        self.target, self.aiders = planned.target, [*planned.aiders]
        return find(look, best)

    def led(self, look: Look, option: Option) -> Attack | None:
        """The best attack to control that a group could lead."""
        mine = me(look)
        leader = by_name(mine.groups, option.notation)
        guards = self.guards(look)
        if leader is None or (guards and leader.master < 0):
            return None
        able = mine.groups[1:] if guards else mine.groups
        helpers = [group for group in able if group.tokens and group is not leader]
        best: Attack | None = None
        for target, depth, worth in self.prey(look):
            if target.card in self.given_up:
                continue
            defence = depth - favours(mine.illuminati, target.card, target.alignments) + self.opposed
            strength, aid = estimate(leader, target, defence, [] if "aid" in self.blind else helpers, ENOUGH)
            chance = ODDS[max(0, min(12, strength))] * worth
            if best is None or chance > best.chance:
                best = Attack(chance, target.card, tuple(aid))
        return best

    def prey(self, look: Look) -> list[tuple[Any, int, float]]:
        """What could be attacked to control: cards of the hand, and rivals' groups by their places."""
        found: list[tuple[Any, int, float]] = []
        barred = names_in_play(look)
        for player in look.view.board.players:
            barred.update(player.destroyed)
        for card in me(look).hand:
            if card.card is not None and TYPE[FACE[card.card]] == GROUP and card.card not in barred:
                found.append((Printed(card.card), 0, 1.0))
        for seat, player in enumerate(look.view.board.players):
            if seat == look.seat or player.out or not player.turns or "rivals" in self.blind:
                continue
            for group in player.groups[1:]:
                bonus = {1: 10, 2: 5}.get(depth_of(player.groups, group), 0)
                bonus += SHELTER.get(player.illuminati, 0) + master_match(player.groups, group)
                defence = bonus + 2 * group.power * (1 if group.tokens else 0)
                found.append((group, defence, PRIZE if "alarm" in self.blind else danger(look, seat)))
        return found

    def on_target(self, look: Look) -> Option:
        """As planned; otherwise what is weakest compared with the own groups."""
        if self.target:
            found = find(look, self.target)
            twins = starting(look, f"{self.target}~")
            if found is not None or twins:
                return found or twins[0]
            self.given_up.add(self.target)
        return self.easiest(look)

    def easiest(self, look: Look) -> Option:
        """The target that the own groups would have the best chance at, for one who comes to it without a plan."""
        mine = [group for group in me(look).groups if group.tokens]
        best, most = look.options[0], -1.0
        for target, depth, worth in self.prey(look):
            offered = find(look, target.card)
            for leader in mine if offered is not None else []:
                strength, _ = estimate(leader, target, depth, [other for other in mine if other is not leader], ENOUGH)
                chance = ODDS[max(0, min(12, strength))] * worth
                if chance > most and offered is not None:
                    best, most = offered, chance
        return best

    def on_announce(self, look: Look) -> Option:
        """The planned aiders, all at once where that is offered; then go."""
        wanted = set(self.aiders)
        for option in starting(look, "press:"):
            if wanted and wanted == set(option.notation.partition(":")[2].split("+")):
                self.aiders = []
                return option
        while self.aiders:
            found = find(look, f"aid:{self.aiders.pop()}")
            if found is not None and strength_of(look) < ENOUGH:
                return found
        if not self.target and strength_of(look) < ENOUGH - 1:  # there was no plan
            aid = starting(look, "aid:")
            if aid:
                return aid[0]
        sure = ODDS[max(0, min(12, strength_of(look)))] >= WORTH_A_TRY / 2
        return (find(look, "press") if sure else None) or find(look, "go") or look.options[0]

    def on_decide(self, look: Look) -> Option:
        """Go on if it still looks good."""
        good = ODDS[max(0, min(12, strength_of(look)))] >= WORTH_A_TRY / 2
        if not good:
            self.given_up.add(self.target)
        if "alarm" not in self.blind:
            self.opposed = 0 if good else max(self.opposed, put_against(look))
        return (find(look, "commit") if good else find(look, "call-off")) or look.options[0]

    def on_last_moves(self, look: Look) -> Option:
        """Nothing more."""
        drop = starting(look, "drop:")
        return drop[0] if drop else find(look, "done") or look.options[0]

    # -- attacks ---------------------------------------------------------------------------------------------------

    def on_fight(self, look: Look) -> Option:
        """Attacker and defender add what it takes; others keep out, unless the attacker is about to win."""
        attack = look.view.board.attacks[-1]
        strength = attack.strength
        if attack.attacker == look.seat:
            if strength < ENOUGH - 2:
                helps = [*starting(look, "aid:"), *acting(look), *suffix(look, ":aid")]
                if helps:
                    return helps[0]
        elif "defence" in self.blind:
            return find(look, "pass") or look.options[0]
        elif "alarm" not in self.blind:
            return opposition(look) or find(look, "pass") or look.options[0]
        elif (attack.defender == look.seat or about_to_win(look, attack.attacker)) and strength >= 2:
            own = starting(look, "oppose:")
            if own:
                return own[0]
            cards = [option for option in starting(look, "plot:") if option.notation.endswith("/defence")]
            if cards:
                return cards[0]
        return find(look, "pass") or look.options[0]

    def on_pick_words(self, look: Look) -> Option:
        """A defence is worth what the attack measures; otherwise the first word."""
        attacks = look.view.board.attacks
        if attacks and attacks[-1].defender == look.seat:
            word = "resistance" if attacks[-1].kind == "control" else "power"
            return find(look, word) or look.options[0]
        return look.options[0]

    def on_pick_card(self, look: Look) -> Option:
        """Harm the leader of the game, help oneself: the card that concerns the strongest player."""
        rivals = [option for option in look.options if owner_of(look, option) not in (look.seat, -1)]
        if rivals and look.view.board.claims:
            claimer = look.view.board.claims[0][0]
            hit = [option for option in rivals if owner_of(look, option) == claimer]
            if hit:
                return min(hit, key=lambda option: power_of(look, option))
        return look.options[0]

    # -- winning and stopping --------------------------------------------------------------------------------------

    def on_claim(self, look: Look) -> Option:
        """Claim whatever can be claimed."""
        found = starting(look, "claim:")
        return found[0] if found else find(look, "pass") or look.options[0]

    def on_contest(self, look: Look) -> Option:
        """Throw everything at whoever is about to win."""
        claims = starting(look, "claim:")
        if claims:
            return claims[0]
        if any(seat != look.seat for seat, _ in look.view.board.claims):
            for option in starting(look, "plot:"):
                if KIND[FACE[card_in(option)]] in (ASSASSINATION, DISASTER):
                    return option
        return find(look, "pass") or look.options[0]

    def on_shed(self, look: Look) -> Option:
        """Discard what is worth least; Goals stay."""
        drops = starting(look, "drop:")
        return min(drops, key=lambda option: plot_worth(card_in(option))) if drops else look.options[0]

    # -- deals -----------------------------------------------------------------------------------------------------

    def on_free(self, look: Look) -> Option:
        """A deal with whoever has fewest Group cards: to them one more is worth most."""
        partners = starting(look, "deal@")
        if not partners or surplus(look) is None:
            return find(look, "nothing") or look.options[0]
        players = look.view.board.players
        return min(partners, key=lambda option: len(players[int(option.notation.partition("@")[2])].hand))

    def on_deal_build(self, look: Look) -> Option:
        """A Group card of which there are too many for a Plot unseen."""
        args = look.prompt.label.args
        card = surplus(look)
        if not args["gives"] and card is not None:
            found = find(look, f"give:card:{card}")
        elif not args["takes"]:
            found = find(look, "take:unseen-plot:1")
        else:
            found = find(look, "offer")
        return found or find(look, "withdraw") or look.options[0]

    def on_deal_answer(self, look: Look) -> Option:
        """Accept what is worth more, here and now, than what is asked for it."""
        args = look.prompt.label.args
        gain = sum([item_worth(look, item) for item in args["gives"]])
        price = sum([item_worth(look, item) for item in args["takes"]])
        return (find(look, "accept") if gain > price else find(look, "decline")) or look.options[0]

    def on_give_unseen(self, look: Look) -> Option:
        """What is worth least."""
        return min(look.options, key=lambda option: hand_worth(look, option.notation))

    def on_accept_gift(self, look: Look) -> Option:
        """Cards are welcome while there is room."""
        room = len(me(look).plots) + len(me(look).exposed) < 5
        return (find(look, "yes") if room else find(look, "no")) or look.options[0]


class Attack(NamedTuple):
    """An attack that could be made: its chance to succeed, weighed by what it would win, the target, and who aids.

    A search copies the mind that holds it, and a compiled class that wants arguments cannot be copied.
    """

    chance: float
    target: str
    aiders: tuple[str, ...]


SHELTER = {"shangri-la": 5}
"""By how much a player's Illuminati protects its groups."""
