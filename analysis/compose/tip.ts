// Information, never medical advice; the same meal gets the same tip.
import { kcalPerGram } from "#domain/nutrition/energy-factors.ts";
import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import { macronutrientsOf, micronutrientIn } from "#domain/nutrition/meal-totals.ts";
import { sodiumMgOf } from "#domain/nutrition/salt.ts";
import type { Country } from "#domain/people/country.ts";
import { printsSodium } from "#domain/products/printed-figures.ts";
import type { Text, TextKey } from "#locales/render-text.ts";
import { caffeineMgOf } from "./caffeine.ts";
import {
  type Amount,
  alcohol,
  freeSugars,
  fruitAndVegetables,
  mainSource,
  salt,
  saturatedFat,
  totalOf,
} from "./tip-amounts.ts";

/** Reference amounts of a day for adults. */
const daily = {
  /** WHO guideline: sodium intake for adults and children (2012): less than 2 g of sodium, 5 g of salt. */
  saltGrams: 5,
  /** WHO guideline: sugars intake (2015): free sugars under 10 % of energy, 50 g of 2000 kcal. */
  sugarsGrams: 50,
  /** WHO guideline: saturated fatty acid intake (2023): under 10 % of energy, 22 g of 2000 kcal. */
  saturatedFatGrams: 22,
  /** EFSA, dietary reference values for carbohydrates and dietary fibre (2010): 25 g. */
  fiberGrams: 25,
  /** WHO healthy diet (fact sheet 394): 400 g of fruit and vegetables. */
  fruitAndVegetablesGrams: 400,
  /** EU Regulation 1169/2011, Annex XIII: nutrient reference values. */
  ironMg: 14,
  calciumMg: 800,
  vitaminCMg: 80,
  /** EFSA, scientific opinion on the safety of caffeine (2015): 400 mg a day for adults. */
  caffeineMg: 400,
} as const;

/** EU Regulation 1924/2006: "high protein" is 20 % of the energy. */
const highProteinEnergyShare = 0.2;
/** A meal counts as a main one from here: a fifth of 2000 kcal. */
const mainMealKcal = 400;
/** EU Regulation 1169/2011, Annex XIII: 15 % of a reference value in 100 g is "significant"; a meal should do more. */
const notableShare = 0.3;

/** WHO: a standard drink holds 10 g of alcohol. */
const standardDrinkGrams = 10;

type TipKey = Extract<TextKey, `advice:tip.${string}`>;

interface Tip {
  readonly key: TipKey;
  /** How far beyond its threshold: the strongest is shown. */
  readonly strength: number;
  readonly values: Readonly<Record<string, string | number>>;
}

function stimulantTips(foods: readonly AnalysedFood[]): Tip[] {
  const alcoholGrams = totalOf(foods, alcohol);
  const caffeineMg = totalOf(foods, caffeineMgOf);
  const tips: Tip[] = [];
  if (alcoholGrams >= standardDrinkGrams) {
    const drinks = Math.round(alcoholGrams) / standardDrinkGrams;
    const values = { grams: Math.round(alcoholGrams), drinks };
    tips.push({ key: "advice:tip.alcohol", strength: 1.5 + alcoholGrams / 20, values });
  }
  if (caffeineMg >= daily.caffeineMg * notableShare) {
    const percent = Math.round((caffeineMg / daily.caffeineMg) * 100);
    tips.push({
      key: "advice:tip.caffeine",
      strength: 1,
      values: { amount: Math.round(caffeineMg), percent },
    });
  }
  return tips;
}

interface ShareOfDay {
  readonly key: TipKey;
  readonly amount: Amount;
  readonly ofDay: number;
}

function tipsForTooMuch(foods: readonly AnalysedFood[], { key, amount, ofDay }: ShareOfDay): Tip[] {
  const total = totalOf(foods, amount);
  const share = total / ofDay;
  if (share < 0.5) return [];
  return [
    {
      key,
      strength: share * 2,
      values: {
        food: mainSource(foods, amount),
        grams: Math.round(total * 10) / 10,
        ...(amount === salt && { sodiumMg: Math.round(sodiumMgOf(total)) }),
        percent: Math.round(share * 100),
      },
    },
  ];
}

