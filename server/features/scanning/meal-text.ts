/** server/features/scanning: what a person may type. Rules: spec section 5, issue of bad input. */
import { mealTextMaxLength, noteMaxLength } from "#contract/limits.ts";
import { AppError } from "../../core/app-error.ts";

/** Controls but tab and line ends: no keyboard types them, and PostgreSQL can't store all of them. */
const controlCharacters = /[^\P{Cc}\t\n\r]/gu;
const loneSurrogates = /\p{Surrogate}/gu;

function cleaned(typed: string): string {
  return typed.replace(controlCharacters, " ").replace(loneSurrogates, " ").trim();
}

/** The text to analyse: without control characters, trimmed. Throws `empty_text` or `text_too_long`. */
export function cleanMealText(typed: string): string {
  const text = cleaned(typed);
  if (text === "") throw new AppError("empty_text");
  if ([...text].length > mealTextMaxLength) throw new AppError("text_too_long");
  return text;
}

/** The line beside a photo; undefined when there is nothing in it. Throws `note_too_long`. */
export function cleanNote(typed: string | undefined): string | undefined {
  const note = cleaned(typed ?? "");
  if ([...note].length > noteMaxLength) throw new AppError("note_too_long");
  return note === "" ? undefined : note;
}
