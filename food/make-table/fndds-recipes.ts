import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CsvRecord, numberOf, parseCsv, textOf } from "./parse-csv.ts";

export interface Ingredient {
  /** A USDA nutrient database number, or the code of another FNDDS food. */
  readonly code: string;
  readonly description: string;
  readonly grams: number;
}

/** Fruits, vegetables and legumes in the numbering of USDA's nutrient database: number = group × 1000 + item. */
const produceGroups = [9, 11, 16];
/** The newest items are numbered otherwise; these are the fruit and vegetables among them. */
const produceByName =
  /^((low|reduced) sodium: )?(apples?|bananas?|beans|berries|blueberries|broccoli|carrots?|cucumbers?|grapes?|grapefruit|hearts of palm|kale|kiwi|lettuce|mushrooms?|nectarines?|onions?|oranges?|cranberry juice|peaches|peas|pears?|peppers?|raspberries|spinach|squash|strawberries|tomato(es)?)\b|vegetable (and fruit )?juice/i;
/** Nutri-Score 2023 counts no starchy root, tuber or plantain; peanuts are nuts to it, and soya products no pulses. */
const notCounted =
  /potato(?!.* leaves)|yam\b|cassava|yuca|taro(?! leaves)|poi\b|malanga|breadfruit|plantain|peanut|soy (sauce|protein|flour|meal)|soy ?milk|tofu|tempeh|miso|natto|meat extender|meatless|vegetarian (fillets|meatloaf|stew)|papad|veggie|candied|maraschino/i;
/** Ready-made ingredients that are partly produce: the share that FPED 2017-2018 gives the same food. */
const partlyProduce: readonly { readonly name: RegExp; readonly share: number }[] = [
  { name: /nectar\b/i, share: 0.4 },
  { name: /^sauce, (pasta|tomato chili)/i, share: 0.7 },
  { name: /^sauce, salsa/i, share: 0.9 },
  { name: /vegetable (chow mein|lo mein)/i, share: 0.8 },
  { name: /^hummus/i, share: 0.6 },
  { name: /^beans, baked.*pork/i, share: 0.7 },
  { name: /dried, sweetened/i, share: 0.55 },
  { name: /refried beans/i, share: 0.9 },
];

/** 0 to 1, by weight. */
function produceShare({ code, description }: Ingredient): number {
  if (notCounted.test(description)) return 0;
  const partly = partlyProduce.find(({ name }) => name.test(description));
  if (partly !== undefined) return partly.share;
  const group = code.length <= 5 ? Math.floor(Number(code) / 1000) : null;
  const isProduce = (group !== null && produceGroups.includes(group)) || produceByName.test(description);
  return isProduce ? 1 : 0;
}

export class FnddsRecipes {
  readonly #ingredientsByFood: ReadonlyMap<string, readonly Ingredient[]>;
  readonly #yieldByFood: ReadonlyMap<string, number>;

  constructor(records: readonly CsvRecord[]) {
    const recordsByFood = Map.groupBy(records, (record) => textOf(record, "Food code"));
    this.#ingredientsByFood = new Map(
      [...recordsByFood].map(([food, lines]) => [
        food,
        lines.map((line) => ({
          code: textOf(line, "Ingredient code"),
          description: textOf(line, "Ingredient description"),
          grams: numberOf(line, "Ingredient weight (g)"),
        })),
      ]),
    );
    this.#yieldByFood = new Map(
      records.map((line) => [textOf(line, "Food code"), 1 + numberOf(line, "Moisture change (%)") / 100]),
    );
  }

  /** Weight of the food over that of its ingredients: cooking takes or gives water. */
  yieldOf(foodCode: string): number {
    return this.#yieldByFood.get(foodCode) ?? 1;
  }

  /** Empty where the edition gives no recipe. */
  ingredientsOf(foodCode: string): readonly Ingredient[] {
    return this.#ingredientsByFood.get(foodCode) ?? [];
  }

  /**
   * Weighted mean over the ingredients of a food, of ingredients that are foods themselves over theirs.
   * `figureOf` is asked for everything that is not made of other things.
   */
  weightedMean(foodCode: string, figureOf: (ingredient: Ingredient) => number): number {
    let grams = 0;
    let sum = 0;
    for (const ingredient of this.ingredientsOf(foodCode)) {
      const isMade = ingredient.code !== foodCode && this.#ingredientsByFood.has(ingredient.code);
      const value = isMade ? this.weightedMean(ingredient.code, figureOf) : figureOf(ingredient);
      grams += ingredient.grams;
      sum += ingredient.grams * value;
    }
    return grams === 0 ? 0 : sum / grams;
  }

  /** 0 to 1, by weight as the recipe lists it: fruit, vegetables and pulses as Nutri-Score 2023 counts them. */
  produceShareOf(foodCode: string): number {
    return this.weightedMean(foodCode, produceShare);
  }
}

export function readFnddsRecipes(folder: string): FnddsRecipes {
  return new FnddsRecipes(parseCsv(readFileSync(join(folder, "FNDDS_Ingredients.csv"), "utf8")));
}
