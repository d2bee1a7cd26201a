/** Checks that every short form means the food of the word in full. */
import { expect, it } from "vitest";
import { languageOf } from "#domain/people/language.ts";
import { readTsv } from "#food/tsv-file.ts";
import { readFoods } from "../testing/read-foods.ts";

async function rowsOf(text: string, tag: string) {
  const language = languageOf(tag) ?? "en";
  return (await readFoods(text, language)).map(
    ({ source, grams }) => `${source.description} ${Math.round(grams)}`,
  );
}

const forms = readTsv(new URL("./short-forms.tsv", import.meta.url)).map(
  ([language = "", short = "", full = ""]) => [language, short, full] as const,
);

/** Each alone, counted, and beside another food. */
const sentences: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => `2 ${word}`,
  (word) => `100 g ${word}, pizza`,
];

it.each(forms)("%s: %s is %s", async (language, short, full) => {
  for (const sentence of sentences)
    expect(await rowsOf(sentence(short), language)).toEqual(await rowsOf(sentence(full), language));
});

it.each([
  ["en", "toast with marg", /margarine/i],
  ["en", "mozz and tomato", /mozzarella/i],
  ["en", "ham sarnie", /ham sandwich/i],
  ["fr", "pâtes avec parm", /parmesan/i],
])("is read inside a sentence (%s): %s", async (language, text, row) => {
  expect((await rowsOf(text, language)).join(" + ")).toMatch(row);
});
