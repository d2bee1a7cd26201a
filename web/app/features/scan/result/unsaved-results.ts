import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { type ItemAddress, removeItem } from "../../../storage/stored-items.ts";
import { loadUnsent, saveUnsent } from "../../../storage/unsent-work.ts";
import { getDraftOwner } from "../capture/draft-owner.ts";
import type { ScanPlace } from "../place/scan-place.ts";

export type UnsavedResult = SubmissionAnalysis & { readonly place?: ScanPlace | undefined };

/** The oldest go first. */
const unsavedResultsMax = 5;

function getAddress(): ItemAddress {
  return { item: "unsavedResults", owner: getDraftOwner() };
}

/** Results that were neither saved nor discarded, the latest first. Each has cost a scan. */
export function loadUnsavedResults(): readonly unknown[] {
  const stored = loadUnsent(getAddress());
  return Array.isArray(stored) ? stored : [];
}

export function storeUnsavedResult(result: UnsavedResult): void {
  saveUnsent(getAddress(), [result, ...withoutResult(result.id)].slice(0, unsavedResultsMax));
}

export function forgetUnsavedResult(id: string): void {
  const others = withoutResult(id);
  if (others.length === 0) removeItem(getAddress());
  else saveUnsent(getAddress(), others);
}

function withoutResult(id: string): readonly unknown[] {
  return loadUnsavedResults().filter((result) => (result as Partial<SubmissionAnalysis> | null)?.id !== id);
}
