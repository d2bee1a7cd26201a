import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { TermFinder } from "../lexicon/lexicon.ts";
import type { Token } from "../words/tokenise.ts";
import type { Atom } from "./atom.ts";
import { AtomReader } from "./atom-reader.ts";
import { descriptionsFirst } from "./descriptions-first.ts";
import { withoutFlavoursOfScoops } from "./flavours-of-scoops.ts";
import { piecesFirst } from "./pieces-first.ts";
import { withoutTimes } from "./set-aside.ts";
import { sharesAsAmounts } from "./shares-eaten.ts";
import { sizesFirst } from "./sizes-first.ts";
import { slicesWithSpread } from "./slices-with-spread.ts";

export function readAtoms(
  tokens: readonly Token[],
  grammar: LanguageGrammar,
  lexicon: TermFinder,
): readonly Atom[] {
  const beginsTerm = (at: number) => (lexicon.find(tokens, at)?.term.words.length ?? 0) > 1;
  const shared = sharesAsAmounts(withoutTimes(tokens, grammar, beginsTerm), grammar);
  const scooped = { tokens: shared, grammar, lexicon };
  const spread = { ...scooped, tokens: withoutFlavoursOfScoops(scooped) };
  const sentence = { ...spread, tokens: slicesWithSpread(spread) };
  const pieces = { ...sentence, tokens: piecesFirst(sentence) };
  const described = { ...pieces, tokens: descriptionsFirst(pieces) };
  return new AtomReader({ ...described, tokens: sizesFirst(described) }).read();
}
