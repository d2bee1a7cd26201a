import type { PublicProduct } from "../features/products/product-source.ts";

/** Milk as Open Food Facts has it, which does not state the fibre. */
export const testMilk: PublicProduct = {
  code: "8480000823274",
  name: "Whole milk",
  names: { es: "Leche entera" },
  brand: "Hacendado",
  unit: "ml",
  figures: {
    ...{
      calories: 63,
      protein: 3.1,
      carbs: 4.7,
      fat: 3.6,
      fiber: null,
      sugars: 4.7,
      saturatedFat: 2.4,
      salt: 0.13,
    },
    ...{ alcohol: null, polyols: null },
  },
  kilojoules: 264,
  servingGrams: 200,
  packGrams: 1000,
};

export const ownMilk = { name: "Milk of the farm", figures: { calories: 70, fat: 4 } };
