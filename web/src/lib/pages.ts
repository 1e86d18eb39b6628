// The pages, each loaded when it is first shown.
import type { Component } from "svelte";
import type { Route } from "./router.svelte";

export type PageName = Exclude<Route["page"], "missing">;
export type PageComponent = Component<Record<string, string>>;

const pages: Record<PageName, () => Promise<{ default: unknown }>> = {
  home: () => import("../pages/Home.svelte"),
  play: () => import("../pages/Play.svelte"),
  table: () => import("../pages/TablePage.svelte"),
  replay: () => import("../pages/ReplayPage.svelte"),
  rules: () => import("../pages/RulesPage.svelte"),
  ladder: () => import("../pages/LadderPage.svelte"),
  decks: () => import("../pages/DecksPage.svelte"),
  learn: () => import("../pages/Learn.svelte"),
  lesson: () => import("../pages/Lesson.svelte"),
  puzzles: () => import("../pages/Puzzles.svelte"),
  puzzle: () => import("../pages/Puzzle.svelte"),
  chronicles: () => import("../pages/Chronicles.svelte"),
  chronicle: () => import("../pages/ChroniclePage.svelte"),
  me: () => import("../pages/MePage.svelte"),
  user: () => import("../pages/UserPage.svelte"),
  settings: () => import("../pages/SettingsPage.svelte"),
};

export async function loadPage(name: PageName): Promise<PageComponent> {
  return (await pages[name]()).default as PageComponent;
}

/** Have what the page of an address needs on its way; a page that is missing, or does not come, is told later. */
export async function fetchPage({ page }: Route): Promise<void> {
  if (page !== "missing") await pages[page]().catch(() => undefined);
}
