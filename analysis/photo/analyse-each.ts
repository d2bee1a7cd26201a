import type { UnreadPhoto } from "#domain/scan/photo-remarks.ts";
import type { WeighedPhoto } from "./packets.ts";
import type { AnalysedPhoto } from "./photo-analyser.ts";

/** Where there are other photos, one that takes longer than this share of the deadline is left out, and the others count. */
const shareOfDeadline = 0.9;

interface Ends {
  /** Of all photos. */
  readonly signal: AbortSignal;
  readonly deadlineMs: number;
  readonly isOnlyPhoto: boolean;
}

/** The findings of each readable photo. Rejects if none could be read. */
export async function analyseEach<Found>(
  photos: readonly AnalysedPhoto[],
  { signal, deadlineMs, isOnlyPhoto }: Ends,
  look: (photo: AnalysedPhoto, signal: AbortSignal) => Promise<Found>,
): Promise<readonly Found[]> {
  const ends = isOnlyPhoto
    ? signal
    : AbortSignal.any([signal, AbortSignal.timeout(shareOfDeadline * deadlineMs)]);
  const settled = await Promise.allSettled(photos.map((photo) => look(photo, ends)));
  const found = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const failed = settled.find((each) => each.status === "rejected");
  if (found.length === 0 && failed) throw failed.reason;
  return found;
}

export function nothingFoundOn(photos: readonly WeighedPhoto[]): readonly UnreadPhoto[] {
  return photos.map(({ number }) => ({ photo: number, reason: "nothingFound" }));
}
