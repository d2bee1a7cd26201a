import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as logging from "#contract/endpoints/add.ts";
import { searchFoods } from "#contract/endpoints/foods.ts";
import { editMeal, listMeals } from "#contract/endpoints/meals.ts";
import * as recipes from "#contract/endpoints/recipes.ts";
import { checkUsage } from "#contract/endpoints/scan.ts";
import { mealTextMaxLength, recipeIngredientsMax, recipesMax } from "#contract/limits.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
let flour: Ingredient;
let milk: Ingredient;

interface Ingredient {
  readonly from: "table";
  readonly table: string;
  readonly code: string;
  readonly grams: number;
}

beforeAll(async () => {
  app = await createTestApp({ freeDailyScans: 3 });
});
beforeEach(async () => {
  app.clock.set(new Date("2026-03-10T12:00:00Z"));
  ana = await app.signUp();
  flour = await findIngredient("flour", 200);
  milk = await findIngredient("milk", 500);
});
afterAll(() => app.close());

async function findIngredient(query: string, grams: number): Promise<Ingredient> {
  const { body } = await app.call(searchFoods, { query: { query }, ...ana });
  const { table, code } = body[0].source;
  return { from: "table", table, code, grams };
}

const pancakes = () => ({ name: "Pancakes", servings: 4, ingredients: [flour, milk] });
const add = (body: object = pancakes(), person = ana) => app.call(recipes.addRecipe, { body, ...person });
const log = (item: object) => app.call(logging.logMeal, { body: { items: [item] }, ...ana });
const outcomeOf = ({ status, body }: { status: number; body?: { code?: string } }) => [status, body?.code];

