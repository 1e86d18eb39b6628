// How what happens in Pax Illuminaten is staged: tokens and favours move, the cards of a dispute are opened one by one
// with the sum, and plots say how far one is with them. A player stands on the field as one's own areopagus.
import { type Beats, type Bubble, type Picture, type Taking, type Tone, victory } from "../../lib/beats";
import type { Label } from "../../lib/generated/protocol";
import type { Board, EventType, Figures } from "./board.generated";
import Contest from "./Contest.svelte";
import Gains from "./Gains.svelte";
import { abilityLabel, eventLabel } from "./pax";

type Shot = Taking<Board>;

const home = (seat: unknown): string => `home:${seat as number}`;
/** A place of the field; none is the areopagus of whoever acts. */
const placeOf = (at: unknown, seat: unknown): string => (at == null ? home(seat) : `cell:${at as number}`);
const plotOf = (plot: unknown): string => `plot:${plot as string}`;

/** The first part of a plot with which the reader is further than before, or less far. */
function progress({ view, before }: Shot): Picture {
  const plots = (view.figures as Figures | undefined)?.plots ?? {};
  const earlier = (before.figures as Figures | undefined)?.plots ?? {};
  for (const [name, parts] of Object.entries(plots)) {
    for (const { what, have, need } of parts) {
      const was = earlier[name]?.find((part) => part.what === what)?.have;
      if (was === undefined || was === have) continue;
      const args = { what: { id: `pax-part-${what}` }, have, need, was };
      const tone = have > was ? "good" : "danger";
      return { lit: [plotOf(name)], bubble: { at: plotOf(name), text: { id: "pax-says-progress", args }, tone } };
    }
  }
  return {};
}

/** The light falls on a place of the field, and on whoever acts there; plots show what comes of it. */
function there(taking: Shot): Picture {
  const { event } = taking;
  const far = progress(taking);
  return { ...far, lit: [placeOf(event.cell, event.seat), home(event.seat), ...(far.lit ?? [])] };
}

/** The same, and what is done is said there, unless it is the reader who does it; what comes of it for the reader's plots comes first. */
function deed(taking: Shot, id: string, tone: Tone = "claim", at = taking.event.cell): Picture {
  const { event, view } = taking;
  const text: Label = { id, args: event.number == null ? {} : { number: event.number } };
  const bubble: Bubble = { at: placeOf(at, event.seat), by: event.seat as number, text, tone };
  const known = event.seat === view.seat && tone !== "danger";
  return { ...(known ? {} : { bubble }), ...there(taking) };
}

/** The same, and the card is held up: on a small field its name has no room. */
const card = (taking: Shot, gone = false): Picture => ({
  ...there(taking),
  faces: {
    things: [`card:${taking.event.card as string}`],
    at: placeOf(taking.event.cell, taking.event.seat),
    turned: !gone,
    ...(gone ? { sign: "✗" } : {}),
  },
});

/** What a player does, said at the own areopagus, whose name it may lie over. */
const own = ({ seat }: Shot["event"], text: Label, tone: Tone = "claim"): Bubble => ({
  at: home(seat),
  by: seat as number,
  text,
  tone,
});

/** A seat, as messages name it. */
const named = (seat: unknown): Label => ({ id: "seat", args: { seat } });

const favoursAt = (who: unknown, gained: unknown, spent = false): Picture => ({
  lit: spent ? [] : [home(who)],
  prop: { component: Gains, args: { favours: gained, spent }, at: home(who) },
});
const favours = ({ event }: Shot, spent: boolean): Picture => favoursAt(event.seat, event.favours, spent);

/** A favour goes from one player to another. */
const handed = (event: Shot["event"], from: unknown, to: unknown, taken: boolean): Picture => ({
  lit: [home(to)],
  arrows: [{ from: home(from), to: home(to), tone: taken ? "danger" : "good" }],
  prop: { component: Gains, args: { favours: [event.favour] }, at: home(to) },
});

/** A favour that the supply lacks is taken from a rival; who loses it is told so. */
function intercepted({ event, view }: Shot): Picture {
  const mine = event.rival === view.seat;
  const text = mine ? { id: "pax-says-takes-yours" } : { id: "pax-says-takes", args: { rival: named(event.rival) } };
  const bubble: Bubble = { at: home(event.seat), by: event.seat as number, text, tone: mine ? "danger" : "claim" };
  return { ...handed(event, event.rival, event.seat, true), bubble };
}

