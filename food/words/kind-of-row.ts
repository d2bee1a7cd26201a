/** Names a row by its kind, in the languages that the table's descriptions are not in. */
import { readFileSync } from "node:fs";
import type { Language } from "#domain/people/language.ts";
import type { FoodRow } from "../food-row.ts";

interface Kind {
  readonly category: RegExp;
  readonly names: Readonly<Record<Exclude<Language, "en">, string>>;
}

const kinds: readonly Kind[] = readFileSync(new URL("./kinds.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => {
    const [category = "", es = "", fr = ""] = line.split("\t");
    return { category: new RegExp(category), names: { es, fr } };
  });

export function nameOfKind({ category }: FoodRow, language: Exclude<Language, "en">): string {
  const kind = kinds.find((each) => each.category.test(category));
  if (kind === undefined) throw new Error(`No kind is named for the category ${category}`);
  return kind.names[language];
}
