// Unusual, broken and malicious image files, generated in code.
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import type { ErrorCode } from "#contract/error-codes.ts";

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
const tooSmall = ["photo_too_small"] as const;
const decoded = ["decoded"] as const;
const either = ["decoded", "photo_unreadable"] as const;

/** A picture with some detail; deterministic. */
function drawPicture(width = 320, height = 240): Sharp {
  const marks = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [(at * 53) % width, (at * 37) % height];
    return `<circle cx="${x}" cy="${y}" r="${8 + at * 3}" fill="hsl(${at * 30},70%,50%)"/>`;
  });
  return sharp(
    Buffer.from(
      `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#a85"/>${marks.join("")}</svg>`,
    ),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG whose header claims this size, regardless of its data. */
function pngClaimingSize(
  width: number,
  height: number,
  { depth = 8, colour = 2, data = Buffer.alloc(64) } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, 0], 8);
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(data)), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([pngStart, ...parts]);
}

/** A JPEG whose frame header claims another size. */
function jpegClaimingSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

function gifClaimingSize(width: number, height: number): Buffer {
  const bytes = Buffer.from("474946383961010001008000000000000000002c000000000100010000020144003b", "hex");
  for (const at of [6, 24]) {
    bytes.writeUInt16LE(width, at);
    bytes.writeUInt16LE(height, at + 2);
  }
  return bytes;
}

function heic(name: string): Buffer {
  return readFileSync(new URL(`./photos/${name}.heic`, import.meta.url));
}

/** EXIF position, as phones write it. */
export function withGpsPosition(photo: Sharp, orientation: number): Sharp {
  return photo.withMetadata({ orientation }).withExifMerge({
    IFD3: {
      GPSLatitudeRef: "N",
      GPSLatitude: "40/1 25/1 0/1",
      GPSLongitudeRef: "W",
      GPSLongitude: "3/1 42/1 0/1",
    },
  });
}

function truncate(bytes: Buffer, share: number): Buffer {
  return bytes.subarray(0, Math.round(bytes.length * share));
}

function corruptFrom(bytes: Buffer, from: number): Buffer {
  const changed = Buffer.from(bytes);
  for (let at = Math.round(bytes.length * from); at < bytes.length; at += 7) changed[at] = (at * 31) % 256;
  return changed;
}

async function ordinaryPhotos(): Promise<OddPhoto[]> {
  const upright = { width: 240, height: 320 };
  const made: readonly (readonly [string, Sharp, OddPhoto["size"]?])[] = [
    ["jpeg", drawPicture().jpeg()],
    ["jpeg, progressive", drawPicture().jpeg({ progressive: true })],
    ["jpeg, grey", drawPicture().greyscale().jpeg()],
    ["jpeg, CMYK", drawPicture().toColourspace("cmyk").jpeg()],
    ["jpeg, 4:4:4, quality 1", drawPicture().jpeg({ quality: 1, chromaSubsampling: "4:4:4" })],
    ["jpeg with a colour profile", drawPicture().withIccProfile("p3").jpeg()],
    ["png", drawPicture().png()],
    ["png, 16 bit", drawPicture().toColourspace("rgb16").png()],
    ["png, palette", drawPicture().png({ palette: true })],
    ["png, interlaced", drawPicture().png({ progressive: true })],
    ["png, see-through", drawPicture().ensureAlpha(0.3).png()],
    ["png, one bit", drawPicture().threshold().png({ palette: true, colours: 2 })],
    ["webp", drawPicture().webp()],
    ["webp, lossless", drawPicture().webp({ lossless: true })],
    ["avif", drawPicture().avif({ effort: 0 })],
    ["gif", drawPicture().gif()],
    ["jpeg of 40 million pixels", drawPicture(8000, 5000).jpeg(), { width: 1568, height: 980 }],
    ["a strip", drawPicture(12_000, 40).jpeg(), { width: 1568, height: 5 }],
    ["the smallest that is read", drawPicture(32, 32).jpeg(), { width: 32, height: 32 }],
  ];
  const rotated = [2, 3, 4, 5, 6, 7, 8].map((orientation): readonly [string, Sharp, OddPhoto["size"]?] => [
    `jpeg rotated by EXIF ${orientation}, with a position`,
    withGpsPosition(drawPicture(), orientation).jpeg(),
    orientation > 4 ? upright : { width: 320, height: 240 },
  ]);
  return Promise.all(
    [...made, ...rotated].map(async ([name, photo, size]) => ({
      name,
      bytes: await photo.toBuffer(),
      outcomes: decoded,
      ...(size ? { size } : {}),
    })),
  );
}

async function animatedPhotos(): Promise<OddPhoto[]> {
  const frames = await Promise.all(
    [0, 90, 180].map((hue) => drawPicture(64, 64).modulate({ hue }).png().toBuffer()),
  );
  const film = sharp(frames, { join: { animated: true } });
  const size = { width: 64, height: 64 };
  return [
    {
      name: "gif, animated: its first frame",
      bytes: await film.clone().gif().toBuffer(),
      outcomes: decoded,
      size,
    },
    {
      name: "webp, animated: its first frame",
      bytes: await film.clone().webp().toBuffer(),
      outcomes: decoded,
      size,
    },
  ];
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

function flatPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#c84" } })
    .png()
    .toBuffer();
}

async function smallPhotos(): Promise<OddPhoto[]> {
  const dots = await Promise.all([
    drawPicture(1, 1).jpeg().toBuffer(),
    drawPicture(1, 1).png().toBuffer(),
    drawPicture(31, 400).webp().toBuffer(),
  ]);
  return dots.map((bytes, at) => ({ name: `too small ${at + 1}`, bytes, outcomes: tooSmall }));
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

export async function oddPhotos(): Promise<readonly OddPhoto[]> {
  const phones: OddPhoto[] = [
    { name: "heic", bytes: heic("plain"), outcomes: decoded, size: { width: 96, height: 64 } },
    {
      name: "heic, rotated, with a position",
      bytes: heic("gps"),
      outcomes: decoded,
      size: { width: 64, height: 96 },
    },
  ];
  const groups = await Promise.all([
    ordinaryPhotos(),
    animatedPhotos(),
    brokenPhotos(),
    photosWithFalseSizes(),
    smallPhotos(),
    disguisedFiles(),
  ]);
  return [...phones, ...groups.flat()];
}
