// `import crown from "icon:crown"` gives the inside of that game-icons SVG: only icons somebody imports are shipped.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Rollup, Plugin } from "vite";
import { coarser } from "./paths";

interface IconSet {
  width: number;
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = "icon:";
/** Points lie on whole units of 512: at a hundred pixels nobody sees a fifth of one, and decimals weigh a third of an icon. */
const GRID = 1;

/** Icons that several modules show are one file: each by itself would be a request, for a few hundred bytes. */
export function sharedIcons(
  id: string,
  { getModuleInfo }: { getModuleInfo: Rollup.GetModuleInfo },
): string | undefined {
  const importers = id.startsWith(`\0${PREFIX}`) ? (getModuleInfo(id)?.importers ?? []) : [];
  if (importers.length < 2) return undefined;
  // Those of one game come with its tables; emblems are shown where games are listed, too.
  const games = new Set(importers.map((file) => /\/games\/(\w+)\/(?!emblem\.ts)/.exec(file)?.[1]));
  const [game] = games;
  return games.size === 1 && game ? `icons-${game}` : "icons";
}

export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let set: IconSet | undefined;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      set ??= JSON.parse(readFileSync(file, "utf-8")) as IconSet;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[set.aliases?.[name]?.parent ?? name];
      if (!icon) throw new Error(`game-icons has no icon ${name}`);
      const body = icon.body.replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${coarser(path, GRID)}"`);
      return `export default ${JSON.stringify(body)};`;
    },
  };
}
