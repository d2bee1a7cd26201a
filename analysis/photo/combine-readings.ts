import { eachKind, type KindShares } from "./photo-label.ts";
import { joinFeatures } from "./plates/plate-features.ts";
import {
  hasAllWitnesses,
  type PhotoReading,
  type RecognisedFood,
  recognisedFoodsMax,
  sureProbabilityMin,
} from "./recogniser.ts";

/**
 * Combines two readings. A food that both saw is as probable as the surer reading says, and the picture shows food at all as
 * probably as the more doubtful one says.
 */
export function combineReadings(a: PhotoReading, b: PhotoReading): PhotoReading {
  const best = new Map<string, RecognisedFood>();
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

interface PlacedFood extends RecognisedFood {
  readonly photo: number;
}

/** A food is as likely as on the photo that shows it best, and as many pieces as are seen at once: another angle adds none. */
function mergeViews(earlier: PlacedFood, later: PlacedFood): PlacedFood {
  const best = later.probability > earlier.probability ? later : earlier;
  const pieces = Math.max(earlier.pieces ?? 0, later.pieces ?? 0);
  const witnesses = [...new Set([...(earlier.witnesses ?? []), ...(later.witnesses ?? [])])];
  const hasBothWitnesses = hasAllWitnesses(witnesses) && best.probability >= sureProbabilityMin;
  return {
    ...best,
    pieces: pieces === 0 ? null : pieces,
    isSure: earlier.isSure || later.isSure || hasBothWitnesses,
    witnesses,
    photo: earlier.photo,
  };
}

/** The mean of the photos that have kinds: of a soup and a salad, half each. */
function meanKinds(readings: readonly PhotoReading[]): KindShares | undefined {
  const known = readings.flatMap(({ kinds }) => kinds ?? []);
  if (known.length === 0) return undefined;
  return eachKind((kind) => known.reduce((sum, kinds) => sum + kinds[kind], 0) / known.length);
}

/**
 * Combines one recogniser's readings of several photos of a meal. There is food if one photo shows food, and each food once
 * however many show it. Its two witnesses may be on different photos.
 */
export function combinePhotos(photos: readonly NumberedReading[]): PhotoReading {
  const [only] = photos;
  if (only !== undefined && photos.length === 1) return only.reading;
  const foods = new Map<string, PlacedFood>();
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
  const print = readings.every((reading) => reading.print !== undefined) ? readings[0]?.print : undefined;
  const kinds = meanKinds(readings.filter((reading) => reading.print === undefined));
  const features = joinFeatures(readings.flatMap((reading) => reading.features ?? []));
  return {
    foods: [...foods.values()].sort((a, b) => b.probability - a.probability).slice(0, recognisedFoodsMax),
    foodProbability: most((reading) => reading.foodProbability),
    packetProbability: most((reading) => reading.packetProbability),
    printProbability: most((reading) => reading.printProbability),
    ...(readings.some(({ hasUnclearLabel }) => hasUnclearLabel) && { hasUnclearLabel: true }),
    ...(kinds && { kinds }),
    ...(print && { print }),
    ...(features && { features }),
  };
}
