import { unreadWordsMax } from "#domain/nutrition/meal-limits.ts";
import type { Language } from "#domain/people/language.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { type Atom, type FoodWord, saysWithout } from "./atom.ts";
import type { FoodMention } from "./food-mention.ts";
import { isPartOfFood } from "./kinds-of-food.ts";

const unreadLengthMin = 3;

export interface UnreadWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface ReadSentence {
  readonly text: string;
  readonly language: Language;
  /** All parts, as they were read. */
  readonly atoms: readonly Atom[];
  /** Those that became foods. */
  readonly mentions: readonly FoodMention[];
  /** A word of the table or a lexicon. */
  readonly isKnown: (word: string) => boolean;
  /** A word that describes food, or that has nothing to do with it. */
  readonly namesNothing: (word: string) => boolean;
}

/** Adverbs, participles and the like: they describe. */
const describingEndings: Readonly<Record<Language, RegExp>> = {
  en: /(?:ing|ed|ly|ness|ful|able|ible|dn|sn|ldn)$/,
  es: /(?:mente|ando|iendo|[ai]d[oa]s?|eras?)$/,
  fr: /(?:ment|ants?|eux|euse)$/,
};

function isContentWord(text: string, { namesNothing, language }: ReadSentence): boolean {
  if (text.length < unreadLengthMin || !/^\p{L}+$/u.test(text)) return false;
  return !namesNothing(text) && !describingEndings[language].test(text);
}

function isUnknown({ kind, english: [only = ""] }: FoodWord, sentence: ReadSentence): boolean {
  return kind === "plain" && isContentWord(only, sentence) && !sentence.isKnown(only);
}

function leavesSomethingOut({ words }: Atom): boolean {
  return words.some(saysWithout);
}

/** Of a part that became no food: what was left out, told aside or named before is accounted for. */
function isUnaccountedFor(
  word: FoodWord,
  atom: Atom,
  { foodNames, sentence }: { readonly foodNames: ReadonlySet<string>; readonly sentence: ReadSentence },
): boolean {
  if (
    word.kind === "modifier" ||
    atom.connective === "aside" ||
    atom.connective === "bracketed" ||
    atom.isHeading
  )
    return false;
  if (leavesSomethingOut(atom) || isPartOfFood(atom)) return false;
  if (word.kind === "plain" && !isContentWord(word.english[0] ?? "", sentence)) return false;
  const names = word.english.map(stemEnglish).filter((each) => !sentence.namesNothing(each));
  return names.length > 0 && !names.some((each) => foodNames.has(each));
}

/** Content words that no food of the meal accounts for, and then numbers that are no amount. */
export function unreadWords(sentence: ReadSentence): readonly UnreadWord[] {
  const { atoms, mentions, text } = sentence;
  const read = mentions.flatMap((mention) => mention.atoms.flatMap((atom) => atom.words));
  const readStarts = new Set(read.map(({ start }) => start));
  const leftOut = atoms.filter(leavesSomethingOut).flatMap((atom) => atom.words);
  const foodNames = new Set([...read, ...leftOut].flatMap(({ english }) => english.map(stemEnglish)));
  const unread = atoms.flatMap((atom) =>
    atom.words.filter((word) => {
      if (isUnknown(word, sentence)) return true;
      return !readStarts.has(word.start) && isUnaccountedFor(word, atom, { foodNames, sentence });
    }),
  );
  const numbers = atoms.flatMap((atom) => atom.unread ?? []);
  const texts = [...unread, ...numbers].map(({ start, end }) => ({
    text: text.slice(start, end),
    start,
    end,
  }));
  const first = texts.filter((word, at) => texts.findIndex((other) => other.text === word.text) === at);
  return first.slice(0, unreadWordsMax);
}
