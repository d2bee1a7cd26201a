import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "../../core/app-error.ts";
import type { OddPhoto } from "../../testing/hostile-photos.ts";
import { oddPhotos } from "../../testing/photo-corpus.ts";
import type { DecodedUpload } from "./decode-photo.ts";
import { createPhotoDecoder, type PhotoDecoder } from "./photo-decoder.ts";

let decoder: PhotoDecoder;
let folder: string;
let temporary: string | undefined;
let photos: readonly OddPhoto[];
beforeAll(async () => {
  photos = await oddPhotos();
  folder = await mkdtemp(join(tmpdir(), "platewise-photos-"));
  temporary = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  decoder = createPhotoDecoder({ timeLimitMs: 20_000 });
});
afterAll(async () => {
  await decoder.close();
  if (temporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporary;
  await rm(folder, { recursive: true });
});

async function endOf(bytes: Uint8Array): Promise<DecodedUpload | string> {
  try {
    return await decoder.decode(bytes);
  } catch (failure) {
    if (failure instanceof AppError) return failure.code;
    throw failure;
  }
}

/** Pixels that fit the size, of the size expected, and nothing in the file beside the picture. */
async function faultsOf({ width, height, data, jpeg }: DecodedUpload, { size }: OddPhoto): Promise<string[]> {
  const { exif, xmp, iptc, format } = await sharp(jpeg).metadata();
  const isOfSize = size === undefined || (size.width === width && size.height === height);
  const isBare = format === "jpeg" && !exif && !xmp && !iptc;
  return [
    ...(data.length === width * height * 3 ? [] : [`${data.length} bytes`]),
    ...(isOfSize ? [] : [`${width} × ${height}`]),
    ...(isBare ? [] : ["metadata"]),
  ];
}

describe("odd photos", () => {
  it("have unique names", () => {
    expect(photos.length).toBeGreaterThanOrEqual(60);
    expect(new Set(photos.map(({ name }) => name)).size).toBe(photos.length);
  });

  it("have the expected outcome one after the other, and leave no files behind", async () => {
    const wrong: string[] = [];
    for (const photo of photos) {
      const end = await endOf(photo.bytes);
      const faults = typeof end === "string" ? [] : await faultsOf(end, photo);
      const kind = typeof end === "string" ? end : "decoded";
      if (!photo.outcomes.some((each) => each === kind)) faults.push(kind);
      wrong.push(...faults.map((fault) => `${photo.name}: ${fault}`));
    }
    expect(wrong).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it("do not affect the next photo", async () => {
    const [photo] = photos;
    const all = await Promise.all(Array.from({ length: 20 }, () => endOf(photo?.bytes ?? Buffer.alloc(0))));
    expect(all.every((end) => typeof end !== "string")).toBe(true);
  });
});

describe("a decoder process", () => {
  it("that does not start in time answers service_unavailable", async () => {
    const loaded = createPhotoDecoder({ beginLimitMs: 1 });
    await expect(loaded.decode(photos[0]?.bytes ?? Buffer.alloc(0))).rejects.toMatchObject({
      code: "service_unavailable",
    });
    await loaded.close();
  });

  it("that a busy machine holds up is killed, and the photo is not called unreadable", async () => {
    const hasty = createPhotoDecoder({ timeLimitMs: 1 });
    await expect(hasty.decode(photos[0]?.bytes ?? Buffer.alloc(0))).rejects.toMatchObject({
      code: "service_unavailable",
    });
    await hasty.close();
  });

  it("ends itself over a photo that takes too much work, and the next photo gets a new one", async () => {
    const photo = photos.find(({ name }) => name === "jpeg of 40 million pixels")?.bytes ?? Buffer.alloc(0);
    const strict = createPhotoDecoder({ workMaxMs: 20 });
    const ends = await Promise.allSettled([strict.decode(photo), strict.decode(photo)]);
    expect(ends).toMatchObject(ends.map(() => ({ reason: { code: "photo_unreadable" } })));
    await strict.close();
    expect(typeof (await endOf(photo))).toBe("object");
  });

  it("has a bounded queue", async () => {
    const busy = createPhotoDecoder({ processes: 1, waitingMax: 1 });
    const bytes = photos[0]?.bytes ?? Buffer.alloc(0);
    const ends = await Promise.allSettled([busy.decode(bytes), busy.decode(bytes), busy.decode(bytes)]);
    expect(ends.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    await busy.close();
  });
});
