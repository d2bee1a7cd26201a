// Ridge regression of ln(kcal) on the hashed parts of judged sentences, by conjugate gradients: the same data give the same file.
import {
  type EnergyModel,
  energyByModel,
  kcalOffset,
  type WeighedPart,
  weighedParts,
} from "#analysis/compose/doubt/expected-energy.ts";
import { type BucketCounts, buckets, textPartsOf } from "#analysis/compose/doubt/text-parts.ts";
import type { IntervalSentence } from "./judged-meals.ts";

/** Pulls the slopes to zero. Of 0.25, 0.5, 1 and 3 the best on sets that were left out. */
const ridge = 0.5;
const iterationsMax = 100;
/** Of the first residual. */
const toleranceOfResidual = 1e-5;

/** ln(kcal + `kcalOffset`) of the middle of what the judge accepts. */
export function judgedEnergy({ low, high }: Pick<IntervalSentence, "low" | "high">): number {
  return Math.log(Math.sqrt(low * high) + kcalOffset);
}

/** 1 + ln(sentences / sentences with the bucket) */
function rarityIn(texts: readonly (readonly BucketCounts[])[]): Float32Array {
  const having = new Float32Array(buckets);
  for (const kinds of texts)
    for (const bucket of new Set(kinds.flatMap((kind) => kind.buckets)))
      having[bucket] = (having[bucket] ?? 0) + 1;
  return having.map((count) => (count < 1 ? 0 : 1 + Math.log(texts.length / count)));
}

const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, each, at) => sum + each * (b[at] ?? 0), 0);

/** Of every sentence, so that the level is fitted too; the ridge does not pull it to zero. */
const level: WeighedPart = { bucket: buckets, weight: 1 };

/** (XᵀX + ridge) v */
function applyTo(vector: Float64Array, rows: readonly (readonly WeighedPart[])[]): Float64Array {
  const result = vector.map((each, at) => (at === level.bucket ? 0 : each * ridge));
  for (const row of rows) {
    let product = 0;
    for (const { bucket, weight } of row) product += weight * (vector[bucket] ?? 0);
    for (const { bucket, weight } of row) result[bucket] = (result[bucket] ?? 0) + weight * product;
  }
  return result;
}

function solve(rows: readonly (readonly WeighedPart[])[], targets: readonly number[]): Float64Array {
  const solution = new Float64Array(buckets + 1);
  const residual = new Float64Array(buckets + 1);
  for (const [at, row] of rows.entries())
    for (const { bucket, weight } of row)
      residual[bucket] = (residual[bucket] ?? 0) + weight * (targets[at] ?? 0);
  let direction = residual.slice();
  let size = dot(residual, residual);
  const enough = size * toleranceOfResidual ** 2;
  for (let step = 0; step < iterationsMax && size > enough; step++) {
    const applied = applyTo(direction, rows);
    const length = size / dot(direction, applied);
    for (let at = 0; at <= buckets; at++) {
      solution[at] = (solution[at] ?? 0) + length * (direction[at] ?? 0);
      residual[at] = (residual[at] ?? 0) - length * (applied[at] ?? 0);
    }
    const next = dot(residual, residual);
    const share = next / size;
    direction = direction.map((each, at) => (residual[at] ?? 0) + share * each);
    size = next;
  }
  return solution;
}

export function fitExpectedEnergy(sentences: readonly IntervalSentence[]): EnergyModel {
  const texts = sentences.map(({ text, language }) => textPartsOf(text, language));
  const rarity = rarityIn(texts);
  const rows = texts.map((kinds) => [...weighedParts(kinds, rarity), level]);
  const energies = sentences.map(judgedEnergy);
  const start = energies.reduce((sum, each) => sum + each, 0) / energies.length;
  const slopes = solve(
    rows,
    energies.map((each) => each - start),
  );
  return {
    start: start + (slopes[level.bucket] ?? 0),
    rarity,
    slope: Float32Array.from(slopes.subarray(0, buckets)),
  };
}

/** For every sentence what a model expects that saw nothing of its set, nor its words in another. */
export function expectedBySet(sentences: readonly IntervalSentence[]): readonly number[] {
  const models = new Map(
    [...new Set(sentences.map(({ set }) => set))].map((set) => {
      const groups = new Set(sentences.flatMap((each) => (each.set === set ? [each.group] : [])));
      return [
        set,
        fitExpectedEnergy(sentences.filter((each) => each.set !== set && !groups.has(each.group))),
      ];
    }),
  );
  return sentences.map(({ set, text, language }) => {
    const model = models.get(set);
    return model === undefined ? 0 : energyByModel(model, text, language);
  });
}
