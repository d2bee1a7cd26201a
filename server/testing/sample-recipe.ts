import { searchFoods } from "#contract/endpoints/foods.ts";
import type { TestApp } from "./test-app.ts";

/** Four servings of a cake, of rows of the table. */
export async function sampleRecipe(app: TestApp, headers: Readonly<Record<string, string>>) {
  const { body } = await app.call(searchFoods, { query: { query: "flour" }, headers });
  const { table, code } = body[0].source;
  return { name: "Cake", servings: 4, ingredients: [{ from: "table", table, code, grams: 200 }] };
}
