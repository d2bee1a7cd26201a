import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { TermFinder } from "../lexicon/lexicon.ts";
import type { Token } from "../words/tokenise.ts";
import { withExtrasTold } from "./arrange/extras-told.ts";
import type { Atom } from "./atom.ts";
import { readParts } from "./reading/read-parts.ts";
import { withoutTimes } from "./set-aside/set-aside.ts";
import { sharesAsAmounts } from "./shares/shares-eaten.ts";

export function readAtoms(
  tokens: readonly Token[],
  grammar: LanguageGrammar,
  lexicon: TermFinder,
): readonly Atom[] {
  const eaten = sharesAsAmounts({ tokens, grammar, lexicon });
  const beginsTerm = (at: number) => (lexicon.find(eaten, at)?.term.words.length ?? 0) > 1;
  const untimed = withoutTimes(eaten, grammar, beginsTerm);
  return withExtrasTold(readParts({ tokens: untimed, grammar, lexicon }));
}
