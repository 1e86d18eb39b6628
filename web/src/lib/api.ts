// HTTP: JSON in, JSON out, the CSRF token sent along, and every failure a sentence.
import { busy } from "./busy.svelte";
import { refusalText } from "./refused";
import type * as http from "./generated/http";
import { type Language, words } from "./words.svelte";

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
    const asked = fetch(path, { method, headers, keepalive, body: body === undefined ? null : payload });
    response = await busy.during(asked);
  } catch {
    await words.ready();
    throw new ApiError(0, "offline", words.text("error-offline"));
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => ({}))) as Partial<http.Problem>;
  await words.ready();
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
  me: () => get<http.Me>("/api/me"),
  guest: (name: string | null) => post<http.Me>("/api/guests", { name } satisfies http.GuestName),
  guestByLink: (token: string) => post<http.Me>("/api/guests/link", { token } satisfies http.GuestToken),
  guestLink: () => get<http.Link>("/api/me/link"),
  register: (name: string, password: string) =>
    post<http.Welcomed>("/api/accounts", { name, password } satisfies http.NewAccount),
  signIn: (name: string, password: string) =>
    post<http.Me>("/api/session", { name, password } satisfies http.Credentials),
  signOut: () => json<void>("DELETE", "/api/session"),
  recover: (name: string, code: string, password: string) =>
    post<http.Me>("/api/recovery", { name, code, password } satisfies http.Recovery),
  change: (change: http.MeChange) => json<http.Me>("PATCH", "/api/me", change),
  leave: () => json<void>("DELETE", "/api/me"),
  password: (old: string, fresh: string) =>
    post<void>("/api/me/password", { old, new: fresh } satisfies http.PasswordChange),
  codes: () => post<http.RecoveryCodes>("/api/me/codes"),
  tokens: () => get<http.Token[]>("/api/me/tokens"),
  newToken: (label: string) => post<http.Token>("/api/me/tokens", { label } satisfies http.TokenName),
  dropToken: (id: string) => json<void>("DELETE", `/api/me/tokens/${at(id)}`),

  notices: () => get<http.NoticesInfo>("/api/me/notices"),
  chooseNotices: (kinds: http.NoticesChange["kinds"]) =>
    json<http.NoticesInfo>("PUT", "/api/me/notices", { kinds } satisfies http.NoticesChange),
  muteTable: (id: string, muted: boolean) =>
    json<http.NoticesInfo>("PUT", `/api/me/notices/tables/${at(id)}`, { muted } satisfies http.Muted),
  addChannel: (channel: http.NewChannel) => post<http.ChannelInfo>("/api/me/channels", channel),
  dropChannel: (id: string) => json<void>("DELETE", `/api/me/channels/${at(id)}`),

  user: (id: string) => get<http.Profile>(`/api/users/${at(id)}`),
  block: (id: string, blocked: boolean) => json<void>(blocked ? "PUT" : "DELETE", `/api/users/${at(id)}/block`),
  report: (user: string, text: string, table: string | null) =>
    post<void>("/api/reports", { user, text, table } satisfies http.Report),

  games: () => get<http.GameInfo[]>("/api/games"),
  rules: (game: string, language: Language) => get<http.RulesText>(`/api/games/${at(game)}/rules?language=${language}`),
  decks: (game: string) => get<Record<string, string>>(`/api/games/${at(game)}/decks`),
  readDeck: (game: string, text: string, options: Record<string, unknown>, language: Language) =>
    post<http.DeckPage>(`/api/games/${at(game)}/decks`, { text, options, language } satisfies http.DeckText),
  makeDeck: (game: string, kind: http.DeckWanted["kind"], options: Record<string, unknown>, language: Language) =>
    post<http.DeckPage>(`/api/games/${at(game)}/decks/made`, { kind, options, language } satisfies http.DeckWanted),
  ladder: (game: string) => get<http.LadderLine[]>(`/api/games/${at(game)}/ladder`),

  tables: (list: TableList, after?: string) =>
    get<http.TablePage>(`/api/tables?list=${list}${after ? `&after=${at(after)}` : ""}`),
  table: (id: string, invite: string | null = null) =>
    get<http.TableInfo>(`/api/tables/${at(id)}${invite ? `?invite=${at(invite)}` : ""}`),
  open: (table: http.NewTable) => post<http.TableInfo>("/api/tables", table),
  cancel: (id: string) => json<void>("DELETE", `/api/tables/${at(id)}`),
  join: (id: string, seat: number | null, invite: string | null) =>
    post<http.TableInfo>(`/api/tables/${at(id)}/join`, { seat, invite } satisfies http.Join),
  stand: (id: string) => post<http.TableInfo>(`/api/tables/${at(id)}/leave`),
  ready: (id: string, ready: boolean) =>
    post<http.TableInfo>(`/api/tables/${at(id)}/ready`, { ready } satisfies http.Ready),
  bringDeck: (id: string, seat: number, text: string, language: Language) =>
    json<http.TableInfo>("PUT", `/api/tables/${at(id)}/deck`, { seat, text, language } satisfies http.OwnDeck),
  start: (id: string) => post<http.TableInfo>(`/api/tables/${at(id)}/start`),
  rematch: (id: string) => post<http.TableInfo>(`/api/tables/${at(id)}/rematch`),
  seatBot: (id: string, seat: number, bot: string | null) =>
    json<http.TableInfo>("PUT", `/api/tables/${at(id)}/seats/${seat}`, { bot } satisfies http.SeatBot),
  invite: (id: string) => get<http.Link>(`/api/tables/${at(id)}/invite`),
  quick: (game: string, seats: number | null) =>
    post<http.TableInfo>("/api/quick", { game, seats } satisfies http.Quick),
  review: (id: string) => get<http.ReviewPage>(`/api/tables/${at(id)}/review`),
  replay: (id: string, eye: string) => get<http.Replay>(`/api/tables/${at(id)}/replay?eye=${eye}`),
  fork: (id: string, step: number, bots: Record<string, string>, seat: number | null) =>
    post<http.TableInfo>(`/api/tables/${at(id)}/fork`, { step, bots, seat, start: true } satisfies http.Fork),
  readRecord: (lines: string) => json<http.TableInfo>("POST", "/api/records", lines),

  chronicles: () => get<http.SeriesInfo[]>("/api/series"),
  chronicle: (id: string) => get<http.SeriesInfo>(`/api/series/${at(id)}`),
  chronicleText: (id: string) => get<http.SeriesText>(`/api/series/${at(id)}/text`),
  bringChronicle: (game: string, text: string, title: string) =>
    post<http.SeriesInfo>("/api/series", { game, text, title } satisfies http.NewSeries),

  lessons: () => get<http.LessonInfo[]>("/api/lessons"),
  lesson: (game: string, name: string, answers: string[], names: string[], language: Language) =>
    post<http.LessonPage>(`/api/lessons/${at(game)}/${at(name)}`, {
      answers,
      names,
      language,
    } satisfies http.LessonAnswers),
  puzzles: () => get<http.PuzzleInfo[]>("/api/puzzles"),
  puzzle: (game: string, name: string, answers: string[], names: string[], language: Language, show: boolean) =>
    post<http.PuzzlePage>(`/api/puzzles/${at(game)}/${at(name)}`, {
      answers,
      names,
      language,
      show,
    } satisfies http.PuzzleAnswers),
};
