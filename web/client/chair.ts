// A seat at a table over a WebSocket.
import { type AnyClientMessage, type AnyServerMessage } from "../src/lib/generated/protocol.ts";
import { type Http, Refused } from "./http.ts";
import { Seen } from "./seen.ts";

const FIRST_PAUSE = 100;
/** After a pause of so many milliseconds without success a client gives up. */
const PATIENCE = 30_000;
/** What a server answers to those whom no waiting helps. */
const FOR_GOOD: readonly number[] = [401, 403, 404];

/** Node's WebSocket takes headers, which browsers do not: there the page's cookies tell who comes. */
type SocketMaker = new (address: string, how?: { headers: Record<string, string> }) => WebSocket;

/** A seat to look from and answer at. A lost connection is made anew, and the table watched again. */
export class Chair<Board = unknown> {
  readonly seen: Seen<Board>;
  private readonly http: Http;
  private socket: WebSocket | null = null;
  private readonly heard: AnyServerMessage[] = [];
  private wake: (() => void) | null = null;

  constructor(http: Http, table: string, seat: number | null) {
    this.http = http;
    this.seen = new Seen<Board>(table, seat);
  }

  /** What is asked of this seat, one thing after another, until the game is over; answer before the next. */
  async *questions(): AsyncGenerator<Seen<Board>, void, void> {
    while (!this.seen.over) {
      if (this.seen.asked) yield this.seen;
      else await this.wait();
    }
  }

  /** Answer what is asked. A connection lost meanwhile loses the answer: the question then comes again. */
  async answer(notation: string): Promise<void> {
    this.send(this.seen.answer(notation));
  }

  /** The next message, which has been taken in; throws `Refused` if the server refused what was sent. */
  async wait(): Promise<AnyServerMessage> {
    const message = await this.receive();
    this.seen.hear(message);
    if (message.type === "gone" && message.table === this.seen.table) throw new Refused(0, "gone", message.text);
    // An answer that came too late does no harm: somebody or something else has answered.
    if (message.type === "refused" && message.code !== "stale") throw new Refused(0, message.code, message.text);
    return message;
  }

  /** Leave. */
  close(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private send(message: AnyClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** The next message, over a new connection if need be. */
  private async receive(): Promise<AnyServerMessage> {
    for (;;) {
      const message = this.heard.shift();
      if (message) return message;
      if (this.socket === null) await this.reconnect();
      else await new Promise<void>((done) => (this.wake = done));
    }
  }

  /** Connect; after each failure wait twice as long, unless the server says that waiting does not help. */
  private async reconnect(): Promise<void> {
    for (let pause = FIRST_PAUSE; ; pause *= 2) {
      if (await this.connect()) return;
      await this.askWhy();
      if (pause > PATIENCE) throw new Error(`${this.http.base} cannot be reached`);
      await new Promise((done) => setTimeout(done, pause));
    }
  }

  /** Open a socket and watch the table on it; whether that succeeded. */
  private connect(): Promise<boolean> {
    const Socket = WebSocket as unknown as SocketMaker;
    const browser = typeof document !== "undefined";
    const socket = browser
      ? new Socket(this.http.socketAddress)
      : new Socket(this.http.socketAddress, { headers: this.http.credentials() });
    return new Promise((done) => {
      socket.onopen = () => {
        this.socket = socket;
        this.send({ type: "watch", table: this.seen.table, seat: this.seen.seat });
        done(true);
      };
      socket.onmessage = (event: MessageEvent<string>) => {
        this.heard.push(JSON.parse(event.data) as AnyServerMessage);
        this.stir();
      };
      socket.onclose = socket.onerror = () => {
        if (this.socket === socket) this.socket = null;
        done(false);
        this.stir();
      };
    });
  }

  /** A socket does not tell why it was refused; the same question over HTTP does. */
  private async askWhy(): Promise<void> {
    try {
      await this.http.request("GET", `/api/tables/${encodeURIComponent(this.seen.table)}`);
    } catch (problem) {
      if (problem instanceof Refused && FOR_GOOD.includes(problem.status)) throw problem;
    }
  }

  private stir(): void {
    this.wake?.();
    this.wake = null;
  }
}
