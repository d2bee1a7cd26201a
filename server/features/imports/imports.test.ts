import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { logMeal } from "#contract/endpoints/add.ts";
import { listWeights, saveWeight } from "#contract/endpoints/body.ts";
import * as imports from "#contract/endpoints/imports.ts";
import { deleteMeal, editMeal, listMeals } from "#contract/endpoints/meals.ts";
import { exportMyData } from "#contract/endpoints/profile.ts";
import { addRecipe } from "#contract/endpoints/recipes.ts";
import { importMaxBytes } from "#contract/limits.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import { addDays } from "#domain/time/calendar-day.ts";
import { deleteExpiredData } from "../../housekeeping.ts";
import { sampleRecipe } from "../../testing/sample-recipe.ts";
import { scanMealToEnd } from "../../testing/scan-meal.ts";
import { sendFile } from "../../testing/send-file.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";
import { zipOf } from "../../testing/zip-of.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.set(new Date("2026-03-20T12:00:00Z"));
  ana = await app.signUp();
});
afterAll(() => app.close());

const example = (name: string) => readFile(join(import.meta.dirname, "examples", name));
const send = (file: Uint8Array | string, person = ana, fields = {}) =>
  sendFile(app, person.headers, {
    endpoint: imports.createImport,
    file: typeof file === "string" ? Buffer.from(file) : file,
    fields,
  });
const paramsOf = (id: string, person = ana) => ({ headers: person.headers, params: { id } });
/** Calls until all is stored; returns how many calls it took. */
async function store(id: string): Promise<number> {
  for (let calls = 1; ; calls++) {
    const { status, body } = await app.call(imports.continueImport, paramsOf(id));
    expect(status).toBe(200);
    if (body.status === "done") return calls;
  }
}
async function importAll(file: Uint8Array | string, person = ana) {
  const { body } = await send(file, person);
  await store(body.id);
  return (await app.call(imports.getImport, paramsOf(body.id))).body;
}
const mealsOn = async (date: string, person = ana) =>
  (await app.call(listMeals, { headers: person.headers, body: { date } })).body;
const countMeals = async (person = ana) =>
  (await app.db.selectFrom("meals").select("id").where("user_id", "=", person.userId).execute()).length;

const header = "Day,Group,Food Name,Amount,Energy (kcal),Protein (g)";
const fileOf = (...rows: string[]) => `${header}\n${rows.join("\n")}\n`;

