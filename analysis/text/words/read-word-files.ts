import { readdirSync } from "node:fs";
import { readTsv } from "#food/tsv-file.ts";

function wordsIn(cell: string | undefined): readonly string[] {
  return (cell ?? "").split(" ").filter((word) => word !== "");
}

/** Set, then words: a set may go on over several lines. */
export function readSets(file: URL): ReadonlyMap<string, ReadonlySet<string>> {
  const bySet = Map.groupBy(readTsv(file), ([set = ""]) => set);
  return new Map(
    [...bySet].map(([set, lines]) => [set, new Set(lines.flatMap(([, words]) => wordsIn(words)))]),
  );
}

const folder = new URL("./sets/", import.meta.url);
const setFiles = readdirSync(folder).filter((file) => file.endsWith(".sets.tsv"));
const sets = new Map(setFiles.flatMap((file) => [...readSets(new URL(file, folder))]));

export function wordSet(name: string): ReadonlySet<string> {
  const found = sets.get(name);
  if (found === undefined) throw new Error(`No set of words is called "${name}"`);
  return found;
}

export function wordPairs(file: string): ReadonlyMap<string, string> {
  return new Map(readTsv(new URL(`${file}.tsv`, folder)).map(([word = "", meaning = ""]) => [word, meaning]));
}

export function wordsByWord(file: string): ReadonlyMap<string, ReadonlySet<string>> {
  return readSets(new URL(`${file}.tsv`, folder));
}
