// `npm run bench -- second-source`: foods of one name whose energy differs by more than a third between FNDDS and Ciqual, for a person to look at.
import { nameOfRow } from "#analysis/text/match/name-rows.ts";
import { searchFoods } from "#analysis/text/search-foods.ts";
import { foldAccents } from "#analysis/text/words/fold.ts";
import { median } from "#domain/averages.ts";
import { usualCountry } from "#domain/people/country.ts";
import { loadFoodTable } from "#food/load-food-table.ts";

/** kcal of 100 g; below it a share says nothing. */
const leastKcal = 20;
const differing = 0.35;
const searchesMax = 1_000;

const table = loadFoodTable();

/** The head of a French name, as Ciqual shortens it: "pois chiche" of "Pois chiche, cuit". */
function headOf(name: string): string {
  return foldAccents(name).split(",")[0]?.replace(/s\b/g, "").trim() ?? "";
}

const ciqual = Map.groupBy(
  table.rows.filter(({ source }) => source.table.startsWith("Ciqual")),
  (row) => headOf(row.names?.ofSource[0] ?? row.source.description),
);

const named = table.rows
  .filter(({ names }) => (names?.fr.length ?? 0) > 0)
  .toSorted((a, b) => (b.names?.fr.length ?? 0) - (a.names?.fr.length ?? 0))
  .slice(0, searchesMax);

for (const row of named) {
  const name = nameOfRow(row, "fr");
  const search = { query: name, language: "fr", country: usualCountry.fr, limit: 1 } as const;
  const [found] = searchFoods(table, search);
  const others = (ciqual.get(headOf(name)) ?? []).map(({ per100Grams }) => per100Grams.calories);
  const kcal = found?.per100Grams.calories ?? 0;
  if (found === undefined || others.length === 0 || kcal < leastKcal) continue;
  const middle = median(others) ?? 0;
  if (Math.abs(kcal - middle) > differing * middle)
    console.log(
      [name, found.source.description, Math.round(kcal), Math.round(middle), others.length].join("\t"),
    );
}
