import type { PhotoHint } from "#domain/scan/photo-remarks.ts";
import type { PhotoReading } from "./recogniser.ts";

/** From here a photo seems to show a packet or print. Of 542 photos of foods one reaches it: a bottle of oil. */
const hintProbabilityMin = 0.2;
/** Below it no food is seen. */
const foodProbabilityMin = 0.1;

export function photoHintOf(reading: PhotoReading): PhotoHint | undefined {
  if (reading.hasUnclearLabel) return "unclearLabel";
  if (reading.print === "receipt") return "print";
  if ((reading.packetProbability ?? 0) >= hintProbabilityMin) return "packet";
  return reading.print !== undefined || (reading.printProbability ?? 0) >= hintProbabilityMin
    ? "print"
    : undefined;
}

export function isNothingRecognised({ foods, foodProbability }: PhotoReading): boolean {
  return foods.length === 0 && foodProbability < foodProbabilityMin;
}
