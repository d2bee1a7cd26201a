import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { TermFinder } from "../lexicon/lexicon.ts";
import type { Token } from "../words/tokenise.ts";
import { withExtrasTold } from "./arrange/extras-told.ts";
import type { Atom } from "./atom.ts";
import { readParts } from "./reading/read-parts.ts";
import type { Sentence } from "./sentence.ts";
import { withoutTimes } from "./set-aside/set-aside.ts";
import { sharesAsAmounts } from "./shares/shares-eaten.ts";

/** Of tokens whose shares are read. */
export function readAtomsOfShares({ tokens, grammar, lexicon }: Sentence): readonly Atom[] {
  const beginsTerm = (at: number) => (lexicon.find(tokens, at)?.term.words.length ?? 0) > 1;
  const untimed = withoutTimes(tokens, grammar, beginsTerm);
  return withExtrasTold(readParts({ tokens: untimed, grammar, lexicon }));
}

export function readAtoms(
  tokens: readonly Token[],
  grammar: LanguageGrammar,
  lexicon: TermFinder,
): readonly Atom[] {
  const shares = sharesAsAmounts({ tokens, grammar, lexicon });
  return readAtomsOfShares({ tokens: shares.tokens, grammar, lexicon });
}
