// Data as lines, each with the way to it: what is short in one line, the rest part by part, players by name.
const SHORT = 100;

export interface Line {
  path: string;
  text: string;
}

export function told(value: unknown, path: string, names: readonly string[]): Line[] {
  const short = inline(value);
  if (typeof value !== "object" || value === null || (path && short.length <= SHORT)) return [{ path, text: short }];
  const named = Array.isArray(value) && value.length === names.length;
  return Object.entries(value).flatMap(([key, part]) => {
    const name = named ? (names[Number(key)] ?? key) : key;
    return told(part, path ? `${path} ${name}` : name, names);
  });
}

function inline(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.map(inline).join("; ") || "–";
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([key, part]) => `${key} ${inline(part)}`)
      .join(", ");
  }
  return String(value);
}
