import { beforeEach, describe, expect, it, vi } from "vitest";
import { GUARD } from "./scene.svelte";
import { Line, backoff } from "./socket.svelte";
import { LENGTHS, rest } from "./beats";
import { THOUGHT } from "./director.svelte";
import { settings } from "./settings.svelte";
import { ALLOWANCE, TableStore } from "./table.svelte";
import type { AnyServerMessage, Snapshot } from "./generated/protocol";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  hear(message: AnyServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const view = {
  game: "none",
  seats: 2,
  seat: 0,
  asked: [{ seat: 0, prompt: "act" }],
  facts: [],
  board: { n: 1 },
  result: null,
};
const prompt = {
  id: "3",
  text: "Act",
  label: { id: "act" },
  rule: "XX-1",
  options: [{ notation: "go", text: "Go", label: { id: "go" } }],
};
const snapshot: Snapshot = {
  type: "snapshot",
  table: "T",
  seq: 5,
  seat: 0,
  view,
  log: [{ type: "A" }, { type: "B" }],
  log_start: 10,
  prompt,
  state: {
    id: "T",
    game: "none",
    status: "running",
    seats: [
      { seat: 0, name: "Anna" },
      { seat: 1, name: "Bruno" },
    ],
  },
};

let line: Line;
let table: TableStore;
const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const sent = (type: string) => socket().sent.filter((message) => message.type === type);

async function begin(): Promise<void> {
  table.watch(0);
  socket().hear({ type: "welcome", user: "u", name: "Anna", language: "en", version: "0" });
  socket().hear({ ...snapshot, ref: String(sent("watch")[0]?.ref) });
  await vi.waitFor(() => expect(table.scene.prompt).not.toBeNull(), { timeout: 20_000 }); // what it imports is compiled first
  await vi.advanceTimersByTimeAsync(GUARD);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", { hidden: false, documentElement: {} });
  FakeSocket.all = [];
  settings.set("pace", "normal");
  line = new Line(() => "ws://here/ws");
  table = new TableStore("T", line);
  return () => line.close();
});

