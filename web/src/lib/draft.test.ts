import { describe, expect, it } from "vitest";
import { dealing, isGoods } from "../table/deal";
import { type Deciding, Draft, mostOf, partsOf, type Wish } from "./draft.svelte";
import type { DraftPart } from "./generated/protocol";

const deciding: Deciding = {
  begins: (prompt, notation) => prompt === "act" && notation === "campaign",
  kind: (prompt) => prompt,
  several: (_, notation) => notation.startsWith("target:"),
  aside: (_, notation) => notation === "all",
  beside: (_, told) => String(told ?? ""),
  whole: (parts) => ({ chance: String(parts.at(-1)?.answer ?? ""), text: "" }),
};

function part(id: string, notations: string[], answer: string, told: Record<string, unknown> = {}): DraftPart {
  const options = notations.map((notation) => ({ notation, text: notation, label: { id: notation } }));
  return { prompt: { id: "7", text: id, label: { id }, rule: "X-1", options }, answer, told, changes: {} };
}

const CHAIN = [
  part("act", ["rest", "campaign"], "campaign"),
  part("defender", ["attack@1", "attack@2"], "attack@1"),
  part("target", ["done", "target:pawn", "target:map"], "target:map", { "target:map": 0.25 }),
  part("target", ["done", "target:pawn", "all"], "done", { done: 0.2 }),
  part("dice", ["3", "2"], "3"),
];

/** A server that notes what is wished, and drafts the same chain ever again. */
function drafting(replies: (DraftPart[] | null)[] = []): { draft: Draft; asked: Wish[][] } {
  const asked: Wish[][] = [];
  const draft = new Draft("7", deciding, (wishes) => {
    asked.push(wishes);
    return Promise.resolve(replies.length ? (replies.shift() ?? null) : CHAIN);
  });
  return { draft, asked };
}

/** A server whose replies are held back; one that is given answers the oldest question. */
function slowly(): { draft: Draft; asked: Wish[][]; reply: (chain: DraftPart[] | null) => void } {
  const asked: Wish[][] = [];
  const waiting: ((chain: DraftPart[] | null) => void)[] = [];
  const helped: Deciding = { ...deciding, several: (_, notation) => notation.startsWith("aid:") };
  const draft = new Draft("7", helped, (wishes) => {
    asked.push(wishes);
    return new Promise((resolve) => waiting.push(resolve));
  });
  return { draft, asked, reply: (chain) => waiting.shift()?.(chain) };
}

/** An attack with some of three helpers, as the server drafts it. */
function attackWith(...helpers: string[]): DraftPart[] {
  const all = ["aid:1", "aid:2", "aid:3"];
  const left = (count: number) => ["go", ...all.filter((each) => !helpers.slice(0, count).includes(each))];
  const aided = [...helpers, "go"].map((answer, at) => part("announce", left(at), answer));
  return [part("main", ["control:1"], "control:1"), ...aided];
}

