import type { MealSituation } from "#analysis/photo/guided/rank-dishes.ts";
import type { PhotoScanner } from "#analysis/photo/scan-photo.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { wallClockIn } from "#domain/time/calendar-day.ts";
import { ownerKeyOf } from "../../http/caller.ts";
import type { CallWork } from "../../http/idempotency-table.ts";
import { networkOf } from "../../http/rate-limits.ts";
import type { PhotoDecoder } from "../../http/uploads/photo-decoder.ts";
import { recentFoodsOf } from "../meals/recent-meals-table.ts";
import { findScanAllowance } from "../quota/scan-allowance.ts";
import { withScanReservation } from "../quota/scan-reservation.ts";
import { cleanNote } from "./meal-text.ts";
import { findEarlierResult, storeSubmission } from "./store-submission.ts";
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

/** The hour and recent foods decide what a guided scan asks first. A visitor has no meals yet. */
async function loadSituation(
  { db }: ScanDatabases,
  owner: SubmissionOwner,
  now: Date,
): Promise<MealSituation> {
  const eaten = owner.kind === "user" ? await recentFoodsOf(db, owner.userId) : [];
  return { hour: wallClockIn(owner.timeZone, now).hour, eaten };
}

export interface PhotoSubmission {
  readonly owner: SubmissionOwner;
  readonly photo: SentPhoto;
  readonly now: Date;
  readonly work: CallWork;
}

/**
 * The photo is not stored. Throws the errors of a photo that cannot be read, which costs no scan; never fails because of what
 * a photo shows.
 */
export async function submitPhoto(
  parts: PhotoParts,
  { owner, photo: sent, now, work }: PhotoSubmission,
): Promise<Submission> {
  const { db, fleetingDb, photoDecoder, photoScanner, settings } = parts;
  const { language, country, address } = sent;
  const earlier = await findEarlierResult(db, owner, work);
  if (earlier) return earlier;
  const note = cleanNote(sent.note);
  const signal = AbortSignal.timeout(settings.scanDeadlineMs);
  const spender = { caller: ownerKeyOf(owner, address), network: networkOf(address) };
  const allowance = findScanAllowance(owner, settings.dailyScanLimit, now);
  return withScanReservation(fleetingDb, { allowance, now }, async (commit) => {
    const [photo, situation] = await Promise.all([
      photoDecoder.decode(sent.bytes, signal),
      loadSituation(parts, owner, now),
    ]);
    const { analysis, analyser } = await photoScanner.scan(
      { photo, note, language, spender },
      situation,
      signal,
    );
    const result = { analysis: { ...analysis, country }, analyser, text: note ?? "", isText: false };
    return storeSubmission(db, { owner, result, commit, now, work });
  });
}
