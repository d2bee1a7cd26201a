import type { Language } from "#domain/people/language.ts";

type Rule = readonly [RegExp, string];

const spanish: readonly Rule[] = [
  [/ch/g, "C"],
  [/h/g, ""],
  [/v/g, "b"],
  [/ll/g, "y"],
  [/qu(?=[ei])/g, "k"],
  [/c(?=[ei])/g, "s"],
  [/[cq]/g, "k"],
  [/z/g, "s"],
  [/gu(?=[ei])/g, "G"],
  [/g(?=[ei])/g, "j"],
  [/gu(?=[ao])|w/g, "u"],
  [/x/g, "ks"],
  [/m(?=[bp])/g, "n"],
];

const french: readonly Rule[] = [
  [/ch|sh/g, "C"],
  [/ph/g, "f"],
  [/h/g, ""],
  [/e?aux?(?![a-z])|eau|au/g, "o"],
  [/qu/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/[cq]/g, "k"],
  [/z/g, "s"],
  [/g(?=[eiy])/g, "j"],
  [/y/g, "i"],
  [/ai|ei|oe(?!u)/g, "e"],
  [/oeu/g, "eu"],
  [/[ae]n(?![aeiou])|[ae]m(?=[bp])/g, "A"],
  [/(?<=..)[estxd]+$/, ""],
];

const english: readonly Rule[] = [
  [/ph/g, "f"],
  [/ck|qu|q/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/sch/g, "sk"],
  [/ch/g, "C"],
  [/c/g, "k"],
  [/gh/g, "g"],
  [/wh/g, "w"],
  [/(?<=[a-z])h(?=[aeiou])/g, ""],
  [/z/g, "s"],
  [/ei|ie|ea|ee|y/g, "i"],
  [/ou|oo/g, "u"],
];

const rules: Readonly<Record<Language, readonly Rule[]>> = { en: english, es: spanish, fr: french };

/** One key for spellings that sound alike: b and v, a silent h, doubled letters. Words are folded. */
export function soundKey(word: string, language: Language): string {
  const sound = rules[language].reduce((text, [pattern, letters]) => text.replace(pattern, letters), word);
  return sound.replace(/(.)\1+/g, "$1");
}
