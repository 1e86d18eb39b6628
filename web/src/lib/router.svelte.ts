// Addresses: which page a path means, and going there without loading the page anew.

export type Route =
  | { page: "home" }
  | { page: "play"; game: string | null }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string | null }
  | { page: "ladder"; game: string | null }
  | { page: "decks"; game: string }
  | { page: "learn" }
  | { page: "lesson"; game: string; name: string }
  | { page: "chronicles" }
  | { page: "chronicle"; id: string }
  | { page: "me" }
  | { page: "user"; id: string }
  | { page: "settings" }
  | { page: "missing" };

/** The page a path means. */
export function routeOf(path: string, query: URLSearchParams): Route {
  const [first, second, third, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (rest.length) return { page: "missing" };
  if (first === undefined) return { page: "home" };
  if (second === undefined) {
    if (first === "play") return { page: "play", game: query.get("game") };
    if (first === "rules" || first === "ladder") return { page: first, game: null };
    if (first === "learn" || first === "me" || first === "settings" || first === "chronicles") return { page: first };
    return { page: "missing" };
  }
  if (third !== undefined) {
    return first === "learn" ? { page: "lesson", game: second, name: third } : { page: "missing" };
  }
  if (first === "table" || first === "replay") return { page: first, id: second };
  if (first === "rules" || first === "ladder") return { page: first, game: second };
  if (first === "chronicles") return { page: "chronicle", id: second };
  if (first === "decks") return { page: "decks", game: second };
  if (first === "users") return { page: "user", id: second };
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
