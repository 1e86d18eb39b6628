// Takes the addresses of registries out of the lock file: it names versions and hashes, and no hosts.
// (npm's own omit-lockfile-registry-resolved forgets the versions of packages for other platforms.)
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const file = fileURLToPath(new URL("../package-lock.json", import.meta.url));
const lock = JSON.parse(readFileSync(file, "utf-8"));
for (const entry of Object.values(lock.packages)) delete entry.resolved;
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
