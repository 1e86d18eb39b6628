"""Who may do what to whom: first turns, Secret groups, immunity, who may take part in an attack."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from camarilla.games.inwo import catalog, hooks, power
from camarilla.games.inwo.attacks.model import AID, CONTROL, DESTROY, DICE, OPPOSE, Attack
from camarilla.games.inwo.catalog import FANATIC, GROUP, ID, ILLUMINATI, TYPE, opposed
from camarilla.games.inwo.model import in_force
from camarilla.games.inwo.model.entries import Use
from camarilla.games.inwo.model.play_fields import draw_of, subject_of
from camarilla.games.inwo.model.zones import PHASE_5, RESOURCES, STRUCTURE, TABLE
from camarilla.games.inwo.structures import grid
from camarilla.kernel.cancelling import Play
from camarilla.kernel.hooks import Effect, consult

if TYPE_CHECKING:
    from camarilla.games.inwo.state import Inwo

MOST_CALLED_OFF: Final = 3
"""How often the same attack may be called off in a turn, so that every turn is finite (IN-21.21)."""
NO: Final = 0
REGULAR: Final = 1
BY_GLOBAL: Final = 2


# -- First turns (IN-1.12, IN-1.13, IN-20.2) ---------------------------------------------------------------------------


def new_here(g: Inwo, seat: int) -> bool:
    """Whether a player has not completed a first turn."""
    return g.own_turns[seat] == 0


def may_touch(g: Inwo, seat: int, other: int) -> bool:
    """IN-1.12: nothing may be done to a rival before its first turn is complete.

    IN-1.13: whoever is attacked in the attacker's first turn may defend by every means.
    """
    if seat == other or not new_here(g, other):
        return True
    attack = g.attack
    return attack is not None and attack.attacker == other and attack.defender == seat


def may_attack_seat(g: Inwo, seat: int, other: int) -> bool:
    """Whether a player's groups may be attacked now."""
    if seat == other:
        return True
    if g.two_player and (new_here(g, seat) or new_here(g, other)):
        return False
    return not new_here(g, other)


def everybody_moved(g: Inwo) -> bool:
    """Whether all first turns are complete."""
    return not any(new_here(g, seat) for seat in g.living())


# -- Cards -------------------------------------------------------------------------------------------------------------


def is_illuminati(g: Inwo, slot: int) -> bool:
    """Whether a card is somebody's Illuminati in play."""
    return slot in g.illuminati


def group_in_play(g: Inwo, slot: int) -> bool:
    """A group in a structure, an Illuminati included."""
    return g.zone[slot] == STRUCTURE or slot in g.illuminati


def groups_of(g: Inwo, seat: int) -> list[int]:
    """The Illuminati and all groups of a player."""
    return [g.illuminati[seat], *g.structure[seat]]


def all_groups(g: Inwo) -> list[int]:
    """Every group in a structure but Illuminati, in turn order."""
    return [slot for seat in g.in_turn_order(g.turn) for slot in g.structure[seat]]


def with_token(g: Inwo, seat: int) -> list[int]:
    """The groups of a player that have a token."""
    return [slot for slot in groups_of(g, seat) if power.token_count(g, slot) > 0]


def in_play_by_name(g: Inwo, name: str, seat: int = -1) -> list[int]:
    """The cards of a name in play, of one player or of anybody."""
    found = in_play_by_face(g).get(catalog.face_of(name), [])
    return found[:] if seat < 0 else [slot for slot in found if g.holder[slot] == seat]


def in_play_by_face(g: Inwo) -> dict[int, list[int]]:
    """The cards the living have in play, by what they are."""
    found: dict[int, list[int]] | None = g.memo.get("by face")
    if found is None:
        found = {}
        for seat in g.living():
            for slot in [g.illuminati[seat], *g.structure[seat], *g.resources[seat]]:
                found.setdefault(g.cards.face[slot], []).append(slot)
        g.memo["by face"] = found
    return found


def controls(g: Inwo, seat: int, name: str) -> bool:
    """Whether a player has a card of that name in play."""
    return bool(in_play_by_name(g, name, seat))