describe("an import", () => {
  it("shows what it would store, and stores nothing before the person agrees", async () => {
    const { status, body } = await send(await example("cronometer-servings.csv"), ana, {
      fileName: "servings.csv",
    });
    expect([status, body.status, body.fileName]).toEqual([201, "preview", "servings.csv"]);
    expect(body.counts).toEqual({
      ...{ rows: 4, meals: 3, weights: 0, days: 2, known: 0, skipped: 0, rejected: 0, listed: 0 },
      ...{ stored: 0, entries: 3, kinds: [] },
    });
    expect(body.sample[0]).toEqual({
      ...{ line: 2, day: "2026-03-01", mealType: "breakfast", name: "Oats, Rolled, Dry", grams: 40 },
      ...{ calories: 152, protein: 5.3, carbs: 27.1, fat: 2.6, weightKg: null },
    });
    expect(await countMeals()).toBe(0);
  });

  it("makes one meal of the foods of a day and meal type, with their source and all their figures", async () => {
    await app.makePro(ana);
    await importAll(await example("cronometer-servings.csv"));
    const [lunch, breakfast] = await mealsOn("2026-03-01");
    expect([breakfast.mealType, breakfast.createdAt, breakfast.calories]).toEqual([
      ...["breakfast", "2026-03-01T08:05:00.000Z", 301],
    ]);
    expect(breakfast.foods.map(({ source }: { source: object }) => source)).toEqual([
      expect.objectContaining({ table: "Imported from Cronometer" }),
      expect.objectContaining({ table: "Imported from Cronometer" }),
    ]);
    expect(breakfast.micronutrients).toMatchObject({ potassium: 467.08, iron: 1.7, iodine: null });
    expect([lunch.mealType, lunch.createdAt]).toEqual(["lunch", "2026-03-01T13:20:00.000Z"]);
    const [chili] = await mealsOn("2026-03-02");
    expect([chili.foods[0].fiber, chili.foods[0].unknown]).toEqual([0, ["fiber"]]);
  });

  it("keeps sugars, saturated fat, salt and the note of a meal, and names the columns that it does not keep", async () => {
    const { body } = await send(await example("myfitnesspal-nutrition.csv"));
    expect(body.leftOut).toContain("Vitamin C");
    expect(body.leftOut).not.toContain("Sodium (mg)");
    await store(body.id);
    const lunch = (await mealsOn("2026-03-01")).find((meal: Meal) => meal.mealType === "lunch");
    // 1,200 mg of sodium.
    expect(lunch?.toLimit.amounts).toEqual({ sugars: 10, saturatedFat: 8, salt: 3 });
    expect(lunch?.name).toBe("Lunch (chicken, rice)");
  });

  it("keeps its figures when its grams are edited", async () => {
    await app.makePro(ana);
    await importAll(fileOf("2026-03-01,Lunch,Rice,100.00 g,130,2.7"));
    const [meal] = await mealsOn("2026-03-01");
    const body = { foods: [{ position: 0, grams: 200 }] };
    const edited = await app.call(editMeal, { ...paramsOf(meal.id), body });
    expect(edited.body).toMatchObject({ calories: 260, protein: 5.4, quantity: 200 });
  });

  it("stores weights on the days that have none, and leaves the others", async () => {
    await app.call(saveWeight, { ...ana, params: { day: "2026-03-01" }, body: { weightKg: 70 } });
    const done = await importAll(await example("cronometer-biometrics.csv"));
    expect([done.status, done.counts.rejected]).toEqual(["done", 1]);
    expect(done.counts).toMatchObject({ stored: 1, entries: 1, known: 1 });
    const { body } = await app.call(listWeights, ana);
    expect(body.weights.map((each: { day: string; weightKg: number }) => [each.day, each.weightKg])).toEqual([
      ["2026-03-01", 70],
      ["2026-03-02", 73.98],
    ]);
  });
});

/** All with `npm run test:long`. */
const rowCount = process.env.LONG_TESTS === "on" ? 10_000 : 2_000;

describe(`${rowCount} rows, of which 1 % are broken`, () => {
  const brokenCount = rowCount / 100;
  const goodCount = rowCount - brokenCount;
  const rows = Array.from({ length: rowCount }, (_, at) => {
    const day = addDays("2020-01-01", Math.floor(at / 8));
    const meal = ["Breakfast", "Lunch", "Dinner", "Snacks"][at % 4];
    const bad = [`${day},${meal},"Food ${at},100 g,50,1`, `${day},${meal},Food ${at},100 g,none,1`];
    return at % 100 === 37
      ? (bad[(at / 100) & 1] ?? "")
      : `${day},${meal},Food ${at},100.00 g,${50 + (at % 300)},1.5`;
  });

  it("all good rows are stored in parts, each bad one is named, and others are served meanwhile", async () => {
    const started = performance.now();
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const { body } = await send(fileOf(...rows));
    const readMs = performance.now() - started;
    expect(body.counts).toMatchObject({ rows: goodCount, rejected: brokenCount, days: rowCount / 8 });
    expect(body.rejected.map(({ line }: { line: number }) => line)).toEqual(
      Array.from({ length: brokenCount }, (_, at) => at * 100 + 37 + 2),
    );
    const calls = await store(body.id);
    const storeMs = performance.now() - started - readMs;
    expect(await countMeals()).toBe(body.counts.meals);
    const foods = await app.db
      .selectFrom("meals")
      .select("foods")
      .where("user_id", "=", ana.userId)
      .execute();
    expect(foods.flatMap((meal) => meal.foods)).toHaveLength(goodCount);
    expect(calls).toBe(Math.ceil(body.counts.meals / 100));
    const figures = { readMs, storeMs, calls, longestWaitMs: delay.max / 1e6 };
    if (process.env.SHOW_FIGURES) process.stdout.write(`${JSON.stringify(figures)}\n`);

    const again = await send(fileOf(...rows));
    expect(again.body.counts).toMatchObject({ rows: 0, known: goodCount, entries: 0 });
    expect(await store(again.body.id)).toBe(1);
    expect(await countMeals()).toBe(body.counts.meals);

    const rejected = await app.call(imports.downloadRejectedRows, paramsOf(body.id));
    expect(String(rejected.body).trim().split("\r\n")).toHaveLength(brokenCount + 1);
    expect(String(rejected.body)).toContain('39,broken,"2020-01-05,Lunch,""Food 37,100 g,50,1"');

    expect((await app.call(imports.undoImport, paramsOf(body.id))).body).toEqual({
      keptMeals: 0,
      keptOthers: 0,
    });
    expect(await countMeals()).toBe(0);
  });
});

