import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { pictureFont } from "./subset-fonts.ts";

it("a font that we cut keeps its copyright notice", async () => {
  for (const family of ["figtree", "bricolage-grotesque"] as const) {
    const font = await readFile(await pictureFont(family, 700));
    // Names in a font are UTF-16 with the high byte first.
    const text = Buffer.from(font.subarray(0, font.length & ~1))
      .swap16()
      .toString("utf16le");
    const shifted = Buffer.from(font.subarray(1, 1 + ((font.length - 1) & ~1)))
      .swap16()
      .toString("utf16le");
    expect(text + shifted).toContain("Copyright");
  }
});
