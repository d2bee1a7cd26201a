import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as products from "#contract/endpoints/products.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { normalFormOf } from "#domain/barcodes/barcode.ts";
import { createOpenFoodFacts } from "../../adapters/open-food-facts/open-food-facts-api.ts";
import { OpenFoodFactsDouble } from "../../testing/open-food-facts-double.ts";
import { createTestApp, type SignedIn, type TestApp } from "../../testing/test-app.ts";
import { ownMilk, testMilk } from "../../testing/test-products.ts";
import { saveProducts } from "./products-table.ts";

const contactEmail = "hello@platewise.example";
const oats = "4006209700068";
const otherOats = "4006209700075";
const oatsRecord = {
  product_name: "Haferflocken",
  product_name_es: "Copos de avena",
  brands: "Kölln, Another",
  quantity: "500 g",
  product_quantity: "500",
  serving_quantity: 40,
  countries_tags: ["en:germany"],
};
const gram = (value: unknown) => ({ value, unit: "g" });
const oatsNutrients = {
  "energy-kj": { value: 1556, unit: "kJ" },
  proteins: gram("13.5"),
  carbohydrates: gram(58.7),
  fat: gram("7"),
  fiber: gram(10),
  salt: gram("trace"),
};
/** As API 3.5 answers it; its sum of the sets is of the oats as prepared. */
const oatsOf2026 = {
  ...oatsRecord,
  nutrition: {
    input_sets: [
      {
        ...{ source: "packaging", preparation: "as_sold", per: "100g", per_quantity: 100, per_unit: "g" },
        nutrients: oatsNutrients,
      },
    ],
    aggregated_set: {
      preparation: "prepared",
      per: "100g",
      nutrients: { "energy-kcal": { value: 60, unit: "kcal" } },
    },
  },
};
/** As a server answers that has the older schema only. */
const oatsOfBefore = {
  ...oatsRecord,
  nutriments: {
    "energy-kj_100g": 1556,
    proteins_100g: "13.5",
    carbohydrates_100g: 58.7,
    fat_100g: "7",
    fiber_100g: 10,
    salt_100g: "trace",
  },
};

let double: OpenFoodFactsDouble;
let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  double = await OpenFoodFactsDouble.start();
  const productSource = createOpenFoodFacts({ url: double.url, contactEmail });
  app = await createTestApp({ adapters: { productSource }, freeDailyScans: 1 });
  ana = await app.signUp();
  await saveProducts(app.db, [testMilk], null);
  double.add(oats, oatsOf2026);
  double.add(otherOats, oatsOfBefore);
});
afterEach(() => double.answerWith(undefined));
afterAll(() => Promise.all([app.close(), double.close()]));

const submit = (
  code: string,
  { headers = ana.headers, ...more }: { headers?: object; language?: string } = {},
) => app.call(scanning.submitBarcode, { body: { code, ...more }, headers: { ...headers } });

describe("a barcode", () => {
  it("becomes the product's meal with its source, and costs no scan", async () => {
    const { status, body } = await submit("8 480000 823274", { language: "es" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: "Leche entera",
      readBy: "barcode",
      isText: false,
      calories: 126,
      quantity: 200,
    });
    expect(body.foods[0]).toMatchObject({
      grams: 200,
      source: { table: "Open Food Facts", code: testMilk.code, description: "Leche entera, Hacendado" },
      product: { code: testMilk.code, unit: "ml", servingGrams: 200, packGrams: 1000, doubts: [] },
    });
    expect((await app.call(scanning.checkUsage, ana)).body.remainingScans).toBe(1);
  });

  it("keeps what the label does not state unknown, also in the diary", async () => {
    const { body } = await submit(testMilk.code);
    expect(body.foods[0].product.unknown).toEqual(["fiber"]);
    const params = { id: body.id };
    await app.call(scanning.editSubmission, {
      ...ana,
      params,
      body: { edits: [{ kind: "portion", foodId: body.foods[0].id, grams: 100 }] },
    });
    await app.call(scanning.acceptSubmission, { ...ana, params, body: {} });
    const [meal] = (
      await app.inject({
        method: "POST",
        url: "/api/meals/list",
        headers: ana.headers,
        payload: { date: "2026-03-10" },
      })
    ).body;
    expect(meal.foods[0]).toMatchObject({ grams: 100, calories: 63, unknown: ["fiber"] });
    expect(meal.toLimit).toMatchObject({ amounts: { sugars: 4.7 }, knownFor: { sugars: 1 } });
  });

  it("is open to visitors", async () => {
    const { status } = await submit(testMilk.code, { headers: await app.createVisitor() });
    expect(status).toBe(200);
  });

  it.each([
    ["8480000823275", 422, "invalid_barcode"],
    ["words", 422, "invalid_barcode"],
    ["9780306406157", 422, "barcode_of_book"],
    ["9912345678909", 422, "barcode_of_coupon"],
    ["2012345006782", 404, "barcode_of_shop"],
    ["5000213101025", 404, "product_not_found"],
  ])("%s is answered with %i %s", async (code, status, expected) => {
    const answer = await submit(code);
    expect([answer.status, answer.body.code]).toEqual([status, expected]);
  });
});

