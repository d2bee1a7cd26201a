import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addFavourite, addOwnFood, logMeal } from "#contract/endpoints/add.ts";
import { correctMeal } from "#contract/endpoints/meals.ts";
import { addRecipe } from "#contract/endpoints/recipes.ts";
import { acceptSubmission, correctSubmission, submitText } from "#contract/endpoints/scan.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let ana: SignedIn;
let ben: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set(new Date("2026-03-10T12:00:00Z"));
  ana = await app.signUp();
  ben = await app.signUp();
});
afterAll(() => app.close());

const entered = "Entered by you";
async function addGranola({ headers }: SignedIn) {
  const body = { name: "Grandma granola", calories: 500, protein: 10, fat: 20, portionGrams: 60 };
  return (await app.call(addOwnFood, { headers, body })).body;
}
const read = async (text: string, { headers }: SignedIn, language = "en") =>
  (await app.call(submitText, { headers, body: { text, language } })).body;
const foodsOf = (body: { foods: { name: string; grams: number; calories: number }[] }) =>
  body.foods.map(({ name, grams, calories }) => [name, Math.round(grams), Math.round(calories)]);

describe("what a person calls their own, in the words of a scan", () => {
  it("is their own food, by its words alone, and never another account's", async () => {
    await addGranola(ana);
    const hers = await read("50 g Grandma granola", ana);
    expect(foodsOf(hers)).toEqual([["Grandma granola", 50, 250]]);
    expect(hers.foods[0].source.table).toBe(entered);
    const his = await read("50 g Grandma granola", ben);
    for (const food of his.foods ?? []) expect(food.source.table).not.toBe(entered);
    const other = await read("granola bar", ana);
    for (const food of other.foods) expect(food.source.table).not.toBe(entered);
  });

  it("is found beside foods of the table, with its portion if no amount is stated, and is saved with its figures", async () => {
    await addGranola(ana);
    const body = await read("2 eggs and Grandma granola with milk", ana);
    const own = body.foods.find(({ source }: { source: { table: string } }) => source.table === entered);
    expect(own).toMatchObject({ name: "Grandma granola", grams: 60 });
    expect(body.foods).toHaveLength(3);
    const params = { id: body.id };
    expect((await app.call(acceptSubmission, { params, body: {}, ...ana })).status).toBe(200);
  });

  it("is a recipe's serving, or all of a favourite", async () => {
    const granola = await addGranola(ana);
    const ingredients = [{ from: "ownFood", id: granola.id, grams: 300 }];
    const recipe = { name: "Abuela's pudding", servings: 3, ingredients };
    expect((await app.call(addRecipe, { ...ana, body: recipe })).status).toBe(201);
    const items = [{ from: "ownFood", id: granola.id, grams: 40 }];
    await app.call(addFavourite, { ...ana, body: { name: "Usual bowl", items } });
    expect(foodsOf(await read("abuela's pudding", ana))).toEqual([["Abuela's pudding", 100, 500]]);
    expect(foodsOf(await read("150 g of Abuela's pudding", ana))).toEqual([["Abuela's pudding", 150, 750]]);
    expect(foodsOf(await read("my usual bowl", ana))).toEqual([["Grandma granola", 40, 200]]);
  });

  it("is a favourite of calories alone, counted by its portions", async () => {
    const items = [{ from: "quick", name: "Shake", calories: 410 }];
    await app.call(addFavourite, { ...ana, body: { name: "Gym shake", items } });
    for (const [text, calories] of [
      ["a Gym shake", 410],
      ["2 gym shakes and an apple", 820],
      ["half a gym shake", 205],
      ["300 ml of gym shake", 410],
    ] as const) {
      const { foods } = await read(text, ana);
      const own = foods.filter(({ source }: { source: { table: string } }) => source.table === entered);
      expect(own).toMatchObject([{ name: "Shake", calories }]);
    }
  });

  it("is found in a correction of a result, and of a saved meal", async () => {
    await addGranola(ana);
    const scan = await read("100 g rice", ana);
    const params = { id: scan.id };
    const text = "and 50 g Grandma granola";
    const corrected = await app.call(correctSubmission, { params, body: { text }, ...ana });
    expect(foodsOf(corrected.body)[1]).toEqual(["Grandma granola", 50, 250]);
    const quick = { from: "quick", name: "Coffee", calories: 60 };
    const { body: meal } = await app.call(logMeal, { ...ana, body: { items: [quick] } });
    const changed = await app.call(correctMeal, {
      params: { id: meal.id },
      body: { text, revision: meal.revision },
      ...ana,
    });
    expect(foodsOf(changed.body)[1]).toEqual(["Grandma granola", 50, 250]);
  });
});
