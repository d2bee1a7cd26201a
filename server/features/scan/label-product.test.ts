import { expect, it } from "vitest";
import { labelTable } from "#domain/nutrition/entered-food.ts";
import { foodOfProduct } from "#domain/products/product-food.ts";
import { testMilk } from "../../testing/test-products.ts";
import { productOfLabel } from "./label-product.ts";

it("keeps the vitamins and minerals of a label that was saved as a meal", () => {
  const food = foodOfProduct({ ...testMilk, micronutrients: { calcium: 120 } }, "food-1", labelTable);
  if (food === undefined) throw new Error("The milk has no energy.");
  const product = productOfLabel({ language: "en", name: "Milk", foods: [food], questions: [] });
  expect(product).toMatchObject({ code: testMilk.code, micronutrients: { calcium: 120 } });
  expect(product?.micronutrients).not.toHaveProperty("iron");
});
