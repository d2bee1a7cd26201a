// Which built files the app's pages need offline, from Vite's manifest.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

export interface BuiltFile {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  /** Keys of other built files. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
export type BuiltFiles = Readonly<Record<string, BuiltFile>>;

/** Heavy and loaded on demand: the charts and the HEIC decoder. The service worker caches them once they are used. */
const loadedOnDemand = /^(node_modules|web\/app\/charts)\//;

export async function readBuiltFiles(clientFolder: string): Promise<BuiltFiles> {
  // Written by Vite in the same build.
  return JSON.parse(await readFile(join(clientFolder, ".vite", "manifest.json"), "utf8")) as BuiltFiles;
}

/** Paths relative to the client folder, without duplicates. */
export function shellFiles(built: BuiltFiles): string[] {
  const starts = Object.entries(built).filter(
    ([name, { isEntry, isDynamicEntry }]) => isEntry || (isDynamicEntry && !loadedOnDemand.test(name)),
  );
  const seen = new Set<string>();
  const files = new Set<string>();
  const addWithImports = (name: string) => {
    const part = built[name];
    if (!part || seen.has(name)) return;
    seen.add(name);
    for (const file of [part.file, ...(part.css ?? []), ...(part.assets ?? [])]) files.add(file);
    part.imports?.forEach(addWithImports);
  };
  for (const [name] of starts) addWithImports(name);
  return [...files].sort();
}
