/** analysis/text: from a sentence to foods. This file mends words that nobody knows: slips of the finger and words written together. */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import type { Token } from "../words/tokenise.ts";
import type { Vocabulary } from "../words/vocabulary.ts";

/** Each half of "sugarcane" must be a word by itself. */
const halfLengthMin = 4;
/** Longer words are no slip of the space bar, and trying every cut of them takes too long. */
const compoundLengthMax = 30;

export interface WordKnowledge {
  readonly grammar: LanguageGrammar;
  readonly vocabulary: Vocabulary;
}

function isGrammarWord(text: string, grammar: LanguageGrammar): boolean {
  const stem = grammar.stem(text);
  return (
    grammar.emptyWords.has(text) ||
    grammar.mealWords.has(text) ||
    grammar.numbers.has(text) ||
    grammar.ofWords.has(text) ||
    [text, stem].some(
      (word) =>
        grammar.measures.has(word) ||
        grammar.sizes.has(word) ||
        grammar.connectives.has(word) ||
        grammar.fractions.has(word),
    )
  );
}

function splitCompound(token: Token, { vocabulary }: WordKnowledge): readonly Token[] | undefined {
  const { text, start, end } = token;
  if (text.length > compoundLengthMax) return undefined;
  for (let at = halfLengthMin; at <= text.length - halfLengthMin; at++) {
    const [first, second] = [text.slice(0, at), text.slice(at)];
    if (vocabulary.isCommon(first) && vocabulary.isCommon(second)) {
      return [
        { ...token, text: first, end: start + at },
        { ...token, text: second, start: start + at, end },
      ];
    }
  }
  return undefined;
}

/** "c/ leche": con leche. */
function spelledOut(tokens: readonly Token[], { shorthand }: LanguageGrammar): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (token.text === "/" && token.isJoined && shorthand.has(before?.text ?? "")) return [];
    const word = next?.text === "/" && next.isJoined ? shorthand.get(token.text) : undefined;
    return [word === undefined ? token : { ...token, text: word }];
  });
}

/** The tokens with unknown words mended; places in the text stay. */
export function repairWords(tokens: readonly Token[], knowledge: WordKnowledge): readonly Token[] {
  const { grammar, vocabulary } = knowledge;
  return spelledOut(tokens, grammar).flatMap((token) => {
    if (token.kind !== "word" || vocabulary.knows(token.text) || isGrammarWord(token.text, grammar))
      return [token];
    const compound = splitCompound(token, knowledge);
    if (compound !== undefined) return compound;
    const corrected = vocabulary.correct(token.text);
    return [corrected === undefined ? token : { ...token, text: corrected }];
  });
}
