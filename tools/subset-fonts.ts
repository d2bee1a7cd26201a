// Reduces the fonts to the characters and weights that the pages use.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import subsetFont from "subset-font";

const root = join(import.meta.dirname, "..");
const cacheFolder = join(root, "node_modules", ".cache", "platewise-fonts");

/** Latin-1 for English, Spanish and French, and the other characters that our texts and Intl use. */
export const characters = `${characterRange(0x20, 0x7e)}${characterRange(0xa0, 0xff)}ŒœŸ–—‘’“”…•·€−×≈≤≥→←™\u2009\u2011\u202f\u2212`;

type Axes = Record<string, number | { min: number; max: number }>;

/** Headings use one weight, which halves the size of their font. */
const fonts: Readonly<Record<string, Axes>> = {
  "figtree/files/figtree-latin-wght-normal.woff2": { wght: { min: 400, max: 800 } },
  "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2": { wght: 780 },
};

/** For Vite's `resolve.alias`: replaces each imported font file by its subset. */
export async function subsetFonts(): Promise<{ find: RegExp; replacement: string }[]> {
  await mkdir(cacheFolder, { recursive: true });
  return Promise.all(
    Object.entries(fonts).map(async ([file, axes]) => ({
      find: new RegExp(`^@fontsource-variable/${file.replaceAll(".", "\\.")}`),
      replacement: await subsetFontFile(file, axes, "woff2"),
    })),
  );
}

/** A font of one weight for the picture renderer; returns its path. */
export function pictureFont(family: "figtree" | "bricolage-grotesque", weight: number): Promise<string> {
  return subsetFontFile(`${family}/files/${family}-latin-wght-normal.woff2`, { wght: weight }, "truetype");
}

async function subsetFontFile(file: string, axes: Axes, targetFormat: "woff2" | "truetype"): Promise<string> {
  const font = await readFile(join(root, "node_modules", "@fontsource-variable", file));
  const settings = { targetFormat, variationAxes: axes, noHinting: true, noLayoutClosure: true };
  const key = createHash("sha256")
    .update(font)
    .update(JSON.stringify(settings))
    .update(characters)
    .digest("hex");
  const extension = targetFormat === "woff2" ? "woff2" : "ttf";
  const path = join(cacheFolder, key.slice(0, 12), `${basename(file, ".woff2")}.${extension}`);
  if (!existsSync(path)) {
    await mkdir(join(path, ".."), { recursive: true });
    await writeFile(path, await subsetFont(font, characters, settings));
  }
  return path;
}

function characterRange(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");
}
