import type { MicronutrientName } from "#domain/nutrition/nutrients.ts";
import type { ColumnBasis, DoubtReason, FigureKey } from "#domain/products/label.ts";

export interface LabelFigure {
  /** kcal, kJ, grams; milligrams of sodium. null where the row is there and its figure could not be read, or cannot be. */
  readonly value: number | null;
  /** "<0.5": the true value lies between 0 and `value`. */
  readonly isBelow: boolean;
  /** null: read, and nothing contradicts it. */
  readonly doubt: DoubtReason | null;
}

export interface LabelColumn {
  readonly basis: ColumnBasis;
  /** No header says what the column is for. */
  readonly isBasisGuessed: boolean;
  /** As prepared, with milk or water. */
  readonly isPrepared: boolean;
  readonly figures: Readonly<Partial<Record<FigureKey, LabelFigure>>>;
  /** In the units of `micronutrientUnits`. */
  readonly micronutrients: Readonly<Partial<Record<MicronutrientName, LabelFigure>>>;
}

/** Of the photo, in its pixels. */
export interface LabelArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface NutritionLabel {
  /** At least one. */
  readonly columns: readonly LabelColumn[];
  readonly servingGrams: number | null;
  readonly servingMillilitres: number | null;
  readonly servingsPerContainer: number | null;
  /** Where the table is. */
  readonly area: LabelArea;
  /** Quarter turns clockwise that make the photo upright. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
}

export type LabelOutcome =
  | { readonly kind: "label"; readonly label: NutritionLabel }
  /** `noText`: nothing that can be read. The others: text, but no nutrition table in a language that we read. */
  | { readonly kind: "noText" | "noTable" | "severalTables" | "receipt" | "page" };
