// Which modules become one file. Browsers ask for a few files at a time, so on a slow line many small ones cost more than
// their bytes: whatever the first page needs is one.
import type { Rollup } from "vite";
import { sharedIcons } from "./icons";

type Graph = { getModuleInfo: Rollup.GetModuleInfo };

/** What the page starts with, which is a file of its own, and the page most people see first. */
const START = "/src/main.ts";
const FIRST = [START, "/src/pages/Home.svelte"];
const SHELL = "shell";

/** For `manualChunks`: the file that a module goes to, where it matters. */
export function chunkOf(id: string, graph: Graph): string | undefined {
  return sharedIcons(id, graph) ?? (!id.endsWith(START) && comesFirst(id, graph) ? SHELL : undefined);
}

/** Whether one of the first imports a module, itself or through others; what is fetched later is not imported. */
function comesFirst(id: string, graph: Graph, asked = new Set<string>()): boolean {
  if (FIRST.some((name) => id.endsWith(name))) return true;
  if (asked.has(id)) return false;
  asked.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => comesFirst(importer, graph, asked));
}
