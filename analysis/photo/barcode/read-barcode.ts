import type { Barcode } from "#domain/barcodes/barcode.ts";
import { grayOf } from "#domain/barcodes/gray-image.ts";
import { readCode } from "#domain/barcodes/read-code.ts";
import type { DecodedPhoto } from "../recogniser.ts";
import { decodeBars, loadBarDecoder } from "./decode-bars.ts";

/** The search is given up after these; loading the decoder does not count. */
export interface CodeSearchLimits {
  /** Processor time, so that a machine that stalls overlooks no code. */
  readonly workMaxMs: number;
  readonly waitMaxMs: number;
}

const usualLimits: CodeSearchLimits = { workMaxMs: 300, waitMaxMs: 3_000 };
const rgbChannels = 3;

/** The code of the packet in the photo, if two views of it agree. */
export async function readBarcode(
  { width, height, data }: DecodedPhoto,
  { workMaxMs, waitMaxMs } = usualLimits,
): Promise<Barcode | undefined> {
  await loadBarDecoder();
  const startedAt = performance.now();
  const usedBefore = process.cpuUsage();
  const isLate = () => {
    const { user, system } = process.cpuUsage(usedBefore);
    return (user + system) / 1000 > workMaxMs || performance.now() - startedAt > waitMaxMs;
  };
  return readCode(grayOf(data, { width, height }, rgbChannels), decodeBars, isLate);
}