describe("a table over the socket", () => {
  it("asks again for a table that does not answer for a moment", async () => {
    await begin();
    const before = sent("watch").length;
    socket().hear({ type: "refused", code: "unavailable", text: "busy", table: "T" } as AnyServerMessage);
    expect(table.gone).toBe("");
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent("watch").length).toBe(before + 1);
  });

  it("begins by itself for spectators who come before they may see anything", async () => {
    table.watch(null);
    socket().hear({ type: "welcome", user: "u", name: "Anna", language: "en", version: "0" });
    const early = { ...snapshot, seat: null, view: undefined, log: [], log_start: 0, prompt: undefined } as Snapshot;
    socket().hear({ ...early, ref: String(sent("watch")[0]?.ref) });
    await vi.waitFor(() => expect(table.early).toBe(true), { timeout: 20_000 });
    socket().hear({ type: "update", table: "T", seq: 6, delta: [[["board", "n"], 2]], events: [{ type: "C" }] });
    expect(table.scene.view).toBeNull();
    await vi.advanceTimersByTimeAsync(6000);
    expect(sent("watch")).toHaveLength(2);
    socket().hear({ ...snapshot, seat: null, seq: 6, ref: String(sent("watch")[1]?.ref) });
    await vi.waitFor(() => expect(table.scene.view?.board).toEqual({ n: 1 }));
    expect(table.early).toBe(false);
    await vi.advanceTimersByTimeAsync(7000);
    expect(sent("watch")).toHaveLength(2);
  });

  it("lets no quick second tap through the question whether one is sure", async () => {
    await begin();
    const lossy = { ...prompt.options[0]!, guard: "lose" as const };
    table.scene.prompt = { ...prompt, options: [lossy, { ...lossy, notation: "stay", guard: "" }] };
    table.scene.answer("go");
    expect(table.scene.doubted?.notation).toBe("go");
    table.scene.answer("go", true);
    expect(sent("answer")).toEqual([]);
    await vi.advanceTimersByTimeAsync(GUARD);
    table.scene.answer("go", true);
    expect(sent("answer").length).toBe(1);
  });

  it("does not ask whether one is sure of the only answer there is", async () => {
    await begin();
    table.scene.prompt = { ...prompt, options: [{ ...prompt.options[0]!, guard: "lose" }] };
    table.scene.answer("go");
    expect(table.scene.doubted).toBeNull();
    expect(sent("answer").length).toBe(1);
  });

  it("asks what would come of the answers to a question that the game previews, and forgets it with the question", async () => {
    await begin();
    expect(sent("preview")).toEqual([]);
    table.scene.drawing = { ...table.scene.drawing!, previewed: ({ id }) => id === "4" };
    socket().hear({ type: "update", table: "T", seq: 6, prompt: { ...prompt, id: "4" } });
    const [asked] = sent("preview");
    expect(asked).toMatchObject({ table: "T", seat: 0, notations: ["go"] });
    socket().hear({ type: "accepted", ref: String(asked?.ref), table: "T", previews: { go: { win: 0.5 } } });
    await vi.waitFor(() => expect(table.scene.previews).toEqual({ go: { win: 0.5 } }));
    socket().hear({ type: "update", table: "T", seq: 7, prompt: { ...prompt, id: "5" } });
    expect(table.scene.previews).toEqual({});
    expect(sent("preview").length).toBe(1);
  });

  it("settles a decision of several answers before it gives them as one, and keeps it where a part is refused", async () => {
    await begin();
    const deciding = {
      begins: (_: string, notation: string) => notation === "go",
      kind: () => "go",
      several: () => false,
      beside: () => "",
      whole: () => ({ chance: "", text: "" }),
    };
    table.scene.drawing = { ...table.scene.drawing!, deciding };
    table.scene.answer("go");
    const [asked] = sent("draft");
    expect(asked).toMatchObject({ table: "T", seat: 0, wishes: [["act", "go"]] });
    expect(sent("answer")).toEqual([]);
    const dice = { ...prompt, label: { id: "dice" } };
    const draft = [
      { prompt, answer: "go", told: {}, changes: {} },
      { prompt: dice, answer: "3", told: {}, changes: {} },
    ];
    socket().hear({ type: "accepted", ref: String(asked?.ref), table: "T", draft });
    await vi.waitFor(() => expect(table.draft).not.toBeNull());
    void table.confirmDraft();
    const [given] = sent("answer");
    expect(given).toMatchObject({ prompt: "3", notation: "go", then: [["dice", "3"]] });
    socket().hear({ type: "refused", code: "illegal", text: "no", ref: String(given?.ref), table: "T" });
    await vi.waitFor(() => expect(table.notice).not.toBeNull());
    expect(table.draft).not.toBeNull();
    socket().hear({ type: "update", table: "T", seq: 6, prompt: { ...prompt, id: "4" } });
    expect(table.draft).toBeNull();
  });

  it("leaves open what is open when the same question comes again", async () => {
    await begin();
    table.scene.hinted = "go";
    socket().hear(snapshot);
    await vi.advanceTimersByTimeAsync(10);
    expect(table.scene.hinted).toBe("go");
    expect(table.scene.ready).toBe(true);
  });

  it("takes a snapshot and follows updates", async () => {
    await begin();
    expect(table.scene.view?.board).toEqual({ n: 1 });
    expect(table.scene.names).toEqual(["Anna", "Bruno"]);
    socket().hear({ type: "update", table: "T", seq: 6, delta: [[["board", "n"], 2]], events: [{ type: "C" }] });
    expect(table.scene.view?.board).toEqual({ n: 2 });
    expect(table.scene.log.map((event) => event.type)).toEqual(["A", "B", "C"]);
    expect(table.scene.prompt).toBeNull();
  });

  it("forgets what was undone: `kept` counts lines from the beginning of the game", async () => {
    await begin();
    socket().hear({ type: "update", table: "T", seq: 6, kept: 11, events: [{ type: "D" }] });
    expect(table.scene.log.map((event) => event.type)).toEqual(["A", "D"]);
  });

  it("shows changes one after another, and all at once when told to hurry", async () => {
    await begin();
    table.scene.me = 1;
    for (const seq of [6, 7, 8]) {
      socket().hear({ type: "update", table: "T", seq, delta: [[["board", "n"], seq]], events: [{ type: "C" }] });
    }
    expect(table.scene.view?.board).toEqual({ n: 6 });
    expect(table.behind).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(LENGTHS.action);
    expect(table.scene.view?.board).toEqual({ n: 7 });
    table.hurry();
    expect(table.scene.view?.board).toEqual({ n: 8 });
    expect(table.behind).toBe(0);
  });

  it("answers the prompt it shows, and keeps the answer that may still be changed", async () => {
    await begin();
    table.scene.answer("go");
    const answer = sent("answer")[0];
    expect(answer).toMatchObject({ table: "T", seat: 0, prompt: "3", notation: "go" });
    socket().hear({ type: "accepted", ref: String(answer?.ref), table: "T", prompt: { ...prompt, held: "go" } });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.scene.prompt?.held).toBe("go");
    expect(table.answered).toEqual({ 0: "3" });
  });

  it("takes no answer to a new question for a moment, whoever presses what", async () => {
    await begin();
    socket().hear({ type: "update", table: "T", seq: 6, prompt: { ...prompt, id: "4" } });
    table.scene.answer("go");
    await vi.advanceTimersByTimeAsync(GUARD - 1);
    expect(table.scene.ready).toBe(false);
    table.scene.answer("go");
    expect(sent("answer")).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    table.scene.answer("go");
    expect(sent("answer")).toMatchObject([{ prompt: "4" }]);
  });

  it("goes on taking answers while the same question stands", async () => {
    await begin();
    socket().hear({ type: "update", table: "T", seq: 6, prompt: { ...prompt, held: "go" } });
    expect(table.scene.ready).toBe(true);
  });

  it("does not let an answer reach a question that was waiting to be shown", async () => {
    await begin();
    socket().hear({ type: "update", table: "T", seq: 6, events: [{ type: "C" }], prompt });
    socket().hear({ type: "update", table: "T", seq: 7, events: [{ type: "D" }], prompt: { ...prompt, id: "4" } });
    expect(table.scene.prompt?.id).toBe("3");
    table.scene.answer("go");
    expect(table.scene.prompt?.id).toBe("4");
    expect(sent("answer")).toEqual([]);
  });

  it("drops an answer to a question that has gone by, without a word", async () => {
    await begin();
    table.scene.answer("go");
    socket().hear({ type: "update", table: "T", seq: 6, prompt: { ...prompt, id: "4" } });
    socket().hear({
      type: "refused",
      ref: String(sent("answer")[0]?.ref),
      table: "T",
      code: "stale",
      text: "prompt '3' is not open",
    });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.notice).toBeNull();
    expect(table.scene.busy).toBe(false);
  });

  it("shows no refusal beside another question, and none instead of a hint", async () => {
    await begin();
    table.scene.reason = { notation: "x", rule: "XX-3", text: "too dear" };
    void table.hint();
    expect(table.scene.reason).toBeNull();
    table.scene.reason = { notation: "x", rule: "XX-3", text: "too dear" };
    socket().hear({ type: "update", table: "T", seq: 6, prompt: { ...prompt, id: "4" } });
    expect(table.scene.reason).toBeNull();
  });

  it("forgets that the server was out of reach when it is back", async () => {
    await begin();
    socket().close();
    table.scene.answer("go");
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.notice).not.toBeNull();
    socket().hear({ type: "welcome", user: "u", name: "Anna", language: "en", version: "0" });
    socket().hear({ ...snapshot, seq: 9 });
    await vi.waitFor(() => expect(table.notice).toBeNull());
  });

  it("tells a refusal with its clause and lets the reader try again", async () => {
    await begin();
    table.scene.answer("go");
    socket().hear({
      type: "refused",
      ref: String(sent("answer")[0]?.ref),
      table: "T",
      code: "illegal",
      text: "no",
      rule: "XX-2",
    });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.notice).toEqual({ text: "No", rule: "XX-2" });
    expect(table.scene.busy).toBe(false);
    expect(table.gone).toBe("");
  });

  it("looks on as the public when its seat is lost, and tells when the public may not", async () => {
    await begin();
    socket().hear({ type: "gone", table: "T", text: "seat 0 is not yours" });
    expect(table.gone).toBe("");
    const watch = sent("watch")[1];
    expect(watch).toMatchObject({ table: "T", seat: null });
    socket().hear({ type: "refused", ref: String(watch?.ref), table: "T", code: "not-allowed", text: "no spectators" });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.gone).toBe("No spectators");
  });

  it("shows the invitation it came with whenever it asks for something", async () => {
    table = new TableStore("T", line, "a token");
    await begin();
    void table.say("hello", null);
    expect([sent("watch")[0], sent("say")[0]].map((message) => message?.invite)).toEqual(["a token", "a token"]);
  });

  it("says when it is offline, comes back by itself and looks anew", async () => {
    await begin();
    socket().close();
    expect(line.status).toBe("offline");
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    socket().hear({ type: "welcome", user: "u", name: "Anna", language: "en", version: "0" });
    expect(line.status).toBe("online");
    expect(sent("watch")).toHaveLength(1);
    socket().hear({ ...snapshot, seq: 9, view: { ...view, board: { n: 99 } } });
    await vi.waitFor(() => expect(table.scene.view?.board).toEqual({ n: 99 }));
  });

  it("notices a line that is silent", async () => {
    await begin();
    await vi.advanceTimersByTimeAsync(15_000 + 8_000 + 10);
    expect(line.status).toBe("offline");
  });

  it("counts clocks down from when they were told, free time first", async () => {
    await begin();
    socket().hear({
      type: "update",
      table: "T",
      seq: 6,
      clocks: [{ left: 60_000, grace: 5_000, running: true }, { left: 9_000 }],
    });
    const told = Date.now();
    expect(table.left(0, told + 3_000)).toEqual({ left: 60_000, grace: 2_000 });
    expect(table.left(0, told + 8_000)).toEqual({ left: 57_000, grace: 0 });
    expect(table.left(1, told + 8_000)).toEqual({ left: 9_000, grace: 0 });
  });
});

