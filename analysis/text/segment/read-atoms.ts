import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { TermFinder } from "../lexicon/lexicon.ts";
import type { Token } from "../words/tokenise.ts";
import { withExtrasTold } from "./arrange/extras-told.ts";
import type { Atom } from "./atom.ts";
import { readParts } from "./reading/read-parts.ts";
import { breadsBehindTheirDish } from "./reword/bread-behind-its-dish.ts";
import { breadsOfSandwiches } from "./reword/breads-of-sandwiches.ts";
import { butteredFoods } from "./reword/buttered-foods.ts";
import { descriptionsFirst } from "./reword/descriptions-first.ts";
import { eachOfCounted } from "./reword/each-of-counted.ts";
import { fillingsFirst } from "./reword/fillings-first.ts";
import { withoutFlavoursBehindSizes } from "./reword/flavours-behind-sizes.ts";
import { withoutFlavoursOfScoops } from "./reword/flavours-of-scoops.ts";
import { withoutLikenessesOfSize } from "./reword/likenesses-of-size.ts";
import { withoutNumbersInNames } from "./reword/numbers-in-names.ts";
import { piecesFirst } from "./reword/pieces-first.ts";
import { quartersOfKilo } from "./reword/quarters-of-a-kilo.ts";
import { sharesAsAmounts } from "./reword/shares-eaten.ts";
import { sizesFirst } from "./reword/sizes-first.ts";
import { slicesWithSpread } from "./reword/slices-with-spread.ts";
import { spreadBehindBread } from "./reword/spread-behind-bread.ts";
import { asServedAtSchool } from "./school-meals.ts";
import { withoutTimes } from "./set-aside/set-aside.ts";

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
  const bottled = { ...filled, tokens: withoutFlavoursBehindSizes(filled) };
  const spread = { ...bottled, tokens: withoutFlavoursOfScoops(bottled) };
  const laid = { ...spread, tokens: spreadBehindBread(spread) };
  const buttered = { ...laid, tokens: butteredFoods(laid) };
  const sentence = { ...buttered, tokens: slicesWithSpread(buttered) };
  const pieces = { ...sentence, tokens: piecesFirst(sentence) };
  const described = { ...pieces, tokens: descriptionsFirst(pieces) };
  const atoms = readParts({ ...described, tokens: sizesFirst(described) });
  return asServedAtSchool(withExtrasTold(atoms), tokens, grammar.language);
}
