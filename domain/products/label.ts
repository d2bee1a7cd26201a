/** The amounts that a column of a nutrition table may be for. */
export const columnBases = ["per100Grams", "per100Millilitres", "perServing", "perContainer"] as const;
export type ColumnBasis = (typeof columnBases)[number];

export const figureKeys = [
  "energyKcal",
  "energyKj",
  "fat",
  "saturates",
  "carbohydrate",
  "sugars",
  "fibre",
  "protein",
  "salt",
  "sodium",
] as const;
export type FigureKey = (typeof figureKeys)[number];

/**
 * Why a figure should be compared with the pack: it was not clear, contradicts others, lost its decimal point on the photo, was
 * not read at all, or is more than any food has, and so is left out.
 */
export const doubtReasons = ["unclear", "contradiction", "repaired", "missing", "impossible"] as const;
export type DoubtReason = (typeof doubtReasons)[number];