describe("a product that only Open Food Facts has", () => {
  it.each([
    ["of 2026", oats],
    ["of before", otherOats],
  ])(
    "is asked for once, with its energy from kJ and its fibre in the carbohydrate: schema %s",
    async (_, code) => {
      const { body } = await submit(code, { language: "es" });
      expect(body).toMatchObject({ name: "Copos de avena", quantity: 40, nutriScore: null });
      const [food] = body.foods;
      expect(food.per100Grams.calories).toBeCloseTo(371.9, 1);
      expect(food.per100Grams).toMatchObject({ protein: 13.5, carbs: 68.7, fat: 7, fiber: 10 });
      await submit(code);
      expect(double.asked.filter((each) => each === code)).toHaveLength(1);
    },
  );

  it("is unknown here where it is no food", async () => {
    const answer = {
      status: "failure",
      result: { id: "product_found_with_a_different_product_type" },
      errors: [{ field: { id: "product_type", value: "petfood" } }],
    };
    double.answerWith((response) =>
      response.writeHead(404, { "Content-Type": "application/json" }).end(JSON.stringify(answer)),
    );
    expect((await submit("4002064408743")).body.code).toBe("product_not_found");
  });

  it("is not asked for again within a day where it was unknown", async () => {
    await submit("3086126100326");
    await submit("3086126100326");
    expect(double.asked.filter((code) => code === "3086126100326")).toHaveLength(1);
  });

  it.each([
    ["a page instead of JSON", 200, "text/html", "<html>Maintenance</html>"],
    ["an error of the server", 500, "text/html", "<html>Oops</html>"],
    ["too many calls", 503, "text/html", "<html>Service unavailable</html>"],
    ["too many calls, as it was answered before", 429, "text/html", "<html>Too many requests</html>"],
    ["a 404 of something else", 404, "text/html", "<html>Not found</html>"],
    [
      "JSON without a product",
      200,
      "application/json",
      '{"code":"1","status":"success","result":{"id":"product_found"}}',
    ],
    [
      "another product",
      200,
      "application/json",
      JSON.stringify({ code: oats, status: 1, product: { product_name: "Oats" } }),
    ],
    ["half an answer", 200, "application/json", '{"code":"5709262942503","status":1,"product":{"pro'],
  ])("is not called unknown after %s", async (_, status, type, text) => {
    const productSource = createOpenFoodFacts({ url: double.url, contactEmail });
    const other = await createTestApp({ adapters: { productSource, db: app.db }, database: app.database });
    double.answerWith((response) => response.writeHead(status, { "Content-Type": type }).end(text));
    const answer = await other.call(scanning.submitBarcode, { body: { code: "5709262942503" }, ...ana });
    expect([answer.status, answer.body.code]).toEqual([503, "product_source_unavailable"]);
  });

  it("is asked for in turn with other callers: one cannot use up the calls of a minute", async () => {
    const productSource = createOpenFoodFacts({ url: double.url, contactEmail });
    const limited = await createTestApp({
      ...{ hasRateLimits: true, database: app.database },
      adapters: { productSource, db: app.db },
    });
    const codes = Array.from({ length: 120 }, (_, at) => String(3_000_000_000_000 + at)).filter(normalFormOf);
    const outcomesOf = async (headers: Readonly<Record<string, string>>, from: number, to: number) => {
      const outcomes = new Set<string>();
      for (const code of codes.slice(from, to)) {
        const { body } = await limited.call(scanning.submitBarcode, { body: { code }, headers });
        outcomes.add(body.code);
      }
      return [...outcomes];
    };
    expect(await outcomesOf(await limited.createVisitor(), 0, 6)).toEqual(["product_not_found"]);
    const neighbour = await limited.createVisitor();
    expect(await outcomesOf(neighbour, 6, 12)).toEqual(["product_source_unavailable"]);
    expect(await outcomesOf(neighbour, 0, 6)).toEqual(["product_not_found"]);
    expect(await outcomesOf(ana.headers, 6, 12)).toEqual(["product_not_found"]);
  });

  it("does not choose which address is asked next", async () => {
    const code = "5449000000996";
    const elsewhere = await OpenFoodFactsDouble.start();
    elsewhere.add(code, oatsOf2026);
    double.answerWith((response) =>
      response.writeHead(302, { Location: `${elsewhere.url}/api/v3.5/product/${code}.json` }).end(),
    );
    const productSource = createOpenFoodFacts({ url: double.url, contactEmail });
    await expect(productSource.find(code)).rejects.toThrow();
    expect(elsewhere.asked).toEqual([]);
    await elsewhere.close();
  });

  it("is not waited for longer than a few seconds", async () => {
    double.answerWith(() => {});
    const productSource = createOpenFoodFacts({ url: double.url, contactEmail });
    const startedAt = performance.now();
    await expect(productSource.find("5709262942503")).rejects.toThrow();
    // Without a limit of ours it would be five minutes; a busy machine may add some seconds.
    expect(performance.now() - startedAt).toBeLessThan(60_000);
  });

  it("is not left alone where one code is answered with another product", async () => {
    double.answerWith((response) =>
      response.writeHead(200).end(JSON.stringify({ code: oats, product: { product_name: "Oats" } })),
    );
    const productSource = createOpenFoodFacts({ url: double.url, contactEmail });
    for (let at = 0; at < 4; at++) await productSource.find("3270190119357").catch(() => undefined);
    expect(double.asked.filter((code) => code === "3270190119357")).toHaveLength(4);
  });

  it("is left alone after three failures", async () => {
    double.answerWith((response) => response.writeHead(500).end());
    const productSource = createOpenFoodFacts({ url: double.url, contactEmail });
    for (let at = 0; at < 5; at++) await productSource.find("3166298099809").catch(() => undefined);
    expect(double.asked.filter((code) => code === "3166298099809")).toHaveLength(3);
  });
});

