// Says what the page would say: `vite-node build/say.ts SEEN SAID` reads what readers saw and writes it in words.
import { readFileSync, writeFileSync } from "node:fs";
import { loadDrawing } from "../src/games/registry";
import { logLines } from "../src/lib/lines";
import { Scene } from "../src/lib/scene.svelte";
import type { AnswerPrompt, GameEvent, View } from "../src/lib/generated/protocol";
import { type Language, words } from "../src/lib/words.svelte";

/** What one reader saw of a game. */
interface Seen {
  game: string;
  language: Language;
  names: string[];
  view: View;
  events: GameEvent[];
  prompts: AnswerPrompt[];
}

const [from = "", to = ""] = process.argv.slice(-2);
const seen = JSON.parse(readFileSync(from, "utf-8")) as Seen[];
const said: string[][] = [];
for (const { game, language, names, view, events, prompts } of seen) {
  await words.speak(language);
  await words.game(game);
  const scene = new Scene();
  scene.drawing = await loadDrawing(game);
  scene.game = game;
  scene.names = names;
  scene.view = view;
  const sentences = new Set(logLines(events, scene.drawing.untold).map(({ event }) => scene.speech.event(event)));
  for (const prompt of prompts) {
    scene.prompt = prompt;
    sentences.add(scene.promptText);
    for (const { heading, options } of scene.groups) {
      if (heading) sentences.add(heading);
      for (const { option, text } of options) sentences.add(text).add(scene.optionText(option));
    }
    for (const { refusal, texts } of scene.refused) for (const text of [refusal.text, ...texts]) sentences.add(text);
  }
  said.push([...sentences]);
}
writeFileSync(to, JSON.stringify(said));
process.exit();