/** What somebody does with the event cards, whose faces others do not see. */
const chosen =
  (id: string) =>
  ({ event }: Shot): Picture => ({
    lit: [home(event.seat)],
    bubble: { at: home(event.seat), by: event.seat as number, text: { id, args: { number: event.number ?? 1 } } },
  });

const contest = ({ event }: Shot): Picture => ({
  lit: [home(event.seat ?? event.winner)],
  prop: { component: Contest, args: {} },
});

/** Somebody looks at what a rival hides; it is said what, and the reader is warned who is looked at. */
const peeped =
  (what: "plot" | "hand") =>
  ({ event, view }: Shot): Picture => {
    const mine = event.rival === view.seat;
    return {
      lit: [home(event.rival), home(event.seat)],
      arrows: [{ from: home(event.seat), to: home(event.rival), tone: mine ? "danger" : "claim" }],
      bubble: {
        at: home(event.seat),
        by: event.seat as number,
        text: mine
          ? { id: `pax-says-sees-your-${what}` }
          : { id: `pax-says-sees-${what}`, args: { rival: named(event.rival) } },
        tone: mine ? "danger" : "claim",
      },
    };
  };

/** Favours that an edict pays to whoever played it. */
const eased = (taking: Shot): Picture => {
  const { event } = taking;
  const faction = (event.happening as string).split("_")[1] ?? "";
  const favours = Array.from({ length: event.number as number }, () => faction);
  return {
    ...favoursAt(event.seat, favours),
    bubble: own(event, eventLabel(event.happening as string), "good"),
  };
};

/** A rival who ends the turn with actions left: nothing else tells that no more was done. */
function idle({ view, before }: Shot): Picture {
  const { actions, turn, phase } = before.board;
  if (phase !== "actions" || !actions || turn === view.seat) return {};
  const bubble: Bubble = { at: home(turn), by: turn, text: { id: "pax-says-idle", args: { actions } } };
  return { lit: [home(turn)], bubble };
}

/** What somebody lays open for all. */
const shown = ({ event }: Shot, thing: string): Picture => ({
  lit: [home(event.seat)],
  faces: { things: [thing], at: home(event.seat), turned: true },
});

/** A token comes to a plot or leaves it; whoever loses one is told so. */
function plotted({ event, view }: Shot, lost: boolean): Picture {
  const plot = { id: plotOf(event.plot).replace(":", "-") };
  const lit = [home(event.seat), plotOf(event.plot)];
  if (lost && event.seat === view.seat)
    return { lit, shout: { text: { id: "pax-says-you-lose-plot", args: { plot } }, tone: "danger" } };
  if (lost) {
    return {
      lit,
      bubble: { at: home(event.seat), text: { id: "pax-says-loses-plot", args: { plot } }, tone: "danger" },
    };
  }
  const args = { seat: named(event.seat), plot };
  return {
    lit,
    arrows: [{ from: home(event.seat), to: plotOf(event.plot), tone: "good" }],
    shout: { text: { id: "pax-says-plot", args }, tone: event.seat === view.seat ? "good" : "danger" },
  };
}

/** A faction card changes hands; which it is, is said, since the cards may be out of sight. */
const faction = ({ event }: Shot): Picture => ({
  lit: [home(event.seat), `faction:${event.faction as string}`],
  bubble: own(event, { id: "pax-says-faction", args: { faction: { id: `faction-${event.faction as string}` } } }),
  arrows: event.rival == null ? [] : [{ from: home(event.rival), to: home(event.seat), tone: "danger" }],
});