def barred_duplicate(g: Inwo, slot: int) -> bool:
    """IN-16.10 to IN-16.12: a Group, or a Unique Resource, of which a copy is in play or was destroyed."""
    face = g.cards.face[slot]
    if TYPE[face] != GROUP and not catalog.UNIQUE[face]:
        return False
    faces = g.cards.face
    for seat in range(g.seats):
        for other in g.structure[seat] + g.resources[seat]:
            if faces[other] == face and other != slot and not consult(g, hooks.ALLOWS_COPIES, False, other):
                return True
        for other in g.destroyed[seat]:
            if faces[other] == face and other != slot and face not in RETURNS:
                return True
    for other in g.tried:
        if faces[other] == face and other != slot and g.zone[other] == TABLE:
            return True
    return any(face == subject_of(effect) for effect in g.effects.of(in_force.BURIED))


RETURNS: Final[set[int]] = set()
"""Faces of which another copy may be played after one was destroyed."""

# -- Secret and immune (IN-9.16 to IN-9.18, IN-19.18) ------------------------------------------------------------------


def bars_secret(g: Inwo, actor: int, target: int) -> bool:
    """IN-9.18: whether `actor` may have nothing to do with `target` because that is Secret."""
    if not power.secret(g, target) or actor == target:
        return False
    if is_illuminati(g, actor) or power.secret(g, actor) or power.related(g, actor, target):
        return False
    if g.zone[actor] == RESOURCES:
        host = g.links.get(actor, -1)
        return host >= 0 and bars_secret(g, host, target)
    return not consult(g, hooks.REACHES_SECRET, False, actor, target)


def secret_in(g: Inwo, a: Attack) -> bool:
    """Whether the target of an attack is Secret in it."""
    return power.secret(g, a.target) and not consult(g, hooks.IN_THE_OPEN, False, a)


def immune(g: Inwo, target: int, actor: int) -> bool:
    """IN-19.18: whether a group cannot be attacked or affected by an enemy group; never by one's own."""
    if g.holder[target] == g.holder[actor] and group_in_play(g, target):
        return False
    found: bool = consult(g, hooks.IMMUNE, False, target, actor)
    return found


def affects(g: Inwo, actor: int, target: int) -> bool:
    """Whether an ability of `actor` reaches the card `target` at all."""
    if not may_touch(g, g.holder[actor], g.holder[target]):
        return False
    return not bars_secret(g, actor, target) and not immune(g, target, actor)


def reaches_attack(g: Inwo, actor: int, a: Attack) -> bool:
    """Whether an ability may be used on an attack (IN-19.18, IN-9.18): not where the target is immune to its card, or
    Secret to it."""
    return not immune(g, a.target, actor) and not bars_secret(g, actor, a.target)


def affects_seat(g: Inwo, actor: int, seat: int) -> bool:
    """IN-19.19: whether an ability of `actor` reaches a player's hand, decks and Resources."""
    if g.holder[actor] == seat:
        return True
    if not may_touch(g, g.holder[actor], seat):
        return False
    beyond: bool = consult(g, hooks.SEAT_IMMUNE, False, seat, actor)
    return not beyond


def seat_immune(g: Inwo, seat: int, actor: int) -> bool:
    """Whether a whole structure is immune to a card."""
    found: bool = consult(g, hooks.SEAT_IMMUNE, False, seat, actor)
    return found


# -- Tokens ------------------------------------------------------------------------------------------------------------


def may_spend(g: Inwo, seat: int, slot: int, early: bool = False) -> bool:
    """Whether a token that nothing was promised may be spent now.

    IN-2.4 bars it before phase 5 of the own turn, IN-10.5 on the target of an Instant attack.
    """
    if power.free_tokens(g, slot) == 0:
        return False
    attack = g.attack
    if attack is not None and attack.instant and attack.stage < DICE and attack.target == slot:
        return False
    if seat == g.turn and g.step < PHASE_5 and not early:
        return g.rules12 and any([play.id in g.stack[-1:] and play.seat != seat for play in g.plays.open])
    return True


# -- Draws that are being answered (IN-21.4) ---------------------------------------------------------------------------


def about_draw(g: Inwo, play: Play) -> list[Effect]:
    """What replies have done to a draw."""
    keys = (in_force.DRAW_STOPPED, in_force.DRAW_SEARCHED, in_force.CARD_SEARCHED)
    return [effect for effect in g.effects_in_force() if effect.key in keys and subject_of(effect) == play.id]


def cards_to_come(g: Inwo, play: Play) -> int:
    """How many cards a player is still entitled to by a draw."""
    return draw_of(play).cards - sum([effect.key == in_force.DRAW_STOPPED for effect in about_draw(g, play)])


