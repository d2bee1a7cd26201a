import sharp from "sharp";
import { type Country, usualCountry } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { photoSideMaxPixels } from "#domain/scan/photo-limits.ts";
import type { AnalysedPhoto } from "../photo/photo-analyser.ts";
import type { PhotoScanner } from "../photo/scan-photo.ts";
import {
  failureAnswer,
  type Id,
  idOf,
  type LineAnswer,
  parseCountry,
  parseLanguage,
  parseLine,
  presentMeal,
  spender,
} from "./analyse-line.ts";

const jpegQuality = 82;

export interface PhotoLine {
  readonly id: Id;
  /** Path of the file. */
  readonly photo: string;
  readonly language: Language;
  readonly country: Country;
}

/** Nobody was sure: what the person would be asked first. */
interface Asked {
  readonly id: Id;
  readonly status: "clarification_needed";
  readonly questions: readonly { readonly questionText: string; readonly choices: readonly string[] }[];
}

/** undefined for a line that names no photo. */
export function photoLineOf(line: string): PhotoLine | undefined {
  const value = parseLine(line);
  if (typeof value !== "object" || value === null) return undefined;
  const photo = "photo" in value ? value.photo : undefined;
  const language = parseLanguage(value);
  if (typeof photo !== "string" || language === undefined) return undefined;
  return { id: idOf(value), photo, language, country: parseCountry(value) ?? usualCountry[language] };
}

/** Long enough for a model's first photo on a busy machine. ms. */
const withinMs = 25_000;

/** Never throws for what a file can hold. Nothing is known of the person, so the time is always noon. */
export async function analysePhotoLine(
  scanner: PhotoScanner,
  { id, photo, language, country }: PhotoLine,
): Promise<LineAnswer | Asked> {
  const pixels = await readPhoto(photo).catch(() => undefined);
  if (pixels === undefined) return failureAnswer(id, "photo_unreadable");
  const request = { photos: [pixels], packets: [], note: undefined, spender, language, country };
  const situation = { hour: 12, eaten: [], usual: [] };
  const { analysis, analyser: readBy } = await scanner.scan(
    request,
    situation,
    AbortSignal.timeout(withinMs),
  );
  if (analysis.foods.length > 0) return { id, readBy, ...presentMeal(analysis) };
  const questions = analysis.questions.map(({ questionText, choices }) => ({
    questionText,
    choices: choices.map((choice) => choice.text),
  }));
  return { id, status: "clarification_needed", questions };
}

/** Upright, sRGB, without alpha, scaled as the browser scales before upload. Throws for what is no picture. */
async function readPhoto(file: string): Promise<AnalysedPhoto> {
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
  return { number: 1, width, height, data, jpeg };
}
