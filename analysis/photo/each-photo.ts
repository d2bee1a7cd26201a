import type { AnalysedPhoto } from "./photo-analyser.ts";

/** What was found on each photo that could be looked at; the others fail alone. Rejects where none could be. */
export async function lookAtEach<Found>(
  photos: readonly AnalysedPhoto[],
  look: (photo: AnalysedPhoto) => Promise<Found>,
): Promise<readonly Found[]> {
  const settled = await Promise.allSettled(photos.map(look));
  const found = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const [failed] = settled.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  if (found.length === 0 && failed !== undefined) throw failed;
  return found;
}
