import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { logMeal } from "#contract/endpoints/add.ts";
import { saveOwnProduct, searchProducts } from "#contract/endpoints/products.ts";
import { saveSettings } from "#contract/endpoints/profile.ts";
import { createOpenFoodFacts } from "../../adapters/open-food-facts/open-food-facts-api.ts";
import { OpenFoodFactsDouble } from "../../testing/open-food-facts-double.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";

const contactEmail = "hello@platewise.example";
const oats = "4006209700075";

let double: OpenFoodFactsDouble;
let app: TestApp;
beforeAll(async () => {
  double = await OpenFoodFactsDouble.start();
  const productSource = createOpenFoodFacts({ url: double.url, contactEmail });
  app = await createTestApp({ adapters: { productSource } });
  double.add(oats, {
    product_name: "Haferflocken",
    product_name_es: "Copos de avena",
    countries_tags: ["en:germany"],
    nutriments: { "energy-kj_100g": 1556 },
  });
});
afterEach(() => double.answerWith(undefined));
afterAll(() => Promise.all([app.close(), double.close()]));

describe("packaged products by their names", () => {
  const search = (words: string, who: SignedIn, language = "es") =>
    app.call(searchProducts, { query: { words, language }, headers: { ...who.headers } });
  const inGermany = async () => {
    const person = await app.signUp();
    await app.call(saveSettings, { body: { country: "DE" }, headers: person.headers });
    return person;
  };

  it("are found in the person's country, named in their language, and logged without another lookup", async () => {
    const person = await inGermany();
    const found = await search("haferflocken", person);
    expect(found.status).toBe(200);
    expect(found.body.map(({ name }: { name: string }) => name)).toContain("Copos de avena");
    const before = double.asked.length;
    const logged = await app.call(logMeal, {
      body: { items: [{ from: "product", code: oats, grams: 50 }], language: "es" },
      headers: person.headers,
    });
    expect(logged.status).toBe(201);
    expect(logged.body.foods[0]).toMatchObject({ name: "Copos de avena", grams: 50, calories: 186 });
    expect(double.asked.length).toBe(before);
    const elsewhere = await app.signUp();
    await app.call(saveSettings, { body: { country: "MX" }, headers: elsewhere.headers });
    expect((await search("haferflocken", elsewhere)).body).toEqual([]);
  });

  it("are found by the digits of a barcode, first one's own, and not where nobody has them", async () => {
    const person = await inGermany();
    expect((await search("4006 2097 0007 5", person)).body).toMatchObject([
      { code: oats, name: "Copos de avena" },
    ]);
    const body = { name: "Avena de casa", figures: { calories: 370 } };
    await app.call(saveOwnProduct, { params: { code: oats }, body, headers: person.headers });
    expect((await search(oats, person)).body).toMatchObject([{ code: oats, name: "Avena de casa" }]);
    expect(await search("4006209700082", person)).toMatchObject({ status: 200, body: [] });
  });

  it("are unavailable, not missing, when Open Food Facts answers nonsense", async () => {
    const person = await inGermany();
    double.answerWith((response) => response.writeHead(200).end("<html>"));
    expect((await search("haferflocken", person)).body).toMatchObject({ code: "product_source_unavailable" });
  });

  it("are asked for four times a minute by one person, so that others can ask too", async () => {
    const person = await inGermany();
    const productSource = createOpenFoodFacts({ url: double.url, contactEmail });
    const limited = await createTestApp({
      ...{ hasRateLimits: true, database: app.database },
      adapters: { productSource, db: app.db },
    });
    const statuses: number[] = [];
    for (const words of ["oats a", "oats b", "oats c", "oats d", "oats e"]) {
      const { status } = await limited.call(searchProducts, {
        query: { words },
        headers: person.headers,
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 503]);
  });

  it("are not logged by a code that nobody has found", async () => {
    const person = await app.signUp();
    const logged = await app.call(logMeal, {
      body: { items: [{ from: "product", code: "4006209700082", grams: 50 }] },
      headers: person.headers,
    });
    expect(logged.status).toBe(404);
  });
});
