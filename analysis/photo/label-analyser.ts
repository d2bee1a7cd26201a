import type { AnalysedFood } from "#domain/nutrition/meal-analysis.ts";
import type { Speaker } from "#domain/people/locale.ts";
import { analyseEach } from "./analyse-each.ts";
import { combinePhotos } from "./combine-readings.ts";
import type { LabelReader } from "./label/label-reader.ts";
import { mealOfLabel } from "./meal-of-label.ts";
import { distinctPackets, mealOfPackets, type Packet, withoutPackets } from "./packets.ts";
import type { AnalysedPhoto, PhotoAnalyser } from "./photo-analyser.ts";
import type { FoodRecogniser, PhotoReading } from "./recogniser.ts";

/** A table takes up to two seconds, a cold start included; several times as long where the machine is busy. */
const usualDeadlineMs = 10_000;
/** After this share of the deadline, waiting for its turn included, what was read by then is answered. */
const closerLookShare = 0.5;
/** They wait for each other: a third is passed on rather than kept waiting. */
const concurrencyMax = 2;
/** Reading text costs ten times as much as the glance: a photo that clearly shows food is spared it. */
const clearlyFoodMin = 0.6;

interface Looked {
  readonly number: number;
  readonly reading: PhotoReading;
  readonly food?: AnalysedFood | undefined;
}

interface Looking {
  readonly speaker: Speaker;
  readonly signal: AbortSignal;
  /** Milliseconds since 1970. */
  readonly answerBy: number;
  readonly isOnlyPhoto: boolean;
}

/** @param glance says what kind of picture it is. Both are closed by their owners. */
export function createLabelAnalyser(
  reader: LabelReader,
  glance: FoodRecogniser,
  deadlineMs = usualDeadlineMs,
): PhotoAnalyser {
  async function look(
    photo: AnalysedPhoto,
    { speaker, signal, answerBy, isOnlyPhoto }: Looking,
  ): Promise<Looked> {
    const { number } = photo;
    const reading = await glance.recognise(photo, signal);
    if (reading.foodProbability >= clearlyFoodMin) return { number, reading };
    const outcome = await reader.read(photo, signal, answerBy).catch((failure) => {
      if (isOnlyPhoto) throw failure;
      // What was seen at a glance counts beside the other photos.
      return { kind: "noText" as const };
    });
    if (outcome.kind === "noText" || outcome.kind === "noTable") return { number, reading };
    if (outcome.kind === "receipt" || outcome.kind === "page")
      return { number, reading: { ...reading, print: outcome.kind } };
    const meal = outcome.kind === "label" ? mealOfLabel(outcome.label, speaker) : undefined;
    const [food] = meal?.foods ?? [];
    return { number, reading: food ? reading : { ...reading, hasUnclearLabel: true }, food };
  }

  return {
    name: "label",
    deadlineMs,
    concurrencyMax,
    analyse: async ({ photos, packets, language, country }, signal) => {
      const answerBy = Date.now() + closerLookShare * deadlineMs;
      const isOnlyPhoto = photos.length === 1;
      const looked = await analyseEach(
        withoutPackets(photos, packets),
        { signal, deadlineMs, isOnlyPhoto },
        (photo, ends) => look(photo, { speaker: { language, country }, signal: ends, answerBy, isOnlyPhoto }),
      );
      const found = looked.flatMap(({ number, food }): Packet[] =>
        food ? [{ photos: [number], food }] : [],
      );
      const all = distinctPackets([...packets, ...found]);
      if (withoutPackets(photos, all).length === 0)
        return { kind: "analysed", analysis: mealOfPackets(all, { photos, language }), hasReadNote: false };
      const reading = combinePhotos(looked.filter(({ food }) => food === undefined));
      return { kind: "unsure", reading, packets: all };
    },
    close: async () => {},
  };
}