describe("the stage of a table", () => {
  const turn = (seq: number, more: object = {}): AnyServerMessage =>
    ({
      type: "update",
      table: "T",
      seq,
      delta: [[["board", "n"], seq]],
      events: [
        { type: "C", seat: 1 },
        { type: "D", seat: 1 },
      ],
      stage: [[[["board", "n"], seq - 0.5]], []],
      ...more,
    }) as AnyServerMessage;
  const later = { prompt: { ...prompt, id: "4" } };

  it("shows the table as it was at each event, and asks when everything has been shown", async () => {
    await begin();
    socket().hear(turn(6, later));
    expect(table.scene.prompt).toBeNull();
    expect(table.announced?.id).toBe("4");
    expect(table.scene.log.map((event) => event.type)).toEqual(["A", "B"]);
    await vi.advanceTimersByTimeAsync(THOUGHT);
    expect(table.scene.view?.board).toEqual({ n: 5.5 });
    expect(table.scene.log.map((event) => event.type)).toEqual(["A", "B", "C"]);
    await vi.advanceTimersByTimeAsync(LENGTHS.action);
    expect(table.scene.log.map((event) => event.type)).toEqual(["A", "B", "C", "D"]);
    expect(table.scene.view?.board).toEqual({ n: 5.5 });
    await vi.advanceTimersByTimeAsync(LENGTHS.action);
    expect(table.scene.view?.board).toEqual({ n: 6 });
    expect(table.scene.prompt?.id).toBe("4");
    expect(table.announced).toBeNull();
    expect(table.scene.beat).toBeNull();
  });

  it("announces a question at once, once", async () => {
    await begin();
    const heard = vi.fn();
    table.onprompt = heard;
    socket().hear(turn(6, later));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ id: "4" }));
    await vi.advanceTimersByTimeAsync(9000);
    expect(table.scene.prompt?.id).toBe("4");
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("does not ask the next question before its cause, though the answer's receipt names it", async () => {
    await begin();
    void table.answer("go");
    socket().hear({ type: "accepted", ref: String(sent("answer")[0]?.ref), table: "T", prompt: later.prompt });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.scene.prompt).toBeNull();
    socket().hear(turn(6, later));
    await vi.advanceTimersByTimeAsync(LENGTHS.action);
    expect([table.scene.prompt, table.behind > 0]).toEqual([null, true]);
    await vi.advanceTimersByTimeAsync(9000);
    expect(table.scene.prompt?.id).toBe("4");
  });

  it("never asks what was answered on the way, as by a standing order", async () => {
    await begin();
    socket().hear(turn(6, later));
    socket().hear(turn(7, { prompt: { ...prompt, id: "5", held: "go" } }));
    socket().hear(turn(8));
    const asked: (string | undefined)[] = [];
    for (let waited = 0; waited < 12_000; waited += 200) {
      await vi.advanceTimersByTimeAsync(200);
      asked.push(table.scene.prompt?.id);
    }
    expect(table.behind).toBe(0);
    expect(new Set(asked)).toEqual(new Set([undefined]));
  });

  it("can be left for the question at any time, and tells what went by", async () => {
    await begin();
    socket().hear(turn(6, later));
    table.hurry();
    expect(table.scene.prompt?.id).toBe("4");
    expect(table.scene.view?.board).toEqual({ n: 6 });
    expect(table.scene.log.map((event) => event.type)).toEqual(["A", "B", "C", "D"]);
    expect(table.director.recap.map((event) => event.type)).toEqual(["C", "D"]);
  });

  it("shows the end at once where the reader wants it so", async () => {
    settings.set("pace", "instant");
    await begin();
    socket().hear(turn(6, later));
    expect(table.scene.prompt?.id).toBe("4");
    expect(table.scene.view?.board).toEqual({ n: 6 });
    expect(table.director.recap).toEqual([]);
  });

  it("plays nothing to a hidden page, and keeps it for whoever comes back", async () => {
    await begin();
    vi.stubGlobal("document", { hidden: true, documentElement: {} });
    socket().hear(turn(6, later));
    expect(table.scene.prompt?.id).toBe("4");
    expect(table.director.recap.map((event) => event.type)).toEqual(["C", "D"]);
  });

  it("plays nothing of what was taken back", async () => {
    await begin();
    socket().hear(turn(6));
    socket().hear({ type: "update", table: "T", seq: 7, kept: 12, delta: [[["board", "n"], 1]], prompt });
    expect(table.behind).toBe(0);
    expect(table.scene.view?.board).toEqual({ n: 1 });
    expect(table.scene.log.map((event) => event.type)).toEqual(["A", "B"]);
    expect(table.scene.prompt?.id).toBe("3");
  });

  it("begins with what went by while the line was lost", async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    await begin();
    expect(table.director.recap).toEqual([]);
    socket().hear({ ...snapshot, seq: 9, log: [...(snapshot.log ?? []), { type: "E", seat: 1 }] });
    await vi.waitFor(() => expect(table.director.recap).toEqual([{ type: "E", seat: 1 }]));
    socket().hear({ ...snapshot, seq: 9, log: [...(snapshot.log ?? []), { type: "E", seat: 1 }] });
    await vi.advanceTimersByTimeAsync(10);
    expect(table.director.recap).toEqual([{ type: "E", seat: 1 }]);
  });

  it("turns brisk when the reader's clock has run for the allowance", async () => {
    await begin();
    const clocks = [{ left: 60_000, running: true }, { left: 60_000 }];
    socket().hear(turn(6, { ...later, clocks }));
    const beat = { ...rest(null), events: [{ type: "C" }], weight: "action" as const };
    expect(table.director.lengthOf(beat)).toBe(LENGTHS.action);
    vi.setSystemTime(Date.now() + ALLOWANCE + 1);
    expect(table.director.lengthOf(beat)).toBeLessThan(LENGTHS.action / 2);
  });
});

describe("waiting", () => {
  it("of reconnecting grows up to a limit", () => {
    expect(backoff(0, 0.5)).toBe(500);
    expect(backoff(2, 0.5)).toBe(2000);
    expect(backoff(20, 0.5)).toBe(8000);
  });
});