def cards_to_search(g: Inwo, play: Play) -> int:
    """How many of them, of one's own deck, come from a search: all, or one for each card that says so."""
    keys = [effect.key for effect in about_draw(g, play)]
    if draw_of(play).owner != play.seat:
        return 0
    return draw_of(play).cards if in_force.DRAW_SEARCHED in keys else keys.count(in_force.CARD_SEARCHED)


# -- Taking part in an attack (chapters 7 to 10) -----------------------------------------------------------------------


def shut_out(g: Inwo, a: Attack, seat: int) -> bool:
    """IN-9.10 to IN-9.13, IN-21.16: whether privilege keeps a seat from doing anything in an attack."""
    if seat == a.attacker or a.stage >= DICE:
        return False
    if a.privileged and not a.broken and seat not in a.admitted:
        return seat != a.defender
    return False


def seat_may_join(g: Inwo, a: Attack, seat: int, side: int) -> bool:
    """Whether a seat's groups may take part on a side."""
    if seat in a.barred or shut_out(g, a, seat):
        return False
    if side == AID and a.privileged and not a.broken and seat != a.attacker and seat not in a.admitted:
        return False
    return seat in (a.attacker, a.defender) or not new_here(g, a.attacker)


def seen_as(g: Inwo, slot: int, other: int, a: Attack) -> int:
    """The alignments a group has for leading, helping or being attacked here."""
    mask: int = consult(g, hooks.SEEN_AS, power.alignments(g, slot), slot, other, a)
    return mask


def eligible(g: Inwo, a: Attack, slot: int, side: int) -> int:
    """IN-7.24, IN-7.25, IN-7.33, IN-8.6, IN-8.7: whether a group may help, and with which Power."""
    if slot == a.target:
        return REGULAR if side == OPPOSE and not a.instant else NO
    if slot == a.leader or consult(g, hooks.MAY_NOT_JOIN, False, slot, side, a):
        return NO
    may: bool = consult(g, hooks.MAY_JOIN, False, slot, side, a)
    if a.instant:
        return REGULAR if may else NO
    if bars_secret(g, slot, a.target) or (side == AID and a.leader >= 0 and bars_secret(g, slot, a.leader)):
        return NO
    if side == AID and immune(g, a.target, slot):
        return NO
    if may:
        return REGULAR
    if is_illuminati(g, slot):
        return BY_GLOBAL if side == OPPOSE or power.global_power(g, slot) else NO
    return by_alignment(g, a, slot, side)


def by_alignment(g: Inwo, a: Attack, slot: int, side: int) -> int:
    """Regular Power with a fitting alignment, else Global Power if there is some."""
    mine = seen_as(g, slot, a.target, a)
    theirs = seen_as(g, a.target, slot, a)
    if side == AID and a.kind == DESTROY:
        fits = bool(opposed(mine) & theirs)
    else:
        fits = bool(mine & theirs & ~FANATIC)
    if side == OPPOSE and power.related(g, slot, a.target):
        fits = True
    if fits:
        return REGULAR
    return BY_GLOBAL if power.acting_global(g, slot, a) > 0 else NO


def may_join(g: Inwo, a: Attack, seat: int, slot: int, side: int) -> bool:
    """Whether a group could be put in now, token included."""
    defends_itself = slot == a.target and side == OPPOSE and g.holder[slot] == seat
    barred = g.holder[slot] != seat or a.part_of(slot)
    if not barred and not seat_may_join(g, a, seat, side):
        barred = seat in a.barred or not a.privileged or not consult(g, hooks.LET_IN, False, slot, a)
    if barred and not defends_itself:
        return False
    if eligible(g, a, slot, side) == NO:
        return False
    free: bool = side == OPPOSE and consult(g, hooks.FREE_DEFENCE, False, slot, a)
    return free or may_spend(g, seat, slot)


def unguarded(g: Inwo, a: Attack) -> bool:
    """Whether a card takes the defences against Assassinations out of an attack."""
    off: bool = consult(g, hooks.UNGUARDED, False, a)
    return off


# -- Legality of an attack ---------------------------------------------------------------------------------------------


