/** tools/: which of the built files the app's pages need to work without a network, by the bundler's own notes. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

export interface BuiltFile {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  /** Names of other built files. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}
export type BuiltFiles = Readonly<Record<string, BuiltFile>>;

/** Loaded where they are looked at, and heavy: charts, and the decoder of iPhone pictures. Kept once they were used. */
const loadedWhereUsed = /^(node_modules|web\/app\/charts)\//;

export async function readBuiltFiles(clientFolder: string): Promise<BuiltFiles> {
  // Written by the build that has just run; its shape is Vite's.
  return JSON.parse(await readFile(join(clientFolder, ".vite", "manifest.json"), "utf8")) as BuiltFiles;
}

/** Addresses below the client's folder, each once. */
export function shellFiles(built: BuiltFiles): string[] {
  const starts = Object.entries(built).filter(
    ([name, { isEntry, isDynamicEntry }]) => isEntry || (isDynamicEntry && !loadedWhereUsed.test(name)),
  );
  const seen = new Set<string>();
  const files = new Set<string>();
  const take = (name: string) => {
    const part = built[name];
    if (!part || seen.has(name)) return;
    seen.add(name);
    for (const file of [part.file, ...(part.css ?? []), ...(part.assets ?? [])]) files.add(file);
    part.imports?.forEach(take);
  };
  for (const [name] of starts) take(name);
  return [...files].sort();
}
