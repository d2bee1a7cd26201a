// Photos whose file names say what they show.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { DecodedPhoto } from "#analysis/photo/recogniser.ts";
import { photoSideMaxPixels } from "#contract/limits.ts";

export interface NamedPhoto {
  readonly file: string;
  /** From the file name: `apple` of `apple-01.jpg`, `garlic` of `other-garlic-02.jpg`. */
  readonly shows: string;
  /** `other-…`: foods that a COCO detector has no name for; they count for wrong claims only. */
  readonly isOther: boolean;
}

export function photosIn(folder: string): readonly NamedPhoto[] {
  const files = readdirSync(folder).filter((file) => /\.(jpe?g|png|webp)$/i.test(file));
  return files.sort().map((file) => ({
    file: join(folder, file),
    shows: file.replace(/^other-/, "").replace(/(-\d+)?\.\w+$/, ""),
    isOther: file.startsWith("other-"),
  }));
}

/** Upright, sRGB, without alpha, scaled as the browser scales before upload. */
export async function decode({ file }: NamedPhoto): Promise<DecodedPhoto> {
  const side = photoSideMaxPixels;
  const { data, info } = await sharp(file)
    .rotate()
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .flatten()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
