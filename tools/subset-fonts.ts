// Reduces the fonts to the characters and weights that the pages use.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { roundKerning } from "./round-kerning.ts";

const root = join(import.meta.dirname, "..");
const cacheFolder = join(root, "node_modules", ".cache", "platewise-fonts");

const styleSheet = readFileSync(join(root, "web", "app", "styles", "fonts.css"), "utf8");

interface FontPart {
  /** As the style sheet imports it: `@fontsource-variable/family/files/family-part.woff2`. */
  readonly url: string;
  readonly family: string;
  readonly part: string;
  readonly characters: string;
}

/** The style sheet says which characters each part holds, to the browser and to us. */
const fontParts: readonly FontPart[] = [
  ...styleSheet.matchAll(
    /url\("(@fontsource-variable\/([\w-]+)\/files\/[\w-]+-(basic|spanish|french|romance|other)\.woff2)"\)[^;]*;\s*unicode-range:([^;]+);/g,
  ),
].map(([, url = "", family = "", part = "", ranges = ""]) => ({
  url,
  family,
  part,
  characters: charactersIn(ranges),
}));

/** The characters in the file of a language, by the name of the part; the same for both fonts. */
export function charactersOf(part: string): string {
  return fontParts.find((each) => each.part === part)?.characters ?? "";
}

/** The characters that our texts and Intl may use; the same for both fonts. */
export const characters = [...new Set(fontParts.flatMap((part) => [...part.characters]))].join("");

type Axes = Record<string, number | { min: number; max: number }>;

/** Headings use one weight, which halves the size of their font; text is at most bold. */
const axes: Readonly<Record<string, Axes>> = {
  figtree: { wght: { min: 400, max: 700 } },
  "bricolage-grotesque": { wght: 780 },
};

/** Kerning, and figures of one width. Nothing on the pages asks for fractions or another language's forms. */
const layoutFeatures = ["kern", "tnum"];

/** Units of which an em has 1,000: in a title of 34 px, the distance of two letters changes by at most 0.14 px. */
export const kerningStep = 8;

/** Makes each imported part of the fonts, for Vite's `resolve.alias`. */
export async function subsetFonts(): Promise<{ find: RegExp; replacement: string }[]> {
  await mkdir(cacheFolder, { recursive: true });
  return Promise.all(
    fontParts.map(async ({ url, family, part, characters }) => ({
      find: new RegExp(`^${url.replaceAll(".", "\\.")}`),
      replacement: await subsetFontFile(family, {
        name: `${family}-${part}`,
        characters,
        axes: axes[family] ?? {},
        targetFormat: "woff2",
      }),
    })),
  );
}

/** A font of one weight for the picture renderer; returns its path. */
export function pictureFont(family: "figtree" | "bricolage-grotesque", weight: number): Promise<string> {
  const name = `${family}-latin-wght-normal`;
  return subsetFontFile(family, { name, characters, axes: { wght: weight }, targetFormat: "truetype" });
}

interface Subset {
  readonly name: string;
  readonly characters: string;
  readonly axes: Axes;
  readonly targetFormat: "woff2" | "truetype";
}

async function subsetFontFile(
  family: string,
  { name, characters, axes, targetFormat }: Subset,
): Promise<string> {
  const source = `${family}/files/${family}-latin-wght-normal.woff2`;
  const font = await readFile(join(root, "node_modules", "@fontsource-variable", source));
  // STAT names the styles for the font menus of other programs.
  const settings = {
    targetFormat,
    variationAxes: axes,
    noHinting: true,
    keepFeatures: layoutFeatures,
    dropTables: ["STAT"],
  };
  const key = createHash("sha256")
    .update(font)
    .update(JSON.stringify({ ...settings, kerningStep }))
    .update(characters)
    .digest("hex");
  const extension = targetFormat === "woff2" ? "woff2" : "ttf";
  const path = join(cacheFolder, key.slice(0, 12), `${name}.${extension}`);
  if (!existsSync(path)) {
    await mkdir(join(path, ".."), { recursive: true });
    const cut = await subsetFont(font, characters, { ...settings, targetFormat: "truetype" });
    const rounded = Buffer.from(roundKerning(cut, kerningStep));
    // Once more, for the checksums and the format.
    await writeFile(path, await subsetFont(rounded, characters, { targetFormat }));
  }
  return path;
}

/** The characters of a `unicode-range`: `U+0020-007E, U+00A0`. */
function charactersIn(ranges: string): string {
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .map(([, first = "", last = first]) =>
      characterRange(Number.parseInt(first, 16), Number.parseInt(last, 16)),
    )
    .join("");
}

function characterRange(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");
}
