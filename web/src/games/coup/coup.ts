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

/** The action that was declared and is not through yet, and the blocks against it; nobody is asked while it is played. */
export function pending(view: View, log: readonly GameEvent[]): GameEvent[] {
  const underWay = view.asked.every(({ prompt }) => !["act", "faction", "keep"].includes(prompt));
  if (!underWay || view.result) return [];
  const told = log.filter((event) => event.type === "Declared" || event.type === "Blocked");
  const last = told.map((event) => event.type).lastIndexOf("Declared");
  return told.slice(Math.max(0, last));
}

/** Newest first. */
export function claimsOf(board: Board, seat: number): Claim[] {
  return board.claims.filter((claim) => claim.seat === seat).reverse();
}
