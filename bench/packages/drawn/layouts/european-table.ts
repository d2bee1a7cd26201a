import type { FigureKey } from "#domain/products/label.ts";
import { type DrawnFood, type FoodFigures, ofAmount } from "../drawn-food.ts";
import { europeanWords } from "../european-words.ts";
import type { DrawnColumn, LayoutInput } from "../layout.ts";
import { type FigureStyle, printEuropean } from "../print-figure.ts";
import { chooseRows, europeanRows, type RowKey } from "../row-words.ts";

const massKeys = ["fat", "saturates", "carbohydrate", "sugars", "fibre", "protein", "salt"] as const;

const belowSigns = { en: ["<", "< ", "less than "], es: ["<", "< "], fr: ["<", "< "] } as const;
const traces = { en: ["trace", "Trace"], es: ["trazas"], fr: ["traces"] } as const;

export function europeanStyle({ dice, language }: Pick<LayoutInput, "dice" | "language">): FigureStyle {
  return {
    dice,
    comma: language !== "en",
    space: dice.pick(["", " "]),
    isDecimal: dice.happens(0.25),
    below: belowSigns[language],
    traces: traces[language],
    hasUnits: true,
  };
}

interface ColumnPlan {
  readonly food: DrawnFood;
  readonly style: FigureStyle;
  readonly keys: readonly FigureKey[];
}

export function per100Column({ food, style, keys }: ColumnPlan): DrawnColumn {
  return {
    basis: food.unit === "g" ? "per_100g" : "per_100ml",
    cells: Object.fromEntries(keys.map((key) => [key, printEuropean(style, key, food.per100[key])])),
  };
}

export function servingColumn({ food, style, keys }: ColumnPlan): DrawnColumn {
  const figures = ofAmount(food, food.servingAmount);
  return {
    basis: "per_serving",
    cells: Object.fromEntries(keys.map((key) => [key, printEuropean(style, key, figures[key])])),
  };
}

/** What 100 ml of it hold once it is prepared. */
function preparedColumn({ style, keys }: ColumnPlan, prepared: FoodFigures): DrawnColumn {
  return {
    basis: "per_100ml",
    isPrepared: true,
    cells: Object.fromEntries(keys.map((key) => [key, printEuropean(style, key, prepared[key])])),
  };
}

const energyJoins = [" / ", "/", "\n", " - ", " "] as const;

export function energyText(column: DrawnColumn, join: string): string {
  const { energyKj, energyKcal } = column.cells;
  return join === "("
    ? `${energyKj?.text} (${energyKcal?.text})`
    : `${energyKj?.text}${join}${energyKcal?.text}`;
}

export interface EuropeanTable {
  readonly columns: readonly DrawnColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly names: Readonly<Record<RowKey, string>>;
  readonly words: ReturnType<typeof europeanWords>;
  readonly style: FigureStyle;
}

/** Columns beside the one for 100 g. */
interface SecondColumns {
  readonly hasServing: boolean;
  readonly prepared?: FoodFigures;
}

/** The rows of Regulation 1169/2011, in its order; fibre is voluntary. */
export function europeanTable(
  { dice, language, food }: LayoutInput,
  { hasServing, prepared, style: given }: SecondColumns & { style?: FigureStyle },
): EuropeanTable {
  const style = given ?? europeanStyle({ dice, language });
  const masses = massKeys.filter((key) => key !== "fibre" || dice.happens(0.7));
  const plan: ColumnPlan = { food, style, keys: ["energyKj", "energyKcal", ...masses] };
  const columns = [
    per100Column(plan),
    ...(hasServing ? [servingColumn(plan)] : []),
    ...(prepared ? [preparedColumn(plan, prepared)] : []),
  ];
  const names = chooseRows(europeanRows[language], dice);
  const join = dice.pick([...energyJoins, "("]);
  const energyRows = dice.happens(0.2)
    ? [
        [names.energy, ...columns.map(({ cells }) => cells.energyKj?.text ?? "")],
        ["", ...columns.map(({ cells }) => cells.energyKcal?.text ?? "")],
      ]
    : [[names.energy, ...columns.map((column) => energyText(column, join))]];
  const rows = [
    ...energyRows,
    ...masses.map((key) => [names[key], ...columns.map(({ cells }) => cells[key]?.text ?? "")]),
  ];
  return { columns, rows, names, style, words: europeanWords(language, dice, food.unit) };
}

/** Percentages of the reference intakes (Annex XIII), beside each row that has one. */
const adult: Partial<Record<FigureKey, number>> = {
  ...{ energyKcal: 2000, fat: 70, saturates: 20, carbohydrate: 260, sugars: 90, protein: 50, salt: 6 },
};

export function referenceShare(column: DrawnColumn, key: FigureKey): string {
  const whole = adult[key];
  const said = column.cells[key]?.said;
  if (whole === undefined || said === undefined) return "";
  const share = typeof said === "number" ? (said / whole) * 100 : 0;
  return share < 1 ? "<1%" : `${Math.round(share)}%`;
}

export const keysOfRows = (table: EuropeanTable): readonly (FigureKey | undefined)[] => [
  ...(table.rows[1]?.[0] === "" ? (["energyKcal", undefined] as const) : (["energyKcal"] as const)),
  ...massKeys.filter((key) => table.columns[0]?.cells[key] !== undefined),
];
