import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as logging from "#contract/endpoints/add.ts";
import * as imports from "#contract/endpoints/imports.ts";
import { exportMeals, getDailySummary, listMeals } from "#contract/endpoints/meals.ts";
import { exportMyData } from "#contract/endpoints/profile.ts";
import { addRecipe } from "#contract/endpoints/recipes.ts";
import { sendFile } from "../../testing/send-file.ts";
import { subscribe } from "../../testing/subscribe.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

const macros = ["protein", "carbs", "fat", "fiber"] as const;
type Macro = (typeof macros)[number];
/** Every choice of what is stated. */
const choices = Array.from({ length: 2 ** macros.length }, (_, bits) =>
  macros.filter((__, at) => bits & (1 << at)),
);
const stated = (names: readonly Macro[]) => Object.fromEntries(names.map((name) => [name, 3]));
const nameOf = (kind: string, names: readonly Macro[]) => `${kind} ${names.join(" ")}`.trim();
const unstated = (names: readonly Macro[]) => macros.filter((name) => !names.includes(name));

interface ListedFood {
  readonly name: string;
  readonly unknown?: readonly Macro[];
  readonly ingredients?: readonly ListedFood[];
}
const unknownByName = (meals: readonly { readonly foods: readonly ListedFood[] }[]) =>
  Object.fromEntries(
    meals
      .flatMap(({ foods }) => foods.flatMap((food) => food.ingredients ?? [food]))
      .map(({ name, unknown = [] }) => [name, [...unknown]]),
  );

let app: TestApp;
let ana: SignedIn;
let expected: Record<string, readonly Macro[]>;
const day = "2026-03-10";
const listOf = async ({ headers }: SignedIn) =>
  (await app.call(listMeals, { headers, body: { date: day } })).body;
const log = async (items: readonly object[]) =>
  expect((await app.call(logging.logMeal, { ...ana, body: { name: "Meal", items } })).status).toBe(201);
const addOwn = async (kind: string, names: readonly Macro[]) => {
  const body = { name: nameOf(kind, names), calories: 60, portionGrams: 100, ...stated(names) };
  return (await app.call(logging.addOwnFood, { ...ana, body })).body;
};

beforeAll(async () => {
  app = await createTestApp();
  ana = await app.signUp();
  await subscribe(app, ana);
  expected = {};
  for (const names of choices) {
    const own = await addOwn("own", names);
    const ingredient = await addOwn("ingredient", names);
    const recipe = {
      name: nameOf("dish", names),
      servings: 1,
      ingredients: [{ from: "ownFood", id: ingredient.id, grams: 100 }],
    };
    const { body: dish } = await app.call(addRecipe, { ...ana, body: recipe });
    const quick = { from: "quick", name: nameOf("quick", names), calories: 60, ...stated(names) };
    const { body: kept } = await app.call(logging.addFavourite, {
      ...ana,
      body: { items: [{ ...quick, name: nameOf("favourite", names) }] },
    });
    await log([
      { from: "ownFood", id: own.id, grams: 100 },
      { from: "recipe", id: dish.id },
      { from: "favourite", id: kept.id },
      quick,
    ]);
    for (const kind of ["own", "ingredient", "favourite", "quick"])
      expected[nameOf(kind, names)] = unstated(names);
  }
});
afterAll(() => app.close());

describe("what was not stated of a food is unknown, and not 0", () => {
  it("in the list of own foods", async () => {
    const { body } = await app.call(logging.listOwnFoods, ana);
    const own = Object.fromEntries(
      Object.entries(expected).filter(([name]) => /^(own|ingredient)/.test(name)),
    );
    expect(unknownByName([{ foods: body }])).toEqual(own);
  });

  it("in the diary", async () => {
    expect(unknownByName(await listOf(ana))).toEqual(expected);
  });

  it("in the day's totals, which say for how many foods each is known", async () => {
    const { body } = await app.call(getDailySummary, { ...ana, query: { date: day } });
    const half = choices.length * 2;
    expect(body).toMatchObject({
      foodCount: choices.length * 4,
      knownFor: { protein: half, carbs: half, fat: half, fiber: half },
    });
  });

  it("in the lists of what is eaten often and was eaten last", async () => {
    const cem = await app.signUp();
    const body = { name: "Bread", calories: 250, portionGrams: 40, ...stated(["protein", "fat"]) };
    const { body: own } = await app.call(logging.addOwnFood, { ...cem, body });
    const items = [{ from: "ownFood", id: own.id, grams: 40 }];
    await app.call(logging.logMeal, { ...cem, body: { items } });
    const unknownIn = async (list: "usual" | "recent") =>
      (await app.call(logging.listUsual, cem)).body[list].map(
        ({ unknown }: { unknown: string[] }) => unknown,
      );
    expect(await unknownIn("recent")).toEqual([["carbs", "fiber"]]);
    await app.call(logging.logMeal, { ...cem, body: { items } });
    expect(await unknownIn("usual")).toEqual([["carbs", "fiber"]]);
  });

  it("in the CSV, where its cell is empty", async () => {
    const { payload } = await app.app.inject({ method: "GET", url: exportMeals.path, headers: ana.headers });
    const [header = "", ...lines] = payload.trim().split(/\r?\n/);
    const columns = header.split(",");
    const cell = (line: string, column: string) => line.split(",")[columns.indexOf(column)];
    const empty = (line: string) => macros.filter((name) => cell(line, `${name}_g`) === "");
    expect(Object.fromEntries(lines.map((line) => [cell(line, "food"), empty(line)]))).toEqual(expected);
  });

  it("in the JSON export, and in another account that imports it", async () => {
    const { payload: text } = await app.app.inject({
      method: "GET",
      url: exportMyData.path,
      headers: ana.headers,
    });
    expect(unknownByName(JSON.parse(text).meals)).toEqual(expected);
    const ben = await app.signUp();
    const { body } = await sendFile(app, ben.headers, {
      endpoint: imports.createImport,
      file: Buffer.from(text),
      fields: {},
    });
    let status = "";
    while (status !== "done") {
      const params = { id: body.id };
      status = (await app.call(imports.continueImport, { headers: ben.headers, params })).body.status;
    }
    expect(unknownByName(await listOf(ben))).toEqual(expected);
  });
});
