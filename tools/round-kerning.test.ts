import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { describe, expect, it } from "vitest";
import { kerningOf, roundKerning } from "./round-kerning.ts";
import { kerningStep } from "./subset-fonts.ts";

const source = join(
  import.meta.dirname,
  "../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
);
const cut = (weight: number | undefined) =>
  readFile(source).then((font) =>
    subsetFont(font, "AVTo", {
      targetFormat: "truetype",
      ...(weight !== undefined && { variationAxes: { wght: weight } }),
    }),
  );

describe("kerning", () => {
  it("moves no letter by more than half a step", async () => {
    const font = await cut(780);
    const [before, after] = [kerningOf(font), kerningOf(roundKerning(font, kerningStep))];
    expect(before.some((distance) => distance % kerningStep !== 0)).toBe(true);
    expect(after.every((distance) => distance % kerningStep === 0)).toBe(true);
    expect(after).toHaveLength(before.length);
    const moved = before.map((distance, at) => Math.abs(distance - (after[at] ?? 0)));
    expect(Math.max(...moved)).toBeLessThanOrEqual(kerningStep / 2);
  });

  it("stays unchanged if it depends on the weight, as does everything else in any font", async () => {
    const variable = await cut(undefined);
    expect(Buffer.from(roundKerning(variable, kerningStep))).toEqual(Buffer.from(variable));
    const font = await cut(780);
    const rounded = roundKerning(font, kerningStep);
    const changed = [...font.keys()].filter((at) => font[at] !== rounded[at]);
    expect(changed.length).toBeLessThanOrEqual(2 * kerningOf(font).length);
  });
});
