import type { Packet } from "#analysis/photo/packets.ts";
import { foodNameMaxLength } from "#contract/limits.ts";
import { type Barcode, oddCodeOf } from "#domain/barcodes/barcode.ts";
import { isFromLabel } from "#domain/nutrition/entered-food.ts";
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { saltPerSodium } from "#domain/nutrition/nutri-score-thresholds.ts";
import type { MacronutrientName, Micronutrients } from "#domain/nutrition/nutrients.ts";
import type { ProductMicronutrients } from "#domain/products/product.ts";
import { shorten } from "../../core/shorten.ts";
import type { OwnProduct } from "../products/own-products-table.ts";

const mgPerGram = 1000;

/** Nothing to eat is sold under the other codes. */
export function mayBeFood(code: Barcode): boolean {
  const odd = oddCodeOf(code);
  return odd !== "book" && odd !== "coupon";
}

interface ReadCodes {
  readonly photos: readonly { readonly number: number; readonly barcode?: Barcode }[];
  /** With the codes that are known. */
  readonly packets: readonly Packet[];
  /** Sent along: looked up before. */
  readonly lookedUp: Barcode | undefined;
}

interface UnknownCode {
  readonly code: Barcode;
  readonly photo: number | undefined;
}

/** Each once. */
function unknownCodesOf({ photos, packets, lookedUp }: ReadCodes): readonly UnknownCode[] {
  const known = new Set(packets.map(({ food }) => food.product?.code));
  const codes = new Map<Barcode, UnknownCode>();
  for (const { number: photo, barcode: code } of photos)
    if (code !== undefined && !known.has(code) && !codes.has(code)) codes.set(code, { code, photo });
  const hasCode = photos.some(({ barcode }) => barcode !== undefined);
  if (lookedUp !== undefined && !hasCode) return [{ code: lookedUp, photo: undefined }];
  return [...codes.values()];
}

/**
 * A label that was read tells what an unknown code is of: the one on the same photo, or the only one, which may be on another side of
 * the packet. A code that is left is asked about.
 */
export function withUnknownCodes(analysis: MealAnalysis, read: ReadCodes): MealAnalysis {
  let { foods, unreadPhotos } = analysis;
  let left = unknownCodesOf(read);
  const labels = () =>
    foods.filter((food) => isFromLabel(food) && food.product && food.product.code === null);
  const bind = (label: AnalysedFood | undefined, { code, photo }: UnknownCode) => {
    if (label?.product === undefined || !mayBeFood(code)) return;
    const product = { ...label.product, code };
    foods = foods.map((food) => (food === label ? { ...label, product } : food));
    left = left.filter((each) => each.code !== code);
    // It showed the code.
    unreadPhotos = unreadPhotos?.filter((unread) => unread.photo !== photo);
  };
  for (const each of left)
    bind(
      labels().find(({ photo }) => photo !== undefined && photo === each.photo),
      each,
    );
  const [only, ...others] = left;
  const [label, ...otherLabels] = labels();
  if (only && others.length === 0 && otherLabels.length === 0) bind(label, only);
  const [asked] = left;
  return {
    ...analysis,
    foods,
    ...(unreadPhotos && { unreadPhotos }),
    ...(asked && { unknownBarcode: asked.code }),
  };
}

/** The packet whose label was read and whose code is known, under the name that the person saves the meal with. */
export function productOfLabel({ foods, name }: MealAnalysis): OwnProduct | undefined {
  const food = foods.find((each) => isFromLabel(each) && each.product?.code);
  const { code, brand, unit, servingGrams, packGrams } = food?.product ?? {};
  if (!food || !code || !unit) return undefined;
  return {
    code,
    name: shorten(foods.length === 1 ? name : food.name, foodNameMaxLength),
    brand: brand ?? null,
    unit,
    figures: figuresOf(food),
    micronutrients: knownOf(food.per100Grams.micronutrients),
    kilojoules: null,
    servingGrams: servingGrams ?? null,
    packGrams: packGrams ?? null,
  };
}

function knownOf(micronutrients: Micronutrients): ProductMicronutrients {
  return Object.fromEntries(Object.entries(micronutrients).filter(([, figure]) => figure !== null));
}

function figuresOf({ per100Grams, product }: AnalysedFood): OwnProduct["figures"] {
  const { sugars, saturatedFat, sodiumMg, calories } = per100Grams;
  const stated = (name: MacronutrientName) => (product?.unknown.includes(name) ? null : per100Grams[name]);
  // Which of the others are stated is not kept with the food: 0 may stand for unknown, unless all of them are.
  const orUnknown = (figure: number) => (figure === 0 && !product?.isScored ? null : figure);
  return {
    calories,
    protein: stated("protein"),
    carbs: stated("carbs"),
    fat: stated("fat"),
    fiber: stated("fiber"),
    sugars: orUnknown(sugars),
    saturatedFat: orUnknown(saturatedFat),
    salt: orUnknown((sodiumMg * saltPerSodium) / mgPerGram),
    alcohol: null,
    polyols: null,
  };
}
