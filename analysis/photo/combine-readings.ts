import { type KindOfDish, kindsOfDish } from "./food-label.ts";
import { joinFeatures } from "./plates/plate-features.ts";
import {
  isWitnessed,
  type PhotoReading,
  type SeenFood,
  seenFoodsMax,
  sureProbabilityMin,
} from "./recogniser.ts";

/** Two that saw the same are believed as the surer one, and no more food is in the picture than the more doubtful one says. */
export function combineReadings(a: PhotoReading, b: PhotoReading): PhotoReading {
  const best = new Map<string, SeenFood>();
  for (const food of [...a.foods, ...b.foods]) {
    if (food.probability > (best.get(food.labelId)?.probability ?? 0)) best.set(food.labelId, food);
  }
  const foods = [...best.values()].sort((one, other) => other.probability - one.probability);
  return { ...a, ...b, foods, foodProbability: Math.min(a.foodProbability, b.foodProbability) };
}

export interface NumberedReading {
  readonly number: number;
  readonly reading: PhotoReading;
}

/** A food is as likely as the photo that shows it best says, and as many pieces as are seen at once: another angle adds none. */
function mergeViews(a: SeenFood, b: SeenFood): SeenFood {
  const best = b.probability > a.probability ? b : a;
  const pieces = Math.max(a.pieces ?? 0, b.pieces ?? 0);
  const photo = a.photo ?? b.photo;
  const witnesses = [...new Set([...(a.witnesses ?? []), ...(b.witnesses ?? [])])];
  return {
    ...best,
    pieces: pieces === 0 ? null : pieces,
    isSure: a.isSure || b.isSure || (isWitnessed(witnesses) && best.probability >= sureProbabilityMin),
    witnesses,
    ...(photo !== undefined && { photo }),
  };
}

/** On average, over those that saw any: a soup beside a salad is as much of each. */
function meanKinds(readings: readonly PhotoReading[]): PhotoReading["kinds"] {
  const [first, ...others] = readings.flatMap(({ kinds }) => kinds ?? []);
  if (first === undefined) return undefined;
  const meanOf = (kind: KindOfDish) =>
    others.reduce((sum, each) => sum + each[kind], first[kind]) / (others.length + 1);
  const means = kindsOfDish.map((kind): [KindOfDish, number] => [kind, meanOf(kind)]);
  // Safe: it has every kind.
  return Object.fromEntries(means) as Record<KindOfDish, number>;
}

/**
 * Of several photos of one meal, by one recogniser: it is food if one of them shows food, and each food is one however many show it. Its
 * two witnesses may be on different photos.
 */
export function combinePhotos(photos: readonly NumberedReading[]): PhotoReading {
  const [only] = photos;
  if (only !== undefined && photos.length === 1) return only.reading;
  const foods = new Map<string, SeenFood>();
  for (const { number, reading } of photos)
    for (const seen of reading.foods) {
      const here = { ...seen, photo: number };
      const before = foods.get(seen.labelId);
      foods.set(seen.labelId, before ? mergeViews(before, here) : here);
    }
  const readings = photos.map(({ reading }) => reading);
  const most = (of: (reading: PhotoReading) => number | undefined) =>
    Math.max(0, ...readings.map((reading) => of(reading) ?? 0));
  // A receipt beside a plate leaves the plate to be looked at.
  const [print] = readings.every((reading) => reading.print !== undefined)
    ? readings.flatMap((each) => each.print ?? [])
    : [];
  const kinds = meanKinds(readings.filter((reading) => reading.print === undefined));
  const features = joinFeatures(readings.flatMap((reading) => reading.features ?? []));
  return {
    foods: [...foods.values()].sort((a, b) => b.probability - a.probability).slice(0, seenFoodsMax),
    foodProbability: most((reading) => reading.foodProbability),
    packetProbability: most((reading) => reading.packetProbability),
    printProbability: most((reading) => reading.printProbability),
    ...(readings.some(({ hasUnclearLabel }) => hasUnclearLabel) && { hasUnclearLabel: true }),
    ...(kinds && { kinds }),
    ...(print && { print }),
    ...(features && { features }),
  };
}
