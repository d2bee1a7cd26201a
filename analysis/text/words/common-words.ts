import { readFileSync } from "node:fs";
import type { Language } from "#domain/people/language.ts";

const loaded = new Map<Language, ReadonlySet<string>>();

/** Common words of a language that name no food; read once. */
export function commonWordsOf(language: Language): ReadonlySet<string> {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`./common/${language}.txt`, import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => !line.startsWith("#"));
  const words = new Set(lines.join(" ").split(/\s+/).filter(Boolean));
  loaded.set(language, words);
  return words;
}
