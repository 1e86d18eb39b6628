"""A heuristic player: builds a structure, attacks at good odds, defends, and spends to stop a win."""

from __future__ import annotations

from typing import Any

from camarilla.games.inwo.catalog import (
    ALIGN,
    ARROWS_OUT,
    ASSASSINATION,
    DISASTER,
    FACE,
    FANATIC,
    GROUP,
    KIND,
    POWER,
    PUPPET_BACK,
    RESISTANCE,
    TYPE,
    alignment_names,
)
from camarilla.games.inwo.evaluation import LASTING, ODDS, card_worth, counts_for, estimate, favours, mask, plot_worth
from camarilla.kernel.bots import Look
from camarilla.kernel.manners import NEVER
from camarilla.kernel.options import Option
from camarilla.kernel.rng import Rng

WORTH_A_TRY = 0.5
"""The least chance of success at which an attack is begun."""
MODEST = ("pass", "none", "keep", "withdraw", "decline", "no", "nothing", "done")
"""What to answer where nothing better is known."""
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
            self.target, self.aiders = (planned.target, planned.aiders[:]) if planned is not None else ("", [])

    # -- setting up and drawing ------------------------------------------------------------------------------------

    def on_lead(self, look: Look) -> Option:
        """The strongest group with the most arrows."""
        return max(look.options, key=lambda option: lead_worth(option.notation))

    def on_draw_plot(self, look: Look) -> Option:
        """Tokens left over are filled up again: buy with them first, then draw."""
        self.given_up = set()
        self.traded = False
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
        for option in look.options:
            if option.notation.startswith("resource:"):
                return option
            if "plots" not in self.blind and is_investment(look, option):
                return option
        if len(me(look).plots) + len(me(look).exposed) < 6:
            for name in ("use:bank-of-england", "use:silicon-valley", "plot:savings-and-loan-scam", "draw-group"):
                found = find(look, name)
                if found is not None:
                    return found
        if not self.traded and surplus(look) is not None:
            self.traded = True
            found = find(look, "free")
            if found is not None:
                return found
        return find(look, "end-turn", "knock") or look.options[0]

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
        self.target, self.aiders = planned.target, planned.aiders[:]
        return find(look, best)

    def led(self, look: Look, option: Option) -> Attack | None:
        """The best attack to control that a group could lead."""
        mine = me(look)
        leader = by_name(mine.groups, option.notation)
        if leader is None:
            return None
        helpers = [group for group in mine.groups if group.tokens and group is not leader]
        best: Attack | None = None
        for target, depth, worth in self.prey(look):
            if target.card in self.given_up:
                continue
            defence = depth - favours(mine.illuminati, target.card, target.alignments)
            strength, aid = estimate(leader, target, defence, [] if "aid" in self.blind else helpers, ENOUGH)
            chance = ODDS[max(0, min(12, strength))] * worth
            if best is None or chance > best.chance:
                best = Attack(chance, target.card, aid)
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
                found.append((group, defence, 1.2))
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


class Attack:
    """An attack that could be made: its chance to succeed, weighed by what it would win, the target, and who aids."""

    __slots__ = ("aiders", "chance", "target")

    def __init__(self, chance: float, target: str, aiders: list[str]) -> None:
        self.chance = chance
        self.target = target
        self.aiders = aiders


class Printed:
    """A Group of the hand as the estimate needs it."""

    def __init__(self, card: str) -> None:
        face = FACE[card]
        self.card = card
        self.power = POWER[face]
        self.resistance = RESISTANCE[face]
        self.alignments = alignment_names(ALIGN[face])


# -- Reading what is seen ----------------------------------------------------------------------------------------------


def find(look: Look, *notations: str) -> Option | None:
    """The first of these that is offered."""
    for notation in notations:
        for option in look.options:
            if option.notation == notation:
                return option
    return None


def starting(look: Look, start: str) -> list[Option]:
    """The options that begin so."""
    return [option for option in look.options if option.notation.startswith(start)]


def suffix(look: Look, end: str) -> list[Option]:
    """The options that end so."""
    return [option for option in look.options if option.notation.endswith(end)]


def acting(look: Look) -> list[Option]:
    """Plots that add 10 to an action."""
    return [option for option in starting(look, "plot:") if option.notation.endswith("/action")]


def me(look: Look) -> Any:
    """One's own side of the table."""
    return look.view.board.players[look.seat]


