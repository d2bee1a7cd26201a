import type { FoodRow } from "#food/food-row.ts";
import { isInGroup } from "#food/portions/meal-groups.ts";
import type { VagueAmount } from "../quantities/vague-amount.ts";
import { wordSet } from "../words/read-word-files.ts";
import { portionsOf } from "./read-portions.ts";

/** Share of a serving that is meant of what is not counted. */
const servings: Readonly<Record<VagueAmount, number>> = { few: 0.6, some: 1, little: 0.5, much: 1.5 };
/** Pieces that are meant of what is. */
const pieces: Readonly<Partial<Record<VagueAmount, number>>> = { few: 3, some: 2 };

/** A piece lighter than this share of a serving is not counted: nobody counts three peas. */
const countedShareMin = 0.15;
/** A piece that weighs at least this share of a serving is the serving. */
const helpingShareMin = 0.5;

/** Hold a food, or several of it. */
const containers: ReadonlySet<string> = wordSet("no-piece");

function isPieceOf(row: FoodRow, grams: number): boolean {
  return portionsOf(row).some(
    (portion) =>
      portion.kind === "unit" &&
      !portion.words.some((word) => containers.has(word)) &&
      Math.abs(portion.grams - grams) < 0.5,
  );
}

interface VagueHelping {
  readonly vague: VagueAmount;
  /** g of a piece. */
  readonly one: number;
  /** g of a usual helping. */
  readonly serving: number;
  /** Named in the plural: "some eggs". */
  readonly isPlural: boolean;
}

/** g of "a few": pieces of what is counted, else a share of a serving. */
export function vagueGrams(row: FoodRow, { vague, one, serving, isPlural }: VagueHelping): number {
  const ofServing = serving * servings[vague];
  const count = pieces[vague];
  // "some steak", "some cake": one piece of it, not two; "some nachos" is a helping of them.
  const isOne = !isPlural || isInGroup(row, "served");
  const isHelping = vague === "some" && isOne && one >= serving * helpingShareMin;
  const isCounted = !isHelping && isPieceOf(row, one) && one >= serving * countedShareMin;
  return count !== undefined && isCounted ? Math.max(one * count, ofServing) : ofServing;
}
