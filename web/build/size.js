// How much a browser loads, in the files as they are sent: for the first page at most 120 KB of HTML, JavaScript and CSS by
// gzip, which every browser takes, and less by Brotli; for a table at most 250 KB; fonts, which come after the first picture
// and are the same everywhere, at most 110 KB.
import { existsSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const MOST = 250;
const MOST_HOME = 120;
const MOST_FONTS = 110;
const folder = fileURLToPath(new URL("../../src/camarilla/web/", import.meta.url));
const manifest = JSON.parse(readFileSync(`${folder}.vite/manifest.json`, "utf-8"));

/** A chunk by the file it begins with; one that others share parts of is known by its name alone. */
function chunkOf(name) {
  const stem = /([^/]+)\.svelte$/.exec(name)?.[1];
  return manifest[name] ?? Object.values(manifest).find((chunk) => chunk.name === stem && chunk.file.endsWith(".js"));
}

/** The files of a chunk, with its styles and all it imports from the start. */
function filesOf(name, found = new Set()) {
  const chunk = chunkOf(name);
  if (!chunk || found.has(chunk.file)) return found;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
  for (const other of chunk.imports ?? []) filesOf(other, found);
  return found;
}

/** All files of some chunks, with the words in Russian, the longer of the two languages; of a game if one is given. */
function needed(chunks, game = "") {
  const messages = Object.keys(manifest).filter((name) => /(?:\/ru\.ftl|\/messages\.ru\.ftl)/.test(name));
  const wanted = messages.filter((name) => !name.includes("/games/") || name.includes(`/games/${game}/`));
  const files = new Set(["index.html"]);
  for (const chunk of ["index.html", ...chunks, ...wanted]) {
    if (!chunkOf(chunk)) throw new Error(`the build has no ${chunk}`);
    filesOf(chunk, files);
  }
  return [...files];
}

/** How many KB files have together, each compressed that way if it is. */
function weight(files, suffix) {
  const sent = files.map((file) => folder + file).map((file) => (existsSync(file + suffix) ? file + suffix : file));
  return sent.reduce((sum, file) => sum + statSync(file).size, 0) / 1000;
}

/** Tell how much files weigh; gives that by gzip. */
function told(name, files) {
  const [gzip, brotli] = [weight(files, ".gz"), weight(files, ".br")];
  console.log(`${name}: ${gzip.toFixed(1)} KB by gzip, ${brotli.toFixed(1)} KB by Brotli, in ${files.length} files`);
  return gzip;
}

if (chunkOf("src/pages/Home.svelte"))
  throw new Error("the home page is not in one file with what comes first: chunks.ts");
const home = told("the first page", needed([]));
let worst = 0;
const games = Object.keys(manifest).flatMap((name) => /^src\/games\/(\w+)\/index\.ts$/.exec(name)?.[1] ?? []);
for (const game of games.filter((name) => name !== "generic")) {
  const files = needed(["src/pages/TablePage.svelte", `src/games/${game}/index.ts`], game);
  worst = Math.max(worst, told(game, files));
}
const fonts = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith(".woff2"));
console.log(`fonts: ${weight(fonts, "").toFixed(1)} KB in ${fonts.length} files`);
if (!fonts.length || weight(fonts, "") > MOST_FONTS) {
  console.error(`a table has no fonts, or more than ${MOST_FONTS} KB of them`);
  process.exit(1);
}
if (home > MOST_HOME) {
  console.error(`the first page loads more than ${MOST_HOME} KB`);
  process.exit(1);
}
if (worst > MOST) {
  console.error(`a table loads more than ${MOST} KB`);
  process.exit(1);
}
