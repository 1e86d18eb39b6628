// Hands keep their order: what was there stays where it was, and what comes is put at the end.

export class Steady {
  private readonly ranks = new Map<number, number>();
  private next = 0;

  /** The same cards in the order in which they were first seen. */
  keep<Card extends { slot: number }>(cards: readonly Card[]): Card[] {
    const here = new Set(cards.map(({ slot }) => slot));
    for (const slot of this.ranks.keys()) if (!here.has(slot)) this.ranks.delete(slot);
    for (const slot of here) if (!this.ranks.has(slot)) this.ranks.set(slot, this.next++);
    const rank = ({ slot }: Card): number => this.ranks.get(slot) ?? 0;
    return [...cards].sort((one, other) => rank(one) - rank(other));
  }
}
