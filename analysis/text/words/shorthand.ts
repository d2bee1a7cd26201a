/** analysis/text: from a sentence to foods. This file spells out abbreviations within names of foods: "spaghetti w/ meat sauce", "6\" sub". */
import type { Language } from "#domain/people/language.ts";

const shortWith = /(?<![\p{L}\d])w\/?(?=\s)/giu;
const shortWithout = /(?<![\p{L}\d])w\/o(?=\s)/giu;
/** Of a sub, a pizza or a tortilla: "6in", "12\"", "10 in. pizza". "6 in the morning" measures nothing. */
const shortInches = /(?<![\p{L}\d.,/])(\d{1,2})(?:-?in\b\.?|\s?(?:"|”|″|''|in\.))(?=\s|,|\)|$)/giu;

export function withoutShorthand(text: string, language: Language): string {
  if (language !== "en") return text;
  return text.replace(shortWithout, "without").replace(shortWith, "with").replace(shortInches, "$1 inch");
}
