import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fingerprintInput } from "../meal-input.ts";
import { createMealPhoto, createPhotoFile, isDisplayable, writeWeights } from "./meal-photo.ts";
import { isHeic, preparePhoto } from "./prepare-photo.ts";
import { scaleToFit } from "./scale-to-fit.ts";

describe("a scaled size", () => {
  it("keeps the aspect ratio and meets the limit", () => {
    expect(scaleToFit({ width: 4000, height: 3000 }, 1568)).toEqual({ width: 1568, height: 1176 });
    expect(scaleToFit({ width: 3000, height: 4000 }, 1568)).toEqual({ width: 1176, height: 1568 });
  });

  it("never grows, and has at least one pixel a side", () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const scaled = scaleToFit({ width, height }, 1568);
        expect(Math.max(scaled.width, scaled.height)).toBeLessThanOrEqual(
          Math.min(1568, Math.max(width, height)),
        );
        expect(Math.min(scaled.width, scaled.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

const fileOf = (brand: string, type = "") =>
  new File([`\0\0\0\x18ftyp${brand}\0\0\0\0`], "IMG_1.HEIC", { type });

describe("a file", () => {
  it.each(["heic", "heix", "mif1", "msf1"])(
    "is HEIC by its brand %s, whatever its type says",
    async (brand) => {
      expect(await isHeic(fileOf(brand))).toBe(true);
    },
  );

  it.each(["avif", "isom", "qt  "])("is not HEIC with the brand %s", async (brand) => {
    expect(await isHeic(fileOf(brand))).toBe(false);
  });

  it("that is empty or short is not HEIC", async () => {
    expect(await isHeic(new Blob([]))).toBe(false);
    expect(await isHeic(new Blob(["ftyp"]))).toBe(false);
  });

  it("is rejected if it is no picture, and sent unchanged if it is a HEIC that can't be decoded", async () => {
    expect(await preparePhoto(new Blob(["rice"], { type: "text/plain" }))).toBe("not_an_image");
    // jsdom decodes nothing, like a browser without HEIC support.
    expect(await preparePhoto(new Blob(["?"], { type: "image/png" }))).toBe("unreadable");
    const prepared = await preparePhoto(fileOf("heic"));
    expect(prepared).toMatchObject({ id: expect.any(String) });
    expect(typeof prepared !== "string" && isDisplayable(prepared)).toBe(false);
  });
});

describe("a photo", () => {
  const photo = createMealPhoto(new Blob(["x"], { type: "image/jpeg" }));

  it("is sent as food-image.jpg", () => {
    expect(createPhotoFile(photo)).toMatchObject({ name: "food-image.jpg", type: "image/jpeg" });
  });

  it("has the same fingerprint only with the same note, weight, time and other photos", () => {
    const now = new Date("2026-03-10T12:00:00Z");
    const print = (note: string, photos = [photo], eatenAt = now) =>
      fingerprintInput({ kind: "photo", photos, note }, eatenAt);
    const same = print("half");
    expect(print(" half ")).toBe(same);
    for (const other of [
      print("all"),
      print("half", [createMealPhoto(photo.image)]),
      print("half", [photo, createMealPhoto(photo.image)]),
      print("half", [{ ...photo, grams: 120 }]),
      print("half", [photo], new Date("2026-03-10T08:00:00Z")),
      fingerprintInput({ kind: "text", text: "half" }, undefined),
    ])
      expect(other).not.toBe(same);
  });

  it("is sent with the weights of all of them, in their order", () => {
    const weighed = { ...photo, grams: 60 };
    expect(writeWeights([photo, weighed, photo])).toBe(",60,");
    expect(writeWeights([photo, photo])).toBeUndefined();
  });
});
