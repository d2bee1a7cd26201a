/** Spells the numbers up to 999 in three languages. */
import type { Language } from "#domain/people/language.ts";

const english = {
  small:
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  tens: "twenty thirty forty fifty sixty seventy eighty ninety",
};
const spanish = {
  small:
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
  tens: "treinta cuarenta cincuenta sesenta setenta ochenta noventa",
  hundreds:
    "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
};
const french = {
  small:
    "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
  tens: "vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt",
};

function spellEnglish(number: number): string {
  const small = english.small.split(" ");
  if (number < small.length) return small[number] ?? "";
  if (number >= 100) {
    const rest = number % 100;
    return `${small[Math.floor(number / 100)]} hundred${rest === 0 ? "" : ` and ${spellEnglish(rest)}`}`;
  }
  const tens = english.tens.split(" ")[Math.floor(number / 10) - 2] ?? "";
  return number % 10 === 0 ? tens : `${tens}-${small[number % 10]}`;
}

function spellSpanish(number: number): string {
  const small = spanish.small.split(" ");
  if (number < small.length) return small[number] ?? "";
  if (number >= 100) {
    const hundreds = number === 100 ? "cien" : spanish.hundreds.split(" ")[Math.floor(number / 100) - 1];
    return number % 100 === 0 ? (hundreds ?? "") : `${hundreds} ${spellSpanish(number % 100)}`;
  }
  const tens = spanish.tens.split(" ")[Math.floor(number / 10) - 3] ?? "";
  return number % 10 === 0 ? tens : `${tens} y ${small[number % 10]}`;
}

function spellFrench(number: number): string {
  const small = french.small.split(" ");
  if (number < small.length) return small[number] ?? "";
  if (number >= 100) {
    const hundreds = number >= 200 ? `${small[Math.floor(number / 100)]} cent` : "cent";
    const rest = number % 100;
    return rest === 0 ? `${hundreds}${number >= 200 ? "s" : ""}` : `${hundreds} ${spellFrench(rest)}`;
  }
  const decade = Math.floor(number / 10);
  const tens = french.tens.split(" ")[decade - 2] ?? "";
  const rest = decade === 7 || decade === 9 ? (number % 10) + 10 : number % 10;
  if (rest === 0) return decade === 8 ? `${tens}s` : tens;
  const joins = (rest === 1 || rest === 11) && decade < 8 ? " et " : "-";
  return `${tens}${joins}${small[rest]}`;
}

const spell: Readonly<Record<Language, (number: number) => string>> = {
  en: spellEnglish,
  es: spellSpanish,
  fr: spellFrench,
};

export function spellNumber(number: number, language: Language): string {
  return spell[language](number);
}
