// How much a browser loads to show a table: compressed JavaScript and CSS, at most 250 KB; fonts, which come after the
// first picture and are the same for every table, at most 110 KB.
import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 250_000;
const MOST_FONTS = 110_000;
const folder = fileURLToPath(new URL("../../src/camarilla/web/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, "utf-8"));

/** The files of a chunk, with its styles and all it imports from the start. */
function filesOf(name, found = new Set()) {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
  for (const other of chunk.imports ?? []) filesOf(other, found);
  return found;
}

/** What a table of a game needs in Russian, the longer of the two languages. */
function tableOf(game) {
  const messages = Object.keys(manifest).filter((name) => /(?:\/ru\.ftl|\/messages\.ru\.ftl)/.test(name));
  const wanted = messages.filter((name) => !name.includes("/games/") || name.includes(`/games/${game}/`));
  const chunks = ["index.html", "src/pages/TablePage.svelte", `src/games/${game}/index.ts`, ...wanted];
  const files = new Set();
  for (const chunk of chunks) {
    if (!manifest[chunk]) throw new Error(`the build has no ${chunk}`);
    filesOf(chunk, files);
  }
  return files;
}

let worst = 0;
for (const game of ["coup", "potdevin", "pax", "oath", "inwo"]) {
  const files = [...tableOf(game)];
  const total = files.reduce((sum, file) => sum + gzipSync(readFileSync(folder + file), { level: 9 }).length, 0);
  console.log(`${game}: ${(total / 1000).toFixed(1)} KB compressed in ${files.length} files`);
  worst = Math.max(worst, total);
}
const fonts = Object.values(manifest).filter(({ file }) => file.endsWith(".woff2"));
const heavy = fonts.reduce((sum, { file }) => sum + statSync(folder + file).size, 0);
console.log(`fonts: ${(heavy / 1000).toFixed(1)} KB in ${fonts.length} files`);
if (!fonts.length || heavy > MOST_FONTS) {
  console.error(`a table has no fonts, or more than ${MOST_FONTS / 1000} KB of them`);
  process.exit(1);
}
if (worst > MOST) {
  console.error(`a table loads more than ${MOST / 1000} KB`);
  process.exit(1);
}