describe("what a product writes in its own way", () => {
  const nutrition = "Date,Meal,Calories,Fat (g),Carbohydrates (g),Fiber,Protein (g),Note";
  const reports = `"Date","Meal","Food","Brand","Quantity","Unit"`;

  it.each([
    ["week 1, phase 3\nsecond line, of the note", 1, 1, []],
    ["eggs, 2, boiled, 3, no salt, tea, toast, 1, 2", 1, 0, []],
    [`"week 1, phase 3"`, 1, 0, []],
    // Decimal commas: nobody could tell which cell is which.
    ["", 0, 0, ["columns"]],
  ])("is a note without quotes, commas and all: %j", async (text, rows, skipped, reasons) => {
    const figures = text === "" ? "193,9,5.4,3,4,0.9,35.2" : "193.9,5.4,3.4,0.9,35.2";
    const { body } = await send(`${nutrition}\n2026-03-01,Breakfast,${figures},${text}\n`);
    expect(body.counts).toMatchObject({ rows, skipped });
    expect(body.rejected.map(({ reason }: { reason: string }) => reason)).toEqual(reasons);
  });

  it.each([
    [`"Calories (kcal)","Protein (g)","Carbs (g)","Fat (g)"`, `"184","15.6","1.4","12.8"`, 184],
    [`"Calories (kJ)"`, `"770"`, 184],
    [`"Sodium (mg)","Calories (kcal)"`, `"120","184"`, 184],
  ])("are only the figures that the person has chosen: %s", async (columns, figures, calories) => {
    const day = `"Mar 03, 2026"`;
    const total = `${day},"Total","","","","",${figures}`;
    const done = await importAll(
      `${reports},${columns}\n${day},"breakfast","Eggs","","120","g",${figures}\n${total}\n`,
    );
    expect(done).toMatchObject({ format: "sparkyfitness", counts: { rows: 1, skipped: 1, rejected: 0 } });
    expect(await mealsOn("2026-03-03")).toMatchObject([{ calories, foods: [{ name: "Eggs", grams: 120 }] }]);
  });
});