def why_illegal(g: Inwo, a: Attack) -> str:
    """The clause that an attack breaks as things are now, or nothing (IN-11.2, IN-17.7)."""
    if a.leader >= 0:
        if g.holder[a.leader] != a.attacker or not group_in_play(g, a.leader):
            return "IN-17.12"
        if a.leader == a.target:
            return "IN-8.12"
        if bars_secret(g, a.leader, a.target):
            return "IN-9.18"
        if immune(g, a.target, a.leader):
            return "IN-19.18"
    if a.defender >= 0:
        hits_resource = g.zone[a.target] == RESOURCES
        if (g.zone[a.target] != STRUCTURE and not hits_resource) or g.holder[a.target] != a.defender:
            return "IN-17.12"
        if not may_attack_seat(g, a.attacker, a.defender):
            return "IN-20.2" if g.two_player else "IN-1.12"
    if a.kind == CONTROL:
        broken = control_problem(g, a)
    else:
        broken = "IN-8.13" if consult(g, hooks.INDESTRUCTIBLE, False, a.target, a, a.magic) else ""
    if broken:
        return broken
    return "IN-3.3" if consult(g, hooks.FORBIDDEN, False, a) else ""


def bears_privilege(g: Inwo, a: Attack) -> bool:
    """IN-18.8, IN-21.2: whether no card forbids this attack if it is privileged."""
    twin = a.copy()
    twin.privileged = True
    return not consult(g, hooks.FORBIDDEN, False, twin)


def control_problem(g: Inwo, a: Attack) -> str:
    """What an attack to control needs besides: IN-7.4, IN-7.14."""
    if a.defender == a.attacker:
        return "IN-7.4"
    if a.from_hand and barred_duplicate(g, a.target):
        return "IN-16.10"
    if a.leader >= 0 and not grid.open_arrows(g, a.leader):
        return "IN-7.14"
    if consult(g, hooks.NO_TAKEOVER, False, a.attacker, a.target):
        return "IN-3.3"
    return ""


def attackable(g: Inwo, seat: int, leader: int, kind: int) -> list[int]:
    """Every target a group may attack: IN-7.4, IN-8.1."""
    found = []
    faces: set[int] = set()
    for slot in candidates(g, seat, leader, kind):
        in_play = g.zone[slot] == STRUCTURE
        if not in_play and (TYPE[g.cards.face[slot]] != GROUP or g.cards.face[slot] in faces):
            continue
        if attack_fits(g, seat, leader, slot, kind):
            found.append(slot)
            if not in_play:
                faces.add(g.cards.face[slot])
    return found


def can_attack(g: Inwo, seat: int, leader: int, kind: int) -> bool:
    """Whether there is any target for a group; the first that will do is enough."""
    for slot in candidates(g, seat, leader, kind):
        if g.zone[slot] != STRUCTURE and TYPE[g.cards.face[slot]] != GROUP:
            continue
        if attack_fits(g, seat, leader, slot, kind):
            return True
    return False


def candidates(g: Inwo, seat: int, leader: int, kind: int) -> list[int]:
    """What a group might attack: everything in play, and to control it the own hand."""
    if kind == CONTROL and not grid.open_arrows(g, leader):
        return []
    own = g.groups[seat] + [slot for slot in g.tried if g.holder[slot] == seat and g.zone[slot] == TABLE]
    return all_groups(g) if kind == DESTROY else all_groups(g) + own


def attack_fits(g: Inwo, seat: int, leader: int, slot: int, kind: int) -> bool:
    """Whether an attack on a target is legal, and was not called off too often."""
    a = Attack(-1, seat, leader, slot, g.holder[slot] if g.zone[slot] == STRUCTURE else -1, kind)
    return not why_illegal(g, a) and g.used.count(Use(leader, called_off(g, kind, slot))) < MOST_CALLED_OFF


def called_off(g: Inwo, kind: int, target: int) -> str:
    """The key under which an attack that was called off is kept: so often, and not again in that turn."""
    return f"called off {kind} {catalog.ID[g.cards.face[target]]}"


def leaders(g: Inwo, seat: int, kind: int) -> list[int]:
    """The groups that could lead an attack now."""
    return [slot for slot in with_token(g, seat) if may_spend(g, seat, slot) and can_attack(g, seat, slot, kind)]


def same_type(g: Inwo, seat: int, other: int) -> bool:
    """IN-16.3: whether two players have the same Illuminati type."""
    return g.cards.face[g.illuminati[seat]] == g.cards.face[g.illuminati[other]]


FIXED: Final[dict[str, Callable[[Any, int, int], bool]]] = {}
"""By id: whether its link to a host may not be moved or removed."""


def is_fixed(g: Inwo, card: int, host: int) -> bool:
    """Whether a link may not be moved."""
    test = FIXED.get(ID[g.cards.face[card]])
    if test is not None and test(g, card, host):
        return True
    test = FIXED.get(ID[g.cards.face[host]])
    return test is not None and test(g, card, host)


__all__ = [name for name in globals() if not name.startswith("_")] + ["ILLUMINATI"]
