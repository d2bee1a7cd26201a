import type { MicronutrientName } from "./nutrients.ts";

/** Values by sex, from an age on: the last that the age reaches counts. */
export interface NeedRow {
  /** Years. */
  readonly from?: number;
  readonly women: number;
  readonly men: number;
}

interface NeedData {
  readonly needs: readonly NeedRow[];
  readonly source: string;
  /** Upper limits for food and drinks, by age; absent where there is none, or only for supplements and preformed vitamin A. */
  readonly limits?: readonly NeedRow[];
  readonly limitSource?: string;
}

export interface NeedTable {
  readonly name: "EFSA" | "NASEM";
  readonly adultYears: number;
  readonly nutrients: Readonly<Partial<Record<MicronutrientName, NeedData>>>;
}
