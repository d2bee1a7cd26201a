import type { PhotoReading, SeenFood } from "./recogniser.ts";

/** Two that saw the same are believed as the surer one, and no more food is in the picture than the more doubtful one says. */
export function combineReadings(a: PhotoReading, b: PhotoReading): PhotoReading {
  const best = new Map<string, SeenFood>();
  for (const food of [...a.foods, ...b.foods]) {
    if (food.probability > (best.get(food.labelId)?.probability ?? 0)) best.set(food.labelId, food);
  }
  const foods = [...best.values()].sort((one, other) => other.probability - one.probability);
  return { ...a, ...b, foods, foodProbability: Math.min(a.foodProbability, b.foodProbability) };
}
