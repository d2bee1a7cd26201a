import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { prepareZXingModule, type ReaderOptions, readBarcodes } from "zxing-wasm/reader";
import type { DecodeBars, View } from "#domain/barcodes/read-code.ts";

/** Without it the library would fetch the file from another company's server. */
const wasmFile = "zxing-wasm/reader/zxing_reader.wasm";
const codesMax = 4;
const rgbaChannels = 4;

let loaded: Promise<unknown> | undefined;

/** Loads the decoder with the first call. */
export function loadBarDecoder(): Promise<unknown> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<unknown> {
  const bytes = await readFile(createRequire(import.meta.url).resolve(wasmFile));
  const wasmBinary = Uint8Array.from(bytes).buffer;
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

export const decodeBars: DecodeBars = async (view) => {
  await loadBarDecoder();
  const found = await readBarcodes(rgbaOf(view), optionsFor(view));
  return found.map(({ text, format }) => ({ text, isUpcE: format === "UPCE" }));
};

function optionsFor({ isUpright }: View): ReaderOptions {
  return {
    formats: ["EAN13", "EAN8", "UPCA", "UPCE"],
    tryHarder: true,
    tryRotate: !isUpright,
    tryInvert: false,
    tryDownscale: false,
    maxNumberOfSymbols: codesMax,
  };
}

/** A buffer of another length than the size says would make the library answer with an earlier picture's code. */
function rgbaOf({ image: { width, height, data } }: View) {
  const rgba = new Uint8ClampedArray(width * height * rgbaChannels);
  for (let from = 0, at = 0; from < data.length; from++, at += rgbaChannels) {
    rgba.fill(data[from] ?? 0, at, at + rgbaChannels - 1);
    rgba[at + rgbaChannels - 1] = 255;
  }
  return { data: rgba, width, height, colorSpace: "srgb" as const };
}
