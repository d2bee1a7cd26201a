import type { Barcode } from "#domain/barcodes/barcode.ts";
import { grayOf } from "#domain/barcodes/gray-image.ts";
import { readCode } from "#domain/barcodes/read-code.ts";
import type { DecodedPhoto } from "../recogniser.ts";
import { decodeBars, loadBarDecoder } from "./decode-bars.ts";

/** A busy machine gives a photo up after this; loading the decoder does not count. */
const usualSearchMaxMs = 300;
const rgbChannels = 3;

/** The code of the packet in the photo, if two views of it agree. */
export async function readBarcode(
  { width, height, data }: DecodedPhoto,
  searchMaxMs = usualSearchMaxMs,
): Promise<Barcode | undefined> {
  await loadBarDecoder();
  const startedAt = performance.now();
  const isLate = () => performance.now() - startedAt > searchMaxMs;
  return readCode(grayOf(data, { width, height }, rgbChannels), decodeBars, isLate);
}
