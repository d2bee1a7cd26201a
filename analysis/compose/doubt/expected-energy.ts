/**
 * The energy of a meal as expected from its letters and words alone. The model knows no food and no portion, so the figure is
 * never shown. Where it is far from the analyser's, the analyser is more likely to be wrong.
 */
import { readFileSync } from "node:fs";
import type { Language } from "#domain/people/language.ts";
import { type BucketCounts, buckets, textPartsOf } from "./text-parts.ts";

/** A linear model of hashed parts of a text, each weighed by how rare it is (tf-idf). */
export interface EnergyModel {
  /** The value for a text without any known part: ln(kcal + `kcalOffset`). */
  readonly start: number;
  /** By bucket; 0 where no sentence had it. */
  readonly rarity: Float32Array;
  /** By bucket. */
  readonly slope: Float32Array;
}

/** So that meals with almost no energy do not count as far off. */
export const kcalOffset = 10;

export interface WeighedPart {
  readonly bucket: number;
  readonly weight: number;
}

/** The parts of a text with their weights: rare ones weigh more. The weights of each kind make a vector of length 1. */
export function weighedParts(kinds: readonly BucketCounts[], rarity: Float32Array): readonly WeighedPart[] {
  return kinds.flatMap(({ buckets: having, counts }) => {
    const parts: { readonly bucket: number; weight: number }[] = [];
    let squares = 0;
    for (const [at, bucket] of having.entries()) {
      const weight = (1 + Math.log(counts[at] ?? 1)) * (rarity[bucket] ?? 0);
      squares += weight * weight;
      parts.push({ bucket, weight });
    }
    if (squares === 0) return [];
    const length = Math.sqrt(squares);
    for (const part of parts) part.weight /= length;
    return parts;
  });
}

/** ln(kcal + `kcalOffset`) */
export function logKcalByModel(
  { start, rarity, slope }: EnergyModel,
  text: string,
  language: Language,
): number {
  const parts = weighedParts(textPartsOf(text, language), rarity);
  return parts.reduce((sum, { bucket, weight }) => sum + weight * (slope[bucket] ?? 0), start);
}

/** One byte each: rarities up to 11.4 (one of 35,000 sentences), slopes of either sign up to the largest. */
const rarityStep = 0.045;
const slopeSteps = 127;
const lineLength = 120;

export const energyModelUrl = new URL("./expected-energy.txt", import.meta.url);

/** "start largest-slope", then a byte of rarity and one of slope for every bucket, in base64. */
export function writeEnergyModel({ start, rarity, slope }: EnergyModel): string {
  const largest = slope.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const bytes = Buffer.alloc(2 * buckets);
  for (let bucket = 0; bucket < buckets; bucket++) {
    bytes.writeUInt8(Math.round((rarity[bucket] ?? 0) / rarityStep), 2 * bucket);
    bytes.writeInt8(Math.round(((slope[bucket] ?? 0) / largest) * slopeSteps), 2 * bucket + 1);
  }
  const lines = bytes.toString("base64").match(new RegExp(`.{1,${lineLength}}`, "g")) ?? [];
  return `${[`${start.toFixed(4)} ${largest.toFixed(4)}`, ...lines].join("\n")}\n`;
}

export function readEnergyModel(text: string): EnergyModel {
  const [header = "", ...lines] = text.split("\n");
  const [start = 0, largest = 0] = header.split(" ").map(Number);
  const bytes = Buffer.from(lines.join(""), "base64");
  if (bytes.length !== 2 * buckets) throw new Error(`expected-energy.txt has ${bytes.length} bytes`);
  const rarity = new Float32Array(buckets);
  const slope = new Float32Array(buckets);
  for (let bucket = 0; bucket < buckets; bucket++) {
    rarity[bucket] = bytes.readUInt8(2 * bucket) * rarityStep;
    slope[bucket] = (bytes.readInt8(2 * bucket + 1) * largest) / slopeSteps;
  }
  return { start, rarity, slope };
}

let model: EnergyModel | undefined;

/** ln(kcal + `kcalOffset`) of a meal described in such words. */
export function expectedLogKcalOf(text: string, language: Language): number {
  model ??= readEnergyModel(readFileSync(energyModelUrl, "utf8"));
  return logKcalByModel(model, text, language);
}
