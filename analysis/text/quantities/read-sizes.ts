/** Reads how large: "two large", "extra large", "small-medium". */
import type { LanguageGrammar } from "../languages/language-grammar.ts";
import { type Token, textAt } from "../words/tokenise.ts";
import type { Size } from "./measures.ts";
import { readPhrase } from "./read-phrase.ts";

const centimetresOfInch = 2.54;
/** "11" eggs", "2" of them": nothing is so small or so large across. */
const inchesAcross = { min: 3, max: 24 } as const;
/** A mark is inches only right behind its number. */
const lengths: ReadonlyMap<string, number> = new Map([
  ...["inch", "inches", "pouce", "pouces", "pulgada", "pulgadas", '"', "”", "″"].map(
    (unit) => [unit, 1] as const,
  ),
  ["cm", 1 / centimetresOfInch] as const,
]);

/** "12 inch", "12-inch", '12"', "30 cm": how large something is across, as the table's measures call it. */
export function readDiameter(tokens: readonly Token[], at: number, { ofWords }: LanguageGrammar) {
  const { kind, value = 0 } = tokens[at] ?? {};
  const unit = tokens[at + 1]?.text === "-" ? at + 2 : at + 1;
  const inches = Math.round(value * (lengths.get(textAt(tokens, unit)) ?? 0));
  const isUnit = tokens[unit]?.kind === "word" || tokens[unit]?.isJoined === true;
  // "6 inches of sub" is an amount of it.
  if (kind !== "number" || !isUnit || ofWords.has(textAt(tokens, unit + 1))) return undefined;
  if (inches < inchesAcross.min || inches > inchesAcross.max) return undefined;
  return { qualifiers: [String(inches), "inch"], next: unit + 1 };
}

export interface Qualified {
  readonly qualifiers: readonly string[];
  readonly size?: Size;
  readonly next: number;
}

/** "medium crust", "large curd": no size of a portion. */
export function isPartOfName(tokens: readonly Token[], afterSize: number): boolean {
  return ["crust", "curd", "grain", "fat", "mac"].includes(textAt(tokens, afterSize));
}

export function readSizeWord(tokens: readonly Token[], at: number, grammar: LanguageGrammar) {
  const { sizes, sizesOfMeasures, measures, stem } = grammar;
  const read = readPhrase(tokens, at, { phrases: sizes, stem });
  // "a good handful" is large, "a good soup" is good.
  const isPraise = sizesOfMeasures.has(textAt(tokens, at)) && read?.next === at + 1;
  return isPraise && readPhrase(tokens, at + 1, { phrases: measures, stem }) === undefined ? undefined : read;
}

/** Sizes right here: "two large", "extra large", "small-medium". */
export function readSizes(tokens: readonly Token[], at: number, grammar: LanguageGrammar): Qualified {
  const qualifiers: string[] = [];
  let size: Size | undefined;
  let next = at;
  for (;;) {
    const diameter = readDiameter(tokens, next, grammar);
    if (diameter !== undefined) {
      qualifiers.push(...diameter.qualifiers);
      next = diameter.next;
    }
    const read = readSizeWord(tokens, next, grammar);
    if (read === undefined || isPartOfName(tokens, read.next)) break;
    size = read.meaning;
    qualifiers.push(...read.meaning.split(" "));
    next = read.next;
    if (tokens[next]?.text === "-" || tokens[next]?.text === "sized") next++;
  }
  return size === undefined ? { qualifiers, next } : { qualifiers, size, next };
}
