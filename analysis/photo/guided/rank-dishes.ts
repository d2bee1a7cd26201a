import type { PhotoLabels } from "../load-photo-labels.ts";
import { type KindOfDish, kindsOfDish, type PhotoLabel } from "../photo-label.ts";
import type { PhotoReading, RecognisedFood } from "../recogniser.ts";
import { usualnessAt } from "./meal-times.ts";

interface EatenFood {
  readonly table: string;
  readonly code: string;
}

/** A meal that the person often has at this time of day, of foods of the table. */
export interface UsualMeal {
  readonly name: string;
  readonly foods: readonly (EatenFood & { readonly grams: number })[];
}

/** What is known of the person's meal beside the photo. */
export interface MealSituation {
  /** Of the person's own clock, 0 to 23. */
  readonly hour: number;
  /** Foods of the person's last meals, with repeats. */
  readonly eaten: readonly EatenFood[];
  /** Most usual first. */
  readonly usual: readonly UsualMeal[];
}

/** Our own choice: what was seen counts most, then what this person eats, then the hour, then how common a dish is. */
const weights = { seen: 20, eaten: 4, hour: 1, common: 0.5 } as const;
/** Less likely than this is not worth naming. */
const suggestedProbabilityMin = 0.08;
/** A dish is named before any kind only where most of the picture is of its kind: meatloaf on rice is not. */
const suggestedKindShareMin = 0.5;
const suggestedMax = 4;

interface SuggestedDish {
  readonly label: PhotoLabel;
  readonly seen: RecognisedFood;
}

export interface RankedDishes {
  /** Seen, but not surely; likeliest first. */
  readonly suggested: readonly SuggestedDish[];
  /** Every kind that has a dish, likeliest first. */
  readonly kinds: readonly { readonly kind: KindOfDish; readonly dishes: readonly PhotoLabel[] }[];
}

/** The share of the person's foods that are this one, 0 to 1. */
function sharesOfDishesEaten({ eaten }: MealSituation): (label: PhotoLabel) => number {
  const counts = new Map<string, number>();
  const keyOf = ({ table, code }: EatenFood) => `${table} ${code}`;
  for (const food of eaten) counts.set(keyOf(food), (counts.get(keyOf(food)) ?? 0) + 1);
  return ({ row }) => (counts.get(keyOf(row.source)) ?? 0) / Math.max(1, eaten.length);
}

/** Sorts by score; equally likely things stay in the labels' order. */
function sortByScore<T>(things: readonly T[], scoreOf: (thing: T) => number): readonly T[] {
  return things
    .map((thing) => ({ thing, score: scoreOf(thing) }))
    .sort((a, b) => b.score - a.score)
    .map(({ thing }) => thing);
}

export function rankDishes(
  labels: PhotoLabels,
  reading: PhotoReading,
  situation: MealSituation,
): RankedDishes {
  const probabilities = new Map(reading.foods.map((food) => [food.labelId, food.probability]));
  const seenOf = ({ id }: PhotoLabel) => probabilities.get(id) ?? 0;
  const eatenOf = sharesOfDishesEaten(situation);
  const kinds = kindsOfDish.flatMap((kind) => {
    const all = labels.all.filter((label) => label.kind === kind);
    const place = new Map(all.map((label, at) => [label, at]));
    const scoreOf = (label: PhotoLabel) =>
      weights.seen * seenOf(label) +
      weights.eaten * eatenOf(label) +
      weights.common / (1 + (place.get(label) ?? 0));
    return all.length === 0 ? [] : [{ kind, dishes: sortByScore(all, scoreOf) }];
  });
  const sumOver = (dishes: readonly PhotoLabel[], of: (label: PhotoLabel) => number) =>
    dishes.reduce((sum, label) => sum + of(label), 0);
  const isOfClearKind = ({ kind }: PhotoLabel) =>
    reading.kinds === undefined || reading.kinds[kind] >= suggestedKindShareMin;
  const suggested = reading.foods.flatMap((seen) => {
    const label = labels.find(seen.labelId);
    const isSuggested = label && seen.probability >= suggestedProbabilityMin && isOfClearKind(label);
    return isSuggested ? [{ label, seen }] : [];
  });
  return {
    suggested: suggested.slice(0, suggestedMax),
    kinds: sortByScore(
      kinds,
      ({ kind, dishes }) =>
        weights.seen * (reading.kinds?.[kind] ?? sumOver(dishes, seenOf)) +
        weights.eaten * sumOver(dishes, eatenOf) +
        weights.hour * usualnessAt(situation.hour, kind),
    ),
  };
}
