import type { ColumnFigures, ColumnKey, TableColumn } from "./arrange-columns.ts";
import type { PlacedFigure } from "./collect-items.ts";
import type { DoubtReason } from "./label-reading.ts";

/** A figure in kcal, kJ or grams (milligrams of sodium), with what is known of how it was read. */
export interface WeighedFigure {
  readonly value: number;
  readonly isBelow: boolean;
  readonly precision: number;
  readonly certainty: number;
  readonly hasUnit: boolean;
  readonly otherValues: readonly number[];
  readonly doubt: DoubtReason | null;
}

export type WeighedColumn = Partial<Record<ColumnKey, WeighedFigure>>;

const atwater = { fat: 9, carbohydrate: 4, protein: 4 } as const;
const kilojoulesPerCalorie = 4.184;
/** Labels round, and some producers analyse: beyond the printed precision this much is allowed. */
const energyShare = 0.06;
const energySlack = 6;
/** Where energy is printed in tens, as in the United States, every figure is rounded. */
const coarseEnergySlack = 12;

const low = (figure: WeighedFigure) => (figure.isBelow ? 0 : Math.max(0, figure.value - figure.precision));
const high = (figure: WeighedFigure) => figure.value + (figure.isBelow ? 0 : figure.precision);

/** The energy of a column in kcal, and whether it is printed exactly. */
function caloriesOf(column: WeighedColumn): { low: number; high: number; isCoarse: boolean } | undefined {
  const { energyKcal, energyKj } = column;
  if (energyKcal)
    return { low: low(energyKcal), high: high(energyKcal), isCoarse: energyKcal.value % 5 === 0 };
  if (!energyKj) return undefined;
  return {
    low: low(energyKj) / kilojoulesPerCalorie,
    high: high(energyKj) / kilojoulesPerCalorie,
    isCoarse: false,
  };
}

/** undefined where one of the four is missing. */
export function energyAgrees(column: WeighedColumn): boolean | undefined {
  const { fat, carbohydrate, protein, fibre } = column;
  const energy = caloriesOf(column);
  if (!energy || !fat || !carbohydrate || !protein) return undefined;
  const least =
    atwater.fat * low(fat) + atwater.carbohydrate * low(carbohydrate) + atwater.protein * low(protein);
  const most =
    atwater.fat * high(fat) + atwater.carbohydrate * high(carbohydrate) + atwater.protein * high(protein);
  // Carbohydrate includes fibre in the United States, and excludes it in Europe, where fibre has 2 kcal.
  const fibreLess = fibre ? 4 * high(fibre) : 0;
  const fibreMore = fibre ? 2 * high(fibre) : 0;
  const slack = Math.max(energyShare * energy.high, energy.isCoarse ? coarseEnergySlack : energySlack);
  return energy.high >= least - fibreLess - slack && energy.low <= most + fibreMore + slack;
}

export function energiesAgree({ energyKcal, energyKj }: WeighedColumn): boolean | undefined {
  if (!energyKcal || !energyKj) return undefined;
  const slack = 0.03 * energyKj.value + 2;
  const least = low(energyKcal) * kilojoulesPerCalorie - slack;
  const most = high(energyKcal) * kilojoulesPerCalorie + slack;
  return high(energyKj) >= least && low(energyKj) <= most;
}

function isAtMost(part: WeighedFigure | undefined, whole: WeighedFigure | undefined): boolean | undefined {
  return part && whole ? low(part) <= high(whole) + 0.05 : undefined;
}

export function hundredGramsHold(column: WeighedColumn): boolean {
  const parts = [column.fat, column.carbohydrate, column.protein];
  const grams = parts.reduce((sum, part) => sum + (part ? low(part) : 0), 0);
  return (
    grams <= 101 && (column.salt ? low(column.salt) <= 100 : true) && (caloriesOf(column)?.low ?? 0) <= 905
  );
}

interface Check {
  readonly keys: readonly ColumnKey[];
  readonly holds: boolean | undefined;
  /** A false reading passes it only by accident. */
  readonly confirms: boolean;
}

export function checksOf(column: WeighedColumn, isPer100: boolean): readonly Check[] {
  const energyKey: ColumnKey = column.energyKcal ? "energyKcal" : "energyKj";
  return [
    { keys: ["energyKcal", "energyKj"], holds: energiesAgree(column), confirms: true },
    { keys: [energyKey, "fat", "carbohydrate", "protein"], holds: energyAgrees(column), confirms: true },
    { keys: ["saturates", "fat"], holds: isAtMost(column.saturates, column.fat), confirms: false },
    {
      keys: ["sugars", "carbohydrate"],
      holds: isAtMost(column.sugars, column.carbohydrate),
      confirms: false,
    },
    {
      keys: ["fat", "carbohydrate", "protein"],
      holds: !isPer100 || hundredGramsHold(column),
      confirms: false,
    },
  ];
}

const gramsOf = (figure: PlacedFigure, key: ColumnKey) => {
  if (key === "sodium") return figure.unit === "g" ? 1000 : 1;
  return figure.unit === "mg" ? 0.001 : 1;
};

function unitIsUsual(column: ColumnFigures): boolean {
  const masses = Object.entries(column).filter(([key]) => !key.startsWith("energy"));
  return masses.filter(([, { unit }]) => unit !== "none").length >= 0.5 * masses.length;
}

/** Where the others have a unit, a last 9 without one is a "g". */
function weigh(figure: PlacedFigure, key: ColumnKey, hasUnits: boolean): WeighedFigure {
  const isMass = !key.startsWith("energy");
  const factor = gramsOf(figure, key);
  const isTrimmed = isMass && hasUnits && figure.withoutLastDigit !== null;
  const value = isTrimmed ? (figure.withoutLastDigit ?? figure.value) : figure.value;
  const others = isTrimmed ? [figure.value, value / 10] : figure.otherValues;
  return {
    value: Number((value * factor).toPrecision(8)),
    isBelow: figure.isBelow,
    precision: figure.precision * factor,
    certainty: figure.certainty,
    hasUnit: !isMass || isTrimmed || figure.unit !== "none" || !hasUnits,
    otherValues: others.map((other) => Number((other * factor).toPrecision(8))),
    doubt: null,
  };
}

export function weighColumn({ figures }: TableColumn): WeighedColumn {
  const hasUnits = unitIsUsual(figures);
  const weighed: WeighedColumn = {};
  for (const [key, figure] of Object.entries(figures) as [ColumnKey, PlacedFigure][]) {
    weighed[key] = weigh(figure, key, hasUnits);
  }
  return weighed;
}
