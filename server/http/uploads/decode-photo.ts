import decodeHeic from "heic-decode";
import sharp, { type Metadata, type Sharp } from "sharp";
import { type CodeSearchLimits, readBarcode } from "#analysis/photo/barcode/read-barcode.ts";
import type { DecodedPhoto } from "#analysis/photo/recogniser.ts";
import type { ErrorCode } from "#contract/error-codes.ts";
import { photoMaxPixels, photoSideMaxPixels, photoSideMinPixels } from "#contract/limits.ts";
import type { Barcode } from "#domain/barcodes/barcode.ts";
import { smallPictureSidePixels } from "#domain/scan/photo-limits.ts";
import type { PhotoType } from "./photo-type.ts";

/** Upright, in sRGB, scaled down, and without metadata. */
export interface DecodedUpload {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue of each pixel, row by row. */
  readonly data: Uint8Array;
  /** A small square of it as a WebP file. */
  readonly small: Uint8Array;
  /** The same picture as a JPEG file. */
  readonly jpeg: Uint8Array;
  /** The code on the packet in the picture. */
  readonly barcode?: Barcode;
}

export class PhotoRefusal extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Memory that the decoded picture may take before it is scaled: 40 million pixels of four bytes. */
const decodedMaxBytes = 4 * photoMaxPixels;
const jpegQuality = 82;
const smallQuality = 60;
const rgbChannels = 3;
const white = "#ffffff";
/** All other formats that the library supports are blocked. */
const loaders = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((name) => `VipsForeignLoad${name}Buffer`);

export function configureDecoder(): void {
  sharp.cache(false);
  // More threads would cost memory and CPU time of other requests.
  sharp.concurrency(1);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: loaders });
}

/** Throws `PhotoRefusal`. Sizes are checked by the header, before decoding any pixels. */
export async function decodePhoto(
  bytes: Uint8Array,
  type: PhotoType,
  codeSearch?: CodeSearchLimits,
): Promise<DecodedUpload> {
  const options = { failOn: "error", limitInputPixels: photoMaxPixels } as const;
  const header = await refuseUnreadable(sharp(bytes, { ...options, limitInputPixels: false }).metadata());
  checkSize(header);
  const picture = type === "heic" ? await readHeic(bytes) : sharp(bytes, options).autoOrient();
  const { data, info } = await refuseUnreadable(
    scaleDown(picture).raw().toBuffer({ resolveWithObject: true }),
  );
  const { width, height } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels: rgbChannels } });
  const jpeg = await pixels().jpeg({ quality: jpegQuality }).toBuffer();
  const side = smallPictureSidePixels;
  const small = await pixels()
    .resize(side, side, { fit: "cover" })
    .webp({ quality: smallQuality })
    .toBuffer();
  const barcode = await findBarcode({ width, height, data }, codeSearch);
  return { width, height, data, jpeg, small, ...(barcode === undefined ? {} : { barcode }) };
}

/** A photo whose code cannot be searched for is still a photo of a meal. */
async function findBarcode(photo: DecodedPhoto, limits?: CodeSearchLimits): Promise<Barcode | undefined> {
  return readBarcode(photo, limits).catch(() => undefined);
}

function checkSize({ width, height, channels = 4, depth }: Metadata): void {
  const pixels = width * height;
  const bytesPerChannel = depth === "ushort" ? 2 : depth === "uchar" ? 1 : 4;
  if (pixels > photoMaxPixels || pixels * channels * bytesPerChannel > decodedMaxBytes) {
    throw new PhotoRefusal("photo_too_many_pixels");
  }
  if (Math.min(width, height) < photoSideMinPixels) throw new PhotoRefusal("photo_too_small");
}

function scaleDown(picture: Sharp): Sharp {
  const side = photoSideMaxPixels;
  return picture
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .flatten({ background: white })
    .toColourspace("srgb");
}

/** sharp's prebuilt binary cannot decode HEIC. The result is upright already. */
async function readHeic(bytes: Uint8Array): Promise<Sharp> {
  const { width, height, data } = await refuseUnreadable(decodeHeic({ buffer: bytes }));
  const rgba = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return sharp(rgba, { raw: { width, height, channels: 4 } });
}

async function refuseUnreadable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    throw new PhotoRefusal("photo_unreadable", cause);
  }
}
