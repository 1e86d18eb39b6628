// The emblem of each game, wherever games are listed.
import coup from "icon:crown-coin";
import inwo from "icon:great-pyramid";
import oath from "icon:castle";
import other from "icon:tabletop-players";
import pax from "icon:all-seeing-eye";
import potdevin from "icon:wine-glass";

const EMBLEMS: Record<string, string> = { coup, inwo, oath, pax, potdevin };

export function emblemOf(game: string): string {
  return EMBLEMS[game] ?? other;
}
