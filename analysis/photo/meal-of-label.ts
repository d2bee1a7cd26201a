import { foodId } from "#domain/nutrition/edit-food.ts";
import { kilojoulesPerKcal } from "#domain/nutrition/energy-factors.ts";
import { labelTable } from "#domain/nutrition/entered-food.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import { saltGramsOf } from "#domain/nutrition/salt.ts";
import type { Speaker } from "#domain/people/locale.ts";
import { carbohydrateOfColumn, totalCarbohydrate } from "#domain/products/carbohydrate.ts";
import type { FigureKey } from "#domain/products/label.ts";
import type { ProductFigures, ProductMicronutrients } from "#domain/products/product.ts";
import { foodOfProduct } from "#domain/products/product-food.ts";
import { renderText } from "#locales/render-text.ts";
import type { LabelColumn, NutritionLabel } from "./label/table/label-reading.ts";

interface UsedColumn {
  readonly column: LabelColumn;
  /** From what the column is for to 100 g or 100 ml. */
  readonly factor: number;
}

/** The column to use. Figures as prepared are those of another food; a column without a header may be for anything. */
function usedColumn({ columns, servingGrams, servingMillilitres }: NutritionLabel): UsedColumn | undefined {
  const stated = columns.filter(({ isPrepared, isBasisGuessed }) => !isPrepared && !isBasisGuessed);
  const find = (basis: LabelColumn["basis"]) => stated.find((column) => column.basis === basis);
  const per100 = find("per100Grams") ?? find("per100Millilitres");
  if (per100) return { column: per100, factor: 1 };
  const serving = find("perServing");
  const weight = servingGrams ?? servingMillilitres;
  return serving && weight ? { column: serving, factor: 100 / weight } : undefined;
}

/** The figures that a meal is counted by: none of them may be in doubt. */
const countedFigures: readonly FigureKey[] = ["energyKcal", "energyKj", "protein", "carbohydrate", "fat"];

function figuresOf({ column, factor }: UsedColumn): ProductFigures | undefined {
  const { figures, basis } = column;
  if (countedFigures.some((key) => figures[key] !== undefined && figures[key].doubt !== null))
    return undefined;
  const read = (key: FigureKey) => {
    const figure = figures[key];
    return figure === undefined || figure.value === null || figure.doubt !== null
      ? null
      : figure.value * factor;
  };
  const [kilojoules, sodiumMg, fiber, carbohydrate] = [
    read("energyKj"),
    read("sodium"),
    read("fibre"),
    read("carbohydrate"),
  ];
  const calories = read("energyKcal") ?? (kilojoules === null ? null : kilojoules / kilojoulesPerKcal);
  if (calories === null || carbohydrate === null || read("protein") === null || read("fat") === null) {
    return undefined;
  }
  return {
    calories,
    protein: read("protein"),
    carbs: totalCarbohydrate(carbohydrate, fiber, carbohydrateOfColumn(basis)),
    fat: read("fat"),
    fiber,
    sugars: read("sugars"),
    saturatedFat: read("saturates"),
    salt: read("salt") ?? (sodiumMg === null ? null : saltGramsOf(sodiumMg)),
    alcohol: null,
    polyols: null,
  };
}

function micronutrientsOf({ column: { micronutrients }, factor }: UsedColumn): ProductMicronutrients {
  const figures = Object.entries(micronutrients).filter(
    ([, { value, doubt }]) => value !== null && doubt === null,
  );
  return Object.fromEntries(figures.map(([name, { value }]) => [name, (value ?? 0) * factor]));
}

function packGramsOf(label: NutritionLabel, servingGrams: number | null): number | null {
  const { servingsPerContainer } = label;
  return servingGrams === null || servingsPerContainer === null ? null : servingGrams * servingsPerContainer;
}

/**
 * The meal of a nutrition table. Undefined if a figure that a meal is counted by is missing or in doubt: the form of an own food
 * then shows the figures to check.
 */
export function mealOfLabel(label: NutritionLabel, speaker: Speaker): MealAnalysis | undefined {
  const used = usedColumn(label);
  const figures = used && figuresOf(used);
  if (!used || !figures) return undefined;
  const name = renderText(speaker, { key: "questions:packet.name" });
  const servingGrams = label.servingGrams ?? label.servingMillilitres;
  const isDrink =
    used.column.basis === "per100Millilitres" ||
    (label.servingGrams === null && label.servingMillilitres !== null);
  const product = {
    code: null,
    name,
    brand: null,
    unit: isDrink ? "ml" : "g",
    figures,
    micronutrients: micronutrientsOf(used),
    kilojoules: null,
    servingGrams,
    packGrams: packGramsOf(label, servingGrams),
  } as const;
  const food = foodOfProduct(product, foodId(1), labelTable);
  // A figure that two others contradict is not shown as read.
  if (food?.product?.doubts.length !== 0) return undefined;
  return { language: speaker.language, name, foods: [food], questions: [] };
}
