import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { TermFinder } from "../lexicon/lexicon.ts";
import type { Token } from "../words/tokenise.ts";
import type { Atom } from "./atom.ts";
import { AtomReader } from "./atom-reader.ts";
import { breadsBehindTheirDish } from "./bread-behind-its-dish.ts";
import { breadsOfSandwiches } from "./breads-of-sandwiches.ts";
import { butteredFoods } from "./buttered-foods.ts";
import { descriptionsFirst } from "./descriptions-first.ts";
import { eachOfCounted } from "./each-of-counted.ts";
import { fillingsFirst } from "./fillings-first.ts";
import { withoutFlavoursOfScoops } from "./flavours-of-scoops.ts";
import { withoutLikenessesOfSize } from "./likenesses-of-size.ts";
import { withoutNumbersInNames } from "./numbers-in-names.ts";
import { piecesFirst } from "./pieces-first.ts";
import { quartersOfKilo } from "./quarters-of-a-kilo.ts";
import { asServedAtSchool } from "./school-meals.ts";
import { withoutTimes } from "./set-aside.ts";
import { sharesAsAmounts } from "./shares-eaten.ts";
import { sizesFirst } from "./sizes-first.ts";
import { slicesWithSpread } from "./slices-with-spread.ts";
import { spreadBehindBread } from "./spread-behind-bread.ts";

export function readAtoms(
  tokens: readonly Token[],
  grammar: LanguageGrammar,
  lexicon: TermFinder,
): readonly Atom[] {
  const beginsTerm = (at: number) => (lexicon.find(tokens, at)?.term.words.length ?? 0) > 1;
  const eaten = eachOfCounted(withoutTimes(tokens, grammar, beginsTerm), grammar);
  const shared = sharesAsAmounts(eaten, grammar);
  const sized = withoutLikenessesOfSize({ tokens: shared, grammar, lexicon });
  const named = { tokens: withoutNumbersInNames({ tokens: sized, grammar, lexicon }), grammar, lexicon };
  const weighed = { ...named, tokens: quartersOfKilo(named) };
  const sliced = { ...weighed, tokens: breadsBehindTheirDish(weighed) };
  const scooped = { ...sliced, tokens: breadsOfSandwiches(sliced) };
  const filled = { ...scooped, tokens: fillingsFirst(scooped) };
  const spread = { ...filled, tokens: withoutFlavoursOfScoops(filled) };
  const laid = { ...spread, tokens: spreadBehindBread(spread) };
  const buttered = { ...laid, tokens: butteredFoods(laid) };
  const sentence = { ...buttered, tokens: slicesWithSpread(buttered) };
  const pieces = { ...sentence, tokens: piecesFirst(sentence) };
  const described = { ...pieces, tokens: descriptionsFirst(pieces) };
  const atoms = new AtomReader({ ...described, tokens: sizesFirst(described) }).read();
  return asServedAtSchool(atoms, tokens, grammar.language);
}
