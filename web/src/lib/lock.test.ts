import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
}

it("the lock file names a version and a hash of every package, and no host", () => {
  const text = readFileSync(new URL("../../package-lock.json", import.meta.url), "utf-8");
  const { packages } = JSON.parse(text) as { packages: Record<string, Entry> };
  const { "": own, ...others } = packages;
  expect(own).toBeDefined();
  for (const [name, entry] of Object.entries(others)) {
    expect(entry.version && entry.integrity && !entry.resolved, name).toBeTruthy();
  }
});
