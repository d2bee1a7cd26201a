import { describe, expect, it } from "vitest";
import type { Language } from "#domain/people/language.ts";
import { loadFoodTableOnce } from "#food/testing/load-food-table-once.ts";
import { grammars } from "../../languages/grammars.ts";
import { usualLexicon } from "../../lexicon/load-lexicon.ts";
import { tableFinderOf } from "../../match/table-finder.ts";
import { commonWordsOf } from "../../words/common-words.ts";
import { foldAccents } from "../../words/fold.ts";
import { areNeighbours } from "../../words/keys.ts";
import { tokenise } from "../../words/tokenise.ts";
import { isTableWord, vocabularyOf } from "../../words/vocabulary.ts";
import { repairWords } from "./repair-words.ts";

const { index } = tableFinderOf(loadFoodTableOnce());
const languages: readonly Language[] = ["en", "es", "fr"];

function repaired(text: string, language: Language): string {
  const knowledge = {
    grammar: grammars[language],
    vocabulary: vocabularyOf(index, language),
    isTableWord: (word: string) => isTableWord(index, word),
  };
  return repairWords(tokenise(text, language), knowledge)
    .map((token) => token.text)
    .join(" ");
}

/** Every word of the lexicon, folded. */
function lexiconWords(language: Language): readonly string[] {
  const words = usualLexicon(grammars[language]).entries.flatMap(
    ({ term }) => foldAccents(term).match(/\p{L}{3,}/gu) ?? [],
  );
  return [...new Set(words)];
}

/** Words of several terms: what slips are mostly made in. */
function frequentWords(language: Language): readonly string[] {
  const counts = new Map<string, number>();
  for (const { term } of usualLexicon(grammars[language]).entries)
    for (const word of foldAccents(term).match(/\p{L}{6,}/gu) ?? [])
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= 12).map(([word]) => word);
}

type Slip = (word: string, language: Language) => string;
function keyBeside(letter: string, language: Language): string {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  return letters.find((each) => areNeighbours(letter, each, language)) ?? letter;
}
const at = (word: string) => Math.floor(word.length / 2);
const slips: Readonly<Record<string, Slip>> = {
  "a letter left out": (word) => word.slice(0, at(word)) + word.slice(at(word) + 1),
  "a letter doubled": (word) => word.slice(0, at(word)) + word.charAt(at(word) - 1) + word.slice(at(word)),
  "two letters swapped": (word) =>
    word.slice(0, at(word) - 1) +
    word.charAt(at(word)) +
    word.charAt(at(word) - 1) +
    word.slice(at(word) + 1),
  "the key beside": (word, language) =>
    word.slice(0, at(word)) + keyBeside(word.charAt(at(word)), language) + word.slice(at(word) + 1),
  "the key beside the first": (word, language) => keyBeside(word.charAt(0), language) + word.slice(1),
  "the first letter left out": (word) => word.slice(1),
  "the last letter left out": (word) => word.slice(0, -1),
};
const spanishSlips: Readonly<Record<string, Slip>> = {
  "b for v and v for b": (word) => word.replace(/[bv]/, (letter) => (letter === "b" ? "v" : "b")),
  "h left out": (word) => word.replace(/(?<!c)h/, ""),
  "y for ll": (word) => word.replace("ll", "y"),
  "s for z and c": (word) => word.replace(/z|c(?=[ei])/, "s"),
};

const repairedShareMin = 0.75;
const cases = languages.flatMap((language) =>
  Object.entries(language === "es" ? { ...slips, ...spanishSlips } : slips).map(
    ([name, slip]) => [language, name, slip] as const,
  ),
);

describe("a misspelt word", () => {
  it.each(cases)("is usually corrected (%s): %s", (language, _, slip) => {
    const vocabulary = vocabularyOf(index, language);
    const common = commonWordsOf(language);
    const words = frequentWords(language).filter((word) => {
      const slipped = slip(word, language);
      return slipped !== word && !vocabulary.knows(slipped) && !common.has(slipped);
    });
    const { stem } = grammars[language];
    const mended = words.filter((word) => stem(repaired(slip(word, language), language)) === stem(word));
    expect(words.length).toBeGreaterThan(4);
    expect(mended.length / words.length).toBeGreaterThanOrEqual(repairedShareMin);
  });

  it.each([
    ["empandas", "empanadas", "es"],
    ["quesadilas", "quesadillas", "es"],
    ["enchildas", "enchiladas", "en"],
    ["uevos rebueltos", "huevos revueltos", "es"],
    ["poyo con arros", "pollo con arroz", "es"],
    ["baso de leche", "vaso de leche", "es"],
    ["sanwich de quezo", "sandwich de queso", "es"],
    ["cafeconleche", "cafe con leche", "es"],
    ["jusdorange", "jus d orange", "fr"],
    ["fromge vanile", "fromage vanille", "fr"],
    ["scrambeld egs with tost", "scrambled eggs with toast", "en"],
    ["advocado", "avocado", "en"],
  ] as const)("is read as meant: %s", (text, meant, language) => {
    expect(repaired(text, language)).toBe(meant);
  });
});

describe("a correct word", () => {
  it.each(languages)("stays as it is: every word of the lexicon, in %s", (language) => {
    const { textingWords } = grammars[language];
    const words = lexiconWords(language).filter((word) => textingWords?.has(word) !== true);
    expect(words.filter((word) => repaired(word, language) !== word)).toEqual([]);
  });

  it.each(languages)("stays as it is: every common word, in %s", (language) => {
    const changed = [...commonWordsOf(language)].filter((word) => repaired(word, language) !== word);
    expect(changed).toEqual([]);
  });

  it.each(languages)("stays as it is: measures, numbers and sizes, in %s", (language) => {
    const { measures, numbers, sizes, emptyWords, connectives } = grammars[language];
    const words = [measures, numbers, sizes, connectives].flatMap((each) => [...each.keys()]);
    const single = [...words, ...emptyWords].map(foldAccents).filter((word) => /^\p{L}+$/u.test(word));
    expect(single.filter((word) => repaired(word, language) !== word)).toEqual([]);
  });
});

describe("a word that is not like a food", () => {
  it.each([
    ["en", "sofia posh lipped stove swear dunking duff"],
    ["es", "finca compas maraton lascas tapeo"],
    ["fr", "basta clope self gamelle jatte pacini take"],
  ] as const)("stays as it is, though it is one letter away from one (%s): %s", (language, words) => {
    expect(repaired(words, language)).toBe(words);
  });

  it.each([
    ["en", "coffee at home with Ronan and Clive"],
    ["en", "fish from Leo Burdocks"],
    ["es", "churros en San Gines con Mael"],
    ["fr", "un café avec Maelle et Gaelle"],
  ] as const)("is a name where it has a capital (%s): %s", (language, text) => {
    expect(repaired(text, language)).toBe(foldAccents(text));
  });

  it("may be misspelt where foods have capitals", () => {
    expect(repaired("Chicken Curry with Ric and Chese", "en")).toContain("cheese");
  });
});

describe("Spanish diminutives", () => {
  it.each([
    ["arrocito", "arroz"],
    ["pollito", "pollo"],
    ["cevichito", "ceviche"],
  ])("of foods are read as the food: %s", (text, base) => {
    expect(repaired(text, "es")).toBe(base);
  });

  it("keep words that have a meaning of their own", () => {
    expect(repaired("bonito", "es")).toBe("bonito");
    expect(repaired("quesito", "es")).toBe("quesito");
  });
});
