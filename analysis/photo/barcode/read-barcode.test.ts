import sharp, { type Sharp } from "sharp";
import { describe, expect, it } from "vitest";
import { readBarcode } from "./read-barcode.ts";
import { photographPacket } from "./testing/draw-packet.ts";

/** The tests' machine may be busy. */
const unlimited = { workMaxMs: Number.POSITIVE_INFINITY, waitMaxMs: Number.POSITIVE_INFINITY };
const read = async (photo: Sharp) => readBarcode(await pixelsOf(photo), unlimited);

async function pixelsOf(photo: Sharp) {
  const { data, info } = await photo.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const codes = [
  ["EAN13", "8480000823274", "8480000823274"],
  ["EAN8", "24036153", "24036153"],
  ["UPCA", "049000042566", "0049000042566"],
  ["UPCE", "04252614", "0042100005264"],
] as const;

describe("a barcode in a photo", () => {
  it.each(codes)("of %s is read however the packet lies", async (format, text, normalForm) => {
    for (const turnedDegrees of format === "EAN13" ? [0, 17, 45, 90, 128, 180] : [17, 180]) {
      const code = await read(await photographPacket(text, { format, turnedDegrees }));
      expect([turnedDegrees, code]).toEqual([turnedDegrees, normalForm]);
    }
  });

  it("is read where the picture is a little blurred", async () => {
    const photo = await photographPacket("8480000823274", { turnedDegrees: 8, blur: 1.6 });
    expect(await read(photo)).toBe("8480000823274");
  });

  it("is not made up where there are only stripes", async () => {
    const stripes = Array.from(
      { length: 60 },
      (_, at) => `<rect x="${at * 9}" width="${3 + (at % 4)}" height="300"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="300">${stripes.join("")}</svg>`;
    const picture = sharp(Buffer.from(svg)).flatten({ background: "#fff" });
    expect(await read(picture)).toBeUndefined();
  });
});