describe("what was imported before", () => {
  const first = fileOf("2026-03-01,Lunch,Rice,100 g,130,2.7", "2026-03-01,Dinner,Soup,1 bowl,80,3");

  it("is not stored again from a later export that overlaps", async () => {
    await importAll(first);
    const later = await importAll(`${first}2026-03-02,Lunch,Eggs,2 large,140,12\n`);
    expect([later.counts.known, later.counts.rows, await countMeals()]).toEqual([2, 1, 3]);
  });

  it("includes the same food eaten twice, both times", async () => {
    const coffee = "2026-03-01,Breakfast,Coffee,1 cup,5,0.3";
    const done = await importAll(fileOf(coffee, coffee));
    expect([done.counts.rows, done.counts.meals]).toEqual([2, 1]);
    expect((await importAll(fileOf(coffee, coffee, coffee))).counts).toMatchObject({ known: 2, rows: 1 });
  });

  it("can be imported once more after it was undone", async () => {
    const { id } = await importAll(first);
    await app.call(imports.undoImport, paramsOf(id));
    expect((await importAll(first)).counts.known).toBe(0);
    expect(await countMeals()).toBe(2);
  });

  it("is not stored again beside a meal that was changed before the undo, unless that was deleted", async () => {
    const { id } = await importAll(first);
    const changed = (await mealsOn("2026-03-01")).find(({ name }: { name: string }) => name === "Rice");
    await app.call(editMeal, { ...paramsOf(changed.id), body: { name: "Risotto" } });
    expect((await app.call(imports.undoImport, paramsOf(id))).body).toEqual({ keptMeals: 1, keptOthers: 0 });
    expect((await app.call(imports.listImports, ana)).body).toEqual([]);

    const again = await importAll(first);
    expect([again.counts.known, again.counts.rows]).toEqual([1, 1]);
    const names = (await mealsOn("2026-03-01")).map(({ name }: { name: string }) => name);
    expect(names.sort()).toEqual(["Risotto", "Soup"]);

    await app.call(imports.undoImport, paramsOf(again.id));
    await app.call(deleteMeal, paramsOf(changed.id));
    expect((await importAll(first)).counts).toMatchObject({ known: 0, rows: 2 });
  });

  it("forgets an undone import once none of its meals is left", async () => {
    const { id } = await importAll(first);
    const [meal] = await mealsOn("2026-03-01");
    await app.call(editMeal, { ...paramsOf(meal.id), body: { name: "Changed" } });
    await app.call(imports.undoImport, paramsOf(id));
    await app.call(deleteMeal, paramsOf(meal.id));
    const { body } = await send(fileOf("2026-03-02,Lunch,Eggs,2 large,140,12"));
    const kept = await app.db.selectFrom("imports").select("id").where("user_id", "=", ana.userId).execute();
    expect(kept).toEqual([{ id: body.id }]);
  });
});

describe("a ZIP file", () => {
  it("is read as one import of the files that are known", async () => {
    const archive = zipOf([
      { name: "export/servings.csv", content: fileOf("2026-03-01,Lunch,Rice,100 g,130,2.7") },
      { name: "export/biometrics.csv", content: "Day,Metric,Unit,Amount\n2026-03-01,Weight,kg,70.5\n" },
      { name: "export/notes.csv", content: "Day,Note\n2026-03-01,slept well\n" },
      { name: "readme.pdf", content: "%PDF" },
    ]);
    const done = await importAll(archive);
    expect(done).toMatchObject({ format: "cronometer", counts: { meals: 1, weights: 1, stored: 2 } });
    expect(await mealsOn("2026-03-01")).toMatchObject([{ name: "Rice" }]);
  });

  it("names the file of each row that cannot be stored", async () => {
    const items = [{ from: "quick", name: "Coffee", calories: 60 }];
    const body = { items, date: "2026-03-01" };
    for (let at = 0; at < 50; at++) await app.call(logMeal, { ...ana, body });
    const done = await importAll(
      zipOf([
        { name: "servings.csv", content: fileOf("2026-03-01,Lunch,Rice,100 g,130,2.7", "2026-13-01,,,,,") },
        { name: "bio\0metrics.csv", content: "Day,Metric,Unit,Amount\n2026-03-01,Weight,kg,heavy\n" },
      ]),
    );
    expect(done.rejected).toMatchObject([
      { file: "servings.csv", line: 3, reason: "date" },
      { file: "biometrics.csv", line: 2, reason: "weight" },
      { file: "servings.csv", line: 2, reason: "full" },
    ]);
    const { body: file } = await app.call(imports.downloadRejectedRows, paramsOf(done.id));
    expect(String(file)).toContain('2,weight,"2026-03-01,Weight,kg,heavy",biometrics.csv');
  });

  it("is refused where it has no diary, or unpacks to more than a file may have", async () => {
    const none = await send(zipOf([{ name: "notes.csv", content: "Day,Note\n" }]));
    expect([none.status, none.body.code]).toEqual([422, "import_format_unknown"]);
    const bomb = await send(zipOf([{ name: "a.csv", content: "0".repeat(importMaxBytes + 1) }]));
    expect([bomb.status, bomb.body.code]).toEqual([413, "import_file_too_large"]);
  });
});

