// How what happens in Illuminati: New World Order is staged: an attack is an arrow between structures with its sum, the
// dice fall where it stands, what is captured moves over, and what a card does is seen where it does it.
import { type Arrow, type Beats, type Picture, type Taking, victory, type Weight } from "../../lib/beats";
import type { Label } from "../../lib/generated/protocol";
import type { AttackView, Board, EventType, Figures, GroupView } from "./board.generated";
import { cardOfKey, cardsBySlot, printed } from "./inwo";
import Sum from "./Sum.svelte";
import { claimInWords, word } from "./wording";

type Shot = Taking<Board>;

const seat = (number: unknown): string => `seat:${number as number}`;
const lying = (slot: number): string => `card:${slot}`;
const groupsOf = (board: Board): GroupView[] => board.players.flatMap(({ groups }) => groups);
const IN_PLAY = ["structure", "resources"];

/** Where something that an event names by its id is on the board; `@2` is a seat. */
function keyOf(board: Board, id: unknown): string | null {
  if (typeof id !== "string" || !id) return null;
  if (id.startsWith("@")) return seat(id.slice(1));
  if (board.nwo.includes(id)) return `order:${id}`;
  const beside = board.players.flatMap(({ resources, exposed }) => [...resources, ...exposed]);
  const found = [...board.table, ...groupsOf(board), ...beside].find(({ card }) => card === id);
  return found ? lying(found.slot) : null;
}

const keysOf = (board: Board, ids: unknown): string[] =>
  (ids as string[]).map((id) => keyOf(board, id)).filter((key) => key !== null);

/** In whose structure, or among whose Resources, a card lies. */
function holderOf(board: Board, slot: number): number | null {
  const found = board.players.findIndex(({ groups, resources }) =>
    [...groups, ...resources].some((card) => card.slot === slot),
  );
  return found < 0 ? null : found;
}

// -- Attacks --

const fighting = ({ view }: Shot): AttackView | undefined => view.board.attacks.at(-1);

/** From where an attack comes: the group that leads it, or the Plot that makes it. */
function sourceOf(attack: AttackView, board: Board): string {
  const plot = attack.parts.find(([what]) => what === "plot")?.[1];
  return attack.leader >= 0 ? lying(attack.leader) : (keyOf(board, plot) ?? seat(attack.attacker));
}

/** How much the sum of the attack under way has just changed. */
function swing({ view, before }: Shot): number {
  const [now, was] = [view.board.attacks.at(-1), before.board.attacks.at(-1)];
  return now && was && view.board.attacks.length === before.board.attacks.length ? now.strength - was.strength : 0;
}

/** Whoever claims victory stays in the light while the others answer that. */
const claimants = ({ board }: Shot["view"]): string[] => board.claims.map(([claimant]) => seat(claimant));

/** The arrow of the attack under way, with its sum and the dice that lie. */
function attackIn(taking: Shot, dice: readonly number[] = []): Picture {
  const attack = fighting(taking);
  if (!attack) return {};
  const { view } = taking;
  const [from, to] = [sourceOf(attack, view.board), lying(attack.target)];
  const figures = (view.figures as Figures | undefined)?.attacks.at(-1);
  return {
    lit: [to, from, ...claimants(view)],
    arrows: [{ from, to, tone: "danger" }],
    prop: { component: Sum, args: { figures, change: swing(taking), dice: [...dice] }, between: [from, to] },
  };
}

function joined(taking: Shot): Picture {
  const { event, view } = taking;
  const attack = fighting(taking);
  const key = keyOf(view.board, event.card);
  const shown = attackIn(taking);
  if (!attack || !key) return shown;
  const aids = event.side === "aid";
  const way: Arrow = aids
    ? { from: key, to: sourceOf(attack, view.board), tone: "good" }
    : { from: key, to: lying(attack.target), tone: "claim" };
  return { ...shown, lit: [key, ...(shown.lit ?? [])], arrows: [...(shown.arrows ?? []), way] };
}

