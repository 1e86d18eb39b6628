// Edits that turn one JSON value into another; the mirror of `server/live/deltas.py`.
import type { Edit } from "./generated/protocol";

/** The value with the edits made; the value given is not changed, and what is not edited is shared. */
export function applyEdits<T>(value: T, edits: readonly Edit[]): T {
  let now: unknown = value;
  for (const [path, ...put] of edits) now = edited(now, path, 0, put);
  return now as T;
}

function edited(value: unknown, path: readonly (string | number)[], depth: number, put: unknown[]): unknown {
  const key = path[depth];
  if (key === undefined) return put[0];
  const last = depth + 1 === path.length;
  if (Array.isArray(value)) {
    const copy = value.slice();
    const at = key as number;
    if (!last) copy[at] = edited(copy[at], path, depth + 1, put);
    else if (put.length) copy[at] = put[0];
    else copy.splice(at, 1);
    return copy;
  }
  const copy = { ...(value as Record<string, unknown>) };
  if (!last) copy[key] = edited(copy[key], path, depth + 1, put);
  else if (put.length) copy[key] = put[0];
  else delete copy[key];
  return copy;
}
