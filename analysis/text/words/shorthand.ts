/** analysis/text: from a sentence to foods. This file spells out abbreviations within names of foods: "spaghetti w/ meat sauce", "6\" sub", "empanadas jyq". */
import type { Language } from "#domain/people/language.ts";

type Spelling = readonly [RegExp, string];

/** As typed in a hurry, and in full. */
const spellings: Readonly<Record<Language, readonly Spelling[]>> = {
  en: [
    [/(?<![\p{L}\d])w\/o(?=\s)/giu, "without"],
    [/(?<![\p{L}\d])w\/?(?=\s)/giu, "with"],
    // Of a sub, a pizza or a tortilla: "6in", "12\"", "10 in. pizza". "6 in the morning" measures nothing.
    [/(?<![\p{L}\d.,/])(\d{1,2})(?:-?in\b\.?|\s?(?:"|”|″|''|in\.))(?=\s|,|\)|$)/giu, "$1 inch"],
  ],
  // As on Argentine menus.
  es: [[/(?<![\p{L}\d])j ?[y&+/] ?q(?![\p{L}\d])/giu, "jamón y queso"]],
  fr: [],
};

export function withoutShorthand(text: string, language: Language): string {
  return spellings[language].reduce((said, [short, long]) => said.replace(short, long), text);
}
