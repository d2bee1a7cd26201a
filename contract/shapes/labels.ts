import * as z from "zod/mini";
import { micronutrientNames } from "#domain/nutrition/nutrients.ts";
import { columnBases, doubtReasons, figureKeys } from "#domain/products/label.ts";
import { labelColumnsMax } from "../limits.ts";
import { amount } from "./primitives.ts";

const share = z.number().check(z.gte(0), z.lte(1));

const printedFigure = {
  /** null where it could not be read, or cannot be: `doubt` says which. */
  value: z.nullable(amount),
  /** Printed as "<". */
  isBelow: z.boolean(),
  doubt: z.nullable(z.enum(doubtReasons)),
};
/** kcal, kJ, g; mg of sodium. */
export const labelFigure = z.object({ nutrient: z.enum(figureKeys), ...printedFigure });
/** A micronutrient as printed, in the unit that it has everywhere here: µg, mg, or g of omega-3. */
export const labelMicronutrient = z.object({ nutrient: z.enum(micronutrientNames), ...printedFigure });

export const labelColumn = z.object({
  basis: z.enum(columnBases),
  /** No header says it. */
  isBasisGuessed: z.boolean(),
  /** Whether the figures are of the food as prepared, for example with milk. */
  isPrepared: z.boolean(),
  figures: z.array(labelFigure).check(z.maxLength(figureKeys.length)),
  micronutrients: z.array(labelMicronutrient).check(z.maxLength(micronutrientNames.length)),
});

/** The nutrition table of a packet. The photo is not kept; `area` says where the table is in it, in shares of its sides. */
export const labelReading = z.object({
  columns: z.array(labelColumn).check(z.minLength(1), z.maxLength(labelColumnsMax)),
  /** The packet's barcode, where the photo shows it. */
  barcode: z.nullable(z.string()),
  servingGrams: z.nullable(amount),
  servingMillilitres: z.nullable(amount),
  servingsPerContainer: z.nullable(amount),
  area: z.object({ left: share, top: share, width: share, height: share }),
  /** Clockwise, to turn the table upright. */
  quarterTurns: z.int().check(z.gte(0), z.lte(3)),
});
export type LabelReading = z.infer<typeof labelReading>;
