/** Names the foods: those of the table in their first names, and those that people count. */
import { type Language, languages } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { readTsv } from "#food/tsv-file.ts";

export interface NamedFood {
  readonly language: Language;
  readonly name: string;
}

/** Letters only: a comma, a number or a bracket in a name says more than which food it is. */
const plainName = /^\p{L}[\p{L} '’-]*$/u;

/** The first name of every row in a language, once. */
function namesIn(language: Language): readonly string[] {
  const names = loadFoodTableOnce().rows.flatMap((row) => row.names?.[language]?.[0] ?? []);
  return [...new Set(names.filter((name) => plainName.test(name)).map((name) => name.toLowerCase()))];
}

export const foodsOfTable: readonly NamedFood[] = languages.flatMap((language) =>
  namesIn(language).map((name) => ({ language, name })),
);

export interface CountedFood {
  readonly language: Language;
  readonly one: string;
  readonly several: string;
}

const sameFoods = readTsv(new URL("../testing/same-foods.tsv", import.meta.url));

/** What people count by its name, one and several of it. */
export const countedFoods: readonly CountedFood[] = sameFoods
  .filter(([kind]) => kind === "piece")
  .flatMap(([, ...cells]) =>
    languages.map((language, at) => {
      const [one = "", several = one] = (cells[at] ?? "").split("/");
      return { language, one, several };
    }),
  );
