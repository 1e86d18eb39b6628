// Who is here. Playing needs no account: a guest is made when the first table is.
import { api, ApiError } from "./api";
import { settings, type Choices } from "./settings.svelte";
import { line } from "./socket.svelte";
import type { GameInfo, Me } from "./generated/http";
import { inLanguage, words, type Language } from "./words.svelte";

const KNOWN = "camarilla-known";
const NAME = "camarilla-name";

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  /** Set when the server could not be reached at all. */
  problem = $state("");
  private loading: Promise<void> | undefined;

  async begin(): Promise<void> {
    const token = new URLSearchParams(location.search).get("guest");
    try {
      const [me, games] = await Promise.all([token ? api.guestByLink(token) : this.whoAmI(), api.games()]);
      this.games = games;
      for (const { name, files } of games) words.know(name, files.messages);
      if (me) this.be(me);
      this.problem = "";
    } catch (problem) {
      this.problem = (problem as Error).message;
    }
    if (token) history.replaceState(null, "", "/");
  }

  /** Whoever has never been here is nobody yet, and the server need not be asked. */
  private async whoAmI(): Promise<Me | null> {
    if (!localStorage.getItem(KNOWN)) return null;
    try {
      return await api.me();
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 401) return null;
      throw problem;
    }
  }

  /** Be this user from now on; what an account has chosen wins over a device that was told nothing. */
  be(me: Me | null): void {
    const other = me?.id !== this.me?.id;
    this.me = me;
    if (me) localStorage.setItem(KNOWN, "yes");
    else localStorage.removeItem(KNOWN);
    const chosen = (me?.settings ?? {}) as Partial<Choices>;
    settings.join(chosen);
    if (me && settings.fresh) settings.take({ ...chosen, learnt: settings.all.learnt, told: settings.all.told });
    if (other) line.reopen();
  }

  /** Have a user, making a guest if there is none. */
  async ensure(): Promise<void> {
    if (this.me) return;
    this.loading ??= this.makeGuest().finally(() => (this.loading = undefined));
    await this.loading;
  }

  /** The server gives the standing orders that a user has chosen, so a new guest's must be known to it. */
  private async makeGuest(): Promise<void> {
    this.be(await this.arrive());
    if (Object.keys(settings.all.orders).length) await this.choose("orders", settings.all.orders);
  }

  /** Come in as a guest, by the name that was last used here if nobody has taken it since. */
  private async arrive(): Promise<Me> {
    const name = localStorage.getItem(NAME);
    if (name) {
      const known = await api
        .guest(name)
        .catch((problem: ApiError) => (problem.status === 0 ? Promise.reject(problem) : null));
      if (known) return known;
    }
    return api.guest(words.text("guest-named", { number: String(1000 + Math.floor(Math.random() * 9000)) }));
  }

  /** Have a user who is called that; an empty name says nothing. */
  async introduce(name: string): Promise<void> {
    await this.ensure();
    const wanted = name.trim();
    if (!wanted || wanted === this.me?.name) return;
    this.be(await api.change({ name: wanted }));
    localStorage.setItem(NAME, this.me?.name ?? wanted);
  }

  /** Keep a choice, here and with the user. */
  async choose<K extends keyof Choices>(key: K, value: Choices[K]): Promise<void> {
    settings.set(key, value);
    if (key === "language") {
      await words.speak(value as Language);
      line.reopen();
    }
    if (!this.me) return;
    const change = key === "language" ? { language: value as Language } : { settings: { ...settings.all } };
    await api.change(change).then(
      (me) => (this.me = me),
      () => undefined,
    );
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  title(name: string): string {
    const title = this.game(name)?.title;
    return inLanguage(title) || name;
  }
}

export const session = new Session();