describe("undoing an import", () => {
  it("deletes what it stored, also after a part, but not what was changed since, and nothing else", async () => {
    const items = [{ from: "quick", name: "Coffee", calories: 60 }];
    await app.call(logMeal, { ...ana, body: { items, date: "2026-03-01", mealType: "lunch" } });
    await app.call(saveWeight, { ...ana, params: { day: "2026-03-05" }, body: { weightKg: 70 } });
    const weights = await importAll(await example("cronometer-biometrics.csv"));
    await app.call(saveWeight, { ...ana, params: { day: "2026-03-02" }, body: { weightKg: 71 } });
    const rows = Array.from(
      { length: 150 },
      (_, at) => `${addDays("2025-01-01", at)},Lunch,Rice,100 g,130,2.7`,
    );
    const { body } = await send(fileOf(...rows));
    await app.call(imports.continueImport, paramsOf(body.id));
    expect(await countMeals()).toBe(101);
    const [meal] = await mealsOn("2025-01-01");
    await app.call(editMeal, { ...paramsOf(meal.id), body: { name: "Changed" } });
    const [other] = await mealsOn("2025-01-02");
    await app.call(deleteMeal, paramsOf(other.id));
    expect((await app.call(imports.undoImport, paramsOf(body.id))).body).toEqual({
      keptMeals: 1,
      keptOthers: 0,
    });
    expect((await app.call(imports.undoImport, paramsOf(weights.id))).body).toEqual({
      keptMeals: 0,
      keptOthers: 0,
    });
    expect(await countMeals()).toBe(2);
    expect(await mealsOn("2025-01-01")).toMatchObject([{ id: meal.id, name: "Changed" }]);
    const left = (await app.call(listWeights, ana)).body.weights;
    expect(left.map(({ day }: { day: string }) => day)).toEqual(["2026-03-02", "2026-03-05"]);
    expect((await app.call(imports.listImports, ana)).body).toEqual([]);
  });
});

it("names the rows of a day that is full", async () => {
  const items = [{ from: "quick", name: "Coffee", calories: 60 }];
  const body = { items, date: "2026-03-01" };
  for (let at = 0; at < 49; at++) await app.call(logMeal, { ...ana, body });
  const done = await importAll(
    fileOf("2026-03-01,Lunch,Rice,100 g,130,2.7", "2026-03-01,Dinner,Soup,1 bowl,80,3"),
  );
  expect([await countMeals(), done.counts.stored, done.counts.rejected]).toEqual([50, 1, 1]);
  expect(done.rejected).toEqual([{ line: 3, reason: "full", text: "2026-03-01 Soup, 1 bowl" }]);
});

