// HTTP: JSON in, JSON out, the CSRF token sent along, and every failure a sentence.
import { type Refusal, refusalText } from "./refused";
import type {
  DeckPage,
  GameInfo,
  LadderEntry,
  LessonInfo,
  LessonPage,
  Link,
  Me,
  NewTable,
  Profile,
  Replay,
  Review,
  Rulebook,
  SeriesInfo,
  TableInfo,
  TablePage,
  Token,
} from "./types";
import { words } from "./words.svelte";

/** Something the server refused, or that never reached it; `message` is a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Which sentence it is. */
    readonly about = "",
  ) {
    super(message);
  }

  /** Whether what was asked for is not there at all. */
  get missing(): boolean {
    return this.status === 404 || this.about.startsWith("unknown-");
  }
}

function cookie(name: string): string | undefined {
  return document.cookie
    .split("; ")
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": words.language };
  if (body !== undefined) headers["content-type"] = "application/json";
  const token = cookie("csrftoken");
  if (method !== "GET" && token) headers["x-csrftoken"] = decodeURIComponent(token);
  let response: Response;
  try {
    const payload = typeof body === "string" ? body : JSON.stringify(body);
    // What somebody changes of themselves is kept though they leave the page at once.
    const keepalive = method === "PATCH";
    response = await fetch(path, { method, headers, keepalive, body: body === undefined ? null : payload });
  } catch {
    throw new ApiError(0, "offline", words.text("error-offline"));
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => ({}))) as Refusal & { code?: string };
  throw new ApiError(response.status, said.code ?? "error", refusalText(said), said.message);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await ask(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const get = <T>(path: string): Promise<T> => json<T>("GET", path);
const post = <T>(path: string, body?: unknown): Promise<T> => json<T>("POST", path, body ?? {});
const at = encodeURIComponent;

export type TableList = "open" | "mine" | "waiting" | "finished";

export const api = {
  me: () => get<Me>("/api/me"),
  guest: (name: string | null) => post<Me>("/api/guests", { name }),
  guestByLink: (token: string) => post<Me>("/api/guests/link", { token }),
  guestLink: () => get<Link>("/api/me/link"),
  register: (name: string, password: string) => post<{ me: Me; codes: string[] }>("/api/accounts", { name, password }),
  signIn: (name: string, password: string) => post<Me>("/api/session", { name, password }),
  signOut: () => json<void>("DELETE", "/api/session"),
  recover: (name: string, code: string, password: string) => post<Me>("/api/recovery", { name, code, password }),
  change: (change: Partial<Pick<Me, "name" | "language" | "settings" | "vacation_until">>) =>
    json<Me>("PATCH", "/api/me", change),
  leave: () => json<void>("DELETE", "/api/me"),
  password: (old: string, fresh: string) => post<void>("/api/me/password", { old, new: fresh }),
  codes: () => post<{ codes: string[] }>("/api/me/codes"),
  tokens: () => get<Token[]>("/api/me/tokens"),
  newToken: (label: string) => post<Token>("/api/me/tokens", { label }),
  dropToken: (id: string) => json<void>("DELETE", `/api/me/tokens/${at(id)}`),

  user: (id: string) => get<Profile>(`/api/users/${at(id)}`),
  block: (id: string, blocked: boolean) => json<void>(blocked ? "PUT" : "DELETE", `/api/users/${at(id)}/block`),
  report: (user: string, text: string, table: string | null) => post<void>("/api/reports", { user, text, table }),

  games: () => get<GameInfo[]>("/api/games"),
  rules: (game: string, language: string) => get<Rulebook>(`/api/games/${at(game)}/rules?language=${language}`),
  decks: (game: string) => get<Record<string, string>>(`/api/games/${at(game)}/decks`),
  readDeck: (game: string, text: string, options: Record<string, unknown>, language: string) =>
    post<DeckPage>(`/api/games/${at(game)}/decks`, { text, options, language }),
  makeDeck: (game: string, kind: "random" | "sealed", options: Record<string, unknown>, language: string) =>
    post<DeckPage>(`/api/games/${at(game)}/decks/made`, { kind, options, language }),
  ladder: (game: string) => get<LadderEntry[]>(`/api/games/${at(game)}/ladder`),

  tables: (list: TableList, after?: string) =>
    get<TablePage>(`/api/tables?list=${list}${after ? `&after=${at(after)}` : ""}`),
  table: (id: string, invite: string | null = null) =>
    get<TableInfo>(`/api/tables/${at(id)}${invite ? `?invite=${at(invite)}` : ""}`),
  open: (table: NewTable) => post<TableInfo>("/api/tables", table),
  cancel: (id: string) => json<void>("DELETE", `/api/tables/${at(id)}`),
  join: (id: string, seat: number | null, invite: string | null) =>
    post<TableInfo>(`/api/tables/${at(id)}/join`, { seat, invite }),
  stand: (id: string) => post<TableInfo>(`/api/tables/${at(id)}/leave`),
  ready: (id: string, ready: boolean) => post<TableInfo>(`/api/tables/${at(id)}/ready`, { ready }),
  bringDeck: (id: string, seat: number, text: string, language: string) =>
    json<TableInfo>("PUT", `/api/tables/${at(id)}/deck`, { seat, text, language }),
  start: (id: string) => post<TableInfo>(`/api/tables/${at(id)}/start`),
  rematch: (id: string) => post<TableInfo>(`/api/tables/${at(id)}/rematch`),
  seatBot: (id: string, seat: number, bot: string | null) =>
    json<TableInfo>("PUT", `/api/tables/${at(id)}/seats/${seat}`, { bot }),
  invite: (id: string) => get<Link>(`/api/tables/${at(id)}/invite`),
  quick: (game: string, seats: number | null) => post<TableInfo>("/api/quick", { game, seats }),
  review: (id: string) => get<Review>(`/api/tables/${at(id)}/review`),
  replay: (id: string, eye: string) => get<Replay>(`/api/tables/${at(id)}/replay?eye=${eye}`),
  fork: (id: string, step: number, bots: Record<string, string>, seat: number | null) =>
    post<TableInfo>(`/api/tables/${at(id)}/fork`, { step, bots, seat, start: true }),
  readRecord: (lines: string) => json<TableInfo>("POST", "/api/records", lines),

  chronicles: () => get<SeriesInfo[]>("/api/series"),
  chronicle: (id: string) => get<SeriesInfo>(`/api/series/${at(id)}`),
  chronicleText: (id: string) => get<{ text: string }>(`/api/series/${at(id)}/text`),
  bringChronicle: (game: string, text: string, title: string) => post<SeriesInfo>("/api/series", { game, text, title }),

  lessons: () => get<LessonInfo[]>("/api/lessons"),
  lesson: (game: string, name: string, answers: string[], names: string[], language: string) =>
    post<LessonPage>(`/api/lessons/${at(game)}/${at(name)}`, { answers, names, language }),
};
