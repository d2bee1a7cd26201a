import { readFileSync } from "node:fs";
import { foodsPerMealMax } from "#domain/nutrition/meal-limits.ts";
import { type Language, languages } from "#domain/people/language.ts";
import { foldAccents } from "./fold.ts";
import type { SaidText } from "./said-text.ts";

function loadEmojiNames(): ReadonlyMap<Language, ReadonlyMap<string, string>> {
  const [header = "", ...lines] = readFileSync(new URL("./emoji.tsv", import.meta.url), "utf8").split("\n");
  const columns = header.split("\t");
  const rows = lines.filter((line) => line !== "").map((line) => line.split("\t"));
  return new Map(
    languages.map((language) => {
      const at = columns.indexOf(language);
      return [language, new Map(rows.map((row) => [row[0] ?? "", row[at] ?? ""]))];
    }),
  );
}

const wordsByLanguage = loadEmojiNames();
const lastWord = /\p{L}+$/u;
/** One emoji, said once or more; the selector asks for the coloured picture and says nothing. */
const emojiRun = /(\p{Extended_Pictographic})\uFE0F?(?:\s*\1\uFE0F?)*/gu;

function singularWordsOf(text: string): ReadonlySet<string> {
  const words = foldAccents(text).match(/\p{L}+/gu) ?? [];
  return new Set(words.map((word) => word.replace(/s$/, "")));
}

interface Run {
  readonly count: number;
  readonly before: string;
  readonly after: string;
}

/** "🍕 two slices" and "2 🍌" say how many themselves. */
function wordsForEmojiRun(
  name: string,
  { count, before, after }: Run,
  isNumber: (text: string) => boolean,
): string {
  const isCountedBefore = /\d\s*$/.test(before) || isNumber(lastWord.exec(before.trimEnd())?.[0] ?? "");
  const isCountedAfter = /^\s*\d/.test(after) || isNumber(/^\s*(\p{L}+)/u.exec(after)?.[1] ?? "");
  if (isCountedBefore) return `${name},`;
  if (isCountedAfter) return `, ${lastWord.exec(name)?.[0] ?? name} `;
  return count > 1 ? `, ${count} ${name}, ` : `, ${name}, `;
}

/** The text with emoji of food as words; those that only picture a word of the text are left out. */
export function withEmojiWords(
  typed: SaidText,
  language: Language,
  isNumber: (text: string) => boolean,
): SaidText {
  const { text } = typed;
  const words = wordsByLanguage.get(language);
  if (words === undefined || !/\p{Extended_Pictographic}/u.test(text)) return typed;
  const said = singularWordsOf(text);
  let runs = 0;
  return typed.replace(emojiRun, ({ 0: run, 1: emoji = "", index: at }) => {
    const name = words.get(emoji);
    if (name === undefined) return run;
    if (++runs > foodsPerMealMax) return " ";
    if ([...singularWordsOf(lastWord.exec(name)?.[0] ?? name)].every((word) => said.has(word))) return " ";
    const count = [...run].filter((each) => each === emoji).length;
    const place = { count, before: text.slice(0, at), after: text.slice(at + run.length) };
    return wordsForEmojiRun(name, place, isNumber);
  });
}