def by_name(groups: list[Any], notation: str) -> Any:
    """The group an option names."""
    name = notation.partition(":")[2]
    return next((group for group in groups if name in (group.card, f"{group.card}~{group.slot}")), None)


def depth_of(groups: list[Any], group: Any) -> int:
    """How far a group is from its Illuminati."""
    masters = {other.slot: other.master for other in groups}
    depth, at = 0, group.slot
    while masters.get(at, -1) >= 0:
        at = masters[at]
        depth += 1
    return depth


def nearest(look: Look) -> Option:
    """The place whose master is nearest to the Illuminati."""
    groups = me(look).groups
    depths = {group.card: depth_of(groups, group) for group in groups}
    return min(look.options, key=lambda option: depths.get(option.notation.partition(":")[0], 9))


def strength_of(look: Look) -> int:
    """The strength of the attack as it stands."""
    attacks = look.view.board.attacks
    return attacks[-1].strength if attacks else 0


def owner_of(look: Look, option: Option) -> int:
    """Whose group an option is about, or -1."""
    slots = [int(key.partition(":")[2]) for key in option.touches if key.startswith("card:")]
    for seat, player in enumerate(look.view.board.players):
        if any(group.slot in slots for group in player.groups):
            return seat
    return -1


def power_of(look: Look, option: Option) -> int:
    """The Power of the group an option is about."""
    slots = [int(key.partition(":")[2]) for key in option.touches if key.startswith("card:")]
    for player in look.view.board.players:
        for group in player.groups:
            if group.slot in slots:
                return int(group.power)
    return 99


SHELTER = {"shangri-la": 5}
"""By how much a player's Illuminati protects its groups."""
NEARLY = 2
"""With so many groups missing a rival is about to win."""
PLENTY = 5
"""More Group cards than a hand can use soon."""
UNSEEN = 3.0
"""What a card is worth that one has not seen."""


def about_to_win(look: Look, seat: int) -> bool:
    """Whether a rival needs but few groups more."""
    board = look.view.board
    return seat != look.seat and board.players[seat].goal_count >= board.basic_goal - NEARLY


def master_match(groups: list[Any], group: Any) -> int:
    """What a group resists more for each alignment it shares with its master."""
    master = next((other for other in groups if other.slot == group.master), None)
    if master is None:
        return 0
    return 4 * (mask(master.alignments) & mask(group.alignments) & ~FANATIC).bit_count()


def names_in_play(look: Look) -> set[str]:
    """The groups on the table: copies of them in a hand cannot be taken over."""
    return {group.card for player in look.view.board.players for group in player.groups}


def hand_worth(look: Look, name: str) -> float:
    """What a card of a hand is worth to this player: by the use there is for it."""
    face = FACE[name]
    if not PUPPET_BACK[face]:
        return plot_worth(name)
    if name in names_in_play(look):
        return 1.0
    crowded = len(me(look).hand) > PLENTY
    return card_worth(name) / (3 if crowded else 1)


def item_worth(look: Look, item: Any) -> float:
    """What a part of a deal is worth."""
    name = str(item.args["card"]).partition("~")[0]
    if item.id.startswith("item-unseen"):
        return UNSEEN
    if item.id in ("item-puppet", "item-resource"):
        return 2 * card_worth(name)
    return hand_worth(look, name)


def surplus(look: Look) -> str | None:
    """The Group card one would trade away: there are many, and Plots are short."""
    mine = me(look)
    cards: list[str] = [card.card for card in mine.hand if card.card is not None and TYPE[FACE[card.card]] == GROUP]
    if len(cards) <= PLENTY or len(mine.plots) + len(mine.exposed) >= 4:
        return None
    least: str = min(cards, key=lambda name: hand_worth(look, name))
    return least


def lead_worth(name: str) -> float:
    """What a group is worth as a lead."""
    face = FACE[name]
    return 2 * POWER[face] + 3 * len(ARROWS_OUT[face])


def card_in(option: Option) -> str:
    """The card that an option names: of `drop:gremlins~71` and `plot:jihad/boost` without which copy, and how."""
    return option.notation.partition(":")[2].partition("/")[0].partition("~")[0]


def is_investment(look: Look, option: Option) -> bool:
    """A Plot that makes an own group stronger for good."""
    return option.notation.startswith("plot:") and "/" not in option.notation and card_in(option) in LASTING
