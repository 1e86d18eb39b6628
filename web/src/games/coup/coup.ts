// Coup in the browser: its pictures, and what is read from its table.
import ambassador from "icon:scroll-quill";
import assassin from "icon:hooded-assassin";
import captain from "icon:captain-hat-profile";
import contessa from "icon:handheld-fan";
import duke from "icon:jewel-crown";
import inquisitor from "icon:eye-target";
import loyalist from "icon:queen-crown";
import noDuke from "icon:broken-shield";
import reformist from "icon:open-book";
import type { Beat } from "../../lib/beats";
import type { GameEvent, Label, View } from "../../lib/generated/protocol";
import type { Board, Claim } from "./board.generated";

export const ROLES = ["Duke", "Assassin", "Captain", "Ambassador", "Contessa", "Inquisitor"];

export const ROLE_ICONS: Record<string, string> = {
  Duke: duke,
  Assassin: assassin,
  Captain: captain,
  Ambassador: ambassador,
  Contessa: contessa,
  Inquisitor: inquisitor,
  "no Duke": noDuke,
};

export const FACTION_ICONS: Record<string, string> = { loyalist, reformist };

export const OUTCOME_SIGNS: Record<Claim["outcome"], string> = {
  open: "?",
  unchallenged: "○",
  proven: "✓",
  caught: "✗",
};

export function roleLabel(role: string): Label {
  return { id: ROLES.includes(role) ? `role-${role}` : "claim-no-duke" };
}

/** What is said where a block stands that nobody challenged. */
export const STANDS = "coup-says-stands";

/** Whether the stage shows a block that stands: the turn is over then, and what it stopped is still to be seen. */
export function blockStands(beat: Beat | null): boolean {
  const text = beat?.picture.bubble?.text;
  return typeof text === "object" && text.id === STANDS;
}

/**
 * The action that was declared and is not through yet, and the blocks against it; nobody is asked while it is played.
 * Where a block `stands`, the next question may be asked already.
 */
export function pending(view: View, log: readonly GameEvent[], stands = false): GameEvent[] {
  const underWay = stands || view.asked.every(({ prompt }) => !["act", "faction", "keep"].includes(prompt));
  if (!underWay || view.result) return [];
  const told = log.filter((event) => event.type === "Declared" || event.type === "Blocked");
  const last = told.map((event) => event.type).lastIndexOf("Declared");
  return told.slice(Math.max(0, last));
}

/** Whether a claim came to nothing: it was challenged, and whoever made it lost a card and proved nothing. */
export function isVoid(claim: GameEvent, log: readonly GameEvent[]): boolean {
  const since = log.slice(log.lastIndexOf(claim) + 1);
  const doubted = since.findIndex(({ type, claimant }) => type === "Challenged" && claimant === claim.seat);
  if (doubted < 0) return false;
  const answer = since.slice(doubted).find(({ type }) => type === "ClaimProven" || type === "PatronLost");
  return answer?.type === "PatronLost" && answer.seat === claim.seat;
}

/** Newest first. */
export function claimsOf(board: Board, seat: number): Claim[] {
  return board.claims.filter((claim) => claim.seat === seat).reverse();
}
