/** Says which of the foods before an amount without a food is of: "pasta with tomato and cheese, a large plate". */
import type { Connective } from "../../languages/language-grammar.ts";
import { household, type Measure } from "../../quantities/measures.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { indexOfCounted } from "../amounts/counted-before.ts";
import type { Atom } from "../atom.ts";
import { isDish } from "../kinds-of-food.ts";

const wholeMealMeasures: ReadonlySet<string> = wordSet("whole-meal");

const inDish: ReadonlySet<Connective> = new Set(["with", "flavored", "made", "on"]);
const behindFood: ReadonlySet<Connective> = new Set([...inDish, "bracketed"]);
const listedApart: ReadonlySet<Connective> = new Set(["list", "apart"]);

/** The last that is not in, on or beside a food before it. */
function indexOfFoodItself(attached: readonly Atom[]): number {
  return attached.findLastIndex(({ connective }) => !behindFood.has(connective));
}

/** "pizza de jamón y queso, media": half of the dish, or of the first food, not of what is in it. */
function indexOfHalved(attached: readonly Atom[]): number {
  const dish = attached.findLastIndex(isDish);
  if (dish < 0) return indexOfFoodItself(attached);
  // "nachos a medias, alitas a medias": of the food behind the comma.
  const isListedBehind = attached.slice(dish + 1).some(({ connective }) => listedApart.has(connective));
  return isListedBehind ? indexOfFoodItself(attached) : dish;
}

/** The last that was measured so already, or else the last that only describes no other: "pasta (dry): 75 g". */
function indexOfMeasuredSo(attached: readonly Atom[], measure: Measure | undefined): number {
  const isHousehold = measure?.kind === "household";
  const same = isHousehold ? attached.findLastIndex(({ quantity }) => quantity?.measure === measure) : -1;
  return same < 0 ? attached.findLastIndex(({ connective }) => connective !== "bracketed") : same;
}

/** -1 where none has it. */
export function indexOfFoodWithAmount(attached: readonly Atom[], { quantity }: Atom): number {
  const measure = quantity?.measure;
  // "lentils: 1 bowl": of the heading.
  if (attached.at(-1)?.isHeading === true) return attached.length - 1;
  // "pasta with tomato and cheese, a large plate": of all that was named.
  if (measure?.kind === "household" && wholeMealMeasures.has(measure.word))
    return attached.findLastIndex(({ connective }) => connective === "apart");
  // "pasta with tomato, small portion": of the dish, not of what is in it.
  if (measure?.kind === "household" && measure.word === household.serving.word)
    return attached.findLastIndex(({ connective }) => !inDish.has(connective));
  if (measure === undefined && (quantity?.count ?? 1) < 1) return indexOfHalved(attached);
  // "toast and butter, 2 slices", "digestives with my tea, 3": of what is sliced or counted.
  const counted = indexOfCounted(attached, quantity);
  return counted < 0 ? indexOfMeasuredSo(attached, measure) : counted;
}
