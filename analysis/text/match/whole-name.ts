/** A text that is one food's name from its first word to its last, commas and all: "Yaourt, nature, 0% MG"; or is it behind its amount. */
import type { Language } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";
import { grammars } from "../languages/grammars.ts";
import { isOf, readMeasureWord } from "../quantities/read-measure.ts";
import { atomOfWords, householdWord, isMeasured } from "../segment/atom.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { foldAccents } from "../words/fold.ts";
import { textAt, tokenise } from "../words/tokenise.ts";
import type { NamedRows } from "./named-rows.ts";
import { phraseWords } from "./phrase-key.ts";

function mentionForWholeText(text: string, row: FoodRow, from = 0): FoodMention {
  const english = phraseWords(row.names?.en[0] ?? row.source.description, "en");
  const start = text.length - text.slice(from).trimStart().length;
  const word = { english, kind: "food", start, end: text.trimEnd().length } as const;
  const found = { row, score: 1, coverage: 1, hasHead: true, perfectScore: 1 };
  return { atoms: [atomOfWords([word])], found: [found] };
}

/** Ends what a weight before it is of. */
const endsName = /[,;:+&/()\n.]/;

/** "200 g of banana bread, left half": what is weighed is the food whose name its words are. What is counted keeps what one of it weighs. */
function namedBehindWeight(
  { atoms, found }: FoodMention,
  { text, named }: { readonly text: string; readonly named: NamedRows },
): FoodMention | undefined {
  const [weighed] = atoms;
  if (weighed?.quantity === undefined || !isMeasured(weighed.quantity)) return undefined;
  const said = atoms.flatMap(({ words }) => words);
  if (said.length === 0 || said.some(({ isReread }) => isReread)) return undefined;
  const [from, to] = [Math.min(...said.map(({ start }) => start)), Math.max(...said.map(({ end }) => end))];
  const name = text.slice(from, to);
  const row = endsName.test(name) ? undefined : named.find(name);
  if (row === undefined || found[0]?.row === row) return undefined;
  const whole = mentionForWholeText(text.slice(0, to), row, from);
  return { ...whole, atoms: whole.atoms.map(({ words }) => ({ ...weighed, words })) };
}

/** "salmon, pizza" is no "Pizza, salmon". */
function beginsAlike(name: string, text: string): boolean {
  const [first, second] = [name, text].map(
    (each) =>
      foldAccents(each)
        .trim()
        .split(/[^\p{L}]+/u)[0] ?? "",
  );
  return first === second;
}

/** "stick of butter" is measured, with an article or without, although a row is called "butter, stick"; "turkey slices" is a name. */
function saysMeasure({ atoms }: FoodMention, text: string, language: Language): boolean {
  const grammar = grammars[language];
  const tokens = tokenise(text, language);
  const hasArticle = grammar.articles.has(textAt(tokens, 0));
  const measure = readMeasureWord(tokens, 0, grammar);
  const isBeforeOf = measure !== undefined && isOf(tokens, measure.next, grammar);
  return (hasArticle || isBeforeOf) && atoms.some((atom) => householdWord(atom) !== "");
}

/** "plat de côtes" is a cut of beef, letter for letter. */
function isWrittenSo(row: FoodRow | undefined, text: string, language: Language): boolean {
  const written = text.trim().toLocaleLowerCase();
  return row?.names?.[language].some((name) => name.toLocaleLowerCase() === written) === true;
}

/** What was read, unless the text as a whole is the name of another food. */
export function preferWholeName(
  read: readonly FoodMention[],
  {
    text,
    language,
    named,
  }: { readonly text: string; readonly language: Language; readonly named: NamedRows },
): readonly FoodMention[] {
  const words = read.flatMap(({ atoms }) => atoms.flatMap((atom) => atom.words));
  if (words.some(({ isReread, measures }) => isReread && (measures === undefined || words.length === 1)))
    return read;
  const row = named.find(text);
  const [first, ...others] = read;
  const isMeasure = first !== undefined && saysMeasure(first, text, language);
  if (others.length === 0 && isMeasure && !isWrittenSo(row, text, language)) return read;
  if (row === undefined) return read.map((mention) => namedBehindWeight(mention, { text, named }) ?? mention);
  if (others.length === 0 && first?.found[0]?.row === row) return read;
  // "pancakes, syrup" and "salmon + pizza" list two foods: only a name with a mark of its own holds one.
  const hasMark = (name: string) => /[,;+\n/]|[.!?] /.test(name);
  const names = [...(row.names?.[language] ?? []), ...(row.names?.ofSource ?? [])];
  const isInOrder = (name: string) => hasMark(name) && beginsAlike(name, text);
  if (others.length > 0 && hasMark(text) && !names.some(isInOrder)) return read;
  return [mentionForWholeText(text, row)];
}
