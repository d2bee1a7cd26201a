import { readFileSync } from "node:fs";
import type { Language } from "#domain/people/language.ts";

function wordsOfFile(name: Language | "names"): readonly string[] {
  const text = readFileSync(new URL(`./common/${name}.txt`, import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => !line.startsWith("#"));
  return lines.join(" ").split(/\s+/).filter(Boolean);
}

const loaded = new Map<Language, ReadonlySet<string>>();
let names: ReadonlySet<string> | undefined;

/** People, kin and towns. */
export function nameWords(): ReadonlySet<string> {
  names ??= new Set(wordsOfFile("names"));
  return names;
}

/** Common words of a language, people and towns, that name no food; read once. */
export function commonWordsOf(language: Language): ReadonlySet<string> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const words = new Set([...wordsOfFile(language), ...nameWords()]);
  loaded.set(language, words);
  return words;
}