describe("a recipe of one's own", () => {
  it("has the sum of its ingredients, each with its own source", async () => {
    const { status, body } = await add();
    expect(status).toBe(201);
    const calories = body.ingredients.map((food: { calories: number }) => food.calories);
    expect(Math.abs(body.calories - (calories[0] + calories[1]))).toBeLessThanOrEqual(1);
    expect(body).toMatchObject({ name: "Pancakes", servings: 4, grams: 700, cookedGrams: null, revision: 1 });
    expect(body.ingredients[1].source).toMatchObject({ table: milk.table, code: milk.code });
    expect((await app.call(recipes.listRecipes, ana)).body).toEqual([
      expect.objectContaining({ id: body.id, calories: body.calories }),
    ]);
  });

  it("takes tenths of a gram of an ingredient, and so does a meal", async () => {
    const yeast = { ...flour, grams: 0.5 };
    const { status, body } = await add({ ...pancakes(), ingredients: [milk, yeast] });
    expect([status, body.ingredients[1]?.grams]).toEqual([201, 0.5]);
    expect((await log(yeast)).body).toMatchObject({ quantity: 0.5, foods: [{ grams: 0.5 }] });
    expect((await add({ ...pancakes(), ingredients: [{ ...flour, grams: 0.05 }] })).status).toBe(400);
  });

  it("is logged by serving, servings or grams of the finished dish, at no scan", async () => {
    const { body: recipe } = await add({ ...pancakes(), cookedGrams: 600 });
    const one = await log({ from: "recipe", id: recipe.id });
    expect(one.status).toBe(201);
    expect(one.body).toMatchObject({ name: "Pancakes", quantity: 150 });
    expect(Math.abs(one.body.calories - recipe.calories / 4)).toBeLessThanOrEqual(1);
    expect(one.body.nutriScore).toMatch(/^[A-E]$/);
    const two = await log({ from: "recipe", id: recipe.id, servings: 2 });
    const grams = await log({ from: "recipe", id: recipe.id, grams: 300 });
    expect(grams.body).toMatchObject({ calories: two.body.calories, quantity: 300 });
    const [food] = grams.body.foods;
    expect(food.source).toEqual({ table: "Your recipe", code: recipe.id, description: "Pancakes" });
    expect(food.ingredients.map((each: { grams: number }) => each.grams)).toEqual([100, 250]);
    expect(food.ingredients[0].source).toMatchObject({ table: flour.table, code: flour.code });
    expect((await app.call(checkUsage, ana)).body.remainingScans).toBe(3);
  });

  it("keeps the figures of a meal when it changes or is deleted, and the meal can still be edited and repeated", async () => {
    const { body: recipe } = await add();
    const { body: meal } = await log({ from: "recipe", id: recipe.id });
    const sugar = await findIngredient("sugar", 300);
    const change = { ...pancakes(), revision: 1, ingredients: [sugar] };
    const changed = await app.call(recipes.changeRecipe, { params: { id: recipe.id }, body: change, ...ana });
    expect(changed.body).toMatchObject({ revision: 2, grams: 300 });
    expect((await app.call(recipes.deleteRecipe, { params: { id: recipe.id }, ...ana })).status).toBe(204);
    expect((await app.call(listMeals, { body: { date: "2026-03-10" }, ...ana })).body).toEqual([meal]);
    const foods = [{ position: 0, grams: 350 }];
    const edited = await app.call(editMeal, { params: { id: meal.id }, body: { foods }, ...ana });
    expect(Math.abs(edited.body.calories - 2 * meal.calories)).toBeLessThanOrEqual(1);
    expect(edited.body.foods[0].ingredients[0].grams).toBe(100);
    const again = await log({ from: "meal", mealId: meal.id, position: 0 });
    expect(again.body.foods[0]).toEqual(edited.body.foods[0]);
    expect(outcomeOf(await log({ from: "recipe", id: recipe.id }))).toEqual([404, "recipe_not_found"]);
  });

  it("can be a favourite, and is among what is usual", async () => {
    const { body: recipe } = await add();
    const items = [{ from: "recipe", id: recipe.id }];
    const favourite = await app.call(logging.addFavourite, { body: { items }, ...ana });
    expect(favourite.body).toMatchObject({ name: "Pancakes", grams: 175 });
    await log({ from: "favourite", id: favourite.body.id });
    await log({ from: "recipe", id: recipe.id });
    const { usual } = (await app.call(logging.listUsual, ana)).body;
    expect(usual).toEqual([expect.objectContaining({ name: "Pancakes", times: 2, grams: 175 })]);
  });

  it("is changed in one of two tabs: the change of the other is refused, and nothing is lost", async () => {
    const { body: recipe } = await add();
    const change = (name: string) =>
      app.call(recipes.changeRecipe, {
        params: { id: recipe.id },
        body: { ...pancakes(), name, revision: 1 },
        ...ana,
      });
    const outcomes = await Promise.all([change("Crêpes"), change("Waffles")]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stored = await app.call(recipes.getRecipe, { params: { id: recipe.id }, ...ana });
    expect(stored.body.revision).toBe(2);
  });

  it("keeps an ingredient whose row the table no longer has", async () => {
    const { body: recipe } = await add();
    await sql`update recipes set ingredients = jsonb_set(ingredients, '{0,source,code}', '"gone"') where id = ${recipe.id}`.execute(
      app.db,
    );
    const kept = [{ from: "kept", position: 0, grams: 400 }];
    const body = { name: "Flour", servings: 1, ingredients: kept, revision: 1 };
    const changed = await app.call(recipes.changeRecipe, { params: { id: recipe.id }, body, ...ana });
    expect(changed.body.ingredients[0].calories).toBe(2 * recipe.ingredients[0].calories);
  });

  it("is made once for one idempotency key", async () => {
    const headers = { ...ana.headers, "idempotency-key": randomUUID() };
    const once = () => app.call(recipes.addRecipe, { body: pancakes(), headers });
    await Promise.all([once(), once()]);
    expect((await app.call(recipes.listRecipes, ana)).body).toHaveLength(1);
  });
});

describe("what a recipe is refused for", () => {
  it.each([
    ["no ingredients", () => ({ ingredients: [] }), 400, "invalid_request"],
    ["10,000 ingredients", () => ({ ingredients: Array(10_000).fill(flour) }), 413, "payload_too_large"],
    ["41 ingredients", () => ({ ingredients: Array(41).fill(flour) }), 400, "invalid_request"],
    ["no grams", () => ({ ingredients: [{ ...flour, grams: 0 }] }), 400, "invalid_request"],
    ["NaN grams", () => ({ ingredients: [{ ...flour, grams: Number.NaN }] }), 400, "invalid_request"],
    ["0 servings", () => ({ servings: 0 }), 400, "invalid_request"],
    ["infinite servings", () => ({ servings: Number.POSITIVE_INFINITY }), 400, "invalid_request"],
    ["a cooked weight of 0", () => ({ cookedGrams: 0 }), 400, "invalid_request"],
    ["a row that is not there", () => ({ ingredients: [{ ...flour, code: "x" }] }), 404, "food_not_found"],
    [
      "a stranger's own food",
      () => ({ ingredients: [{ from: "ownFood", id: randomUUID(), grams: 5 }] }),
      404,
      "food_not_found",
    ],
    [
      "an ingredient of no recipe",
      () => ({ ingredients: [{ from: "kept", position: 0, grams: 5 }] }),
      400,
      "invalid_request",
    ],
  ])("%s", async (_, change, status, code) => {
    expect(outcomeOf(await add({ ...pancakes(), ...change() }))).toEqual([status, code]);
    expect((await app.call(recipes.listRecipes, ana)).body).toEqual([]);
  });

  it("a cooked weight that makes one helping of it more than a meal can hold", async () => {
    const tons = Array(40).fill({ ...flour, grams: 5000 });
    const { body: recipe } = await add({ ...pancakes(), ingredients: tons, cookedGrams: 1 });
    const item = { from: "recipe", id: recipe.id, grams: 5000 };
    expect(outcomeOf(await log(item))).toEqual([400, "amount_too_large"]);
    const favourite = await app.call(logging.addFavourite, { body: { items: [item] }, ...ana });
    expect(outcomeOf(favourite)).toEqual([400, "amount_too_large"]);
  });

  it("a share of it where it weighs nothing, as in a file that somebody wrote", async () => {
    const { body: recipe } = await add();
    await sql`update recipes set ingredients = jsonb_build_array(jsonb_set(ingredients->0, '{grams}', '0')) where id = ${recipe.id}`.execute(
      app.db,
    );
    expect(outcomeOf(await log({ from: "recipe", id: recipe.id }))).toEqual([400, "amount_too_large"]);
  });

  it("another account: it can neither read, log, change nor delete it", async () => {
    const { body: recipe } = await add();
    const eve = await app.signUp();
    const params = { id: recipe.id };
    const body = { ...pancakes(), revision: 1 };
    const items = [{ from: "recipe", id: recipe.id }];
    const answers = [
      await app.call(recipes.getRecipe, { params, ...eve }),
      await app.call(recipes.changeRecipe, { params, body, ...eve }),
      await app.call(recipes.deleteRecipe, { params, ...eve }),
      await app.call(logging.logMeal, { body: { items }, ...eve }),
      await app.call(logging.addFavourite, { body: { items }, ...eve }),
    ];
    for (const answer of answers) expect(outcomeOf(answer)).toEqual([404, "recipe_not_found"]);
    expect((await app.call(recipes.listRecipes, eve)).body).toEqual([]);
  });

  it("more recipes than an account holds", async () => {
    const { body: recipe } = await add();
    await sql`insert into recipes (id, user_id, name, servings, ingredients)
      select gen_random_uuid(), user_id, name, servings, ingredients from recipes, generate_series(2, ${recipesMax}::int)
      where id = ${recipe.id}`.execute(app.db);
    expect(outcomeOf(await add())).toEqual([409, "recipe_limit_exceeded"]);
  });

  it("servings and grams at once, more grams than a food has, and more foods than a meal holds", async () => {
    const { body: recipe } = await add();
    const item = { from: "recipe", id: recipe.id };
    expect((await log({ ...item, servings: 1, grams: 100 })).status).toBe(400);
    expect(outcomeOf(await log({ ...item, servings: 100 }))).toEqual([400, "amount_too_large"]);
    const { body: large } = await add({
      ...pancakes(),
      ingredients: Array(recipeIngredientsMax).fill(flour),
    });
    const items = [1, 2].map(() => ({ from: "recipe", id: large.id, grams: 100 }));
    const tooMany = await app.call(logging.logMeal, { body: { items }, ...ana });
    expect(outcomeOf(tooMany)).toEqual([400, "too_many_foods"]);
  });
});

describe("a pasted list of ingredients", () => {
  const read = (text: string, language = "es") =>
    app.call(recipes.readIngredientList, { body: { text, language }, ...ana });

  it("is refused where a line is longer than the text of a meal, and lets others run between its lines", async () => {
    const half = mealTextMaxLength / "fried ".length;
    const { status, body } = await read("fried ".repeat(half * 2 - 1));
    expect([status, body.code]).toEqual([400, "ingredient_line_too_long"]);
    let turns = 0;
    const count = () => {
      turns += 1;
      turning = setImmediate(count);
    };
    let turning = setImmediate(count);
    const list = Array.from({ length: recipeIngredientsMax }, (_, at) => `${at} g flour`).join("\n");
    expect((await read(list)).status).toBe(200);
    clearImmediate(turning);
    expect(turns).toBeGreaterThanOrEqual(recipeIngredientsMax);
  });

  it.each([
    [
      "en",
      "1 cup dry pasta\n2 tbsp cornstarch\n1 tbsp dried oregano\n500g/1lb 2oz beef mince",
      [100, 16, 2, 500],
    ],
    ["es", "1 taza de pasta seca\n2 cucharadas de maicena\n1 cucharada de orégano seco", [100, 16, 2]],
    ["fr", "2 cuillères à soupe de maïzena\n1 cuillère à soupe d'origan séché", [16, 2]],
  ])("weighs what is dry and loose by its volume, and not as water: %s", async (language, text, grams) => {
    const { body } = await read(text, language);
    const weighed = body.map(({ foods }: { foods: { grams: number }[] }) => Math.round(foods[0]?.grams ?? 0));
    expect(weighed).toEqual(grams);
  });

  it("is read a line each, raw, without headings and bullets, at no scan", async () => {
    const { status, body } = await read(
      "Para la masa:\n- 200 g harina\n• 3 huevos\n1. 100 g de pechuga de pollo\n\n",
    );
    expect(status).toBe(200);
    const lines = body.map(({ line }: { line: string }) => line);
    expect(lines).toEqual(["200 g harina", "3 huevos", "100 g de pechuga de pollo"]);
    expect(body[0].foods[0]).toMatchObject({ name: "harina", grams: 200 });
    expect(body[0].foods[0].source.description).toMatch(/flour/i);
    expect(body[1].foods[0].grams).toBeGreaterThan(100);
    for (const { foods } of body.slice(1)) expect(foods[0].source.description).toMatch(/raw/i);
    expect((await app.call(checkUsage, ana)).body.remainingScans).toBe(3);
  });

  it("shows a line without a food as such, and refuses too many lines", async () => {
    const { body } = await read("200 g harina\nqwxzptv");
    expect(body[1]).toEqual({ line: "qwxzptv", foods: [] });
    const many = await read(
      Array(recipeIngredientsMax + 1)
        .fill("1 huevo")
        .join("\n"),
    );
    expect(outcomeOf(many)).toEqual([400, "too_many_ingredients"]);
    expect((await read("x".repeat(5000))).status).toBe(400);
  });
});
