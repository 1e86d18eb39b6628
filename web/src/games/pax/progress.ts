// How far the reader is with a plot: what it asks for, and how much of that is there. Whether it is met the server says.
import type { Board } from "./board.generated";
import { FACTIONS, layoutOf, luminary, type Layout, threshold } from "./pax";

export interface Part {
  /** What is counted; `pax-part-…` names it. */
  what: string;
  have: number;
  need: number;
}

class Table {
  readonly layout: Layout;
  constructor(
    readonly board: Board,
    readonly seat: number,
  ) {
    this.layout = layoutOf(board.players.length);
  }

  readonly all = (): number[] => this.board.field.map((_, cell) => cell);
  readonly card = (cell: number) =>
    this.board.field[cell]?.up ? luminary(this.board.field[cell]?.card?.name) : undefined;

  tokens(cell: number, seat = this.seat): number {
    return this.board.field[cell]?.tokens.filter((owner) => owner === seat).length ?? 0;
  }

  tokensOn(cells: readonly number[], seat = this.seat): number {
    return cells.reduce((sum, cell) => sum + this.tokens(cell, seat), 0);
  }

  rivals(): number[] {
    return this.board.players.map((_, seat) => seat).filter((seat) => seat !== this.seat);
  }

  controls(cell: number, seat = this.seat): boolean {
    const mine = this.tokens(cell, seat);
    return mine > 0 && this.board.players.every((_, other) => other === seat || this.tokens(cell, other) < mine);
  }

  controlled(seat = this.seat): number[] {
    return this.all().filter((cell) => this.controls(cell, seat));
  }

  own(): number[] {
    return this.all().filter((cell) => this.tokens(cell) > 0);
  }
}

type Measure = (table: Table) => Part[];

const part = (what: string, have: number, need: number): Part => ({ what, have, need });
const share = (parts: readonly Part[]): number =>
  parts.reduce((sum, { have, need }) => sum + Math.min(have, need) / need, 0) / Math.max(1, parts.length);

/** The candidate that is furthest. */
function best(candidates: Part[][], none: Part[]): Part[] {
  return candidates.reduce((one, two) => (share(two) > share(one) ? two : one), none);
}

/** A plot that asks for a lodge: the best one. */
function lodge(measure: (table: Table, cells: number[]) => Part[]): Measure {
  return (table) =>
    best(
      table.board.lodges.map(({ cells, master }) => [
        ...measure(table, cells),
        part("control", Number(master === table.seat), 1),
      ]),
      [...measure(table, []), part("control", 0, 1)],
    );
}

/** Cells that hang together, from one on. */
function group(layout: Layout, from: number, among: readonly number[]): number[] {
  const found = [from];
  for (const cell of found) {
    for (const next of layout.cells[cell]?.adjacent ?? [])
      if (among.includes(next) && !found.includes(next)) found.push(next);
  }
  return found;
}

function circles(layout: Layout): number[][] {
  const inner = layout.cells.flatMap((cell, at) => (cell.inner ? [at] : []));
  const fours = inner.flatMap((a, i) =>
    inner
      .slice(i + 1)
      .flatMap((b, j) => inner.slice(i + j + 2).flatMap((c, k) => inner.slice(i + j + k + 3).map((d) => [a, b, c, d]))),
  );
  return fours.filter((four) =>
    four.every((cell) => four.filter((other) => layout.cells[cell]?.adjacent.includes(other)).length >= 2),
  );
}

function factionsOf(table: Table, cells: readonly number[]): number {
  return FACTIONS.filter((faction) => cells.some((cell) => table.card(cell)?.factions.includes(faction))).length;
}

const MEASURES: Record<string, Measure> = {
  P01: lodge((table, cells) => [
    part("outer", cells.filter((cell) => !table.layout.cells[cell]?.inner).length, 4),
    part("tokens", table.tokensOn(cells), 4),
  ]),
  P02: (table) => {
    const own = table.own();
    const around = own.map((cell) => {
      const alike = table.layout.cells[cell]?.adjacent.filter(
        (other) => own.includes(other) && table.card(other)?.degree === table.card(cell)?.degree,
      );
      return [part("cards", 1 + (alike?.length ?? 0), 4)];
    });
    return best(around, [part("cards", 0, 4)]);
  },
  P03: (table) => {
    const arches = table.all().filter((cell) => table.card(cell)?.degree === "RA");
    const mine = table.tokensOn(arches);
    const most = Math.max(...table.rivals().map((seat) => table.tokensOn(arches, seat)));
    return [part("arch-tokens", mine, 4), part("most", Number(mine > most), 1)];
  },
  P04: (table) => {
    const own = table.own();
    return best(
      circles(table.layout).map((four) => [part("inner", four.filter((cell) => own.includes(cell)).length, 4)]),
      [part("inner", 0, 4)],
    );
  },
  P05: (table) => [
    part(
      "mason-factions",
      factionsOf(
        table,
        table.controlled().filter((cell) => table.card(cell)?.organisation === "mason"),
      ),
      6,
    ),
  ],
  P06: (table) => [
    part("controlled", table.controlled().length, threshold("P06", "control", table.board.players.length)),
  ],
  P07: (table) => [
    part(
      "masters",
      table.controlled().filter((cell) => table.card(cell)?.degree === "GM").length,
      threshold("P07", "control_gm", table.board.players.length),
    ),
  ],
  P08: (table) => {
    const rows = (cells: number[]): number => new Set(cells.map((cell) => table.layout.cells[cell]?.row)).size;
    const need = rows(table.all());
    const found = table.board.lodges.flatMap(({ cells }) => {
      const own = cells.filter((cell) => table.tokens(cell) > 0);
      return own.map((cell) => [part("rows", rows(group(table.layout, cell, own)), need)]);
    });
    return best(found, [part("rows", 0, need)]);
  },
  P09: (table) => [
    part(
      "shared",
      table.own().filter((cell) => table.rivals().some((seat) => table.tokens(cell, seat) > 0)).length,
      threshold("P09", "shared", table.board.players.length),
    ),
  ],
  P10: (table) => {
    const brothers = (seat: number): number[] =>
      table.controlled(seat).filter((cell) => table.card(cell)?.organisation === "rosicrucian");
    const mine = brothers(table.seat);
    const most = Math.max(...table.rivals().map((seat) => brothers(seat).length));
    return [
      part("rosicrucians", mine.length, 3),
      part("tokens", table.tokensOn(mine), 5),
      part("most", Number(mine.length > most), 1),
    ];
  },
  P11: lodge((table, cells) => {
    const central = table.layout.central;
    const lines = central
      .slice(2)
      .map((_, at) => central.slice(at, at + 3).filter((cell) => cells.includes(cell)).length);
    return [part("central", Math.max(0, ...lines), 3)];
  }),
  P12: lodge((table, cells) => [part("cards", cells.length, 5), part("tokens", table.tokensOn(cells), 5)]),
  P13: lodge((table, cells) => {
    const joined = (seat: number): boolean =>
      table.layout.areopagi[table.board.players[seat]?.place ?? 0]?.touches.some((cell) => cells.includes(cell)) ??
      false;
    return [part("areopagi", Number(joined(table.seat)) + Number(table.rivals().some(joined)), 2)];
  }),
};

/** What a plot asks for, and how much of it a seat has. */
export function progress(board: Board, seat: number, plot: string): Part[] {
  return MEASURES[plot]?.(new Table(board, seat)) ?? [];
}
