/// <reference lib="webworker" />
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import type { Barcode } from "#domain/barcodes/barcode.ts";
import { type GrayImage, grayOf } from "#domain/barcodes/gray-image.ts";
import { readCode, type View } from "#domain/barcodes/read-code.ts";

/** A frame is given up after this: the next one may be sharper. */
const searchMaxMs = 250;
const channels = 4;

/** Without it the library would fetch the file from another company's server. */
const wasmFile = new URL(
  "../../../../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm",
  import.meta.url,
);

prepareZXingModule({ overrides: { locateFile: () => wasmFile.href }, fireImmediately: true });

async function decode({ image, isUpright }: View) {
  const found = await readBarcodes(new ImageData(rgbaOf(image), image.width, image.height), {
    formats: ["EAN13", "EAN8", "UPCA", "UPCE"],
    tryHarder: true,
    tryRotate: !isUpright,
    tryInvert: false,
    tryDownscale: false,
    maxNumberOfSymbols: 4,
  });
  return found.map(({ text, format }) => ({ text, isUpcE: format === "UPCE" }));
}

function rgbaOf({ data }: GrayImage): Uint8ClampedArray<ArrayBuffer> {
  const rgba = new Uint8ClampedArray(data.length * channels);
  data.forEach((brightness, at) => {
    rgba.fill(brightness, at * channels, at * channels + 3);
    rgba[at * channels + 3] = 255;
  });
  return rgba;
}

async function read({ data, width, height }: ImageData): Promise<Barcode | undefined> {
  const startedAt = performance.now();
  const isLate = () => performance.now() - startedAt > searchMaxMs;
  return readCode(grayOf(data, { width, height }, channels), decode, isLate);
}

self.onmessage = async ({ data }: MessageEvent<ImageData>) => {
  self.postMessage(await read(data).catch(() => undefined));
};
