import { describe, expect, it } from "vitest";
import { clockText } from "./clock";
import { html } from "./markdown";
import { frames, at } from "./replay";
import { formFields } from "./schema";
import { told } from "../games/generic/told";
import type { Replay } from "./generated/http";

describe("rules in Markdown", () => {
  it("become paragraphs, lists and tables, with clauses as links", () => {
    expect(html("One *two*\nthree **four**.\n\nSee PV-2.1.")).toBe(
      '<p>One <em>two</em> three <strong>four</strong>.</p><p>See <a href="#PV-2.1" data-clause="PV-2.1">PV-2.1</a>.</p>',
    );
    expect(html("OA-4.2a")).toContain('data-clause="OA-4.2a"');
    expect(html("- a\n- b\n  c")).toBe("<ul><li>a</li><li>b c</li></ul>");
    expect(html("| a | b |\n|---|--:|\n| 1 | 2 |")).toContain("<tbody><tr><td>1</td><td>2</td></tr></tbody>");
  });

  it("are escaped", () => {
    expect(html("<script>alert(1)</script>")).not.toContain("<script>");
  });
});

describe("clocks", () => {
  it("say minutes and seconds, free time, or days and hours", () => {
    expect(clockText(61_000)).toBe("1:01");
    expect(clockText(60_000, 3_200)).toBe("1:00 +4");
    expect(clockText(2 * 86_400_000 + 3_600_000)).toBe("2d 1h");
  });
});

describe("forms", () => {
  it("come from the schema of a struct, named or plain", () => {
    const plain = {
      properties: {
        a: { type: "boolean", default: false },
        b: { enum: ["x", "y"], default: "x" },
        c: { type: "integer", default: 3 },
        d: { type: "string", default: "" },
      },
    };
    const named = { $ref: "#/$defs/Options", $defs: { Options: plain } };
    expect(formFields(plain).map((field) => field.kind)).toEqual(["switch", "choice", "number", "text"]);
    expect(formFields(named)).toEqual(formFields(plain));
  });
});

describe("replays", () => {
  const view = { game: "none", seats: 1, seat: null, asked: [], facts: [], board: { n: 0 }, result: null };
  const replay: Replay = {
    table: "T",
    game: "none",
    eye: "all",
    view,
    opening: [{ type: "Began" }],
    result: null,
    steps: [1, 2, 3].map((n) => ({ delta: [[["board", "n"], n]], events: [{ type: "Step", n }] })),
  };

  it("show any step, forwards and back", () => {
    const all = frames(replay);
    expect(at(all, 3).view.board).toEqual({ n: 3 });
    expect(at(all, 0).view.board).toEqual({ n: 0 });
    expect(at(all, 1).log.map((event) => event.type)).toEqual(["Began", "Step"]);
    expect(all.events(2)).toEqual([{ type: "Step", n: 2 }]);
  });
});

describe("any game", () => {
  it("is told line by line, players by name", () => {
    const board = {
      round: 3,
      players: [
        { coins: 1, cards: "x".repeat(99) },
        { coins: 2, cards: "y".repeat(99) },
      ],
    };
    expect(told(board, "", ["Anna", "Bruno"]).map((line) => line.path)).toEqual([
      "round",
      "players Anna coins",
      "players Anna cards",
      "players Bruno coins",
      "players Bruno cards",
    ]);
  });
});
