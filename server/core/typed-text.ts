import { mealTextMaxLength, noteMaxLength } from "#contract/limits.ts";
import { AppError } from "./app-error.ts";

/** All but tab and line ends: no keyboard types them, and PostgreSQL cannot store NUL. */
const controlCharacters = /[^\P{Cc}\t\n\r]/gu;
const loneSurrogates = /\p{Surrogate}/gu;

function cleanText(typed: string): string {
  return typed.replace(controlCharacters, " ").replace(loneSurrogates, " ").trim();
}

/** Whether `cleanMealText` accepts the text. */
export function isMealText(typed: string): boolean {
  const text = cleanText(typed);
  return text !== "" && [...text].length <= mealTextMaxLength;
}

/** Throws `empty_text` or `text_too_long`. */
export function cleanMealText(typed: string): string {
  const text = cleanText(typed);
  if (text === "") throw new AppError("empty_text");
  if ([...text].length > mealTextMaxLength) throw new AppError("text_too_long");
  return text;
}

/** undefined for an empty note. Throws `note_too_long`. */
export function cleanNote(typed: string | undefined): string | undefined {
  const note = cleanText(typed ?? "");
  if ([...note].length > noteMaxLength) throw new AppError("note_too_long");
  return note === "" ? undefined : note;
}