describe("products of one's own", () => {
  it("come before those of everybody, and belong to one account", async () => {
    const params = { code: testMilk.code };
    const saved = await app.call(products.saveOwnProduct, { ...ana, params, body: ownMilk });
    expect(saved.body).toMatchObject({ code: testMilk.code, figures: { calories: 70, protein: null } });
    expect((await submit(testMilk.code)).body).toMatchObject({
      name: "Milk of the farm",
      foods: [{ source: { table: "Your own product" } }],
    });
    const ben = await app.signUp();
    expect((await submit(testMilk.code, { headers: ben.headers })).body.name).toBe("Whole milk");
    expect((await app.call(products.listOwnProducts, ben)).body).toEqual([]);
    expect((await app.call(products.deleteOwnProduct, { ...ben, params })).status).toBe(404);
    expect((await app.call(products.deleteOwnProduct, { ...ana, params })).status).toBe(204);
    expect((await submit(testMilk.code)).body.name).toBe("Whole milk");
  });

  it("are checked like those of everybody: what contradicts itself is named, and kept", async () => {
    const params = { code: otherOats };
    const figures = { calories: 850, protein: 3, carbs: 12, fat: 3, fiber: 0 };
    const { body } = await app.call(products.saveOwnProduct, {
      ...{ ...ana, params },
      body: { name: "Contradiction", figures },
    });
    expect(body).toMatchObject({ figures, doubts: ["energy"] });
    const [listed] = (await app.call(products.listOwnProducts, ana)).body;
    expect(listed.doubts).toEqual(["energy"]);
    await app.call(products.deleteOwnProduct, { ...ana, params });
  });

  it("bring their vitamins and minerals into a meal, and are refused in amounts that no packet holds", async () => {
    const params = { code: otherOats };
    const pro = await app.signUp();
    await app.makePro(pro);
    const body = { name: "Oats", figures: { calories: 372 }, micronutrients: { iron: 9, vitaminB12: 0.4 } };
    const saved = await app.call(products.saveOwnProduct, { ...pro, params, body });
    expect(saved.body).toMatchObject({ micronutrients: { iron: 9, vitaminB12: 0.4 } });
    const meal = (await submit(otherOats, { headers: pro.headers })).body;
    expect(meal).toMatchObject({
      quantity: 100,
      micronutrients: { iron: 9, vitaminB12: 0.4, calcium: null },
    });
    const without = { ...body, micronutrients: undefined };
    await app.call(products.saveOwnProduct, { ...pro, params, body: without });
    expect((await submit(otherOats, { headers: pro.headers })).body.micronutrients.iron).toBeNull();
    for (const micronutrients of [{ iron: 200_000 }, { iron: -1 }, { vitaminX: 1 }]) {
      const refused = await app.call(products.saveOwnProduct, {
        ...pro,
        params,
        body: { ...body, micronutrients },
      });
      expect(refused.status).toBe(400);
    }
  });

  it("are replaced under the same code, however it is printed", async () => {
    const body = { name: "Cola", unit: "ml", figures: { calories: 42 } };
    await app.call(products.saveOwnProduct, { ...ana, params: { code: "049000042566" }, body });
    await app.call(products.saveOwnProduct, {
      ...ana,
      params: { code: "0049000042566" },
      body: { ...body, name: "Coke" },
    });
    const names = (await app.call(products.listOwnProducts, ana)).body.map(
      ({ name }: { name: string }) => name,
    );
    expect(names).toEqual(["Coke"]);
  });
});
