// The pictures of Pax's luminaries. This module and its motifs come later than the table, and know nothing of it.
import { motifs, rows } from "art:pax";
import { address } from "../../art/svg";
import { type Kind, type Portrait, medallion } from "./medallion";

/** The picture of a luminary. */
export function draw(card: Kind): string | undefined {
  const look = (rows as Record<string, Portrait>)[card.id];
  return look && address(medallion(card, look, motifs));
}
