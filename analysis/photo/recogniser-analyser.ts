import type { UnreadPhoto } from "#domain/nutrition/meal-analysis.ts";
import { combinePhotos, type NumberedReading } from "./combine-readings.ts";
import { lookAtEach } from "./each-photo.ts";
import type { FoodLabels } from "./load-labels.ts";
import { mealOfReading } from "./meal-of-reading.ts";
import { withoutPackets, withPackets } from "./packets.ts";
import type { PhotoAnalyser } from "./photo-analyser.ts";
import type { FoodRecogniser } from "./recogniser.ts";

/** Longer than a cold start; a warm one takes a fraction of a second. */
const deadlineMs = 8_000;
/** A photo that is not seen by then is left out, and the others count. */
const otherPhotosMs = 0.9 * deadlineMs;
/** They wait for each other; on two busy cores a twentieth would not be answered within the deadline. */
const concurrencyMax = 16;

/** The photos that show none of the foods that are sure: another plate may be on them. */
function photosWithout(
  sure: ReadonlySet<string>,
  numbers: readonly number[],
  looked: readonly NumberedReading[],
): readonly UnreadPhoto[] {
  const shows = new Set(
    looked
      .filter(({ reading }) => reading.foods.some(({ labelId }) => sure.has(labelId)))
      .map((each) => each.number),
  );
  return numbers.filter((number) => !shows.has(number)).map((photo) => ({ photo, reason: "nothingFound" }));
}

export function analyserOf(recogniser: FoodRecogniser, labels: FoodLabels): PhotoAnalyser {
  return {
    name: recogniser.name,
    deadlineMs,
    concurrencyMax,
    analyse: async ({ photos, packets, language }, ends) => {
      const signal = photos.length === 1 ? ends : AbortSignal.any([ends, AbortSignal.timeout(otherPhotosMs)]);
      const open = withoutPackets(photos, packets);
      const looked = await lookAtEach(open, async (photo) => ({
        number: photo.number,
        reading: await recogniser.recognise(photo, signal),
      }));
      const reading = combinePhotos(looked);
      const meal = mealOfReading(reading, labels, language);
      if (meal === undefined) return { kind: "unsure", reading };
      const sure = new Set(reading.foods.filter(({ isSure }) => isSure).map(({ labelId }) => labelId));
      const unreadPhotos = photosWithout(
        sure,
        open.map(({ number }) => number),
        looked,
      );
      const analysis = {
        ...withPackets(meal, packets, photos),
        ...(unreadPhotos.length > 0 && { unreadPhotos }),
      };
      return { kind: "analysed", analysis, hasReadNote: false, features: reading.features };
    },
    close: () => recogniser.close(),
  };
}
