// Ridge regression of ln(kcal) on the hashed parts of judged sentences.
import {
  type EnergyModel,
  kcalOffset,
  logKcalByModel,
  type WeighedPart,
  weighedParts,
} from "#analysis/compose/doubt/expected-energy.ts";
import { type BucketCounts, buckets, textPartsOf } from "#analysis/compose/doubt/text-parts.ts";
import { ridgeRegression, type Term } from "../ridge-regression.ts";
import type { IntervalSentence } from "./judged-meals.ts";

/** Pulls the slopes to zero. Of 0.25, 0.5, 1 and 3 the best on sets that were left out. */
const ridge = 0.5;

/** ln(kcal + `kcalOffset`) of the middle of what the judge accepts. */
function judgedLogKcal({ low, high }: Pick<IntervalSentence, "low" | "high">): number {
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

/** A term that every sentence has, so that the level is fitted too and the ridge does not pull it to zero. */
const level: Term = { at: buckets, weight: 1 };

const termOf = ({ bucket, weight }: WeighedPart): Term => ({ at: bucket, weight });

/** Fits the model that expects the energy of a meal from its words alone, by ridge regression. */
export function fitExpectedEnergy(sentences: readonly IntervalSentence[]): EnergyModel {
  const texts = sentences.map(({ text, language }) => textPartsOf(text, language));
  const rarity = rarityIn(texts);
  const rows = texts.map((kinds) => [...weighedParts(kinds, rarity).map(termOf), level]);
  const energies = sentences.map(judgedLogKcal);
  const start = energies.reduce((sum, each) => sum + each, 0) / energies.length;
  const slopes = ridgeRegression({
    rows,
    targets: energies.map((each) => each - start),
    size: buckets + 1,
    ridge,
    free: level.at,
  });
  return {
    start: start + (slopes[level.at] ?? 0),
    rarity,
    slope: Float32Array.from(slopes.subarray(0, buckets)),
  };
}

/** For every sentence, the energy that a model expects which was fitted without its set, and without its words in other sets. */
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
    return model === undefined ? 0 : logKcalByModel(model, text, language);
  });
}
