/** Takes figures of energy and nutrients out of a text before it is read: "about 300 calories of chips", "fat 1 g, carbs 6 g". */
import type { Language } from "#domain/people/language.ts";
import type { Replacement, SaidText } from "../../words/said-text.ts";
import { readDigits } from "../../words/tokenise.ts";

export interface StatedFigure {
  readonly reason: "energy" | "nutrients";
  /** In the text as it was typed. */
  readonly start: number;
  readonly end: number;
  /** Of energy. */
  readonly kcal?: number;
  /** "35 kcal each": of every one that was counted. */
  readonly isEach?: true;
}

interface FreeText {
  readonly said: SaidText;
  readonly figures: readonly StatedFigure[];
}

const kcalOfKj = 1 / 4.184;
const number = String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+(?:[.,]\d+)*`;
const each = String.raw`(?:\s*(?:each|per piece|apiece|cada un[oa]|c\/u|chacune?|pièce)(?!\p{L}))?`;
/** "100-calorie package" says which one. */
const energy = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${number})\s?(k?cals?|calor[ií]es?|calor[ií]as?|kj|kilojoules?)(?![\p{L}\d])(${each})`,
  "giu",
);

const ofBody =
  "prot(?:ein|eins|éines|eínas|eina|einas|eines)?|(?:net )?carb(?:s|ohydrates?)|hidratos(?: de carbono)?|carbohidratos|glucides|lipides";
/** Foods by themselves unless other figures stand beside them: "10 g fat", "5 g fibre". */
const ofFood = "fats?|fib(?:re|er)s?|fibra|fibres|grasas?|sugars?|az[uú]car(?:es)?|sucres|matières grasses";
const unit = String.raw`\s?(?:g|gr|grs|grams?|gramos|grammes)\b\.?`;
const link = String.raw`\s*(?:of|de|d['’])?\s*`;
/** "1 scoop proteina 30 g", "barritas de proteínas 100 g": a food, and what it weighs. */
const notOfFood = String.raw`(?<!(?:scoops?|dosis|medidas?|doses?|mesures?) |\p{L} (?:of|de) )`;
const named = (names: string) =>
  String.raw`(?<![\p{L}\d.,])(?:(?:${number})${unit}${link}(?:${names})|${notOfFood}(?:${names})\s*:?\s*(?:${number})${unit})(?!\p{L}|\s(?:powder|shake|bar|isolate|pancakes?|yogh?urt|pudding|bread|drink|milk|free))`;
const sureNutrient = new RegExp(named(ofBody), "giu");
const anyNutrient = new RegExp(named(`${ofBody}|${ofFood}`), "giu");

const zero: Readonly<Record<Language, string>> = {
  en: "zero calorie",
  es: "cero calorías",
  fr: "zéro calorie",
};
const zeroEnergy = /(?<![\p{L}\d.,])0\s?(?:k?cals?|calories?|calor[ií]as?)(?!\p{L})/giu;

/** Nothing instead of a figure, or a comma between two foods. */
function blank(text: string, { start, end }: StatedFigure): Replacement {
  const before = text.slice(0, start).trimEnd();
  const behind = text.slice(end).trimStart();
  // "pizza 1200 calories salad": what follows is another food.
  const isBetweenFoods = /\p{L}$/u.test(before) && /^\p{L}/u.test(behind) && !/^x\s?\d/iu.test(behind);
  const mark =
    isBetweenFoods && !/\b(?:of|de|d|a|an|one|un|una|une|about|around|unas?|environ)$/iu.test(before)
      ? ","
      : " ";
  return { start, end, by: mark };
}

function energiesIn(text: string, language: Language): readonly StatedFigure[] {
  return [...text.matchAll(energy)].map(
    ({ 0: all, 1: digits = "", 2: word = "", 3: eachWord = "", index }) => {
      const value = readDigits(digits, language, " kcal");
      const kcal = /^k(?:j|ilo)/i.test(word) ? value * kcalOfKj : value;
      const place = { start: index, end: index + all.length };
      return {
        reason: "energy",
        kcal,
        ...place,
        ...(eachWord === "" ? {} : { isEach: true as const }),
      } as const;
    },
  );
}

function nutrientsIn(text: string): readonly StatedFigure[] {
  const places = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(
      ({ 0: all, index }) => ({ reason: "nutrients", start: index, end: index + all.length }) as const,
    );
  const sure = places(sureNutrient);
  return sure.length > 0 ? places(anyNutrient) : [];
}

/** The text without its figures of energy and nutrients. */
export function withoutStatedFigures(typed: SaidText, language: Language): FreeText {
  if (!/\d/.test(typed.text)) return { said: typed, figures: [] };
  const read = typed.replace(zeroEnergy, zero[language]);
  const energies = energiesIn(read.text, language);
  const figures = [...energies, ...nutrientsIn(read.text)].sort((a, b) => a.start - b.start);
  return {
    said: read.with(figures.map((figure) => blank(read.text, figure))),
    figures: figures.map((figure) => ({ ...figure, ...read.find(figure) })),
  };
}
