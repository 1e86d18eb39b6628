// Addresses: which page a path means, and going there without loading the page anew.
import addresses from "../../../src/camarilla/server/http/page_addresses.json";

export type Route =
  | { page: "home" }
  | { page: "play"; game?: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game?: string }
  | { page: "ladder"; game?: string }
  | { page: "decks"; game: string }
  | { page: "learn" }
  | { page: "lesson"; game: string; name: string }
  | { page: "puzzles" }
  | { page: "puzzle"; game: string; name: string }
  | { page: "chronicles" }
  | { page: "chronicle"; id: string }
  | { page: "me" }
  | { page: "user"; id: string }
  | { page: "settings" }
  | { page: "missing" };

/** What a path gives a page, if it is of that form: `/learn/{game}/{name}`. */
function match(form: string, parts: string[]): Record<string, string> | null {
  const wanted = form.split("/").filter(Boolean);
  if (wanted.length !== parts.length) return null;
  const given: Record<string, string> = {};
  for (const [at, piece] of wanted.entries()) {
    const part = parts[at] ?? "";
    if (piece.startsWith("{")) given[piece.slice(1, -1)] = part;
    else if (piece !== part) return null;
  }
  return given;
}

/** The page a path means; the server has the same list of addresses. */
export function routeOf(path: string, query: URLSearchParams): Route {
  let parts: string[];
  try {
    parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: "missing" };
  }
  for (const { page, path: form } of addresses) {
    const given = match(form, parts);
    if (given && page === "play") return { page, game: query.get("game") ?? undefined };
    if (given) return { page, ...given } as Route;
  }
  return { page: "missing" };
}

class Place {
  path = $state("/");
  query = $state(new URLSearchParams());
  hash = $state("");
  route: Route = $derived(routeOf(this.path, this.query));

  /** Follow the browser's address, and links on the page. */
  listen(): void {
    this.read();
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const place = new Place();
