// The pictures of Oath's cards. This module and its motifs come later than the table, and know nothing of it.
import { motifs, rows } from "art:oath";
import type { Row } from "../../art/compose";
import { address } from "../../art/svg";
import { type Kind, vignette } from "./vignette";

/** The picture of a card. */
export function draw(card: Kind): string | undefined {
  const row = (rows as Record<string, Row>)[card.id];
  return row && address(vignette(card, row, motifs));
}