function rolled(taking: Shot): Picture {
  const { event, view } = taking;
  const dice = event.dice as number[];
  const apart = view.board.rolling.length > 0 || !fighting(taking);
  const shown = apart ? { lit: [seat(event.seat)], prop: { component: Sum, args: { dice } } } : attackIn(taking, dice);
  return event.changed_by ? { ...shown, bubble: { at: seat(event.seat), text: cardLabel(event.changed_by) } } : shown;
}

/** An attack that failed or was cancelled, whose target may be back in a hand, or that its attacker calls off. */
function ended({ event, view }: Shot): Picture {
  if (event.outcome === "succeeded") return {};
  const attack = view.board.attacks.at(-1);
  if (event.outcome === "called off" && attack) return calledOff(attack.attacker, event.target);
  const at = keyOf(view.board, event.target);
  if (at) return { lit: [at], bubble: { at, text: word(event.outcome as string), tone: "good" } };
  const args = { card: event.target, outcome: word(event.outcome as string) };
  return { shout: { text: { id: "inwo-says-attack-ended", args } } };
}

/** An attack that was called off before it was committed. */
const calledOff = (attacker: number, target: unknown): Picture => ({
  lit: [seat(attacker)],
  bubble: {
    at: seat(attacker),
    by: attacker,
    text: { id: "inwo-says-called-off", args: { card: cardLabel(target) } },
  },
});

// -- What is won and lost --

const cardLabel = (id: unknown): Label => ({ id: "inwo-says-card", args: { card: cardOfKey(id as string) } });

/** By what a player claims victory; one's own claim is no danger. */
function claimShout(view: Shot["view"], who: unknown): Picture {
  const found = (view.figures as Figures | undefined)?.claims.find((claim) => claim.seat === who);
  const tone = who === view.seat ? "good" : "danger";
  return found ? { shout: { text: claimInWords(found, view.board.basic_goal), tone } } : {};
}

/** How many groups a card controls, directly or not. */
const below = (groups: readonly GroupView[], slot: number): number =>
  groups.filter(({ master }) => master === slot).reduce((sum, puppet) => sum + 1 + below(groups, puppet.slot), 0);

/** A card that came under control: its slot, whose it was, and how many came with it. */
function prize({ event, view, before }: Shot): { slot: number; loser: number | null; more: number } | null {
  const winner = view.board.players[event.seat as number];
  const found = [...(winner?.groups ?? []), ...(winner?.resources ?? [])].find(({ card }) => card === event.card);
  if (!found) return null;
  const { slot } = found;
  const attacked = view.board.attacks.find(({ target }) => target === slot)?.defender ?? -1;
  const loser = attacked >= 0 ? attacked : holderOf(before.board, slot);
  return { slot, loser: loser === event.seat ? null : loser, more: below(winner?.groups ?? [], slot) };
}

function taken(taking: Shot): Picture {
  const { event, view } = taking;
  const won = prize(taking);
  if (!won) return { lit: [seat(event.seat)] };
  const key = lying(won.slot);
  if (won.loser === null) return { lit: [key, seat(event.seat)] };
  const args = { card: event.card, more: won.more };
  return {
    lit: [key, seat(event.seat)],
    arrows: [{ from: seat(won.loser), to: seat(event.seat), tone: "danger" }],
    ...(won.loser === view.seat
      ? { shout: { text: { id: "inwo-says-you-lose", args }, tone: "danger" } }
      : { bubble: { at: key, text: { id: "inwo-says-captured", args }, tone: "danger" } }),
  };
}

/** A card leaves the board for good, or for a while. */
function gone({ event, view, before }: Shot): Picture {
  const slot = event.slot as number;
  const card = (event.card as string | null) ?? cardsBySlot(before.board).get(slot);
  const owner = holderOf(before.board, slot);
  const at = seat(owner ?? event.seat);
  const mine = owner !== null && owner === view.seat;
  const said = event.target === "destroyed" ? "destroyed" : "leaves";
  return {
    lit: [at],
    ...(card ? { faces: { things: [`card:${card}`], at, sign: "✗" as const } } : {}),
    ...(mine && card
      ? { shout: { text: { id: "inwo-says-you-lose", args: { card, more: 0 } }, tone: "danger" } }
      : { shout: { text: { id: `inwo-says-${said}`, args: { card: card ?? "" } }, tone: "danger" } }),
  };
}

