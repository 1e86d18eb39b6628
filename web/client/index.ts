// A client of Camarilla servers for programs: come in, sit down, see, answer. It knows no game.
//
//     const client = new Client("http://127.0.0.1:8000");
//     await client.guest("Ada");
//     const table = await client.openTable({ game: "coup", seats: 2, bots: { "1": "level2" }, start: true });
//     const result = await client.play(table.id, 0, (seen) => seen.prompt!.options[0]!.notation);
import {
  type GameInfo,
  type Join,
  type Me,
  type NewTable,
  type TableInfo,
  type Token,
  type Welcomed,
} from "../src/lib/generated/http.ts";
import { type Result } from "../src/lib/generated/protocol.ts";
import { Chair } from "./chair.ts";
import { Http } from "./http.ts";
import { type Seen } from "./seen.ts";

export { applyEdits } from "../src/lib/deltas.ts";
export { Chair } from "./chair.ts";
export { Http, type Identity, Refused } from "./http.ts";
export { Seen } from "./seen.ts";

/** The notation of an answer to what a seat is asked, at once or later. */
export type Choose<Board = unknown> = (seen: Seen<Board>) => string | Promise<string>;

/** One user at one server. */
export class Client extends Http {
  /** Come in as a guest. */
  guest(name: string | null = null): Promise<Me> {
    return this.request("POST", "/api/guests", { name });
  }

  /** Make an account; a guest keeps the tables. The reply has, this once, the recovery codes. */
  register(name: string, password: string): Promise<Welcomed> {
    return this.request("POST", "/api/accounts", { name, password });
  }

  /** Come in with an account. */
  signIn(name: string, password: string): Promise<Me> {
    return this.request("POST", "/api/session", { name, password });
  }

  /** A token by which a program plays as this account, from another place or later. */
  async makeToken(label: string): Promise<string> {
    return (await this.request<Token>("POST", "/api/me/tokens", { label })).secret!;
  }

  /** The games that can be played there, with the schemas of their options and their bots. */
  games(): Promise<GameInfo[]> {
    return this.request("GET", "/api/games");
  }

  /** Open a table. */
  openTable(wanted: NewTable): Promise<TableInfo> {
    return this.request("POST", "/api/tables", wanted);
  }

  /** What is known of a table. */
  table(table: string): Promise<TableInfo> {
    return this.request("GET", address(table));
  }

  /** Sit down at a table that has not begun: at a `seat`, or any; with `invite` where it is private. */
  join(table: string, wanted: Join = {}): Promise<TableInfo> {
    return this.request("POST", `${address(table)}/join`, wanted);
  }

  /** Say that one is ready to begin. */
  ready(table: string): Promise<TableInfo> {
    return this.request("POST", `${address(table)}/ready`, { ready: true });
  }

  /** Begin the game of a table that one opened. */
  start(table: string): Promise<TableInfo> {
    return this.request("POST", `${address(table)}/start`, {});
  }

  /** A seat to look from and answer at; null looks on as the public. */
  sit<Board = unknown>(table: string, seat: number | null): Chair<Board> {
    return new Chair<Board>(this, table, seat);
  }

  /** Play a seat to the end. The result; null if there is none. */
  async play<Board = unknown>(table: string, seat: number, choose: Choose<Board>): Promise<Result | null> {
    const chair = this.sit<Board>(table, seat);
    try {
      for await (const seen of chair.questions()) await chair.answer(await choose(seen));
      return chair.seen.result;
    } finally {
      chair.close();
    }
  }
}

function address(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}
