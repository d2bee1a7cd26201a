import type { AnswerOf } from "#contract/endpoint.ts";
import type { readLabel } from "#contract/endpoints/labels.ts";
import type { OwnProductFields } from "#contract/shapes/products.ts";
import { type EnergyUnit, fromKcal, toKcal } from "#domain/nutrition/energy-unit.ts";
import { saltGramsOf, sodiumMgOf } from "#domain/nutrition/salt.ts";
import { type CarbohydrateMeaning, carbohydrateOfColumn } from "#domain/products/carbohydrate.ts";
import { enteredFigureNames, type ProductUnit } from "#domain/products/product.ts";
import { typedNumber } from "../../../i18n/parse-number.ts";
import { emptyFigures, mostTyped, type Printed } from "../../nutrition/label-figures.ts";

export type LabelReading = AnswerOf<typeof readLabel>;
type LabelColumn = LabelReading["columns"][number];
type LabelFigure = LabelColumn["figures"][number];
type LabelDoubt = NonNullable<LabelFigure["doubt"]>;

type LabelField = (typeof enteredFigureNames)[number];
type LabelFormField = LabelField | "portionGrams";

/** In 100 g or 100 ml, in their own units: what was read for sure. */
export type ReadVitamins = NonNullable<OwnProductFields["micronutrients"]>;

/** What the form of an own food begins with, as typed text. */
export interface LabelValues {
  readonly values: Readonly<Partial<Record<LabelFormField, string>>>;
  /** What the person should compare with the pack, and why. */
  readonly doubts: Readonly<Partial<Record<LabelFormField, Doubt>>>;
  readonly micronutrients: ReadVitamins;
  /** Of the label's carbohydrate, which `values` has as printed. */
  readonly carbohydrate: CarbohydrateMeaning;
  /** Figures of a drink are for 100 ml. */
  readonly unit: ProductUnit;
  /** g of a serving and of the whole pack, where the label says so. */
  readonly servingGrams: number | null;
  readonly packGrams: number | null;
}

const nutrientOf = {
  protein: "protein",
  carbs: "carbohydrate",
  fat: "fat",
  fiber: "fibre",
  sugars: "sugars",
  saturatedFat: "saturates",
} as const;
const energyIn = { kcal: "energyKcal", kJ: "energyKj" } as const;
const usualPortionGrams = 100;

/** For 100 g first; a serving's where its grams are known. Figures as prepared are of another food. */
function bestColumn({ columns, servingGrams, servingMillilitres }: LabelReading) {
  const own = columns.filter(({ isPrepared }) => !isPrepared);
  const find = (basis: LabelColumn["basis"]) => own.find((column) => column.basis === basis);
  const per100 = find("per100Grams") ?? find("per100Millilitres");
  const serving = find("perServing");
  const weight = servingGrams ?? servingMillilitres;
  if (per100 !== undefined) return { column: per100, factor: 1, isKnown: !per100.isBasisGuessed };
  if (serving !== undefined && weight !== null && weight > 0) {
    return { column: serving, factor: 100 / weight, isKnown: !serving.isBasisGuessed };
  }
  return { column: serving ?? own[0] ?? columns[0], factor: 1, isKnown: false };
}

/** Whether the label states a serving alone, without saying what it weighs. */
export function needsServingWeight({ columns, servingGrams, servingMillilitres }: LabelReading): boolean {
  const own = columns.filter(({ isPrepared }) => !isPrepared);
  const hasWeight = (servingGrams ?? servingMillilitres ?? 0) > 0;
  return !hasWeight && own.length > 0 && own.every(({ basis }) => basis === "perServing");
}

/** As the label prints it in the unit; otherwise from its other unit. */
function energyOf(figures: readonly LabelFigure[], unit: EnergyUnit): LabelFigure | undefined {
  const find = (of: EnergyUnit) => figures.find(({ nutrient }) => nutrient === energyIn[of]);
  const printed = find(unit);
  if (printed !== undefined && printed.value !== null) return printed;
  const otherUnit = unit === "kcal" ? "kJ" : "kcal";
  const other = find(otherUnit);
  if (other === undefined || other.value === null) return printed;
  return { ...other, value: Math.round(fromKcal(toKcal(other.value, otherUnit), unit)) };
}

