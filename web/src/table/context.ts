// The table that is being followed, for components that show more of it than the game; a replay has none.
import { getContext, setContext } from "svelte";
import type { TableStore } from "../lib/table.svelte";

const KEY = Symbol("table");

export function provideTable(table: TableStore): void {
  setContext(KEY, table);
}

export function useTable(): TableStore | undefined {
  return getContext<TableStore | undefined>(KEY);
}
