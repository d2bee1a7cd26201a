import type { NutrientsPer100Grams } from "#domain/nutrition/nutrients.ts";
import type { SourceRow } from "./source-row.ts";

/** kcal a gram: Atwater's general factors, and the EU's for fibre (regulation 1169/2011, annex XIV). */
const kcalPerGram = { protein: 4, carbohydrate: 4, fat: 9, fiber: 2 };

/** FNDDS counts energy by Atwater's specific factors, which are up to a tenth from the general ones. */
const tolerated = { share: 0.12, kcal: 15 };

export type EnergyVerdict = "follows" | EnergyException;

/** Causes for which a row's energy may differ from that of its macronutrients. */
type EnergyException =
  | "alcohol"
  | "sugar alcohols and sweeteners"
  | "bran, cocoa and seaweed, whose carbohydrate is little digested"
  | "organic acids"
  | "the source's own figures disagree";

interface Cause {
  readonly exception: EnergyException;
  /** Whether the stated energy is above or below what protein, fat and carbohydrate give. */
  readonly side: "above" | "below";
  readonly says: RegExp;
}

/** Tried on "category: description", first that fits wins. */
const causes: readonly Cause[] = [
  {
    exception: "alcohol",
    side: "above",
    says: /^(liquor|wine|beer|vins|bières|liqueurs|cocktails)|alcohol|\brum\b/i,
  },
  { exception: "organic acids", side: "above", says: /vinegar/i },
  { exception: "organic acids", side: "below", says: /fruit flavored drink, powdered/i },
  {
    exception: "sugar alcohols and sweeteners",
    side: "below",
    says: /sugar.free|chewing gum|sweetener|sugar substitute|breath mint/i,
  },
  {
    exception: "bran, cocoa and seaweed, whose carbohydrate is little digested",
    side: "below",
    says: /bran\b|cocoa powder|seaweed|fiber one|uncle sam/i,
  },
  {
    exception: "the source's own figures disagree",
    side: "below",
    says: /sweet potato (fries|tots)|apricot, pitted, dried, rehydrated/i,
  },
];

function sideOf({ calories, protein, carbs, fat, fiber }: NutrientsPer100Grams): "above" | "below" | null {
  const least =
    protein * kcalPerGram.protein +
    (carbs - fiber) * kcalPerGram.carbohydrate +
    fiber * kcalPerGram.fiber +
    fat * kcalPerGram.fat;
  const most = least + fiber * (kcalPerGram.carbohydrate - kcalPerGram.fiber);
  const leeway = Math.max(tolerated.kcal, tolerated.share * calories);
  if (calories > most + leeway) return "above";
  return calories < least - leeway ? "below" : null;
}

/** Drinks of these groups are named when they have no alcohol to speak of. */
const alcoholicGroups =
  /^(liquor and cocktails|wine|beer|vins|bières et cidres|liqueurs et alcools|cocktails)$/i;
const withoutAlcohol = /alcohol.free|nonalcoholic|low alcohol|shandy|without alcohol|non-?alcoholic/i;
/** kcal of 100 g of the weakest beer. */
const leastKcalOfAlcoholic = 20;

/** A drink with alcohol whose energy leaves the alcohol out: a spirit of 0 kcal. */
export function lacksAlcoholEnergy(row: Pick<SourceRow, "category" | "source" | "per100Grams">): boolean {
  const isAlcoholic = alcoholicGroups.test(row.category) && !withoutAlcohol.test(row.source.description);
  return isAlcoholic && row.per100Grams.calories < leastKcalOfAlcoholic;
}

/** How a row's energy relates to its macronutrients: it follows from them, or a known cause explains the difference; null: unexplained. */
export function energyVerdictOf(
  row: Pick<SourceRow, "category" | "source" | "per100Grams">,
): EnergyVerdict | null {
  const side = sideOf(row.per100Grams);
  if (side === null) return "follows";
  const described = `${row.category}: ${row.source.description}`;
  return causes.find((cause) => cause.side === side && cause.says.test(described))?.exception ?? null;
}
