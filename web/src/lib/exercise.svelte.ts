// What a lesson and a puzzle have in common: pages that the server makes of the answers so far, shown on a scene.
import { untrack } from "svelte";
import { Stage } from "./motion";
import { BOT_NAMES, botName } from "./names";
import { Scene } from "./scene.svelte";
import { present, type Staged } from "./staged";
import { words } from "./words.svelte";

/** A page of an exercise: what is shown, and how many of the answers given were taken. */
export type ExercisePage = Staged & { taken: number };

/** An exercise that is being done. The answers so far are all there is to keep. */
export class Exercise<Page extends ExercisePage> {
  readonly scene = new Scene((notation) => void this.turn([...this.answers, notation]));
  readonly stage = new Stage();
  answers = $state.raw<string[]>([]);
  page = $state.raw<Page | null>(null);
  /** Why there is no page at all. */
  problem = $state.raw<Error | null>(null);
  /** Why the last answer came to nothing. */
  said = $state("");
  #game = "";
  #shown = "";

  /** `ask` fetches the page after some answers; `note` keeps what came of it, with the answers that were taken. */
  constructor(
    private readonly ask: (answers: string[], names: string[], show: boolean) => Promise<Page>,
    private readonly note: (page: Page, answers: string[]) => void | Promise<void>,
  ) {}

  /** Go on with these answers, or `show` how it ends. */
  async turn(given: string[], show = false): Promise<void> {
    const names = Array.from({ length: BOT_NAMES }, (_, seat) => botName(seat));
    this.scene.busy = true;
    this.said = "";
    try {
      const fresh = await this.ask(given, names, show);
      const before = this.page !== null;
      this.answers = given.slice(0, fresh.taken);
      this.page = fresh;
      await this.note(fresh, this.answers);
      await present(this.scene, this.stage, this.#game, names, fresh, before);
    } catch (error) {
      if (this.page) this.said = (error as Error).message;
      else this.problem = error as Error;
    }
    this.scene.busy = false;
  }

  /**
   * Call it in an effect: one exercise follows another on the same page, and another language tells the same anew.
   * One that is new begins with the answers `left`; `over` says whether the same one was at its end.
   */
  open(game: string, name: string, left: () => string[], over: () => boolean = () => false): void {
    void words.language;
    untrack(() => {
      const wanted = `${game}/${name}`;
      const same = wanted === this.#shown;
      if (!same) {
        this.page = null;
        this.scene.log = [];
        this.answers = left();
      }
      this.#game = game;
      this.#shown = wanted;
      void this.turn(this.answers, same && over());
    });
  }
}
