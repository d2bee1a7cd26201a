// Images drawn in code, and bytes that claim to be others.
import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A picture with some detail; deterministic. */
export function drawPicture(width = 320, height = 240): Sharp {
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

export const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG whose header claims this size, regardless of its data. */
export function pngClaimingSize(
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
export function jpegClaimingSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

export function gifClaimingSize(width: number, height: number): Buffer {
  const bytes = Buffer.from("474946383961010001008000000000000000002c000000000100010000020144003b", "hex");
  for (const at of [6, 24]) {
    bytes.writeUInt16LE(width, at);
    bytes.writeUInt16LE(height, at + 2);
  }
  return bytes;
}

export function heic(name: string): Buffer {
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

export function truncate(bytes: Buffer, share: number): Buffer {
  return bytes.subarray(0, Math.round(bytes.length * share));
}

export function corruptFrom(bytes: Buffer, from: number): Buffer {
  const changed = Buffer.from(bytes);
  for (let at = Math.round(bytes.length * from); at < bytes.length; at += 7) changed[at] = (at * 31) % 256;
  return changed;
}

export function flatPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#c84" } })
    .png()
    .toBuffer();
}
