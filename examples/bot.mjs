// A bot for a Camarilla server, in JavaScript: it passes when it may and else plays at random.
//
// The server starts it and speaks its own messages on standard input, a line each:
//     CAMARILLA_BOTS='{"mine": ["node", "examples/bot.mjs"]}' camarilla serve
// The protocol and its JSON Schemas are described in docs/protocol.md.

import { createInterface } from "node:readline";

let seat = null;

function answerTo(message) {
  const prompt = message.prompt;
  if (!["snapshot", "update"].includes(message.type) || !prompt || prompt.held !== undefined) return null;
  const pass = prompt.options.find((option) => option.notation === "pass");
  const any = prompt.options[Math.floor(Math.random() * prompt.options.length)];
  return { type: "answer", table: message.table, seat, prompt: prompt.id, notation: (pass ?? any).notation };
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.seat !== undefined) seat = message.seat;
  if (message.type === "refused") console.error(`refused: ${message.text}`);
  const answer = answerTo(message);
  if (answer !== null) console.log(JSON.stringify(answer));
}