describe("our own export", () => {
  it("brings meals and weights to another account as they were, once", async () => {
    await app.makePro(ana);
    const scanned = await scanMealToEnd(app, ana.headers);
    await app.inject({
      method: "POST",
      url: `/api/mealSubmissions/${scanned.id}/accept`,
      headers: ana.headers,
      payload: {},
    });
    await app.call(saveWeight, {
      ...ana,
      params: { day: "2026-03-01" },
      body: { weightKg: 70, note: "Run" },
    });
    const copy = JSON.stringify((await app.call(exportMyData, ana)).body);
    const [mine] = await mealsOn("2026-03-20");
    expect((await send(copy)).body.counts).toMatchObject({ rows: 0, known: 3 });

    const bea = await app.signUp();
    await app.makePro(bea);
    ana = bea;
    const done = await importAll(copy);
    expect([done.format, done.counts.meals, done.counts.weights]).toEqual(["platewise", 1, 1]);
    const [hers] = await mealsOn("2026-03-20");
    expect(hers).toEqual({ ...mine, id: hers.id });
    expect((await importAll(copy)).counts).toMatchObject({ rows: 0, known: 3 });
  });

  it("keeps the ingredients of dishes made by a recipe", async () => {
    const recipe = await app.call(addRecipe, { ...ana, body: await sampleRecipe(app, ana.headers) });
    await app.call(logMeal, { ...ana, body: { items: [{ from: "recipe", id: recipe.body.id }] } });
    const copy = JSON.stringify((await app.call(exportMyData, ana)).body);
    const [mine] = await mealsOn("2026-03-20");
    ana = await app.signUp();
    await importAll(copy);
    const [copied] = await mealsOn("2026-03-20");
    expect(mine.foods[0].ingredients).toHaveLength(1);
    expect(copied.foods).toEqual(mine.foods);
  });

  it("refuses a meal that does not add up", async () => {
    await importAll(fileOf("2026-03-01,Lunch,Rice,100 g,130,2.7"));
    const copy = (await app.call(exportMyData, ana)).body;
    copy.meals[0].calories = 900;
    copy.meals.push({ name: "No figures" });
    ana = await app.signUp();
    const { body } = await send(JSON.stringify(copy));
    expect(body.rejected.map(({ line, reason }: { line: number; reason: string }) => [line, reason])).toEqual(
      [
        ...[
          [1, "broken"],
          [2, "broken"],
        ],
      ],
    );
  });
});

describe("an import belongs to one account", () => {
  it("and nobody else can see, continue or undo it", async () => {
    const { body } = await send(fileOf("2026-03-01,Lunch,Rice,100 g,130,2.7"));
    const bea = await app.signUp();
    for (const endpoint of [
      imports.getImport,
      imports.continueImport,
      imports.downloadRejectedRows,
      imports.undoImport,
    ]) {
      const answer = await app.call(endpoint, paramsOf(body.id, bea));
      expect([answer.status, answer.body.code]).toEqual([404, "import_not_found"]);
    }
    expect(await countMeals()).toBe(0);
  });

  it("which previews one file at a time, and finishes one before the next", async () => {
    await send(fileOf("2026-03-01,Lunch,Rice,100 g,130,2.7"));
    const rows = Array.from(
      { length: 101 },
      (_, at) => `${addDays("2025-01-01", at)},Lunch,Rice,100 g,130,2.7`,
    );
    const { body } = await send(fileOf(...rows));
    expect((await app.call(imports.listImports, ana)).body).toHaveLength(1);
    await app.call(imports.continueImport, paramsOf(body.id));
    expect((await send(fileOf("2026-03-01,Lunch,Rice,100 g,130,2.7"))).body.code).toBe("import_unfinished");
  });

  it("two parts at the same time store each meal once", async () => {
    const { body } = await send(fileOf("2026-03-01,Lunch,Rice,100 g,130,2.7"));
    await Promise.all([1, 2, 3].map(() => app.call(imports.continueImport, paramsOf(body.id))));
    expect(await countMeals()).toBe(1);
  });

  it("a preview is forgotten after a day", async () => {
    const { body } = await send(fileOf("2026-03-01,Lunch,Rice,100 g,130,2.7"));
    app.clock.advance(25 * 3_600_000);
    await deleteExpiredData(app.db, app.clock.read());
    const rows = app.db.selectFrom("import_rows").select("position").where("import_id", "=", body.id);
    expect(await rows.execute()).toEqual([]);
  });
});

it("refuses a file that is too large before it is read, and a call without one", async () => {
  const large = await send(new Uint8Array(17 * 1024 * 1024));
  expect([large.status, large.body.code]).toEqual([413, "import_file_too_large"]);
  const none = await sendFile(app, ana.headers, { endpoint: imports.createImport, file: new Uint8Array() });
  expect([none.status, none.body.code]).toEqual([400, "import_file_missing"]);
});

it("writes a formula in a rejected row as text", async () => {
  const { body } = await send(fileOf('=HYPERLINK("http://x"),Lunch,Rice,100 g,130,2.7'));
  const { body: file } = await app.call(imports.downloadRejectedRows, paramsOf(body.id));
  expect(String(file)).toContain("2,date,\"'=HYPERLINK(");
});