function fiberTips(fiber: number, calories: number): Tip[] {
  const values = { grams: Math.round(fiber), goal: daily.fiberGrams };
  const share = fiber / daily.fiberGrams;
  if (share >= notableShare) return [{ key: "advice:tip.fiberRich", strength: share * 2, values }];
  return calories >= mainMealKcal && share < 0.12
    ? [{ key: "advice:tip.fiberPoor", strength: 0.9, values }]
    : [];
}

function proteinTips(protein: number, calories: number): Tip[] {
  const share = calories > 0 ? (protein * kcalPerGram.protein) / calories : 0;
  const values = { grams: Math.round(protein), percent: Math.round(share * 100) };
  if (protein >= 20 && share >= highProteinEnergyShare)
    return [{ key: "advice:tip.proteinRich", strength: share * 3, values }];
  return calories >= mainMealKcal && share < 0.1
    ? [{ key: "advice:tip.proteinPoor", strength: 0.8, values }]
    : [];
}

function plantTips(foods: readonly AnalysedFood[]): Tip[] {
  const grams = totalOf(foods, fruitAndVegetables);
  const share = grams / daily.fruitAndVegetablesGrams;
  const values = { grams: Math.round(grams), percent: Math.round(share * 100) };
  return share >= notableShare ? [{ key: "advice:tip.plantRich", strength: share * 2, values }] : [];
}

function mineralTips(foods: readonly AnalysedFood[]): Tip[] {
  const iron = micronutrientIn(foods, "iron");
  const calcium = micronutrientIn(foods, "calcium");
  const vitaminC = micronutrientIn(foods, "vitaminC");
  const tips: Tip[] = [];
  const ironShare = (iron ?? 0) / daily.ironMg;
  const vitaminCShare = (vitaminC ?? 0) / daily.vitaminCMg;
  if (ironShare >= 0.2 && vitaminC !== null) {
    const key = vitaminCShare >= 0.3 ? "advice:tip.ironWithVitaminC" : "advice:tip.ironWithoutVitaminC";
    tips.push({ key, strength: ironShare * 1.5, values: { percent: Math.round(ironShare * 100) } });
  }
  const calciumShare = (calcium ?? 0) / daily.calciumMg;
  if (calciumShare >= notableShare) {
    tips.push({
      key: "advice:tip.calciumRich",
      strength: calciumShare,
      values: { percent: Math.round(calciumShare * 100) },
    });
  }
  return tips;
}

/** The tip for a meal, of sodium where labels state it. One in which nothing stands out gets the plain one. */
export function tipFor(foods: readonly AnalysedFood[], country: Country | null): Text {
  const { calories, protein, fiber } = macronutrientsOf(foods);
  const tips: Tip[] = [
    ...tipsForTooMuch(foods, {
      key: printsSodium(country) ? "advice:tip.sodiumHigh" : "advice:tip.saltHigh",
      amount: salt,
      ofDay: daily.saltGrams,
    }),
    ...tipsForTooMuch(foods, { key: "advice:tip.sugarsHigh", amount: freeSugars, ofDay: daily.sugarsGrams }),
    ...tipsForTooMuch(foods, {
      key: "advice:tip.saturatedFatHigh",
      amount: saturatedFat,
      ofDay: daily.saturatedFatGrams,
    }),
    ...fiberTips(fiber, calories),
    ...proteinTips(protein, calories),
    ...plantTips(foods),
    ...mineralTips(foods),
    ...stimulantTips(foods),
    { key: "advice:tip.balanced", strength: 0, values: {} },
  ];
  const { key, values } = tips.reduce((best, tip) => (tip.strength > best.strength ? tip : best));
  return { key, values };
}
