// Each game's folder has what the page says of that game; a browser gets it with the page's own messages, in one file.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OWN = /\/web\/messages\/(\w+)\.ftl\?raw$/;

/** Everything the page says in a language, as files; of a game that has none in it, the English one. */
function files(language: string): string[] {
  const games = readdirSync(`${ROOT}src/games`).sort();
  const spoken = (game: string): string[] => [language, "en"].map((one) => `src/games/${game}/messages.${one}.ftl`);
  const found = games.map((game) => spoken(game).find((file) => existsSync(ROOT + file))).filter((file) => !!file);
  return [`messages/${language}.ftl`, ...found].map((file) => ROOT + file);
}

/** Everything the page says in a language. */
export function pageMessages(language: string): string {
  return files(language)
    .map((file) => readFileSync(file, "utf-8"))
    .join("\n");
}

export function messages(): Plugin {
  return {
    name: "page-messages",
    enforce: "pre",
    load(id) {
      const language = OWN.exec(id)?.[1];
      if (!language) return undefined;
      for (const file of files(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(pageMessages(language))};`;
    },
  };
}
