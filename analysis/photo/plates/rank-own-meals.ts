import { likenessesOf } from "./compare-plates.ts";
import { splitFeatures } from "./plate-features.ts";

/** A photo that became one of the person's meals, or several of it. */
export interface OwnPlate {
  /** Tells meals apart: two photos of the same one have the same. */
  readonly meal: string;
  /** Of each photo, one after the other. */
  readonly features: Uint8Array;
}

export interface MealMoment {
  /** Of the person's own clock, 0 to 23. */
  readonly hour: number;
  readonly isWeekend: boolean;
}

/** A meal of the diary, with or without a photo. */
export interface EatenMeal extends MealMoment {
  readonly meal: string;
  readonly daysAgo: number;
}

/** Fitted on simulated persons by `bench/plate-memory.ts`, see docs/decisions/135-the-camera-remembers-plates.md. */
export interface PlateWeights {
  /** How many times likelier (e to the power of it) the same meal is for a whole unit of likeness. */
  readonly likeness: number;
  /** Days after which having eaten something counts half. */
  readonly halfLifeDays: number;
  /** An hour so far from the usual one counts 0.6 of it. Hours. */
  readonly hourDeviation: number;
  /** At any other hour it is eaten this often, against at its own. */
  readonly otherHour: number;
  /** On a weekend it is eaten this often, against on its working days, and the other way round. */
  readonly otherDay: number;
  /** What a meal that was never eaten lately counts. */
  readonly atLeast: number;
}

export const plateWeights: PlateWeights = {
  likeness: 20,
  halfLifeDays: 60,
  hourDeviation: 1,
  otherHour: 0.05,
  otherDay: 0.5,
  atLeast: 0.2,
};

/** Of several photos of a meal the most alike counts most: the others may be of another side of it. */
const shares = [1, 0.5, 0.25] as const;

function likenessOfMeal(likenesses: readonly number[]): number {
  const best = likenesses.toSorted((a, b) => b - a);
  const sum = shares.reduce((total, share, at) => total + share * (best[at] ?? best[0] ?? 0), 0);
  return sum / shares.reduce((total, share) => total + share, 0);
}

/** A photo that is kept is as like the meal as the likest of its photos: the others are of another plate or side. */
function likenessByMeal(shot: Uint8Array, plates: readonly OwnPlate[]): Map<string, number> {
  const kept = plates.flatMap(({ meal, features }) =>
    splitFeatures(features).map((photo) => ({ meal, features: photo })),
  );
  const ofShots = splitFeatures(shot).map((photo) =>
    likenessesOf(
      photo,
      kept.map(({ features }) => features),
    ),
  );
  const bestOf = (at: number) => Math.max(...ofShots.map((likenesses) => likenesses[at] ?? -1));
  const ofMeals = Map.groupBy(kept.keys(), (at) => kept[at]?.meal ?? "");
  return new Map([...ofMeals].map(([meal, at]) => [meal, likenessOfMeal(at.map(bestOf))]));
}

/** How much habit speaks for each meal: more the more often, the more recently and the nearer to this hour it was eaten. */
function habitByMeal(
  eaten: readonly EatenMeal[],
  moment: MealMoment,
  weights: PlateWeights,
): Map<string, number> {
  const habits = new Map<string, number>();
  for (const { meal, daysAgo, hour, isWeekend } of eaten) {
    const apart = Math.abs(hour - moment.hour);
    const hours = Math.min(apart, 24 - apart) / weights.hourDeviation;
    const atThisHour = weights.otherHour + (1 - weights.otherHour) * Math.exp((-hours * hours) / 2);
    const onSuchADay = isWeekend === moment.isWeekend ? 1 : weights.otherDay;
    const lately = 0.5 ** (Math.max(0, daysAgo) / weights.halfLifeDays);
    habits.set(meal, (habits.get(meal) ?? 0) + lately * atThisHour * onSuchADay);
  }
  return habits;
}

export interface RankedMeal {
  readonly meal: string;
  /** -1 to 1. */
  readonly likeness: number;
  /** Natural logarithm of how likely it is, up to a constant. */
  readonly score: number;
}

export interface OwnMeals {
  readonly plates: readonly OwnPlate[];
  readonly eaten: readonly EatenMeal[];
  readonly moment: MealMoment;
}

/** The meals that have a photo, likeliest first: by what they look like, and by what the person usually eats at this time. */
export function rankOwnMeals(
  shot: Uint8Array,
  { plates, eaten, moment }: OwnMeals,
  weights: PlateWeights = plateWeights,
): readonly RankedMeal[] {
  const habits = habitByMeal(eaten, moment, weights);
  return [...likenessByMeal(shot, plates)]
    .map(([meal, likeness]) => {
      const habit = Math.log((habits.get(meal) ?? 0) + weights.atLeast);
      return { meal, likeness, score: weights.likeness * likeness + habit };
    })
    .sort((a, b) => b.score - a.score);
}