const beats: Beats<Board, EventType> = {
  GameBegan: "action",
  PlotDealt: "silent",
  TurnBegan: { weight: "action", turn: true, picture: ({ event }) => ({ lit: [home(event.seat)] }) },
  CardsDrawn: "along",
  CourtTaken: { weight: "action", picture: (taking) => shown(taking, `card:${taking.event.card as string}`) },
  CourtUpdated: {
    weight: "along",
    weigh: (taking) => (idle(taking).bubble ? "action" : "along"),
    picture: idle,
  },
  DeckShuffled: "along",
  CardDiscarded: "along",
  CardScouted: { weight: "action", picture: (taking) => deed(taking, "pax-do-scout") },
  CardLaid: { weight: "reveal", picture: (taking) => card(taking) },
  CardTurned: { weight: "reveal", picture: (taking) => card(taking) },
  CardDismissed: { weight: "reveal", picture: (taking) => card(taking, true) },
  CardsSwapped: {
    weight: "action",
    picture: (taking) => {
      const [one, two] = [placeOf(taking.event.one, null), placeOf(taking.event.two, null)];
      return {
        ...there(taking),
        lit: [one, two, home(taking.event.seat)],
        arrows: [
          { from: one, to: two },
          { from: two, to: one },
        ],
      };
    },
  },
  TokensPlaced: { weight: "action", picture: (taking) => deed(taking, "pax-says-influence") },
  TokenMoved: {
    weight: "action",
    picture: (taking) => {
      const [from, to] = [placeOf(taking.event.start, null), placeOf(taking.event.end, null)];
      const far = progress(taking);
      const said = deed(taking, "pax-says-moved", "claim", taking.event.end);
      return { ...said, lit: [to, home(taking.event.seat), ...(far.lit ?? [])], arrows: [{ from, to }] };
    },
  },
  TokensRemoved: { weight: "action", picture: (taking) => deed(taking, "pax-says-removed", "danger") },
  FavoursSpent: { weight: "along", picture: (taking) => favours(taking, true) },
  FavoursGained: { weight: "action", picture: (taking) => favours(taking, false) },
  FavourIntercepted: { weight: "action", picture: intercepted },
  FavourShared: { weight: "action", picture: ({ event }) => handed(event, event.seat, event.rival, false) },
  Interrogated: { weight: "action", picture: (taking) => deed(taking, "pax-do-interrogate") },
  DisputeBegan: {
    weight: "reveal",
    picture: ({ event }) => ({
      lit: [placeOf(event.cell, null)],
      arrows: [{ from: home(event.attacker), to: home(event.defender), tone: "danger" }],
      prop: { component: Contest, args: {} },
    }),
  },
  DisputeCard: { weight: "reveal", picture: contest },
  DisputeEnded: { weight: "scene", picture: contest },
  RewardPlaced: { weight: "note", picture: there },
  RewardUsed: { weight: "along", picture: there },
  Conspired: {
    weight: "reveal",
    picture: ({ event }) => ({
      lit: [`card:${event.slot as number}`, home(event.seat)],
      bubble: own(event, { id: "pax-says-power", args: { ability: abilityLabel(event.ability as string) } }),
    }),
  },
  QuickFavour: {
    weight: "action",
    picture: ({ event }) => ({
      lit: [home(event.seat)],
      bubble: own(event, { id: "pax-quick" }),
    }),
  },
  FactionTaken: { weight: "action", picture: faction },
  FactionUsed: { weight: "along", picture: faction },
  FactionBorrowed: { weight: "action", picture: faction },
  FactionReturned: "along",
  PlotRealised: { weight: "triumph", picture: (taking) => plotted(taking, false) },
  PlotLost: { weight: "triumph", picture: (taking) => plotted(taking, true) },
  PlotRegained: { weight: "triumph", picture: (taking) => plotted(taking, false) },
  PlotSeen: { weight: "reveal", picture: peeped("plot") },
  HandSeen: { weight: "reveal", picture: peeped("hand") },
  EventsDrawn: { weight: "action", picture: chosen("pax-says-events") },
  EventKept: { weight: "action", picture: chosen("pax-says-keeps") },
  EdictPlayed: { weight: "reveal", picture: (taking) => shown(taking, `event:${taking.event.happening as string}`) },
  EdictEased: {
    weight: "along",
    weigh: ({ event }) => (event.seat == null ? "along" : "action"),
    picture: (taking) => (taking.event.seat == null ? {} : eased(taking)),
  },
  SpecialPlayed: { weight: "reveal", picture: (taking) => shown(taking, `event:${taking.event.happening as string}`) },
  EventDiscarded: "along",
  LastRound: { weight: "scene", picture: () => ({ shout: { text: { id: "pax-says-last-round" }, tone: "danger" } }) },
  ActionBought: {
    weight: "action",
    picture: ({ event }) => ({
      lit: [home(event.seat)],
      bubble: own(event, { id: "pax-says-action" }),
    }),
  },
  OpponentStep: { weight: "along", picture: there },
  PlanOpened: { weight: "reveal", picture: (taking) => shown(taking, `card:${taking.event.card as string}`) },
  FigureMoved: { weight: "action", picture: there },
  GameEnded: {
    weight: "triumph",
    picture: ({ event }) => ({ lit: (event.winners as number[]).map(home), ...victory("pax-says-won", event.winners) }),
  },
};

export default beats;
