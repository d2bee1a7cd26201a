import { createHash } from "node:crypto";
import type { LabelReader } from "#analysis/photo/label/label-reader.ts";
import { loadLabelReader } from "#analysis/photo/label/load-label-reader.ts";
import type { LabelOutcome } from "#analysis/photo/label/table/label-reading.ts";
import type { DecodedPhoto } from "#analysis/photo/recogniser.ts";

async function load(): Promise<LabelReader> {
  const read = await loadLabelReader();
  const outcomes = new Map<string, Promise<LabelOutcome>>();
  const readOnce = (photo: DecodedPhoto) => {
    const key = createHash("sha256").update(`${photo.width} `).update(photo.data).digest("hex");
    const outcome = outcomes.get(key) ?? read(photo);
    outcomes.set(key, outcome);
    return outcome;
  };
  return { read: readOnce, close: async () => {} };
}

let loading: Promise<LabelReader> | undefined;

/**
 * The real reader in this process, where a busy machine does not make it miss the scan's deadline as it does a child of low
 * priority. Reads each photo once: that takes a second or more, and gives the same every time.
 */
export function loadLabelReaderOnce(): Promise<LabelReader> {
  loading ??= load();
  return loading;
}
