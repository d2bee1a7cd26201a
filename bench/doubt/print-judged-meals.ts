// Judges the sentences on standard input, a JSON list of `SentenceToJudge`, and prints the meals as JSON.
import { json } from "node:stream/consumers";
import { loadFoodTable } from "#food/load-food-table.ts";
import type { SentenceToJudge } from "./judge-with-old-lexicon.ts";
import { type JudgedMeal, judgeMeals } from "./judged-meals.ts";

const judge = judgeMeals(loadFoodTable());
const meals: JudgedMeal[] = [];
for (const { sentence, expected } of (await json(process.stdin)) as readonly SentenceToJudge[]) {
  const meal = await judge(sentence, expected);
  if (meal !== undefined) meals.push(meal);
}
process.stdout.write(JSON.stringify(meals));
