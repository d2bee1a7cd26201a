/** server/features/scanning: a photo becomes a submission with its analysis. The photo is not kept; a photo that cannot be read costs no scan. */
import type { MealSituation } from "#analysis/photo/guided/rank-dishes.ts";
import type { PhotoScanner } from "#analysis/photo/scan-photo.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { wallClockIn } from "#domain/time/calendar-day.ts";
import { ownerOf } from "../../http/caller.ts";
import type { CallWork } from "../../http/idempotency-table.ts";
import { networkOf } from "../../http/rate-limits.ts";
import type { PhotoDecoder } from "../../http/uploads/photo-decoder.ts";
import { recentFoodsOf } from "../meals/meal-table.ts";
import { scanAllowanceOf } from "../quota/scan-allowance.ts";
import { withScan } from "../quota/with-scan.ts";
import { cleanNote } from "./meal-text.ts";
import { madeBefore, storeSubmission } from "./store-submission.ts";
import type { Submission, SubmissionOwner } from "./submission-table.ts";
import type { ScanDatabases, ScanSettings } from "./submit-text.ts";

export interface PhotoParts extends ScanDatabases {
  readonly photoDecoder: PhotoDecoder;
  readonly photoScanner: PhotoScanner;
  readonly settings: ScanSettings;
}

export interface SentPhoto {
  readonly bytes: Uint8Array;
  readonly note: string | undefined;
  readonly language: Language;
  readonly country: Country;
  /** The sender's network address. */
  readonly address: string;
}

/** What a guided scan asks first depends on it. A visitor has no meals yet. */
async function situationOf({ db }: ScanDatabases, owner: SubmissionOwner, now: Date): Promise<MealSituation> {
  const eaten = owner.kind === "user" ? await recentFoodsOf(db, owner.userId) : [];
  return { hour: wallClockIn(owner.timeZone, now).hour, eaten };
}

/** Throws the codes of a photo that cannot be read; never fails for what a photo shows. */
export async function submitPhoto(
  parts: PhotoParts,
  owner: SubmissionOwner,
  { bytes, note: sentNote, language, country, address }: SentPhoto,
  now: Date,
  work: CallWork,
): Promise<Submission> {
  const { db, fleetingDb, photoDecoder, photoScanner, settings } = parts;
  const made = await madeBefore(db, owner, work);
  if (made) return made;
  const note = cleanNote(sentNote);
  const signal = AbortSignal.timeout(settings.scanDeadlineMs);
  const spender = { caller: ownerOf(owner, address), network: networkOf(address) };
  const allowance = scanAllowanceOf(owner, settings.dailyScanLimit, now);
  return withScan(fleetingDb, allowance, now, async (commit) => {
    const [photo, situation] = await Promise.all([
      photoDecoder.decode(bytes, signal),
      situationOf(parts, owner, now),
    ]);
    const { analysis, analyser } = await photoScanner.scan(
      { photo, note, language, spender },
      situation,
      signal,
    );
    return storeSubmission(
      db,
      owner,
      { analysis: { ...analysis, country }, analyser, text: note ?? "", isText: false },
      commit,
      now,
      work,
    );
  });
}
