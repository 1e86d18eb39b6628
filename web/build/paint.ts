// The page's styles come after what is painted first (index.html has it whole): nobody waits for them before a blank page.
import type { Plugin } from "vite";

const STYLES = /\s*<link rel="stylesheet"[^>]*>/g;

/** A document with its style sheets behind its first picture; scripts still wait for them. */
export function paintFirst(html: string): string {
  const styles = html.match(STYLES) ?? [];
  return html.replace(STYLES, "").replace("</body>", `${styles.map((link) => link.trim()).join("\n    ")}\n  </body>`);
}

export function paint(): Plugin {
  return { name: "paint-first", apply: "build", transformIndexHtml: { order: "post", handler: paintFirst } };
}
