import sharp from "sharp";
import { photoSideMaxPixels } from "#domain/scanning/photo-limits.ts";
import type { AnalysedPhoto } from "../photo/photo-analyser.ts";

const jpegQuality = 82;

/** Upright, sRGB, without alpha, scaled as the browser scales before upload. Throws for what is no picture. */
export async function readPhoto(file: string): Promise<AnalysedPhoto> {
  const side = photoSideMaxPixels;
  const { data, info } = await sharp(file, { failOn: "error" })
    .autoOrient()
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: jpegQuality })
    .toBuffer();
  return { width, height, data, jpeg };
}
