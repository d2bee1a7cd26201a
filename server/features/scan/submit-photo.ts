import type { MealCorrector } from "#analysis/correct/correct-meal.ts";
import { distinctPackets, mealOfPackets, type Packet, withoutPackets } from "#analysis/photo/packets.ts";
import { withWeights } from "#analysis/photo/photo-weights.ts";
import type { PhotoScanner, ScannedPhoto } from "#analysis/photo/scan-photo.ts";
import type { Barcode } from "#domain/barcodes/barcode.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { smallPictureMaxBytes } from "#domain/scan/photo-limits.ts";
import { cleanNote } from "../../core/typed-text.ts";
import type { NewRow } from "../../http/idempotency-table.ts";
import { modelSpenderOf } from "../../http/model-spender.ts";
import type { PhotoDecoder } from "../../http/uploads/photo-decoder.ts";
import { applyLearned } from "../learned/apply-learned.ts";
import { findOwnMeals } from "../plates/find-own-meals.ts";
import { findProduct, type ProductParts } from "../products/find-product.ts";
import { findScanAllowance } from "../quota/scan-allowance.ts";
import { commitNothing, reserveDirectly, withScanReservation } from "../quota/scan-reservation.ts";
import { type DecodedMealPhoto, decodePhotos } from "./decode-photos.ts";
import { loadSituation } from "./meal-situation.ts";
import { findEarlierResult, newSubmission, storeSubmission } from "./store-submission.ts";
import type { Submission, SubmissionOwner } from "./submission.ts";
import { analysisOfProduct } from "./submit-barcode.ts";
import type { ScanDatabases, ScanSettings } from "./submit-text.ts";
import { withUnknownCodes } from "./unknown-codes.ts";

export interface PhotoParts extends ScanDatabases, ProductParts {
  readonly photoDecoder: PhotoDecoder;
  /** Reads the note beside a packet. */
  readonly corrector: MealCorrector;
  readonly photoScanner: PhotoScanner;
  readonly findFood: FindFood;
  readonly settings: ScanSettings;
}

interface SentPhotos {
  /** Photos of one meal, at least one. */
  readonly files: readonly Uint8Array[];
  /** What was weighed with each, in their order. */
  readonly grams: readonly (number | undefined)[];
  readonly note: string | undefined;
  /** Looked up before, and unknown. */
  readonly barcode: Barcode | undefined;
  /** When the meal was or will be eaten. */
  readonly eatenAt: Date;
  readonly language: Language;
  readonly country: Country;
  /** The sender's network address. */
  readonly address: string;
}

export interface PhotoSubmission {
  readonly owner: SubmissionOwner;
  readonly sent: SentPhotos;
  readonly now: Date;
  readonly newRow: NewRow;
}

/** The product of each photo with a code that is known: reading codes costs no scan. */
async function findPackets(
  parts: PhotoParts,
  { owner, sent: { address, language }, now }: Omit<PhotoSubmission, "newRow">,
  photos: readonly DecodedMealPhoto[],
): Promise<readonly Packet[]> {
  const found = await Promise.all(
    photos.map(async ({ number, barcode: code }): Promise<readonly Packet[]> => {
      if (code === undefined) return [];
      // The code alone is no reason to fail where Open Food Facts does not answer.
      const product = await findProduct(parts, { caller: owner, address, code, language, now }).catch(
        () => undefined,
      );
      const [food] = (product && analysisOfProduct(product, language)?.foods) ?? [];
      return food ? [{ photos: [number], food }] : [];
    }),
  );
  return distinctPackets(found.flat());
}

interface ReadPhotos {
  readonly photos: readonly DecodedMealPhoto[];
  readonly packets: readonly Packet[];
}

/** The meal of the packets, changed by the note. Undefined if a photo shows something else that must be read. */
async function readPackets(
  { corrector }: PhotoParts,
  { photos, packets }: ReadPhotos,
  { language, note }: { readonly language: Language; readonly note: string | undefined },
): Promise<ScannedPhoto | undefined> {
  if (withoutPackets(photos, packets).length > 0) return undefined;
  const analysis = withWeights(mealOfPackets(packets, { photos, language }), photos);
  const noted = note === undefined ? analysis : { ...analysis, waitingNote: note };
  return { analysis: await corrector.takeInNote(noted), analyser: "barcode", costsScan: false };
}

/** A visitor's photos are compared once they are an account's. */
function remembers(owner: SubmissionOwner): boolean {
  return owner.kind === "visitor" || owner.remembersPlates;
}

/** The picture of several photos is the first that could be read. */
function pictureFor(owner: SubmissionOwner, [first]: readonly DecodedMealPhoto[]): Uint8Array | undefined {
  if (owner.kind !== "user" || !owner.keepsPictures || first === undefined) return undefined;
  return first.small.length <= smallPictureMaxBytes ? first.small : undefined;
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
 * Analyses photos and stores the result, but not the photos; a small picture is stored if the person wants it. Throws if no
 * photo can be read, which costs no scan; never fails because of what a photo shows.
 */
export async function submitPhoto(parts: PhotoParts, submission: PhotoSubmission): Promise<Submission> {
  const { db, fleetingDb, photoDecoder, settings } = parts;
  const { owner, sent, now, newRow } = submission;
  const earlier = await findEarlierResult(db, owner, newRow);
  if (earlier) return earlier;
  const note = cleanNote(sent.note);
  const signal = AbortSignal.timeout(settings.scanDeadlineMs);
  const allowance = findScanAllowance(owner, settings.dailyScanLimit, now);
  const reserve = () => reserveDirectly(fleetingDb, allowance, now);
  return withScanReservation(fleetingDb, { allowance, reserve }, async (commit) => {
    const [{ photos, unread }, situation] = await Promise.all([
      decodePhotos(photoDecoder, sent, { signal, deadlineMs: settings.scanDeadlineMs }),
      loadSituation(parts, owner, sent.eatenAt),
    ]);
    const packets = await findPackets(parts, submission, photos);
    const { language, country } = sent;
    const spender = modelSpenderOf(owner, sent.address);
    const request = { photos, packets, note, language, country, spender };
    const scanned =
      (await readPackets(parts, { photos, packets }, request)) ??
      (await parts.photoScanner.scan(request, situation, signal));
    const { analyser, costsScan } = scanned;
    const usual = await applyLearned(parts, owner, scanned);
    const read = withUnknownCodes(usual, { photos, packets, lookedUp: sent.barcode });
    const features = remembers(owner) ? scanned.features : undefined;
    const own = features && { features, past: situation.past, now: sent.eatenAt };
    const compared = own ? await withOwnMeals(parts, owner, { scanned, analysis: read, shot: own }) : read;
    const unreadPhotos = [...unread, ...(compared.unreadPhotos ?? [])].sort((a, b) => a.photo - b.photo);
    const analysis = { ...compared, country, ...(unreadPhotos.length > 0 && { unreadPhotos }) };
    const result = { analysis, analyser, text: note ?? "", isText: false };
    const stored = newSubmission(result, { id: newRow.id, owner, now });
    const ofPhotos = { features, picture: pictureFor(owner, photos) };
    const counted = costsScan ? commit : commitNothing;
    return storeSubmission(db, { owner, submission: stored, ofPhotos, commit: counted });
  });
}
