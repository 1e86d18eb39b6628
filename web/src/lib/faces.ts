// Bots wear masks, one a temperament or a seat; people are drawn as the first letter of their name.
import bird from "icon:bird-mask";
import carnival from "icon:carnival-mask";
import ceremonial from "icon:ceremonial-mask";
import curly from "icon:curly-mask";
import domino from "icon:domino-mask";
import double from "icon:double-face-mask";
import duality from "icon:duality-mask";
import iron from "icon:iron-mask";
import lightning from "icon:lightning-mask";
import robber from "icon:robber-mask";

const MASKS = [double, carnival, domino, bird, curly, duality, ceremonial, robber, lightning, iron];

/** The mask that a temperament wears. */
const WORN: Record<string, string> = { bold: lightning, careful: iron, vengeful: robber, dealer: carnival };

/** The mask of the bot at a seat: that of its temperament, or else of the seat. */
export function maskOf(seat: number, temper = ""): string {
  return WORN[temper] ?? MASKS[seat % MASKS.length] ?? carnival;
}
