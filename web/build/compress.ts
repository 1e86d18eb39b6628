// Beside each file of the page, the same file compressed, once for browsers that take Brotli and once for all others.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
/** A file below this fits into one packet as it is. */
const LEAST = 1000;
const WAYS: Record<string, (data: Buffer) => Promise<Buffer>> = {
  br: (data) => promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
  gz: (data) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

async function compressed(file: string): Promise<void> {
  const data = readFileSync(file);
  for (const [suffix, press] of Object.entries(WAYS)) {
    const less = await press(data);
    if (less.length < data.length) writeFileSync(`${file}.${suffix}`, less);
  }
}

export function compress(): Plugin {
  let folder = "";
  return {
    name: "compress",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    async closeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: "utf-8" });
      const files = names
        .map((name) => join(folder, name))
        .filter((file) => TEXT.test(file) && statSync(file).size >= LEAST);
      await Promise.all(files.map(compressed));
    },
  };
}
