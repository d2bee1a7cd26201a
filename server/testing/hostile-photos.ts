// Photos that are broken, claim false sizes, or are something else.
import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { ErrorCode } from "#contract/error-codes.ts";
import {
  corruptFrom,
  drawPicture,
  flatPicture,
  gifClaimingSize,
  heic,
  jpegClaimingSize,
  pngClaimingSize,
  pngStart,
  truncate,
} from "./odd-images.ts";

export interface OddPhoto {
  readonly name: string;
  readonly bytes: Buffer;
  /** Several where a future version of a library may reasonably decide differently. */
  readonly outcomes: readonly ("decoded" | ErrorCode)[];
  /** Size of the decoded picture, if it matters. */
  readonly size?: { readonly width: number; readonly height: number };
}

const unreadable = ["photo_unreadable"] as const;
const unsupported = ["photo_type_not_supported"] as const;
const tooMany = ["photo_too_many_pixels"] as const;
const decoded = ["decoded"] as const;
const either = ["decoded", "photo_unreadable"] as const;

export async function hostilePhotos(): Promise<readonly OddPhoto[]> {
  const groups = await Promise.all([brokenPhotos(), photosWithFalseSizes(), disguisedFiles()]);
  return groups.flat();
}

async function brokenPhotos(): Promise<OddPhoto[]> {
  const [jpeg, png, webp, gif, avif] = await Promise.all([
    drawPicture().jpeg().toBuffer(),
    drawPicture().png().toBuffer(),
    drawPicture().webp().toBuffer(),
    drawPicture().gif().toBuffer(),
    drawPicture().avif({ effort: 0 }).toBuffer(),
  ]);
  const kinds = { jpeg, png, webp, gif, avif, heic: heic("plain") };
  const cut = Object.entries(kinds).flatMap(([name, bytes]): OddPhoto[] => [
    { name: `${name} cut after its first bytes`, bytes: bytes.subarray(0, 16), outcomes: unreadable },
    {
      name: `${name} cut in the middle`,
      bytes: truncate(bytes, 0.5),
      outcomes: name === "gif" ? either : unreadable,
    },
    { name: `${name} damaged`, bytes: corruptFrom(bytes, 0.4), outcomes: either },
  ]);
  return [
    ...cut,
    { name: "jpeg without its last bytes", bytes: jpeg.subarray(0, -2), outcomes: either },
    { name: "jpeg that is only its start", bytes: Buffer.from([0xff, 0xd8, 0xff]), outcomes: unreadable },
    { name: "png with another's checksum", bytes: corruptFrom(png, 0.05), outcomes: unreadable },
    { name: "jpeg, then noise", bytes: Buffer.concat([jpeg, randomBytes(50_000)]), outcomes: either },
    {
      name: "noise with a jpeg's start",
      bytes: Buffer.concat([jpeg.subarray(0, 3), randomBytes(9_000)]),
      outcomes: unreadable,
    },
    {
      name: "noise with a png's start",
      bytes: Buffer.concat([pngStart, randomBytes(9_000)]),
      outcomes: unreadable,
    },
    {
      name: "noise in a heic's box",
      bytes: Buffer.concat([heic("plain").subarray(0, 24), randomBytes(9_000)]),
      outcomes: unreadable,
    },
    {
      name: "a heic box of length zero",
      bytes: Buffer.from("\0\0\0\0ftypheic\0\0\0\0mif1heic", "latin1"),
      outcomes: unreadable,
    },
  ];
}

/** Files that claim to be larger or smaller than they are. */
async function photosWithFalseSizes(): Promise<OddPhoto[]> {
  const jpeg = await drawPicture().jpeg().toBuffer();
  return [
    { name: "png of 30,000 × 30,000", bytes: pngClaimingSize(30_000, 30_000), outcomes: tooMany },
    {
      name: "png of 2,147,483,647 × 1",
      bytes: pngClaimingSize(2_147_483_647, 1),
      outcomes: ["photo_too_many_pixels", "photo_unreadable"],
    },
    {
      name: "png of 50,000 × 50,000, one bit",
      bytes: pngClaimingSize(50_000, 50_000, { depth: 1, colour: 0 }),
      outcomes: tooMany,
    },
    {
      name: "png of 6,500 × 6,000, 16 bit and alpha",
      bytes: pngClaimingSize(6_500, 6_000, { depth: 16, colour: 6 }),
      outcomes: tooMany,
    },
    {
      name: "png of 6,000 × 6,000 that unpacks to little",
      bytes: pngClaimingSize(6_000, 6_000),
      outcomes: unreadable,
    },
    {
      name: "png of 100 × 100 that unpacks to 200 MB",
      bytes: pngClaimingSize(100, 100, { data: Buffer.alloc(200_000_000) }),
      outcomes: either,
    },
    { name: "png of no size", bytes: pngClaimingSize(0, 0), outcomes: unreadable },
    { name: "jpeg of 65,500 × 65,500", bytes: jpegClaimingSize(jpeg, 65_500, 65_500), outcomes: tooMany },
    { name: "jpeg of more lines than it has", bytes: jpegClaimingSize(jpeg, 320, 9_000), outcomes: either },
    {
      name: "gif of 60,000 × 60,000",
      bytes: gifClaimingSize(60_000, 60_000),
      outcomes: [...tooMany, ...unreadable],
    },
    {
      name: "flat png of 6,300 × 6,300",
      bytes: await flatPicture(6_300, 6_300),
      outcomes: decoded,
      size: { width: 1568, height: 1568 },
    },
  ];
}

/** Files that are not photos, or are something else as well. */
async function disguisedFiles(): Promise<OddPhoto[]> {
  const jpeg = await drawPicture().jpeg().toBuffer();
  const script = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
  const others: readonly (readonly [string, Buffer | string])[] = [
    ["an SVG with a script", script],
    ["HTML", "<!doctype html><script>alert(1)</script>"],
    ["a PDF", "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n"],
    ["a zip", "PK\u0003\u0004\u0014\0\0\0\b\0"],
    ["a gzip", gzipSync(jpeg)],
    ["a TIFF", await drawPicture().tiff().toBuffer()],
    ["a BMP", `BM${"\0".repeat(200)}`],
    ["a program", "\u007fELF\u0002\u0001\u0001"],
    ["an MP4", "\0\0\0\u0018ftypisom\0\0\u0002\0isommp41"],
    ["a text", "two eggs and a slice of toast"],
    ["one byte", "\u00ff"],
    ["bytes before a jpeg", Buffer.concat([Buffer.from("\n"), jpeg])],
    ["a WAV", "RIFF\u0024\0\0\0WAVEfmt "],
  ];
  return [
    ...others.map(([name, content]) => ({
      name,
      bytes: typeof content === "string" ? Buffer.from(content, "latin1") : content,
      outcomes: unsupported,
    })),
    {
      name: "a jpeg that is HTML too",
      bytes: Buffer.concat([jpeg, Buffer.from("<script>alert(1)</script>")]),
      outcomes: either,
    },
    {
      name: "a jpeg that is a zip too",
      bytes: Buffer.concat([jpeg, Buffer.from("PK\u0005\u0006")]),
      outcomes: either,
    },
    {
      name: "an SVG with a png's start",
      bytes: Buffer.concat([pngStart, Buffer.from(script)]),
      outcomes: unreadable,
    },
  ];
}
