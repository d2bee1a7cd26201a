import type { MealCorrector } from "#analysis/correct/correct-meal.ts";
import type { PhotoRequest } from "#analysis/photo/photo-analyser.ts";
import type { PhotoScanner, ScannedPhoto } from "#analysis/photo/scan-photo.ts";
import type { Barcode } from "#domain/barcodes/barcode.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { cleanNote } from "../../core/typed-text.ts";
import type { CallWork } from "../../http/idempotency-table.ts";
import { modelSpenderOf } from "../../http/model-spender.ts";
import type { DecodedUpload } from "../../http/uploads/decode-photo.ts";
import type { PhotoDecoder } from "../../http/uploads/photo-decoder.ts";
import { applyLearned } from "../learned/apply-learned.ts";
import { findOwnMeals } from "../plates/find-own-meals.ts";
import { findProduct, type ProductParts } from "../products/find-product.ts";
import { findScanAllowance } from "../quota/scan-allowance.ts";
import { commitNothing, withScanReservation } from "../quota/scan-reservation.ts";
import { putCodeOnLabel } from "./label-product.ts";
import { loadSituation } from "./meal-situation.ts";
import { findEarlierResult, storeSubmission } from "./store-submission.ts";
import type { Submission, SubmissionOwner } from "./submission-table.ts";
import { analysisOfProduct } from "./submit-barcode.ts";
import type { ScanDatabases, ScanSettings } from "./submit-text.ts";

export interface PhotoParts extends ScanDatabases, ProductParts {
  readonly photoDecoder: PhotoDecoder;
  /** Reads the note beside a packet. */
  readonly corrector: MealCorrector;
  readonly photoScanner: PhotoScanner;
  readonly findFood: FindFood;
  readonly settings: ScanSettings;
}

export interface SentPhoto {
  readonly bytes: Uint8Array;
  readonly note: string | undefined;
  /** Looked up before, and unknown. */
  readonly barcode: Barcode | undefined;
  readonly language: Language;
  readonly country: Country;
  /** The sender's network address. */
  readonly address: string;
}

export interface PhotoSubmission {
  readonly owner: SubmissionOwner;
  readonly photo: SentPhoto;
  readonly now: Date;
  readonly work: CallWork;
}

/**
 * The product whose code is on the photo, changed by the note: reading a code costs no scan. Undefined where nothing is known
 * of it, so that what else the photo shows is read.
 */
async function readPacket(
  parts: PhotoParts,
  { owner, photo: { address }, now }: Pick<PhotoSubmission, "owner" | "photo" | "now">,
  { photo: { barcode: code }, language, note }: PhotoRequest & { readonly photo: DecodedUpload },
): Promise<ScannedPhoto | undefined> {
  if (code === undefined) return undefined;
  // The code alone is no reason to fail where Open Food Facts does not answer.
  const found = await findProduct(parts, { caller: owner, address, code, language, now }).catch(
    () => undefined,
  );
  const analysis = found && analysisOfProduct(found, language);
  if (!analysis) return undefined;
  const noted = note === undefined ? analysis : { ...analysis, waitingNote: note };
  return { analysis: await parts.corrector.takeInNote(noted), analyser: "barcode", costsScan: false };
}

/** A label that was read tells what the unknown code is of; anything else leaves the code to be asked about. */
function withUnknownBarcode(analysis: MealAnalysis, code: Barcode | undefined): MealAnalysis {
  if (code === undefined) return analysis;
  return putCodeOnLabel(analysis, code) ?? { ...analysis, unknownBarcode: code };
}

/** A visitor's photos are compared once they are an account's. */
function remembers(owner: SubmissionOwner): boolean {
  return owner.kind === "visitor" || owner.remembersPlates;
}

interface ComparedPhoto {
  readonly scanned: ScannedPhoto;
  readonly analysis: MealAnalysis;
  readonly shot: Parameters<typeof findOwnMeals>[2];
}

/** Words that name the meal leave nothing to ask. */
async function withOwnMeals(
  parts: PhotoParts,
  owner: SubmissionOwner,
  { scanned, analysis, shot }: ComparedPhoto,
): Promise<MealAnalysis> {
  if (owner.kind !== "user" || scanned.analyser === "note") return analysis;
  const ownMeals = await findOwnMeals(parts, owner, shot);
  return ownMeals.length === 0 ? analysis : { ...analysis, ownMeals };
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
  const spender = modelSpenderOf(owner, address);
  const allowance = findScanAllowance(owner, settings.dailyScanLimit, now);
  return withScanReservation(fleetingDb, { allowance, now }, async (commit) => {
    const [photo, situation] = await Promise.all([
      photoDecoder.decode(sent.bytes, signal),
      loadSituation(parts, owner, now),
    ]);
    const request = { photo, note, language, country, spender };
    const packet = await readPacket(parts, { owner, photo: sent, now }, request);
    const scanned = packet ?? (await photoScanner.scan(request, situation, signal));
    const { analyser, costsScan } = scanned;
    const usual = await applyLearned(parts, owner, scanned);
    const unknown = packet ? undefined : (photo.barcode ?? sent.barcode);
    const read = withUnknownBarcode(usual, unknown);
    const features = remembers(owner) ? scanned.features : undefined;
    const own = features && { features, past: situation.past, now };
    const analysis = own ? await withOwnMeals(parts, owner, { scanned, analysis: read, shot: own }) : read;
    const result = {
      analysis: { ...analysis, country },
      analyser,
      text: note ?? "",
      isText: false,
      features,
    };
    return storeSubmission(db, { owner, result, commit: costsScan ? commit : commitNothing, now, work });
  });
}
