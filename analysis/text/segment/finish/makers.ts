/** Leaves out who made a food: "knacki herta", "mcdonalds ice cream". */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import { comesInFlavours, isFlavour } from "../../words/flavours.ts";
import type { Atom, FoodWord } from "../atom.ts";

/** "milka noisette", "lipton pêche": the chocolate and the tea of that flavour. */
function isFlavourOfMaker({ words }: Atom, foods: readonly FoodWord[]): boolean {
  const maker = words.find(({ kind }) => kind === "maker");
  return (
    maker !== undefined && comesInFlavours(maker.english) && foods.every(({ english }) => isFlavour(english))
  );
}

function namesFood({ kind }: FoodWord, { language }: LanguageGrammar): boolean {
  // English foods are seldom in the lexicon.
  return kind === "food" || kind === "brand" || (language === "en" && kind === "plain");
}

/** A maker says nothing beside a food, and alone names what it is known for. */
export function withoutMakers(atom: Atom, grammar: LanguageGrammar): Atom {
  const foods = atom.words.filter((word) => namesFood(word, grammar));
  if (foods.length === 0 || isFlavourOfMaker(atom, foods)) return atom;
  return { ...atom, words: atom.words.filter(({ kind }) => kind !== "maker") };
}
