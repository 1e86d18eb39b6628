// The pictures of a game's cards: they come when the page has nothing better to do, and are drawn when they are first shown.

/** Draws the picture of a card, as the address of an image; nothing for a card that has none. */
export type Draw<Card> = (card: Card) => string | undefined;

const idle = (then: () => void): void => {
  if (typeof requestIdleCallback === "function") requestIdleCallback(then, { timeout: 2000 });
  else setTimeout(then, 200);
};

/** A game's pictures. Until they have come, and if they cannot come, cards show the sign of their kind. */
export class Gallery<Card> {
  #draw = $state.raw<Draw<Card>>();
  #asked = false;
  readonly #drawn = new Map<string, string | undefined>();

  /** `find` knows cards by their names, as pages ask for them; `load` brings what draws them. */
  constructor(
    private readonly find: (name: string) => Card | undefined,
    private readonly load: () => Promise<{ draw: Draw<Card> }>,
  ) {}

  /** The address of a card's picture, if it is there. */
  of(name: string): string | undefined {
    this.#ask();
    const draw = this.#draw;
    if (!draw) return undefined;
    if (!this.#drawn.has(name)) {
      const card = this.find(name);
      this.#drawn.set(name, card && draw(card));
    }
    return this.#drawn.get(name);
  }

  #ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    idle(() => {
      this.load().then(
        ({ draw }) => (this.#draw = draw),
        () => (this.#asked = false),
      );
    });
  }
}
