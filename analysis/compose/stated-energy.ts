/** Weighs a food by the energy that was stated of it: "about 300 calories of chips", "pizza 1200 calories". */

import type { FoodMention } from "../text/segment/food-mention.ts";
import type { StatedFigure } from "../text/segment/set-aside/stated-figures.ts";
import { foodGramsMax } from "../text/text-limits.ts";
import type { SaidText } from "../text/words/said-text.ts";
import type { ComposedFood } from "./compose-food.ts";

/** Between a food and its energy, and between an energy and its food. */
const behindFood =
  /^[\s(:~=≈–-]*(?:about|around|approx\.?|roughly|unas?|unos|aprox\.?|environ|env\.?|de|of)?\s*$/iu;
const beforeFood = /^\s*(?:of|worth of|de|d['’]|du|des)?\s*$/iu;

/** The energy stated directly before or after a food's words. */
export function energyOfMention(
  { atoms }: FoodMention,
  figures: readonly StatedFigure[],
  places: SaidText,
): StatedFigure | undefined {
  if (figures.length === 0) return undefined;
  const words = atoms.flatMap((atom) => atom.words.flatMap((word) => places.find(word) ?? []));
  if (words.length === 0) return undefined;
  const start = Math.min(...words.map((word) => word.start));
  const end = Math.max(...words.map((word) => word.end));
  const energies = figures.filter(({ kcal }) => kcal !== undefined);
  return (
    energies.find((each) => each.start >= end && behindFood.test(places.typed.slice(end, each.start))) ??
    energies.find((each) => each.end <= start && beforeFood.test(places.typed.slice(each.end, start)))
  );
}

/** An energy further from our own estimate than this factor is of the whole meal, or of something else. */
const plausibleFactor = 5;
/** Relative: labels and apps round. */
const uncertaintyOfStated = 0.05;

const distance = (a: number, b: number) => Math.abs(Math.log(a / b));

/** The food with as much of it as has the energy; unchanged where it was weighed, or where the energy cannot be its own. */
export function withStatedEnergy(composed: ComposedFood, stated: StatedFigure | undefined): ComposedFood {
  const { food, origin, evidence } = composed;
  const ours = (food.grams * food.per100Grams.calories) / 100;
  const kcal = stated?.kcal ?? 0;
  const measure = evidence.quantity?.measure;
  const isWeighed = origin === "weighed" || (measure !== undefined && measure.kind !== "household");
  if (kcal <= 0 || ours <= 0 || isWeighed) return composed;
  const count = Math.max(1, evidence.quantity?.count ?? 1);
  const readings = stated?.isEach ? [kcal * count] : [kcal, kcal * count];
  const [meant = kcal] = readings.toSorted((a, b) => distance(a, ours) - distance(b, ours));
  if (distance(meant, ours) > Math.log(plausibleFactor)) return composed;
  const grams = Math.min(foodGramsMax, (food.grams * meant) / ours);
  return {
    ...composed,
    origin: "weighed",
    food: { ...food, grams, energyUncertainty: uncertaintyOfStated, portionUncertainty: uncertaintyOfStated },
  };
}
