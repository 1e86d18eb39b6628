// The accents of games that were installed as packages, wherever games are listed.
import type { GameInfo } from "../../lib/generated/http";

/** Have the style sheets of installed games. */
export function addStyles(games: readonly GameInfo[]): void {
  for (const { files } of games) {
    if (!files.style || document.querySelector(`link[href="${files.style}"]`)) continue;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = files.style;
    document.head.append(link);
  }
}
