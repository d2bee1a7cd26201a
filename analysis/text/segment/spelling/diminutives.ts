/** Reads Spanish diminutives as the words that they are made of: "arrocito con huevito". */
import type { LanguageGrammar } from "../../languages/language-grammar.ts";
import type { TermFinder } from "../../lexicon/lexicon.ts";
import type { LexiconTerm } from "../../lexicon/lexicon-entry.ts";
import type { Token } from "../../words/tokenise.ts";
import type { Vocabulary } from "../../words/vocabulary.ts";

/** A shorter base is in too many words. */
const baseLengthMin = 4;

interface KnownWords {
  readonly grammar: LanguageGrammar;
  readonly vocabulary: Vocabulary;
}

function basesOf(text: string, { grammar, vocabulary }: KnownWords): readonly string[] {
  const bases = grammar.diminutives.flatMap(([ending, bases]) =>
    ending.test(text) ? bases.map((base) => text.replace(ending, base)) : [],
  );
  const known = bases.filter(
    (base) => base.length >= baseLengthMin && (vocabulary.knows(base) || grammar.measures.has(base)),
  );
  // "filetito" is a filete, although there is a sauce called fileto.
  return known.sort((a, b) => vocabulary.countOf(b) - vocabulary.countOf(a));
}

/** The known word that a diminutive is made of. */
export function baseOfDiminutive(text: string, known: KnownWords): string | undefined {
  return basesOf(text, known)[0];
}

function meansTheSame(own: LexiconTerm, base: LexiconTerm): boolean {
  const meaning = ({ row = "", english, englishAlone = english }: LexiconTerm) =>
    [row, ...english, ...englishAlone].join(" ");
  return meaning(own) === meaning(base);
}

interface Lexicons {
  readonly lexicon: TermFinder;
  /** Of most who speak the language. */
  readonly usual: TermFinder;
}

interface Diminutive {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly base: Token;
}

/** Few names are listed with the diminutive: "huevito estrellado". Where it only repeats what the base usually means, a country's own meaning of the base holds for it too. */
function baseSaysMore({ tokens, at, base }: Diminutive, { lexicon, usual }: Lexicons): boolean {
  const withBase = tokens.with(at, base);
  const own = lexicon.find(tokens, at);
  const plain = lexicon.find(withBase, at);
  if (plain === undefined || plain.term.kind === "ignore") return false;
  if (own === undefined || plain.next > own.next) return true;
  if (own.term.isReread === true) return false;
  const usually = usual.find(withBase, at)?.term;
  return plain.next === own.next && usually !== undefined && meansTheSame(own.term, usually);
}

/** The tokens with the diminutives of known foods as their bases; places in the text stay. */
export function withoutDiminutives(
  tokens: readonly Token[],
  { lexicon, usual, ...known }: KnownWords & Lexicons,
): readonly Token[] {
  const { measures, stem } = known.grammar;
  let read = tokens;
  for (const [at, token] of tokens.entries()) {
    // "2 fetitas" are small ones, as "una fetita" is.
    const isMeasure = [token.text, stem(token.text)].some((word) => measures.has(word));
    if (token.kind !== "word" || isMeasure) continue;
    const text = baseOfDiminutive(token.text, known);
    if (text === undefined) continue;
    const base = { ...token, text };
    if (baseSaysMore({ tokens: read, at, base }, { lexicon, usual })) read = read.with(at, base);
  }
  return read;
}
