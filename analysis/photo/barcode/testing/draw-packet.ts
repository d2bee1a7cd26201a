// Packets with a drawn code, for tests of photos and of the camera.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp, { type Sharp } from "sharp";
import { prepareZXingModule, type WriteInputBarcodeFormat, writeBarcode } from "zxing-wasm/writer";

const wasmFile = "zxing-wasm/writer/zxing_writer.wasm";
const barWidthPixels = 3;

interface Photographed {
  readonly format?: WriteInputBarcodeFormat;
  readonly turnedDegrees?: number;
  readonly blur?: number;
  /** Even, as video needs it. */
  readonly size?: { readonly width: number; readonly height: number };
}

async function drawCode(text: string, format: WriteInputBarcodeFormat): Promise<Buffer> {
  const bytes = await readFile(createRequire(import.meta.url).resolve(wasmFile));
  const wasmBinary = Uint8Array.from(bytes).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const { svg } = await writeBarcode(text, {
    format,
    scale: barWidthPixels,
    addHRT: true,
    addQuietZones: true,
  });
  return sharp(Buffer.from(svg)).flatten({ background: "#fff" }).png().toBuffer();
}

/** A photo of a packet on a table. */
export async function photographPacket(
  code: string,
  { format = "EAN13", turnedDegrees = 0, blur, size = { width: 1200, height: 900 } }: Photographed = {},
): Promise<Sharp> {
  const drawn = await drawCode(code, format);
  const packet = await sharp(drawn).rotate(turnedDegrees, { background: "#fff" }).toBuffer();
  const table = sharp({ create: { ...size, channels: 3, background: "#a98d6b" } });
  const photo = sharp(
    await table
      .composite([{ input: packet, gravity: "centre" }])
      .png()
      .toBuffer(),
  );
  return blur === undefined ? photo : photo.blur(blur);
}
