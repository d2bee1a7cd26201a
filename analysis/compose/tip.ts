/**
 * analysis/compose: what goes around the foods of a meal. This file: one tip on the meal, from rules with a stated
 * nutritional basis. Information, never medical advice; the same meal on the same day gets the same tip.
 */
import type { AnalysedFood, MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { totalsOf } from "#domain/nutrition/meal-totals.ts";
import { saltGramsOf } from "#domain/nutrition/nutri-score.ts";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import { type TipKind, tipTexts } from "./tip-texts.ts";

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
} as const;

/** EU Regulation 1924/2006: "high protein" is 20 % of the energy; a gram of protein gives 4 kcal. */
const highProteinEnergyShare = 0.2;
const kcalPerGramOfProtein = 4;
/** A meal counts as a main one from here: a fifth of 2000 kcal. */
const mainMealKcal = 400;
/** EU Regulation 1169/2011, Annex XIII: 15 % of a reference value in 100 g is "significant"; a meal should do more. */
const notableShare = 0.3;

const mostlyPlantsPercent = 60;
const ownSugarsPer100Grams = 5;

interface Tip {
  readonly kind: TipKind;
  /** How far beyond its threshold: the strongest is told. */
  readonly strength: number;
  readonly values: Readonly<Record<string, string>>;
}

type Amount = (food: AnalysedFood) => number;

function totalOf(foods: readonly AnalysedFood[], amount: Amount): number {
  return foods.reduce((sum, food) => sum + amount(food), 0);
}

/** The food that gives most of something, by the name that the person knows it by. */
function mainSource(foods: readonly AnalysedFood[], amount: Amount): string {
  return foods.reduce((most, food) => (amount(food) > amount(most) ? food : most)).name;
}

const per = (food: AnalysedFood, in100Grams: number) => (in100Grams * food.grams) / 100;
const salt: Amount = (food) => per(food, saltGramsOf(food.per100Grams.sodiumMg));
const saturatedFat: Amount = (food) => per(food, food.per100Grams.saturatedFat);
const fruitAndVegetables: Amount = (food) => per(food, food.per100Grams.fruitVegetableLegumePercent);
/**
 * An estimate, as no table tells free sugars from others. Whole fruit has none (juice has: WHO counts it), and the
 * first 5 g in 100 g may be milk's lactose or a vegetable's own.
 */
const freeSugars: Amount = (food) =>
  food.per100Grams.fruitVegetableLegumePercent >= mostlyPlantsPercent && food.nutriScoreClass !== "beverage"
    ? 0
    : per(food, Math.max(0, food.per100Grams.sugars - ownSugarsPer100Grams));

function tooMuch(foods: readonly AnalysedFood[], kind: TipKind, amount: Amount, ofDay: number): Tip[] {
  const total = totalOf(foods, amount);
  const share = total / ofDay;
  if (share < 0.5) return [];
  return [
    {
      kind,
      strength: share * 2,
      values: {
        food: mainSource(foods, amount),
        grams: String(Math.round(total * 10) / 10),
        percent: String(Math.round(share * 100)),
      },
    },
  ];
}

function fiberTips(fiber: number, calories: number, eaten: Macronutrients | undefined): Tip[] {
  const values = {
    grams: String(Math.round(fiber)),
    dayGrams: String(Math.round(fiber + (eaten?.fiber ?? 0))),
    goal: String(daily.fiberGrams),
  };
  const share = fiber / daily.fiberGrams;
  if (share >= notableShare)
    return [{ kind: eaten ? "fiberOfDay" : "fiberRich", strength: share * 2, values }];
  return calories >= mainMealKcal && share < 0.12 ? [{ kind: "fiberPoor", strength: 0.9, values }] : [];
}

function proteinTips(protein: number, calories: number): Tip[] {
  const share = calories > 0 ? (protein * kcalPerGramOfProtein) / calories : 0;
  const values = { grams: String(Math.round(protein)), percent: String(Math.round(share * 100)) };
  if (protein >= 20 && share >= highProteinEnergyShare)
    return [{ kind: "proteinRich", strength: share * 3, values }];
  return calories >= mainMealKcal && share < 0.1 ? [{ kind: "proteinPoor", strength: 0.8, values }] : [];
}

function plantTips(foods: readonly AnalysedFood[]): Tip[] {
  const grams = totalOf(foods, fruitAndVegetables);
  const share = grams / daily.fruitAndVegetablesGrams;
  const values = { grams: String(Math.round(grams)), percent: String(Math.round(share * 100)) };
  return share >= notableShare ? [{ kind: "plantRich", strength: share * 2, values }] : [];
}

function mineralTips(analysis: MealAnalysis): Tip[] {
  const { iron, calcium, vitaminC } = totalsOf(analysis).micronutrients;
  const tips: Tip[] = [];
  const ironShare = (iron ?? 0) / daily.ironMg;
  const vitaminCShare = (vitaminC ?? 0) / daily.vitaminCMg;
  if (ironShare >= 0.2 && vitaminC !== null) {
    const kind = vitaminCShare >= 0.3 ? "ironWithVitaminC" : "ironWithoutVitaminC";
    tips.push({ kind, strength: ironShare * 1.5, values: { percent: String(Math.round(ironShare * 100)) } });
  }
  const calciumShare = (calcium ?? 0) / daily.calciumMg;
  if (calciumShare >= notableShare) {
    tips.push({
      kind: "calciumRich",
      strength: calciumShare,
      values: { percent: String(Math.round(calciumShare * 100)) },
    });
  }
  return tips;
}

/**
 * The tip for a meal in its own language. `eatenToday` is what the person ate that day before it, where known.
 * A meal that nothing stands out of gets the plain one.
 */
export function tipFor(analysis: MealAnalysis, eatenToday?: Macronutrients): string {
  const { foods, language } = analysis;
  const { calories, protein, fiber } = totalsOf(analysis);
  const tips: Tip[] = [
    ...tooMuch(foods, "saltHigh", salt, daily.saltGrams),
    ...tooMuch(foods, "sugarsHigh", freeSugars, daily.sugarsGrams),
    ...tooMuch(foods, "saturatedFatHigh", saturatedFat, daily.saturatedFatGrams),
    ...fiberTips(fiber, calories, eatenToday),
    ...proteinTips(protein, calories),
    ...plantTips(foods),
    ...mineralTips(analysis),
    { kind: "balanced", strength: 0, values: {} },
  ];
  const strongest = tips.reduce((best, tip) => (tip.strength > best.strength ? tip : best));
  return tipTexts[language][strongest.kind].replace(
    /\{(\w+)\}/g,
    (_, name: string) => strongest.values[name] ?? "",
  );
}
