/** analysis/text: from a sentence to foods. This file spells out abbreviations within names of foods: "spaghetti w/ meat sauce", "6\" sub", "empanadas jyq". */
import type { Language } from "#domain/people/language.ts";

type Spelling = readonly [RegExp, string];

/** As typed in a hurry, and in full. */
/** Behind a drink's name: "heineken 0.0". The Spanish names of such beers are in the lexicon. */
const noAlcohol = /(?<=\p{L} )0[.,]0 ?%?(?=\s|,|$)/gu;

const spellings: Readonly<Record<Language, readonly Spelling[]>> = {
  en: [
    [/(?<![\p{L}\d])w\/o(?=\s)/giu, "without"],
    [/(?<![\p{L}\d])w\/?(?=\s)/giu, "with"],
    [noAlcohol, "alcohol free"],
    // Of a sub, a pizza or a tortilla: "6in", "12\"", "10 in. pizza". "6 in the morning" measures nothing.
    [/(?<![\p{L}\d.,/])(\d{1,2})(?:-?in\b\.?|\s?(?:"|”|″|''|in\.))(?=\s|,|\)|$)/giu, "$1 inch"],
    [
      /(?<![\p{L}\d.,/])(6|8|9|1[02468]) in(?=\s*(?:$|,|&|and\b|with\b)|(?:\s\p{L}+){1,4}?\s(?:sub|hoagie|pizza|tortilla)s?\b)/giu,
      "$1 inch",
    ],
  ],
  // As on Argentine menus.
  es: [[/(?<![\p{L}\d])j ?[y&+/] ?q(?![\p{L}\d])/giu, "jamón y queso"]],
  fr: [[noAlcohol, "sans alcool"]],
};

export function withoutShorthand(text: string, language: Language): string {
  return spellings[language].reduce((said, [short, long]) => said.replace(short, long), text);
}
