/** Which names of a language model may be shown: those made of words that our table and lexicons have. */
import type { Language } from "#domain/people/language.ts";
import type { Speaker } from "#domain/people/locale.ts";
import type { FoodTable } from "#food/food-row.ts";
import { renderText } from "#locales/render-text.ts";
import { grammars } from "../text/languages/grammars.ts";
import { usualLexicon } from "../text/lexicon/load-lexicon.ts";
import { stemEnglish } from "../text/words/english-stem.ts";
import { foldAccents } from "../text/words/fold.ts";

const nameLengthMax = 60;
const nameWordsMax = 8;
/** Letters, spaces and the marks used within names of dishes. No digit, full stop, colon or slash, so no address. */
const nameAlphabet = /^[\p{Script=Latin}\p{M}'’(), -]+$/u;
/** Limits of the name of a food that our table lacks: too short for a sentence. */
const unknownName = { length: 30, words: 3, alphabet: /^[\p{Script=Latin}\p{M}'’ -]+$/u };

const smallWords = new Set(
  "a an and at in of on or the with without al con de del el en la las lo los o sin un una y au aux avec d des du et l le les ou sans sur un une à".split(
    " ",
  ),
);
/** Words that speak to the reader, or of accounts: no food's name. Without accents. */
const wordsOfNoFood = new Set(
  (
    "account call click code confirm download email enter expired here link log login message now open password pay please press scan send session sign token transfer type verify visit you your " +
    "abre ahora aqui cuenta clave contrasena correo entra escribe haz llama paga pulsa sesion tu tus usted visita " +
    "appelez cliquez compte connectez entrez envoyez ici maintenant motdepasse ouvrez passe payez tapez votre vos vous visitez"
  ).split(" "),
);

function wordsOf(text: string): readonly string[] {
  return foldAccents(text).match(/\p{L}+/gu) ?? [];
}

function toSingular(word: string): string {
  return stemEnglish(word).replace(/(?:x|s)$/, "");
}

function isKnownIn(known: ReadonlySet<string>, word: string): boolean {
  return word.length === 1 || smallWords.has(word) || known.has(word) || known.has(toSingular(word));
}

type Words = ReadonlySet<string>;
const wordsOfTables = new WeakMap<FoodTable, Map<Language, Words>>();

function collectWords(table: FoodTable, language: Language): Words {
  const words = new Set<string>();
  const add = (text: string) => {
    for (const word of wordsOf(text)) words.add(word).add(toSingular(word));
  };
  for (const { source, alsoCalled, frenchName } of table.rows) {
    add(source.description);
    for (const other of alsoCalled) add(other);
    if (frenchName !== null && language === "fr") add(frenchName);
  }
  for (const { term, kind } of usualLexicon(grammars[language]).entries) if (kind !== "ignore") add(term);
  return words;
}

/** All words of the table's names and of the language's lexicon, collected once. */
function foodWords(table: FoodTable, language: Language): Words {
  const ofTable = wordsOfTables.get(table) ?? new Map<Language, Words>();
  wordsOfTables.set(table, ofTable);
  const words = ofTable.get(language) ?? collectWords(table, language);
  ofTable.set(language, words);
  return words;
}

/** Whether every word occurs in names of foods. If not, a row found by the other words is only a weak match. */
export function hasOnlyFoodWords(text: string, table: FoodTable, language: Language): boolean {
  const known = foodWords(table, language);
  return wordsOf(text).every((word) => isKnownIn(known, word) && !wordsOfNoFood.has(word));
}

/** The name, if it can be shown unchanged; undefined for anything but a short name made of words for food. */
export function knownFoodName(text: string, table: FoodTable, language: Language): string | undefined {
  const name = text.replace(/\s+/g, " ").trim();
  const isShort = name.length <= nameLengthMax && wordsOf(name).length <= nameWordsMax;
  if (name === "" || !isShort || !nameAlphabet.test(name)) return undefined;
  return hasOnlyFoodWords(name, table, language) ? name : undefined;
}

/** The name of a food that our table lacks: up to three words of letters, or our own word for it. */
export function nameOfUnknownFood(text: string, speaker: Speaker): string {
  const name = text.replace(/\s+/g, " ").trim();
  const words = wordsOf(name);
  const isName =
    unknownName.alphabet.test(name) &&
    name.length <= unknownName.length &&
    words.length <= unknownName.words &&
    !words.some((word) => wordsOfNoFood.has(word));
  return isName ? name : renderText(speaker, { key: "questions:unknownFood" });
}
