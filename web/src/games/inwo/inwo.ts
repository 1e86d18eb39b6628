// Illuminati: New World Order in the browser: its cards as they are printed, and what is read from its table.
import data from "../../../../src/camarilla/games/inwo/cards.json";
import type { OptionText, View } from "../../lib/generated/protocol";
import { words } from "../../lib/words.svelte";
import type { AttackFigures, AttackView, Board, Card, GroupView } from "./board.generated";

/** A card as it is printed. */
export interface Printed {
  id: string;
  name: string;
  rarity: string;
  type: string;
  subtype: string;
  power?: number | null;
  global_power?: number | null;
  power_is_variable?: boolean;
  resistance?: number | null;
  resistance_is_variable?: boolean;
  alignments: string[];
  attributes: string[];
  arrow_in?: string | null;
  arrows_out?: string[];
  unique?: boolean;
  resource_kinds?: string[];
  mechanic: string;
  special_goal?: string;
  nwo_color?: string | null;
  cost?: string | null;
  timing?: string | null;
  link?: string | null;
  attack_power?: number | null;
}

export const CARDS = data.cards as unknown as Printed[];
const BY_ID = new Map(CARDS.map((card) => [card.id, card]));

export const SIDES = ["top", "right", "bottom", "left"];
export const ALIGNMENTS = [
  "Government",
  "Corporate",
  "Liberal",
  "Conservative",
  "Peaceful",
  "Violent",
  "Straight",
  "Weird",
  "Criminal",
  "Fanatic",
];

export function printed(id: string | null | undefined): Printed | undefined {
  return id ? BY_ID.get(id) : undefined;
}

/** A card's name in the reader's language; ids of things that are no cards stay as they are. */
export function cardName(id: string): string {
  const card = BY_ID.get(id);
  return card ? (words.find("inwo", `card-${id}`) ?? card.name) : id;
}

/** The id of the card in the key of a way to use it, `dentists/free` or `dentists~17`. */
export function cardOfKey(key: string): string {
  return key.split(/[/~]/)[0] ?? key;
}

/** The sides of the table a card's outgoing arrows face, as it lies: 0 up, 1 right, 2 down, 3 left. */
export function arrowsOut(group: GroupView): { side: number; faces: number; open: boolean }[] {
  const own = (printed(group.card)?.arrows_out ?? []).map((side) => SIDES.indexOf(side));
  const sides = new Set([...own, ...group.open_arrows]);
  return [...sides]
    .sort()
    .map((side) => ({ side, faces: (side + group.turned) % 4, open: group.open_arrows.includes(side) }));
}

/** Where a card's master lies, seen from it; null for an Illuminati. */
export function facesMaster(group: GroupView, groups: readonly GroupView[]): number | null {
  const master = groups.find((other) => other.slot === group.master);
  if (!master) return null;
  const [dx, dy] = [master.x - group.x, master.y - group.y];
  return dy < 0 ? 0 : dx > 0 ? 1 : dy > 0 ? 2 : 3;
}

/** What lies face up on the table, by slot. */
export function cardsBySlot(board: Board): Map<number, string> {
  const found = new Map<number, string>();
  const put = ({ slot, card }: Card): void => void (card && found.set(slot, card));
  for (const player of board.players) {
    for (const list of [player.groups, player.resources, player.plots, player.exposed, player.hand]) list.forEach(put);
  }
  board.table.forEach(put);
  return found;
}

/** The keys of everything that is drawn and can be touched, apart from what can be done with nothing in particular. */
export function drawnKeys(board: Board, me: number | null): Set<string> {
  const keys = new Set<string>();
  const put = ({ slot }: { slot: number }): void => void keys.add(`card:${slot}`);
  board.players.forEach((player, seat) => {
    keys.add(`seat:${seat}`);
    for (const list of [player.groups, player.resources, player.exposed]) list.forEach(put);
    if (seat === me) [...player.plots, ...player.hand].forEach(put);
  });
  board.table.forEach(put);
  return keys;
}

/** What an option concerns besides its own touches: the arrow it names, or a button if nothing of it is drawn. */
export function touchesOf(option: OptionText, view: View<Board>): string[] {
  const own = option.touches ?? [];
  const slot = own[0]?.startsWith("card:") ? own[0].slice(5) : null;
  if (option.label.id === "option-arrow" && slot !== null) {
    return [`arrow:${slot}:${SIDES.indexOf(String(option.label.args?.side))}`];
  }
  const drawn = drawnKeys(view.board, view.seat);
  return own.some((key) => drawn.has(key)) ? [] : [`do:${option.notation}`];
}

/** The options that touch nothing that is drawn. */
export function looseOptions(options: readonly OptionText[], view: View<Board>): OptionText[] {
  return options.filter((option) => touchesOf(option, view).some((key) => key.startsWith("do:")));
}

/** Whether a stronger attack would be no likelier to succeed: a roll of 11 or 12 always fails. */
export const isCapped = ({ strength, highest }: AttackFigures): boolean => highest > 0 && strength > highest;

/** Whose turn it is; null between turns, while hands are cut to the limit and the next player has not begun. */
export const turnOf = (board: Board): number | null => (board.step === "turn begins" ? null : board.turn);

export interface Terms {
  plus: AttackView["parts"];
  minus: AttackView["parts"];
}

/** The parts of an attack's sum by side; aid that is only promised is told apart from aid that is spent. */
export function termsOf(attack: AttackView): Terms {
  const promised = new Set(attack.promised.map(([card]) => card));
  const parts = attack.parts.map(([what, card, number]): AttackView["parts"][number] =>
    what === "aid" && promised.has(card) ? ["promised", card, number] : [what, card, number],
  );
  return { plus: parts.filter(([, , number]) => number > 0), minus: parts.filter(([, , number]) => number <= 0) };
}
