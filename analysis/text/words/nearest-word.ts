import type { Language } from "#domain/people/language.ts";
import { editDistance, isLikelySlip, lengthMin, longestMin } from "./slips.ts";
import { soundKey } from "./sound-key.ts";

/** How often a word must be known to be what a slip was meant for; the shorter the word, the oftener. */
interface CountsNeeded {
  readonly sameSound: number;
  /** Of so many letters that hardly another word is one slip away. */
  readonly longest: number;
  readonly long: number;
  readonly fiveLetters: number;
  readonly fourLetters: number;
}

const countsNeeded: Readonly<Record<Language, CountsNeeded>> = {
  en: { sameSound: 8, longest: 8, long: 8, fiveLetters: 30, fourLetters: 40 },
  es: { sameSound: 2, longest: 1, long: 4, fiveLetters: 8, fourLetters: 30 },
  fr: { sameSound: 2, longest: 1, long: 4, fiveLetters: 8, fourLetters: 30 },
};
/** A doubled letter is missed in short words too: "egs". */
const soundLengthMin = 3;
const soundLengthGap = 2;
function withoutDoubled(word: string): string {
  return word.replace(/(.)\1+/g, "$1");
}

/** "scrmbld", "chkn", "ssg": what stays where vowels are left out. */
function consonantsOf(word: string): string {
  const single = withoutDoubled(word.replace(/ck/g, "k"));
  return `${single[0]}${single.slice(1).replace(/[aeiou]/g, "")}`;
}

/** Fewer consonants are in too many words, and the word meant must be so much commoner than any other. */
const consonantsMin = 3;
const timesCommoner = 3;

/** Most keys have one word, which is held without a list. */
class WordGroups {
  readonly #groups: ReadonlyMap<string, string | readonly string[]>;

  constructor(words: readonly string[], keyOf: (word: string) => string) {
    const groups = Map.groupBy(words, keyOf);
    this.#groups = new Map(
      [...groups].map(([key, group]) => [key, group.length === 1 ? (group[0] ?? "") : group]),
    );
  }

  of(key: string): readonly string[] {
    const group = this.#groups.get(key) ?? [];
    return typeof group === "string" ? [group] : group;
  }
}

/** Finds the word meant by one that nobody knows. */
export class NearestWord {
  readonly #counts: ReadonlyMap<string, number>;
  readonly #language: Language;
  readonly #bySound: WordGroups;
  readonly #byShape: WordGroups;
  readonly #byRest: WordGroups;
  readonly #byConsonants: WordGroups;

  constructor(counts: ReadonlyMap<string, number>, language: Language) {
    this.#counts = counts;
    this.#language = language;
    const words = [...counts.keys()].filter((word) => word.length >= soundLengthMin);
    this.#bySound = new WordGroups(words, (word) => soundKey(word, language));
    this.#byShape = new WordGroups(words, (word) => `${word[0]}${word.length}`);
    this.#byRest = new WordGroups(words, (word) => word.slice(1));
    this.#byConsonants = new WordGroups(words, consonantsOf);
  }

  find(word: string): string | undefined {
    if (word.length < soundLengthMin) return undefined;
    if (word.length < lengthMin) return this.#withDoubledLetter(word) ?? this.#withVowels(word);
    return this.#sameSound(word) ?? this.#oneSlip(word) ?? this.#firstLetter(word) ?? this.#withVowels(word);
  }

  #countOf(word: string): number {
    return this.#counts.get(word) ?? 0;
  }

  #commonest(words: readonly string[], countMin: number): string | undefined {
    let best: string | undefined;
    for (const word of words) {
      const count = this.#countOf(word);
      if (count >= countMin && (best === undefined || count > this.#countOf(best))) best = word;
    }
    return best;
  }

  #soundingLike(word: string): readonly string[] {
    const alike = this.#bySound.of(soundKey(word, this.#language));
    return alike.filter((each) => Math.abs(each.length - word.length) <= soundLengthGap);
  }

  #sameSound(word: string): string | undefined {
    const { sameSound, fourLetters } = countsNeeded[this.#language];
    return this.#commonest(
      this.#soundingLike(word),
      word.length === lengthMin ? Math.min(fourLetters, sameSound * 3) : sameSound,
    );
  }

  /** "egs", but not "ssa" for satay: nearly every word sounds like another of three letters. */
  #withDoubledLetter(word: string): string | undefined {
    const near = this.#soundingLike(word).filter((each) => withoutDoubled(each) === withoutDoubled(word));
    return this.#commonest(near, countsNeeded[this.#language].sameSound);
  }

  /** All of its vowels are left out, and nothing else. */
  #withVowels(word: string): string | undefined {
    if (/[aeiou]/.test(word.slice(1))) return undefined;
    // A consonant is doubled as in "bttr", or on both sides of a vowel as in "ssg".
    const near = [...new Set([word.replace(/ck/g, "k"), consonantsOf(word)])]
      .filter((consonants) => consonants.length >= consonantsMin)
      .flatMap((consonants) => this.#byConsonants.of(consonants))
      .filter((each) => each.length > word.length);
    const { fourLetters, long } = countsNeeded[this.#language];
    const best = this.#commonest(near, word.length > lengthMin ? long : fourLetters);
    const next = near.filter((each) => each !== best).map((each) => this.#countOf(each));
    const isSure = best !== undefined && this.#countOf(best) >= timesCommoner * Math.max(0, ...next);
    return isSure ? best : undefined;
  }

  #countMin(length: number): number {
    const { longest, long, fiveLetters, fourLetters } = countsNeeded[this.#language];
    if (length >= longestMin) return longest;
    if (length > 5) return long;
    return length === 5 ? fiveLetters : fourLetters;
  }

  #oneSlip(word: string): string | undefined {
    const lengths = [word.length, word.length - 1, word.length + 1];
    const near = lengths.flatMap((length) =>
      this.#byShape.of(`${word[0]}${length}`).filter((known) => this.#isSlip(word, known)),
    );
    return this.#commonest(near, this.#countMin(word.length));
  }

  #isSlip(typed: string, meant: string): boolean {
    return isLikelySlip(typed, { meant, language: this.#language });
  }

  /** "uevos", "vanana", "abnana", "tpasta". */
  #firstLetter(word: string): string | undefined {
    const rest = word.slice(1);
    const swapped = `${word[1]}${word[0]}${word.slice(2)}`;
    const near = [
      ...this.#byRest.of(rest),
      ...this.#byRest.of(word),
      ...[rest, swapped].filter((each) => this.#counts.has(each)),
    ].filter((each) => this.#isSlip(word, each));
    return this.#commonest(near, this.#countMin(word.length));
  }

  /** The words most like it, for asking whether one of them is meant. */
  similar(word: string, max: number): readonly string[] {
    const slipsMax = word.length > 6 ? 3 : 2;
    const near: { readonly known: string; readonly slips: number }[] = [];
    for (let length = word.length - 2; length <= word.length + 2; length++) {
      for (const known of this.#byShape.of(`${word[0]}${length}`)) {
        const slips = editDistance(word, known);
        if (slips <= slipsMax) near.push({ known, slips });
      }
    }
    near.sort((a, b) => a.slips - b.slips || this.#countOf(b.known) - this.#countOf(a.known));
    return near.slice(0, max).map(({ known }) => known);
  }
}
