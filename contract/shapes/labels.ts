import * as z from "zod/mini";
import { columnBases, doubtReasons, figureKeys } from "#domain/products/label.ts";
import { labelColumnsMax } from "../limits.ts";
import { amount } from "./primitives.ts";

const share = z.number().check(z.gte(0), z.lte(1));

/** kcal, kJ, g; mg of sodium. `isBelow`: printed as "<". */
export const labelFigure = z.object({
  nutrient: z.enum(figureKeys),
  value: z.nullable(amount),
  isBelow: z.boolean(),
  doubt: z.nullable(z.enum(doubtReasons)),
});

export const labelColumn = z.object({
  basis: z.enum(columnBases),
  /** No header says it. */
  isBasisGuessed: z.boolean(),
  /** As prepared, for example with milk. */
  isPrepared: z.boolean(),
  figures: z.array(labelFigure).check(z.maxLength(figureKeys.length)),
});

/** What is printed on a packet. The photo is not kept; `area` says where the table is in it, in shares of its sides. */
export const labelReading = z.object({
  columns: z.array(labelColumn).check(z.minLength(1), z.maxLength(labelColumnsMax)),
  /** Of the packet, where the photo shows it. */
  barcode: z.nullable(z.string()),
  servingGrams: z.nullable(amount),
  servingMillilitres: z.nullable(amount),
  servingsPerContainer: z.nullable(amount),
  area: z.object({ left: share, top: share, width: share, height: share }),
  /** Clockwise, to turn the table upright. */
  quarterTurns: z.int().check(z.gte(0), z.lte(3)),
});
export type LabelReading = z.infer<typeof labelReading>;
