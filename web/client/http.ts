// The server's HTTP for programs: cookies, the CSRF token and bearer tokens, by `fetch` alone.

const CSRF_COOKIE = "csrftoken";
const CSRF_HEADER = "x-csrftoken";

/** The server refused something: `status` of HTTP (0 over a socket), a `code` for programs, and a sentence. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, text: string) {
    super(text);
    this.name = "Refused";
    this.status = status;
    this.code = code;
  }
}

/** Who a program is at a server. */
export interface Identity {
  /** A token of an account; without it the program is a guest or signs in. */
  token?: string;
  /** In which language prompts and lines come. */
  language?: string;
}

/** What the reply of a refused request may hold. */
interface Problem {
  code?: string;
  text?: string;
  detail?: string;
}

/** Requests to one server, as one user: a guest or an account by its cookies, a program by its token. */
export class Http {
  readonly base: string;
  readonly token: string;
  readonly language: string;
  private readonly cookies = new Map<string, string>();

  constructor(base: string, { token = "", language = "en" }: Identity = {}) {
    this.base = base.replace(/\/+$/, "");
    this.token = token;
    this.language = language;
  }

  /** A request; gives the decoded answer, or throws `Refused`. */
  async request<T>(method: string, path: string, data?: unknown): Promise<T> {
    if (method !== "GET" && !this.token && !this.cookies.has(CSRF_COOKIE)) {
      await this.request("GET", "/api/games"); // its reply brings the cookie
    }
    const body = data === undefined ? null : JSON.stringify(data);
    const reply = await fetch(this.base + path, { method, body, headers: this.headers(method, body) });
    for (const cookie of reply.headers.getSetCookie()) this.keep(cookie);
    const said = await reply.text();
    if (!reply.ok) throw refusal(reply, said);
    return (said ? JSON.parse(said) : null) as T;
  }

  /** Where the WebSocket is. */
  get socketAddress(): string {
    return `ws${this.base.slice("http".length)}/ws?language=${this.language}`;
  }

  /** What tells the server who comes. */
  credentials(): Record<string, string> {
    if (this.token) return { authorization: `Bearer ${this.token}` };
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
  }

  private headers(method: string, body: string | null): Record<string, string> {
    const headers: Record<string, string> = {
      "accept-language": this.language,
      accept: "application/json",
      ...this.credentials(),
    };
    if (!this.token && method !== "GET") headers[CSRF_HEADER] = this.cookies.get(CSRF_COOKIE) ?? "";
    if (body !== null) headers["content-type"] = "application/json";
    return headers;
  }

  /** Remember a cookie that the server sets, or forget one that it ends. */
  private keep(cookie: string): void {
    const [pair = "", ...attributes] = cookie.split(";").map((part) => part.trim());
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** What the server said when it refused. */
function refusal(reply: Response, said: string): Refused {
  let problem: Problem = {};
  try {
    problem = JSON.parse(said) as Problem;
  } catch {
    // Something between us and the server answered, in its own words.
  }
  return new Refused(reply.status, problem.code ?? "error", problem.text ?? problem.detail ?? reply.statusText);
}
