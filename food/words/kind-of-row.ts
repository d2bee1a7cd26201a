/** Names a row by its kind, in the languages that the table's descriptions are not in. */
import type { Language } from "#domain/people/language.ts";
import type { FoodRow } from "../food-row.ts";
import { readTsv } from "../tsv-file.ts";

interface Kind {
  readonly category: RegExp;
  readonly names: Readonly<Record<Exclude<Language, "en">, string>>;
}

const kinds: readonly Kind[] = readTsv(new URL("./kinds.tsv", import.meta.url)).map(
  ([category = "", es = "", fr = ""]) => ({ category: new RegExp(category), names: { es, fr } }),
);

/** The name of the row's kind, by its category. Throws for a category without one. */
export function nameOfKind({ category }: FoodRow, language: Exclude<Language, "en">): string {
  const kind = kinds.find((each) => each.category.test(category));
  if (kind === undefined) throw new Error(`No kind is named for the category ${category}`);
  return kind.names[language];
}
