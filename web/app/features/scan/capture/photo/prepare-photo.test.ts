import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classifyCameraError } from "../camera/camera-problem.ts";
import { fingerprintInput, type MealInput } from "../meal-input.ts";
import { isHeic } from "./is-heic.ts";
import { createMealPhoto, createPhotoFile, isDisplayable } from "./meal-photo.ts";
import { preparePhoto } from "./prepare-photo.ts";
import { scaleToFit } from "./scale-to-fit.ts";

describe("a scaled size", () => {
  it("keeps the shape and meets the limit", () => {
    expect(scaleToFit({ width: 4000, height: 3000 }, 1568)).toEqual({ width: 1568, height: 1176 });
    expect(scaleToFit({ width: 3000, height: 4000 }, 1568)).toEqual({ width: 1176, height: 1568 });
  });

  it("is never larger than it was, nor nothing", () => {
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

  it.each(["avif", "isom", "qt  "])("is no HEIC with the brand %s", async (brand) => {
    expect(await isHeic(fileOf(brand))).toBe(false);
  });

  it("that is empty or short is no HEIC", async () => {
    expect(await isHeic(new Blob([]))).toBe(false);
    expect(await isHeic(new Blob(["ftyp"]))).toBe(false);
  });

  it("that is no picture is refused; a HEIC that can't be decoded here goes as it is", async () => {
    expect(await preparePhoto(new Blob(["rice"], { type: "text/plain" }))).toBe("not_an_image");
    // jsdom decodes nothing, as a browser without HEIC does.
    expect(await preparePhoto(new Blob(["?"], { type: "image/png" }))).toBe("unreadable");
    const prepared = await preparePhoto(fileOf("heic"));
    expect(prepared).toMatchObject({ id: expect.any(String) });
    expect(typeof prepared !== "string" && isDisplayable(prepared)).toBe(false);
  });
});

describe("a photo", () => {
  const photo = createMealPhoto(new Blob(["x"], { type: "image/jpeg" }));

  it("is sent under the name that the specification gives it", () => {
    expect(createPhotoFile(photo)).toMatchObject({ name: "food-image.jpg", type: "image/jpeg" });
  });

  it("is the same input with the same note only", () => {
    const input = (note: string, of = photo): MealInput => ({ kind: "photo", photo: of, note });
    expect(fingerprintInput(input(" half "))).toBe(fingerprintInput(input("half")));
    expect(fingerprintInput(input("half"))).not.toBe(fingerprintInput(input("all")));
    expect(fingerprintInput(input("half"))).not.toBe(
      fingerprintInput(input("half", createMealPhoto(photo.image))),
    );
    expect(fingerprintInput(input("half"))).not.toBe(fingerprintInput({ kind: "text", text: "half" }));
  });
});

describe("a camera that gives no picture", () => {
  it.each([
    ["NotAllowedError", "denied"],
    ["SecurityError", "denied"],
    ["NotFoundError", "missing"],
    ["NotSupportedError", "missing"],
    ["NotReadableError", "busy"],
    ["AbortError", "busy"],
  ] as const)("%s means %s", (name, problem) => {
    expect(classifyCameraError(new DOMException("", name))).toBe(problem);
  });

  it("is busy where the reason is unknown", () => {
    expect(classifyCameraError(new TypeError("?"))).toBe("busy");
  });
});
