// A new account with all that the calls of an endpoint can be about, each as large as may be.
import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import * as logging from "#contract/endpoints/add.ts";
import { putLearned } from "#contract/endpoints/learned.ts";
import { addRecipe } from "#contract/endpoints/recipes.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { foodsPerMealMax, mealTextMaxLength, recipeIngredientsMax } from "#contract/limits.ts";
import type { Database } from "#server/database/schema.ts";
import type { KnownValues } from "#server/testing/fuzz/largest-bodies.ts";
import { call, register, type Session } from "../api-client.ts";

export interface PreparedAccount {
  readonly session: Session;
  readonly params: Readonly<Record<string, string>>;
  readonly known: KnownValues;
}

const apple = { table: "FNDDS 2021-2023", code: "63101000" };
const foods = ["egg", "rice", "milk", "bread", "butter", "cheese", "chicken", "banana", "tomato", "potato"];
/** A text with as many foods as fit into it. */
export const fullestText = Array.from(
  { length: foodsPerMealMax * 4 },
  (_, at) => `${at + 2} g ${foods[at % 10]}`,
)
  .join(", ")
  .slice(0, mealTextMaxLength);
const always = { ...apple, position: 0, revision: 0, grams: 100, day: "2026-03-09", challenge: "none" };

type Make = (session: Session) => Promise<{ readonly id: string; readonly known?: KnownValues }>;

const makeSubmission: Make = async (session) => {
  const { id, foods: found } = await call(session, scanning.submitText, { body: { text: fullestText } });
  return { id, known: { foodId: found[0]?.id ?? "none" } };
};
const makeMeal: Make = async (session) => {
  const items = Array.from({ length: foodsPerMealMax }, () => ({
    from: "table" as const,
    ...apple,
    grams: 100,
  }));
  const { id } = await call(session, logging.logMeal, { body: { items } });
  return { id, known: { mealId: id } };
};
const makeRecipe: Make = async (session) => {
  const ingredient = { from: "table" as const, ...apple, grams: 100 };
  const ingredients = Array.from({ length: recipeIngredientsMax }, () => ingredient);
  return call(session, addRecipe, { body: { name: "Everything", servings: 1, ingredients } });
};
const makeOwnFood: Make = (session) =>
  call(session, logging.addOwnFood, { body: { name: "Granola", calories: 450, portionGrams: 60 } });
const makeLearned: Make = async (session) => {
  const entry = { kind: "food" as const, row: null, grams: 180, words: "coffee" };
  const [learned] = await call(session, putLearned, { body: { entries: [entry] } });
  return { id: learned?.id ?? "none" };
};

const makers: readonly (readonly [prefix: string, make: Make])[] = [
  ["/api/mealSubmissions/:id", makeSubmission],
  ["/api/meals", makeMeal],
  ["/api/favourites", makeMeal],
  ["/api/recipes/:id", makeRecipe],
  ["/api/foods/own", makeOwnFood],
  ["/api/learned", makeLearned],
];

/** Registers a Pro account, and makes what the endpoint at `path` refers to. */
export async function prepareAccount(
  baseUrl: string,
  db: Kysely<Database>,
  path: string,
): Promise<PreparedAccount> {
  const name = `largest-${randomUUID()}`;
  const session = await register(baseUrl, name);
  const { id: userId } = await db
    .updateTable("users")
    .set({ account_type: "pro" })
    .where("email", "=", `${name}@example.com`)
    .returning("id")
    .executeTakeFirstOrThrow();
  const make = makers.find(([prefix]) => path.startsWith(prefix))?.[1];
  const { id, known = {} } = (await make?.(session)) ?? { id: userId };
  const params = { id, day: "2026-03-09", code: "4006381333931" };
  return { session, params, known: { ...always, id, ...known } };
}
