/** Looks at a part once all its words and its amount are known. */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import type { Token } from "../../words/tokenise.ts";
import type { Atom } from "../atom.ts";
import { bagOfFriesAsChips } from "./bag-of-fries.ts";
import { loneWordAsDish } from "./lone-dish.ts";
import { withoutMakers } from "./makers.ts";
import { withoutPraise } from "./praise.ts";
import { scoopAsFood } from "./scoops.ts";
import { withServingOfTerm } from "./serving-of-term.ts";
import { withWholeAsSize } from "./whole-of-food.ts";

/** By the place in the text where they begin. A word that was read as several tokens has several at one place. */
export type TokensByStart = ReadonlyMap<number, readonly Token[]>;

export interface AtomContext {
  readonly tokensByStart: TokensByStart;
  readonly grammar: LanguageGrammar;
  /** The last one that was read for the part, of a name or not. */
  readonly lastWord: string;
}

/** The part with its food, amount and sizes as they are meant; without words where it names nothing. */
export function finishAtom(atom: Atom, { tokensByStart, grammar, lastWord }: AtomContext): Atom {
  const sized = withWholeAsSize(withoutMakers(atom, grammar));
  const named = loneWordAsDish(scoopAsFood(sized), tokensByStart, grammar);
  return withoutPraise(withServingOfTerm(bagOfFriesAsChips(named, grammar), grammar), lastWord, grammar);
}
