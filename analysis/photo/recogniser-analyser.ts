import type { UnreadPhoto } from "#domain/scan/photo-remarks.ts";
import { analyseEach, nothingFoundOn } from "./analyse-each.ts";
import { combinePhotos, type NumberedReading } from "./combine-readings.ts";
import type { PhotoLabels } from "./load-photo-labels.ts";
import { mealOfReading } from "./meal-of-reading.ts";
import { withoutPackets, withPackets } from "./packets.ts";
import type { AnalysedPhoto, PhotoAnalyser } from "./photo-analyser.ts";
import type { FoodRecogniser } from "./recogniser.ts";

/** Longer than a cold start; a warm one takes a fraction of a second. */
const deadlineMs = 8_000;
/** They wait for each other; on two busy cores a twentieth would not be answered within the deadline. */
const concurrencyMax = 16;

/** The photos that show none of the foods that are sure: another plate may be on them. */
function photosWithout(
  sure: ReadonlySet<string>,
  photos: readonly AnalysedPhoto[],
  looked: readonly NumberedReading[],
): readonly UnreadPhoto[] {
  const shows = (number: number) =>
    looked.some(
      (each) => each.number === number && each.reading.foods.some(({ labelId }) => sure.has(labelId)),
    );
  return nothingFoundOn(photos.filter(({ number }) => !shows(number)));
}

export function analyserOf(recogniser: FoodRecogniser, labels: PhotoLabels): PhotoAnalyser {
  return {
    name: recogniser.name,
    deadlineMs,
    concurrencyMax,
    analyse: async ({ photos, packets, language, country }, signal) => {
      const open = withoutPackets(photos, packets);
      const isOnlyPhoto = photos.length === 1;
      const looked = await analyseEach(open, { signal, deadlineMs, isOnlyPhoto }, async (photo, ends) => ({
        number: photo.number,
        reading: await recogniser.recognise(photo, ends),
      }));
      const reading = combinePhotos(looked);
      const meal = mealOfReading(reading, labels, { language, country });
      if (meal === undefined) return { kind: "unsure", reading };
      const sure = new Set(reading.foods.filter(({ isSure }) => isSure).map(({ labelId }) => labelId));
      const unreadPhotos = photosWithout(sure, open, looked);
      const analysis = {
        ...withPackets(meal, packets, photos),
        ...(unreadPhotos.length > 0 && { unreadPhotos }),
      };
      return { kind: "analysed", analysis, hasReadNote: false, features: reading.features };
    },
    close: () => recogniser.close(),
  };
}