/** Everything that was replied has been heard. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe("a draft of a decision", () => {
  it("is shown by questions, one that is asked again as one part", () => {
    const parts = partsOf(CHAIN, deciding);
    expect(parts.map(({ prompt }) => prompt)).toEqual(["act", "defender", "target", "dice"]);
    const target = parts[2]!;
    expect(target.ticks.map(({ notation }) => notation)).toEqual(["target:pawn", "target:map"]);
    expect([target.ticked, target.chosen]).toEqual([["target:map"], "done"]);
    expect(target.told).toEqual({ "target:map": 0.25, done: 0.2 });
  });

  it("offers first only what begins a decision, and nothing that says others in one", () => {
    const [act, , target] = partsOf(CHAIN, deciding);
    expect(act?.choices.map(({ notation }) => notation)).toEqual(["campaign"]);
    expect(target?.choices.map(({ notation }) => notation)).toEqual(["done"]);
  });

  it("is given as the first answer and those after it", async () => {
    const { draft } = drafting();
    expect(await draft.begin([["act", "campaign"]])).toBe(true);
    expect(draft.answers.first).toBe("campaign");
    expect(draft.answers.then).toEqual([
      ["defender", "attack@1"],
      ["target", "target:map"],
      ["target", "done"],
      ["dice", "3"],
    ]);
    expect(draft.whole.chance).toBe("3");
  });

  it("keeps the other wishes when one part is changed", async () => {
    const { draft, asked } = drafting();
    await draft.begin([["act", "campaign"]]);
    const [, defender, target, dice] = draft.parts;
    await draft.choose(dice!, "2");
    await draft.choose(defender!, "attack@2");
    await draft.tick(target!, "target:pawn");
    expect(asked.at(-1)).toEqual([
      ["act", "campaign"],
      ["dice", "2"],
      ["defender", "attack@2"],
      ["target", "target:map"],
      ["target", "target:pawn"],
      ["target", "done"],
    ]);
    await draft.tick(target!, "target:map");
    expect(asked.at(-1)?.filter(([prompt]) => prompt === "target")).toEqual([["target", "done"]]);
  });

  it("shows a question that is put again for another answer as another part, and keeps what was answered before", async () => {
    const chain = [
      part("act", ["oust"], "oust"),
      part("pay", ["A", "3M"], "A"),
      part("pay", ["A", "Cl"], "Cl"),
      part("pay", ["A", "Sc"], "Sc"),
    ];
    const { draft, asked } = drafting([chain, chain]);
    await draft.begin([["act", "oust"]]);
    expect(draft.parts.map(({ key, chosen }) => [key, chosen])).toEqual([
      ["act-0", "oust"],
      ["pay-0", "A"],
      ["pay-1", "Cl"],
      ["pay-2", "Sc"],
    ]);
    await draft.choose(draft.parts[2]!, "A");
    expect(asked.at(-1)).toEqual([
      ["act", "oust"],
      ["pay", "A"],
      ["pay", "A"],
    ]);
  });

  it("offers no other beginning where that would be another decision, and opens only if it is worthwhile", async () => {
    const picky: Deciding = { ...deciding, alike: () => false, worthwhile: (parts) => parts.length > 1 };
    const chain = [part("act", ["campaign", "campaign!"], "campaign")];
    expect(partsOf(chain, { ...picky, begins: () => true })[0]?.choices.map(({ notation }) => notation)).toEqual([
      "campaign",
    ]);
    const draft = new Draft("7", picky, () => Promise.resolve(chain));
    expect(await draft.begin([])).toBe(false);
    expect(draft.kind).toBe("act");
  });

  it("offers as another beginning only one of the same kind, and names what is decided", async () => {
    const kinds: Deciding = {
      ...deciding,
      begins: () => true,
      kind: (_, notation) => notation.split(":")[0] ?? "",
      named: ["main", "target"],
    };
    const chain = [part("main", ["control:1", "control:2", "plot:3"], "control:1"), part("target", ["x", "y"], "y")];
    const draft = new Draft("7", kinds, () => Promise.resolve(chain));
    await draft.begin([]);
    expect(draft.parts[0]?.choices.map(({ notation }) => notation)).toEqual(["control:1", "control:2"]);
    expect(draft.named.map(({ notation }) => notation)).toEqual(["control:1", "y"]);
  });

  it("does not wish for what is only filled in and stands aside, and is complete when the game says so", async () => {
    const dealing: Deciding = {
      ...deciding,
      kind: () => "deal",
      named: ["main", "free"],
      several: (_, notation) => notation.startsWith("give:"),
      aside: (prompt, notation) => prompt === "main" || ["withdraw", "drop-give:1", "nothing"].includes(notation),
      complete: (parts) => parts.at(-1)?.answer === "offer",
    };
    const begun = [part("main", ["free"], "free"), part("free", ["deal@1", "nothing"], "deal@1")];
    const empty = [...begun, part("build", ["give:1", "withdraw"], "withdraw")];
    const full = [
      ...begun,
      part("build", ["give:1", "withdraw"], "give:1"),
      part("build", ["offer", "drop-give:1", "withdraw"], "offer"),
    ];
    const asked: Wish[][] = [];
    const draft = new Draft("7", dealing, (wishes) => {
      asked.push(wishes);
      return Promise.resolve(wishes.some(([, answer]) => answer === "give:1") ? full : empty);
    });
    expect(await draft.begin([["main", "free"]])).toBe(true);
    expect(draft.complete).toBe(false);
    expect(draft.named.map(({ notation }) => notation)).toEqual(["deal@1"]);
    await draft.tick(draft.parts[2]!, "give:1");
    expect(asked.at(-1), "that it is withdrawn is no wish").toEqual([
      ["main", "free"],
      ["build", "give:1"],
    ]);
    expect(draft.complete).toBe(true);
    expect(draft.parts[1]?.choices.map(({ notation }) => notation)).toEqual(["deal@1"]);
    expect(draft.parts[2]?.choices.map(({ notation }) => notation)).toEqual(["offer"]);
    await draft.tick(draft.parts[2]!, "give:1");
    expect(draft.complete).toBe(false);
  });

  it("counts every box that is ticked before the server has told of the first", async () => {
    const { draft, asked, reply } = slowly();
    const begun = draft.begin([["main", "control:1"]]);
    reply(attackWith());
    await begun;
    for (const helper of ["aid:1", "aid:2", "aid:3"]) void draft.tick(draft.parts[1]!, helper);
    expect(draft.parts[1]?.ticked, "the panel shows what was ticked").toEqual(["aid:1", "aid:2", "aid:3"]);
    expect(draft.busy, "the odds are those of no helper").toBe(true);
    expect(asked.length, "one is asked for at a time").toBe(2);
    reply(attackWith("aid:1"));
    await settled();
    expect(draft.busy, "the odds are those of one helper").toBe(true);
    expect(draft.parts[1]?.ticked).toEqual(["aid:1", "aid:2", "aid:3"]);
    expect(
      asked
        .at(-1)
        ?.filter(([prompt]) => prompt === "announce")
        .map(([, answer]) => answer),
    ).toEqual(["aid:1", "aid:2", "aid:3", "go"]);
    reply(attackWith("aid:1", "aid:2", "aid:3"));
    await settled();
    expect(draft.busy).toBe(false);
    expect(draft.answers.then.map(([, answer]) => answer)).toEqual(["aid:1", "aid:2", "aid:3", "go"]);
  });

  it("takes a tick back that the server does not tell of", async () => {
    const { draft, asked, reply } = slowly();
    const begun = draft.begin([["main", "control:1"]]);
    reply(attackWith());
    await begun;
    void draft.tick(draft.parts[1]!, "aid:1");
    reply(null);
    await settled();
    expect([draft.busy, draft.parts[1]?.ticked]).toEqual([false, []]);
    void draft.tick(draft.parts[1]!, "aid:2");
    expect(asked.at(-1)?.at(1)).toEqual(["announce", "aid:2"]);
    reply(attackWith());
    await settled();
    expect(draft.parts[1]?.ticked, "what cannot be is not shown as ticked").toEqual([]);
  });

  it("stays as it was where the server does not say how it would go", async () => {
    const { draft } = drafting([CHAIN, null]);
    await draft.begin([]);
    await draft.choose(draft.parts[3]!, "2");
    expect(draft.chain).toBe(CHAIN);
    expect(draft.busy).toBe(false);
    expect(await drafting([null]).draft.begin([])).toBe(false);
  });

  describe("with answers that are given several times", () => {
    const standing = (left: Record<string, number>) =>
      Object.fromEntries(Object.entries(left).map(([place, count]) => [place, { standing: count }]));
    const losing: Deciding = {
      ...deciding,
      begins: (prompt) => prompt === "lose",
      several: () => false,
      most: (prompt, told) => (prompt === "lose" ? ((told as { standing: number }).standing ?? 0) : null),
    };
    const chain = [
      part("lose", ["board", "hill", "wood"], "board", standing({ board: 2, hill: 2, wood: 1 })),
      part("lose", ["board", "hill", "wood"], "hill", standing({ board: 1, hill: 2, wood: 1 })),
      part("lose", ["board", "hill", "wood"], "board", standing({ board: 1, hill: 1, wood: 1 })),
    ];
    function begun(): { draft: Draft; asked: Wish[][] } {
      const asked: Wish[][] = [];
      const draft = new Draft("7", losing, (wishes) => {
        asked.push(wishes);
        return Promise.resolve(chain);
      });
      return { draft, asked };
    }

    it("shows one part, with how often each is given and may be", async () => {
      const { draft } = begun();
      await draft.begin([]);
      const [lose, ...others] = draft.parts;
      expect(others).toEqual([]);
      expect(lose?.counts).toEqual({ board: 2, hill: 1 });
      expect(["board", "hill", "wood"].map((each) => mostOf(losing, lose!, each))).toEqual([2, 2, 1]);
    });

    it("takes one more from where most are given, and gives one fewer to where there is most room", async () => {
      const { draft, asked } = begun();
      await draft.begin([]);
      const wished = () => asked.at(-1)?.map(([, notation]) => notation);
      await draft.count(draft.parts[0]!, "wood", 1);
      expect(wished()).toEqual(["board", "hill", "wood"]);
      await draft.count(draft.parts[0]!, "board", -1);
      expect(wished()).toEqual(["board", "hill", "hill"]);
    });

    it("changes nothing where there is no more room, or nothing left", async () => {
      const { draft } = begun();
      await draft.begin([]);
      const [lose] = draft.parts;
      expect([draft.giving(lose!, "board", 1), draft.giving(lose!, "wood", -1)]).toEqual([null, null]);
    });
  });

  describe("of a deal", () => {
    const dealt: Deciding = {
      ...deciding,
      begins: (prompt) => prompt === "deal-build",
      several: (prompt, notation) => isGoods(prompt, notation),
      aside: (prompt, notation) => !isGoods(prompt, notation) && notation !== "offer",
      ...dealing(["favor"]),
    };
    const goods = ["offer", "give:favor:1", "give:favor:2", "take:relic:cup", "drop-take:banner:people", "withdraw"];
    const offered = [part("deal-build", goods, "offer")];
    const changed = [
      part("deal-build", goods, "drop-take:banner:people"),
      part("deal-build", ["give:favor:1", "give:favor:2", "take:relic:cup", "take:banner:people"], "give:favor:1"),
      part("deal-build", ["offer", "drop-give:favor:1", "take:relic:cup", "take:banner:people"], "offer"),
    ];

    it("has one box for what is in it, whether it is taken out or put in again", () => {
      const ticks = ["give:favor:1", "give:favor:2", "take:relic:cup", "drop-take:banner:people"];
      for (const chain of [offered, changed]) {
        const [build] = partsOf(chain, dealt);
        expect(build?.ticks.map(({ notation }) => notation)).toEqual(ticks);
      }
      expect(partsOf(changed, dealt)[0]?.ticked).toEqual(["drop-take:banner:people", "give:favor:1"]);
    });

    it("has one promise of a kind, and one number of a thing, on either side", () => {
      const common = (notation: string) => dealt.insteadOf?.("deal-build", notation);
      expect(["give:favor:1", "take:favor:2", "give:relic:cup", "give:secrets:1"].map(common)).toEqual([
        "give:favor",
        "take:favor",
        null,
        null,
      ]);
      expect(["take:owe-favor:2:secrets-1~round-2", "give:peace:0:favor-3~round-2"].map(common)).toEqual([
        "take:owe-favor~",
        "give:peace~",
      ]);
    });

    it("has one of what excludes one another", async () => {
      const asked: Wish[][] = [];
      const draft = new Draft("7", dealt, (wishes) => {
        asked.push(wishes);
        return Promise.resolve(changed);
      });
      await draft.begin([]);
      const wished = () => asked.at(-1)?.map(([, notation]) => notation);
      await draft.pickOf(draft.parts[0]!, "give:favor", "give:favor:2");
      expect(wished()).toEqual(["drop-take:banner:people", "give:favor:2", "offer"]);
      await draft.pickOf(draft.parts[0]!, "give:favor", "");
      expect(wished()).toEqual(["drop-take:banner:people", "offer"]);
      await draft.tick(draft.parts[0]!, "give:favor:2");
      expect(wished()).toEqual(["drop-take:banner:people", "give:favor:2", "offer"]);
    });
  });
});
