/** analysis/text: from a sentence to foods. This file spells out abbreviations within names of foods: "spaghetti w/ meat sauce". */
import type { Language } from "#domain/people/language.ts";

const shortWith = /(?<![\p{L}\d])w\/?(?=\s)/giu;
const shortWithout = /(?<![\p{L}\d])w\/o(?=\s)/giu;

export function withoutShorthand(text: string, language: Language): string {
  return language === "en" ? text.replace(shortWithout, "without").replace(shortWith, "with") : text;
}