const leaves = ({ event }: Shot): boolean =>
  IN_PLAY.includes(event.source as string) && ![...IN_PLAY, "linked", "table"].includes(event.target as string);

// -- What cards do --

/** What is different about a group, in a few words. */
function change(was: GroupView, now: GroupView, paid: readonly string[]): Label | string | null {
  if (was.power !== now.power) return { id: "inwo-says-power", args: { before: was.power, after: now.power } };
  if (was.resistance !== now.resistance)
    return { id: "inwo-says-resistance", args: { before: was.resistance, after: now.resistance } };
  if (was.alignments.join() !== now.alignments.join()) return now.alignments.map(word).join(", ") || word("none");
  if (was.tokens !== now.tokens && !paid.includes(now.card))
    return { id: "inwo-says-tokens", args: { before: was.tokens, after: now.tokens } };
  if ((was.marks ?? []).join() !== (now.marks ?? []).join()) return { id: "inwo-linked" };
  return null;
}

/** Where something has changed about groups, and what about the first of them. */
function effects({ event, view, before }: Shot): Picture {
  const old = new Map(groupsOf(before.board).map((group) => [group.slot, group]));
  const paid = (event.spent as string[] | undefined) ?? [];
  const found = groupsOf(view.board).flatMap((group) => {
    const was = old.get(group.slot);
    const text = was ? change(was, group, paid) : null;
    return text ? [{ at: lying(group.slot), text }] : [];
  });
  const [first] = found;
  return first ? { lit: found.map(({ at }) => at), bubble: { ...first, tone: "claim" } } : {};
}

const matters = (taking: Shot): boolean => !!effects(taking).bubble;

function played(taking: Shot): Picture {
  const { event, view } = taking;
  const own = keyOf(view.board, event.card);
  const at = seat(event.seat);
  const aims = keysOf(view.board, event.targets).filter((key) => key !== own);
  const done = effects(taking);
  const fight = swing(taking) || fighting(taking)?.leader === -1 ? attackIn(taking) : {};
  const card = printed(event.card as string);
  return {
    ...fight,
    ...(card ? { faces: { things: [`card:${card.id}`], at } } : {}),
    bubble: done.bubble ?? (card ? undefined : { at, text: word(event.what as string) }),
    lit: [at, ...(own ? [own] : []), ...aims, ...(done.lit ?? []), ...(fight.lit ?? claimants(view))],
    arrows: [...(fight.arrows ?? []), ...aims.map((to): Arrow => ({ from: own ?? at, to, tone: "claim" }))],
  };
}

/** Whether a card of a hand is thrown away, as at the end of a turn. */
const isDiscarded = ({ event }: Shot): boolean =>
  ["plots", "groups", "exposed"].includes(event.source as string) && event.target === "discards";

/** Whether somebody draws a card, once the game is under way. */
const isDrawn = ({ event, view }: Shot): boolean =>
  (event.source === "plot deck" && event.target === "plots" && view.board.turns > 0) ||
  (event.source === "group deck" && event.target === "groups" && view.board.turns > 0);

function discarded({ event }: Shot): Picture {
  const at = seat(event.seat);
  const card = event.card as string | null;
  return {
    lit: [at],
    ...(card
      ? { faces: { things: [`card:${card}`], at, sign: "✗" as const } }
      : { bubble: { at, text: { id: "inwo-says-discards" } } }),
  };
}

function drawn({ event }: Shot): Picture {
  const at = seat(event.seat);
  const kind = event.target === "plots" ? "plot" : "group";
  return { lit: [at], bubble: { at, text: { id: `inwo-says-draws-${kind}` } } };
}

function moved(taking: Shot): Picture {
  const { event } = taking;
  if (leaves(taking)) return gone(taking);
  if (isDiscarded(taking)) return discarded(taking);
  if (isDrawn(taking)) return drawn(taking);
  if (event.target === "exposed") return { lit: [lying(event.slot as number)] };
  return effects(taking);
}

