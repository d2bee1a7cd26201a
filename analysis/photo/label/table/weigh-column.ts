import type { DoubtReason, FigureKey } from "#domain/products/label.ts";
import type { ColumnFigures, TableColumn } from "./arrange-columns.ts";
import type { PlacedFigure } from "./line-items.ts";

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

export type WeighedColumn = Partial<Record<FigureKey, WeighedFigure>>;

const gramsOf = (figure: PlacedFigure, key: FigureKey) => {
  if (key === "sodium") return figure.unit === "g" ? 1000 : 1;
  return figure.unit === "mg" ? 0.001 : 1;
};

function unitIsUsual(column: ColumnFigures): boolean {
  const masses = Object.entries(column).filter(([key]) => !key.startsWith("energy"));
  return masses.filter(([, { unit }]) => unit !== "none").length >= 0.5 * masses.length;
}

/** If other figures of the column have a unit, a final 9 of a figure without one is a misread "g". */
function weigh(figure: PlacedFigure, key: FigureKey, hasUnits: boolean): WeighedFigure {
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
  for (const [key, figure] of Object.entries(figures) as [FigureKey, PlacedFigure][]) {
    weighed[key] = weigh(figure, key, hasUnits);
  }
  return weighed;
}
