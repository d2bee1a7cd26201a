import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import type { Language } from "#domain/people/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { queryStore } from "../../../../storage/browser-database.ts";
import type { StoredPhoto } from "../../../../storage/photo-store.ts";
import type { ScanPlace } from "../../place/scan-place.ts";
import type { ScanFailure } from "../../result/scan-failure.ts";
import type { KnownProduct } from "./known-products.ts";

/** A scan made without a network, stored in the browser until it is sent and its result saved. */
export interface WaitingScan {
  /** Also its idempotency key: however often it is sent, the server analyses it once. */
  readonly id: string;
  /** Sent and shown only while this account is signed in. */
  readonly personId: string;
  readonly keptAt: Date;
  readonly language: Language;
  /** A barcode, looked up without a scan; `words` is then empty. Absent in scans that earlier versions stored. */
  readonly code?: string | undefined;
  /** What this browser knows the barcode as. */
  readonly known?: KnownProduct | undefined;
  /** Where its result goes. Absent from scans that earlier versions stored. */
  readonly place?: ScanPlace | undefined;
  /** Saved to this day as soon as the server has looked the barcode up; without it the person saves the result. */
  readonly logOn?: CalendarDay | undefined;
  /** The amount to save, if one was chosen; otherwise that of the result. */
  readonly logGrams?: number | undefined;
  /** Of the packet whose label the photo should show. */
  readonly packetCode?: string | undefined;
  /** The description, or the photos' note. */
  readonly words: string;
  /** Of one meal; empty for words and barcodes. */
  readonly photos: readonly StoredPhoto[];
  /** Of photos. Absent from scans that earlier versions stored. */
  readonly eatenAt?: Date | undefined;
  /** Null until the server has answered. */
  readonly outcome:
    | null
    | { readonly kind: "analysed"; readonly submission: SubmissionAnalysis }
    | { readonly kind: "refused"; readonly failure: ScanFailure };
}

/** False where it was sent, discarded or could not be stored meanwhile. */
export async function logWhenSent(
  personId: string,
  code: string,
  wanted: Required<Pick<WaitingScan, "place" | "logOn" | "logGrams">>,
): Promise<boolean> {
  const waiting = await listWaitingScans(personId);
  const scan = waiting.findLast((each) => each.code === code && each.outcome === null);
  return scan !== undefined && saveWaitingScan({ ...scan, ...wanted });
}

export function kindOf({ code, photos }: Pick<WaitingScan, "code" | "photos">): "barcode" | "photo" | "text" {
  if (code !== undefined) return "barcode";
  return photos.length > 0 ? "photo" : "text";
}

/** As earlier versions stored it. */
interface ScanOfOnePhoto {
  readonly image?: Blob | null;
}

/** For each account; each of its photos takes up to 1 MB. */
const waitingScansMax = 20;
const storeName = "waiting-scans";

/** False if it could not be stored: then the input must stay on screen. */
export async function saveWaitingScan(scan: WaitingScan): Promise<boolean> {
  const others = (await listWaitingScans(scan.personId)).filter(({ id }) => id !== scan.id);
  if (others.length >= waitingScansMax) return false;
  return (await queryStore(storeName, "readwrite", (store) => store.put(scan, scan.id))) !== undefined;
}

/** Oldest first. */
export async function listWaitingScans(personId: string): Promise<WaitingScan[]> {
  // Only `saveWaitingScan` writes here.
  const all = (await queryStore(storeName, "readonly", (store) => store.getAll())) as
    | (WaitingScan & ScanOfOnePhoto)[]
    | undefined;
  return (all ?? [])
    .map(({ image, ...scan }) => ({ ...scan, photos: scan.photos ?? (image ? [{ image }] : []) }))
    .filter((scan) => scan.personId === personId)
    .sort((one, other) => one.keptAt.getTime() - other.keptAt.getTime());
}

export async function deleteWaitingScan(id: string): Promise<void> {
  await queryStore(storeName, "readwrite", (store) => store.delete(id));
}
