/** web/features/scan/waiting: scans made without a network, kept in the browser until they are sent, seen and saved. This file: what one is, and where it lies. */
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import type { Language } from "#domain/people/language.ts";
import { queryStore } from "../../../../storage/browser-database.ts";
import type { ScanFailure } from "../../result/scan-failure.ts";

export interface WaitingScan {
  /** The key it is sent under, each time: the server analyses it once. */
  readonly id: string;
  /** Sent and shown only while this person is signed in. */
  readonly personId: string;
  readonly keptAt: Date;
  readonly language: Language;
  /** The description, or the line beside the photo. */
  readonly words: string;
  readonly image: Blob | null;
  /** Null until the server has answered. */
  readonly outcome:
    | null
    | { readonly kind: "analysed"; readonly submission: SubmissionAnalysis }
    | { readonly kind: "refused"; readonly failure: ScanFailure };
}

/** A person's at once; photos weigh up to 1 MB each. */
const waitingScansMax = 20;
const storeName = "waiting-scans";

/** False where it can't be kept: then it must stay where the person sees it. */
export async function saveWaitingScan(scan: WaitingScan): Promise<boolean> {
  const others = (await listWaitingScans(scan.personId)).filter(({ id }) => id !== scan.id);
  if (others.length >= waitingScansMax) return false;
  return (await queryStore(storeName, "readwrite", (store) => store.put(scan, scan.id))) !== undefined;
}

/** The oldest first. */
export async function listWaitingScans(personId: string): Promise<WaitingScan[]> {
  // Written by `keepWaiting` alone, in this shape.
  const all = (await queryStore(storeName, "readonly", (store) => store.getAll())) as
    | WaitingScan[]
    | undefined;
  return (all ?? [])
    .filter((scan) => scan.personId === personId)
    .sort((one, other) => one.keptAt.getTime() - other.keptAt.getTime());
}

export async function deleteWaitingScan(id: string): Promise<void> {
  await queryStore(storeName, "readwrite", (store) => store.delete(id));
}
