import { OpenFoodFactsDouble } from "#server/testing/open-food-facts-double.ts";
import { expect, test as plainTest } from "./fixtures.ts";
import { signUp } from "./register.ts";
import { startOwnServer } from "./start-server.ts";

interface Shop {
  readonly double: OpenFoodFactsDouble;
  readonly address: string;
}

const test = plainTest.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern.
    async ({}, use) => {
      const double = await OpenFoodFactsDouble.start();
      double.add("8410014312341", {
        product_name: "Chickpea crisps",
        product_name_es: "Chips de garbanzo",
        brands: "La Prueba",
        serving_quantity: 30,
        countries_tags: ["en:spain", "en:mexico"],
        nutriments: { "energy-kcal_100g": 460, proteins_100g: 14, carbohydrates_100g: 52, fat_100g: 20 },
      });
      const server = await startOwnServer({ OPEN_FOOD_FACTS_URL: double.url });
      await use({ double, address: server.address });
      await server.stop();
      await double.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.address),
});

test("finds a packaged product when asked to, says what is sent, and names it in the language", {
  tag: "@spanish",
}, async ({ page, t, shop, expectAccessible }) => {
  const name = "Chips de garbanzo";
  await signUp(page);
  await page.goto("/meals");
  await page
    .getByRole("button", { name: t("common:nav.addFood") })
    .first()
    .click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel(t("add:search.label")).fill("garbanzo prueba");
  const offer = sheet.getByRole("button", { name: t("add:packaged.search", { words: "garbanzo prueba" }) });
  await expect(offer).toContainText(t("add:packaged.sent"));
  expect(shop.double.asked).toEqual([]);
  await expectAccessible("[role=dialog]");

  await offer.click();
  await expect(sheet.getByText(t("analysis:product.attribution"))).toBeVisible();
  await expect(sheet.getByText("Chickpea crisps")).toHaveCount(0);
  await expectAccessible("[role=dialog]");
  await sheet.getByRole("button", { name: t("add:row.add", { name }), exact: true }).click();
  await expect(sheet.getByRole("button", { name: t("add:tray.foods", { count: 1 }) })).toBeVisible();
  expect(shop.double.asked).toEqual(["garbanzo prueba"]);

  await sheet.getByLabel(t("add:search.label")).fill("nada parecido");
  const next = sheet.getByRole("button", { name: t("add:packaged.search", { words: "nada parecido" }) });
  await expect(next).not.toContainText(t("add:packaged.sent"));
  await next.click();
  await sheet.getByRole("button", { name: t("add:packaged.byLabel") }).click();
  await expect(sheet.getByRole("heading", { name: t("add:title.label") })).toBeVisible();
});
