// `import { rows, motifs } from "art:inwo"` gives the table of that game's pictures (pictures.md, without what is for its
// readers) and the outlines of the motifs it names: only these are shipped.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { OWN } from "../src/games/art/own";
import { coarser } from "./paths";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** A row of a table of pictures, by the names of its columns; what is empty is left out. */
export interface TableRow {
  motif?: string;
  emblem?: string;
  with?: string[];
  traits?: string[];
  [column: string]: string | string[] | undefined;
}

/** Columns that hold several things. */
const LISTS = new Set(["with", "traits"]);
/** Columns for those who read the table: the page does not need them. */
const FOR_READERS = new Set(["card", "name", "why"]);

const PREFIX = "art:";
/** Motifs are drawn on a field of 512; at the size of a card a step of 2 is below a pixel. */
export const GRID = 2;

export const iconSet = (): IconSet =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf-8"),
  ) as IconSet;

export const tableFile = (game: string): string =>
  fileURLToPath(new URL(`../src/games/${game}/art/pictures.md`, import.meta.url));

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());

/** A game's table of pictures, by card. */
export function readTable(text: string): Record<string, TableRow> {
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  const columns = cellsOf(lines[0] ?? "");
  const rows: Record<string, TableRow> = {};
  for (const cells of lines.slice(2).map(cellsOf)) {
    const [card = ""] = cells;
    if (cells.length !== columns.length || card in rows) throw new Error(`a bad row of a table of pictures: ${card}`);
    rows[card] = {};
    for (const [at, column] of columns.entries()) {
      const cell = cells[at];
      if (cell && !FOR_READERS.has(column)) rows[card][column] = LISTS.has(column) ? cell.split(", ") : cell;
    }
  }
  return rows;
}

/** The motifs that a row names. */
export const motifsOf = (row: TableRow): string[] =>
  [row.motif, ...(row.with ?? []), row.emblem].filter((name) => name !== undefined);

/** The outline of an icon; nothing if there is no such icon. */
export function outline(set: IconSet, name: string): string | undefined {
  const body = set.icons[set.aliases?.[name]?.parent ?? name]?.body;
  const paths = [...(body ?? "").matchAll(/ d="([^"]*)"/g)].map(([, path]) => coarser(path ?? "", GRID));
  return paths.length ? paths.join("") : undefined;
}

export function art(): Plugin {
  return {
    name: "card-art",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = tableFile(id.slice(PREFIX.length + 1));
      this.addWatchFile(file);
      const rows = readTable(readFileSync(file, "utf-8"));
      const set = iconSet();
      const motifs: Record<string, string> = {};
      for (const name of Object.values(rows).flatMap(motifsOf)) {
        if (name in OWN) continue;
        const path = outline(set, name);
        if (!path) throw new Error(`no motif ${name}`);
        motifs[name] = path;
      }
      return [
        `export const rows = JSON.parse(${JSON.stringify(JSON.stringify(rows))});`,
        `export const motifs = JSON.parse(${JSON.stringify(JSON.stringify(motifs))});`,
      ].join("\n");
    },
  };
}
