/** Spells out abbreviations within names of foods: "spaghetti w/ meat sauce", "6\" sub", "empanadas jyq". */
import { byLanguage, type Language } from "#domain/people/language.ts";
import { readTsv } from "#food/tsv-file.ts";
import { foldAccents } from "./fold.ts";
import type { SaidText } from "./said-text.ts";

type Spelling = readonly [RegExp, string];

/** "chicken=120g" */
const equals: Spelling = [/(?<=\p{L}) ?= ?(?=\d)/gu, " "];

/** Behind a drink's name: "heineken 0.0". */
const noAlcohol = /(?<=\p{L} )0[.,]0 ?%?(?=\s|,|\)|$)/gu;
/** Without fat or sugar where they say "0,0", as none has alcohol: "yogur 0,0". */
const neverAlcoholic =
  "yogur(?:es|t)?|leche|queso|k[eé]fir|skyr|cola|coca|pepsi|fanta|zero|nata|batido|griego";

/** As typed in a hurry, and in full. */
const spellings: Readonly<Record<Language, readonly Spelling[]>> = {
  en: [
    equals,
    [/(?<![\p{L}\d])w\/o(?=\s)/giu, "without"],
    [/(?<![\p{L}\d&])w\/?(?=\s)/giu, "with"],
    [noAlcohol, "alcohol free"],
    // "jaffa cakes, 5 of em"
    [/(?<=\bof )['’]?em\b/giu, "them"],
    // "eggs 4 breakfast"; "4 breakfast burritos" are four.
    [
      /(?<=\p{L} )4(?= (?:breakfast|brekkie|brunch|lunch|dinner|supper|dessert)\s*(?:$|[\n,.;!]|today|tonight))/giu,
      "for",
    ],
    // Of a sub, a pizza or a tortilla: "6in", "12\"", "10 in. pizza". "6 in the morning" measures nothing.
    [/(?<![\p{L}\d.,/])(\d{1,2})(?:-?in\b\.?|\s?(?:"|”|″|''|in\.))(?=\s|,|\)|$)/giu, "$1 inch"],
    [
      /(?<![\p{L}\d.,/])(6|8|9|1[02468]) in(?=\s*(?:$|,|&|and\b|with\b)|(?:\s\p{L}+){1,4}?\s(?:sub|hoagie|pizza|tortilla)s?\b)/giu,
      "$1 inch",
    ],
  ],
  es: [
    equals,
    // "merienda: tostada; bebida: café": a heading, and no drink of its own.
    [/(?<!\p{L})bebidas?\s*:(?=\s*[\p{L}\d])/giu, ", "],
    // As on Argentine menus.
    [/(?<![\p{L}\d])j ?[y&+/] ?q(?![\p{L}\d])/giu, "jamón y queso"],
    [/(?<=\bcon )ddl(?![\p{L}\d])/giu, "dulce de leche"],
    // "coca cola 0 azúcar", "monster zero azúcar": none, and no spoon of it.
    [/(?<![\p{L}\d.,])(?:0|zero|cero) az[uú]car(?:es)?(?!\p{L})/giu, "sin azúcar"],
    [/(?<=sin alcohol) 0[.,]0 ?%?(?=\s|,|\)|$)/giu, ""],
    [new RegExp(`(?<=(?:${neverAlcoholic}) )0[.,]0 ?%?(?=\\s|,|\\)|$)`, "giu"), "0%"],
    [new RegExp(`(?<!(?:${neverAlcoholic}) )${noAlcohol.source}`, "giu"), "sin alcohol"],
  ],
  fr: [equals, [/(?<=sans alcool) 0[.,]0 ?%?(?=\s|,|\)|$)/giu, ""], [noAlcohol, "sans alcool"]],
};

/** By language: words cut short, and in full. */
const shortForms = byLanguage(
  (language) =>
    new Map(
      readTsv(new URL("./short-forms.tsv", import.meta.url))
        .filter(([of]) => of === language)
        .map(([, short = "", full = ""]) => [short, full]),
    ),
);

const word = /(?<![\p{L}\p{M}\d])\p{L}[\p{L}\p{M}]*(?![\p{L}\p{M}\d])/gu;

function inFull(said: SaidText, language: Language): SaidText {
  const forms = shortForms[language];
  return said.replace(word, ([typed]) => {
    const folded = foldAccents(typed);
    return forms.get(folded) ?? forms.get(folded.replace(/s$/, "")) ?? typed;
  });
}

export function withoutShorthand(typed: SaidText, language: Language): SaidText {
  return spellings[language].reduce(
    (said, [short, long]) => said.replace(short, long),
    inFull(typed, language),
  );
}
