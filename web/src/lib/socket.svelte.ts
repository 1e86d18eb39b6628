// One WebSocket for all tables: it reconnects by itself, watches again what was watched, and says when it is offline.
import { busy } from "./busy.svelte";
import { refusalText } from "./refused";
import type { Accepted, AnyClientMessage, AnyServerMessage, Refused, Snapshot } from "./generated/protocol";
import { words } from "./words.svelte";

export type LineStatus = "idle" | "connecting" | "online" | "offline";

export interface Watcher {
  readonly table: string;
  readonly seat: number | null;
  /** The token that lets the reader in where only the invited may look. */
  readonly invite: string | null;
  hear(message: AnyServerMessage): void;
}

/** A message that was refused or lost; `message` is a sentence, `rule` the clause that forbids it. */
export class LineError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
  ) {
    super(message);
  }
}

interface Waiting {
  done(reply: Accepted | Snapshot): void;
  failed(problem: LineError): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const BEAT = 15000;
const SILENCE = 8000;

/** How long to wait before trying again, in milliseconds: twice as long each time, within limits. */
export function backoff(attempt: number, jitter: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + jitter / 2);
}

export class Line {
  status = $state<LineStatus>("idle");
  private socket: WebSocket | null = null;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private serial = 0;
  private readonly waiting = new Map<string, Waiting>();
  private readonly watchers = new Set<Watcher>();
  private wanted = false;

  constructor(private readonly address: () => string) {}

  /** Stay connected from now on. */
  open(): void {
    if (this.wanted) return;
    this.wanted = true;
    if (typeof addEventListener === "function") {
      addEventListener("online", this.comeBack);
      addEventListener("offline", this.lose);
    }
    this.connect();
  }

  /** Connect anew, as after a change of user or language. */
  reopen(): void {
    if (!this.wanted) return;
    this.drop();
    this.connect();
  }

  close(): void {
    this.wanted = false;
    clearTimeout(this.retry);
    if (typeof removeEventListener === "function") {
      removeEventListener("online", this.comeBack);
      removeEventListener("offline", this.lose);
    }
    this.drop();
    this.status = "idle";
  }

  watch(watcher: Watcher): void {
    this.watchers.add(watcher);
    this.open();
    if (this.status === "online") this.follow(watcher);
  }

  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher);
    if (this.status === "online") this.ask({ type: "unwatch", table: watcher.table }).catch(() => undefined);
  }

  /** Send a message and wait for its reply; refusals and a lost line are thrown. */
  ask(message: AnyClientMessage): Promise<Accepted | Snapshot> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new LineError("offline", words.text("error-offline")));
    }
    const ref = String(++this.serial);
    socket.send(JSON.stringify({ ...message, ref }));
    return busy.during(new Promise((done, failed) => this.waiting.set(ref, { done, failed })));
  }

  private connect(): void {
    clearTimeout(this.retry);
    if (this.status !== "offline") this.status = "connecting";
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as AnyServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private receive(message: AnyServerMessage): void {
    clearTimeout(this.silence);
    if (message.type === "welcome") this.welcome();
    const ref = "ref" in message ? message.ref : null;
    const waiting = ref ? this.waiting.get(ref) : undefined;
    if (ref) this.waiting.delete(ref);
    if ("table" in message && message.table) {
      // A copy: who turns to another seat on hearing it leaves and comes back, and would hear it again.
      for (const watcher of [...this.watchers]) if (watcher.table === message.table) watcher.hear(message);
    }
    if (message.type === "refused") waiting?.failed(refused(message));
    else if (message.type === "accepted" || message.type === "snapshot") waiting?.done(message);
  }

  private welcome(): void {
    this.attempt = 0;
    this.status = "online";
    clearInterval(this.beat);
    this.beat = setInterval(() => this.listen(), BEAT);
    for (const watcher of this.watchers) this.follow(watcher);
  }

  private follow(watcher: Watcher): void {
    const { table, seat, invite } = watcher;
    this.ask({ type: "watch", table, seat, invite }).catch((problem: LineError) => {
      if (problem.code !== "offline") watcher.hear(refusal(watcher.table, problem));
    });
  }

  /** A line that is silent after a question is dead, whatever the browser thinks. */
  private listen(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: "ping" }));
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lose(), SILENCE);
  }

  private readonly comeBack = (): void => {
    if (this.status === "online") return;
    this.attempt = 0;
    this.drop();
    this.connect();
  };

  private readonly lose = (): void => {
    this.drop();
    if (!this.wanted) return;
    this.status = "offline";
    this.retry = setTimeout(() => this.connect(), backoff(this.attempt++, Math.random()));
  };

  private drop(): void {
    clearInterval(this.beat);
    clearTimeout(this.silence);
    clearTimeout(this.retry);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const waiting of this.waiting.values()) waiting.failed(new LineError("offline", words.text("error-offline")));
    this.waiting.clear();
  }
}

function refused({ code, text, rule, message, args }: Refused): LineError {
  return new LineError(code, refusalText({ message, args, detail: text }), rule ?? null);
}

function refusal(table: string, problem: LineError): Refused {
  return { type: "refused", table, code: problem.code, text: problem.message, rule: problem.rule };
}

export const line = new Line(() => {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws?language=${words.language}`;
});
