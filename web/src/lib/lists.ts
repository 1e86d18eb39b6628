// Tables as lists tell of them.
import { seatNames } from "./names";
import type { Clocks, TableInfo } from "./generated/http";
import { listed, t, words } from "./words.svelte";

export function clocksText(clocks: Clocks): string {
  if (clocks.kind === "live") {
    return t("clocks-live", { minutes: Math.round((clocks.base ?? 900) / 60), increment: clocks.increment ?? 10 });
  }
  return clocks.kind === "days" ? t("clocks-days", { days: clocks.days ?? 3 }) : t("clocks-none");
}

/** Who sits at a table, by name. */
export function players(table: TableInfo): string {
  const names = seatNames(table.seats);
  return table.seats.map((seat, at) => (seat.user || seat.bot ? names[at] : t("lobby-free"))).join(", ");
}

export function winners(table: TableInfo): string {
  const names = seatNames(table.seats);
  return listed(
    words.bundle(),
    (table.result?.winners ?? []).map((seat) => names[seat] ?? ""),
  );
}