function weighMove(taking: Shot): Weight {
  if (taking.event.target === "destroyed") return "scene";
  if (leaves(taking) || taking.event.target === "exposed" || isDiscarded(taking) || matters(taking)) return "action";
  return isDrawn(taking) ? "note" : "along";
}

function status({ event, view }: Shot): Picture {
  const [key, other] = [keyOf(view.board, event.card), keyOf(view.board, event.other)];
  if (!key) return {};
  return {
    lit: [key],
    arrows: other ? [{ from: key, to: other }] : [],
    bubble: { at: key, text: word(event.what as string), tone: event.what === "devastated" ? "danger" : "claim" },
  };
}

const beats: Beats<Board, EventType> = {
  TurnBegan: {
    weight: "action",
    turn: true,
    picture: ({ event }) => ({ lit: [seat(event.seat), `island:${event.seat as number}`] }),
  },
  CardMoved: { weight: "along", weigh: weighMove, picture: moved },
  CardShown: {
    weight: "reveal",
    picture: ({ event }) => ({
      lit: [seat(event.seat)],
      ...(event.card
        ? { faces: { things: [`card:${event.card as string}`], at: seat(event.seat), turned: true } }
        : { bubble: { at: seat(event.seat), text: { id: "inwo-says-shown" } } }),
    }),
  },
  Played: {
    weight: "action",
    weigh: ({ event }) => (printed(event.card as string)?.type === "Plot" ? "reveal" : "action"),
    picture: played,
  },
  Settled: {
    weight: "along",
    weigh: (taking) => (!taking.event.stands || matters(taking) ? "action" : "along"),
    picture: (taking) =>
      taking.event.stands
        ? effects(taking)
        : {
            lit: [seat(taking.event.seat)],
            bubble: { at: seat(taking.event.seat), text: { id: "inwo-cancelled" }, tone: "danger" },
          },
  },
  TokensPlaced: "along",
  TokensLost: "along",
  AttackDeclared: { weight: "reveal", picture: (taking) => attackIn(taking) },
  Joined: { weight: "action", picture: joined },
  StrengthFixed: { weight: "action", picture: (taking) => attackIn(taking) },
  Rolled: { weight: "reveal", picture: rolled },
  // What success does has been seen: the group that was taken, destroyed or Devastated.
  AttackEnded: {
    weight: "reveal",
    weigh: ({ event }) =>
      event.outcome === "succeeded" ? "along" : event.outcome === "called off" ? "action" : "reveal",
    picture: ended,
  },
  GroupTaken: {
    weight: "action",
    weigh: (taking) => (prize(taking)?.loser == null ? "action" : "scene"),
    picture: taken,
  },
  Status: {
    weight: "action",
    weigh: ({ event }) => (event.what === "devastated" ? "scene" : "action"),
    picture: status,
  },
  DealStruck: {
    weight: "action",
    picture: ({ event }) => ({
      lit: [seat(event.proposer), seat(event.partner)],
      arrows: [
        { from: seat(event.proposer), to: seat(event.partner), tone: "good" },
        { from: seat(event.partner), to: seat(event.proposer), tone: "good" },
      ],
    }),
  },
  Claimed: {
    weight: "scene",
    picture: ({ event, view }) => ({
      lit: [seat(event.seat)],
      bubble: { at: seat(event.seat), text: { id: "inwo-says-claim" }, tone: "danger" },
      ...claimShout(view, event.seat),
    }),
  },
  Eliminated: {
    weight: "scene",
    picture: ({ event, view }) =>
      event.seat === view.seat
        ? { lit: [seat(event.seat)], shout: { text: { id: "inwo-says-you-are-out" }, tone: "danger" } }
        : {
            lit: [seat(event.seat)],
            bubble: { at: seat(event.seat), text: { id: "inwo-says-out" }, tone: "danger" },
          },
  },
  GameEnded: {
    weight: "triumph",
    picture: ({ event }) => ({
      lit: (event.winners as number[]).map(seat),
      ...victory("inwo-says-won", event.winners),
    }),
  },
};

export default beats;
