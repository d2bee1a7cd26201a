// Judges the sentences on standard input, a JSON list of `SentenceToJudge`, and prints the meals as JSON.
import { json } from "node:stream/consumers";
import { loadFoodTable } from "#food/load-food-table.ts";
import { judgeEach, judgeMeals, type SentenceToJudge } from "./judged-meals.ts";

const sentences = (await json(process.stdin)) as readonly SentenceToJudge[];
process.stdout.write(JSON.stringify(await judgeEach(judgeMeals(loadFoodTable()), sentences)));
