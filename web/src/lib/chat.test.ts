// What is said at a table reaches whoever has just come to it.
import { expect, it, vi } from "vitest";
import type { AnyServerMessage, Chat, Snapshot } from "./generated/protocol";
import type { Line } from "./socket.svelte";
import { TableStore } from "./table.svelte";

const line = { watch: () => undefined, unwatch: () => undefined } as unknown as Line;
const says = (number: number, text: string): Chat => ({ number, text, name: "Anna", at: 0, user: "anna" }) as Chat;
const lobby = {
  type: "snapshot",
  table: "T",
  seq: 0,
  state: { id: "T", game: "none", status: "open", seats: [] },
  chat: [says(0, "hello")],
} as unknown as Snapshot;

vi.stubGlobal("document", { hidden: false, documentElement: {} });

it("is heard once, though a snapshot has it already", async () => {
  const table = new TableStore("T", line);
  table.watch(null);
  table.hear(lobby);
  table.hear({ type: "said", table: "T", chat: says(0, "hello") } as AnyServerMessage);
  expect(table.chat.map(({ text }) => text)).toEqual(["hello"]);
});

it("is not lost while the drawing of the game is still being fetched", async () => {
  const table = new TableStore("T", line);
  table.watch(null);
  table.hear(lobby);
  table.hear({ type: "said", table: "T", chat: says(1, "do sit down") } as AnyServerMessage);
  await vi.waitFor(() => expect(table.scene.game).toBe("none"), { timeout: 20_000 });
  expect(table.chat.map(({ text }) => text)).toEqual(["hello", "do sit down"]);
});