type Doubt = LabelDoubt | "basis" | "below" | "impossible";

interface ReadField {
  readonly value: string | undefined;
  readonly doubt: Doubt | undefined;
}

interface FieldReading {
  readonly factor: number;
  readonly isKnown: boolean;
  readonly most: number;
  readonly locale: string;
}

function readField(
  figure: LabelFigure | undefined,
  { factor, isKnown, most, locale }: FieldReading,
): ReadField {
  const value = figure?.value ?? null;
  if (figure === undefined || value === null) return { value: undefined, doubt: figure?.doubt ?? undefined };
  // A figure that no food has was misread: the person enters it.
  if (value * factor > most) return { value: undefined, doubt: "impossible" };
  const doubt = figure.doubt ?? (isKnown ? undefined : "basis") ?? (figure.isBelow ? "below" : undefined);
  return { value: typedNumber(value * factor, locale), doubt };
}

/** As the label prints it in the form's unit; otherwise from the other of salt and sodium. */
function saltOf(figures: readonly LabelFigure[], hasSodium: boolean): LabelFigure | undefined {
  const [wanted, other] = hasSodium ? (["sodium", "salt"] as const) : (["salt", "sodium"] as const);
  const find = (of: "salt" | "sodium") => figures.find(({ nutrient }) => nutrient === of);
  const printed = find(wanted);
  const converted = find(other);
  if ((printed && printed.value !== null) || !converted || converted.value === null) return printed;
  const value = hasSodium ? sodiumMgOf(converted.value) : saltGramsOf(converted.value);
  return { ...converted, value: Math.round(value * 100) / 100 };
}

function sureMicronutrients({ micronutrients }: LabelColumn, factor: number): ReadVitamins {
  const sure = micronutrients.filter(({ value, doubt }) => value !== null && doubt === null);
  return Object.fromEntries(
    sure.map(({ nutrient, value }) => [nutrient, Number(((value ?? 0) * factor).toPrecision(4))]),
  );
}

/** From a read label to the form, for 100 g. What was not read stays empty. */
export function labelValues(label: LabelReading, locale: string, printed: Printed): LabelValues {
  const { column, factor, isKnown } = bestColumn(label);
  const figures = column?.figures ?? [];
  const values: Partial<Record<LabelFormField, string>> = {};
  const doubts: Partial<Record<LabelFormField, Doubt>> = {};
  const figureOf = (field: LabelField) => {
    if (field === "calories") return energyOf(figures, printed.energyUnit);
    if (field === "salt") return saltOf(figures, printed.hasSodium);
    return figures.find(({ nutrient }) => nutrient === nutrientOf[field]);
  };
  for (const field of enteredFigureNames) {
    const most = mostTyped(field, { values: { ...emptyFigures, basis: "hundred" }, weight: "", printed });
    const { value, doubt } = readField(figureOf(field), { factor, isKnown, most, locale });
    if (value !== undefined) values[field] = value;
    if (doubt !== undefined) doubts[field] = doubt;
  }
  const isDrink =
    column?.basis === "per100Millilitres" ||
    (label.servingGrams === null && label.servingMillilitres !== null);
  const servingGrams = label.servingGrams ?? label.servingMillilitres;
  values.portionGrams = typedNumber(servingGrams ?? usualPortionGrams, locale);
  const { servingsPerContainer } = label;
  const canCount = servingGrams !== null && servingsPerContainer !== null;
  return {
    values,
    doubts,
    micronutrients: column && isKnown ? sureMicronutrients(column, factor) : {},
    carbohydrate: carbohydrateOfColumn(column?.basis ?? "per100Grams"),
    unit: isDrink ? "ml" : "g",
    servingGrams,
    packGrams: canCount ? Math.round(servingGrams * servingsPerContainer) : null,
  };
}
