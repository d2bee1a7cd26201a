import * as z from "zod/mini";
import { labelColumnsMax, labelFiguresMax } from "../limits.ts";
import { amount } from "./primitives.ts";

const share = z.number().check(z.gte(0), z.lte(1));

/**
 * Why a figure should be compared with the pack: it was not clear, contradicts others, lost its decimal point on the photo, or
 * was not read at all.
 */
const doubt = z.enum(["unclear", "contradiction", "repaired", "missing"]);

/** kcal, kJ, g; mg of sodium. `isBelow`: printed as "<". */
const labelFigure = z.object({
  nutrient: z.enum([
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
  ]),
  value: z.nullable(amount),
  isBelow: z.boolean(),
  doubt: z.nullable(doubt),
});

const labelColumn = z.object({
  basis: z.enum(["per100Grams", "per100Millilitres", "perServing", "perContainer"]),
  /** No header says it. */
  isBasisGuessed: z.boolean(),
  /** As prepared, for example with milk. */
  isPrepared: z.boolean(),
  figures: z.array(labelFigure).check(z.maxLength(labelFiguresMax)),
});

/** What is printed on a packet. The photo is not kept; `area` says where the table is in it, in shares of its sides. */
export const labelReading = z.object({
  columns: z.array(labelColumn).check(z.minLength(1), z.maxLength(labelColumnsMax)),
  servingGrams: z.nullable(amount),
  servingMillilitres: z.nullable(amount),
  servingsPerContainer: z.nullable(amount),
  area: z.object({ left: share, top: share, width: share, height: share }),
  /** Clockwise, to turn the table upright. */
  quarterTurns: z.int().check(z.gte(0), z.lte(3)),
});
export type LabelReading = z.infer<typeof labelReading>;
