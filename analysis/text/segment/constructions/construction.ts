/** Reads a row of the table of constructions: a pattern over labels and words, and what is read instead. */
import { readTsv } from "#food/tsv-file.ts";
import { wordsOfLanguage } from "../../languages/words-of-language.ts";
import { readMeasureWord } from "../../quantities/read-measure.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { isPartEnd, type Sentence } from "../sentence.ts";
import { isContentWord, type Label } from "./label.ts";
import { labels } from "./span-labels.ts";

interface Element {
  readonly label: Label;
  /** How often it may stand here. */
  readonly least: number;
  readonly most: number;
  /** Something of the kind, or nothing of it, stands here, and is left to what follows. */
  readonly isSeen: boolean | undefined;
}

/** What the rows of all tables have. */
export interface Row {
  /** "es,fr", or "*" for all. */
  readonly languages: string;
  readonly pattern: readonly Element[];
  /** A sentence without one of these words cannot match; undefined where any sentence may. */
  readonly keyword: ((sentence: Sentence, at: number) => boolean) | undefined;
  /** A sentence that holds it. */
  readonly example: string;
  /** A sentence that it leaves alone. */
  readonly counterexample: string;
}

/** The most words that "+" and "*" match. */
const wordsMax = 4;

function anyOf(words: ReadonlySet<string>, stems: boolean): Label {
  return ({ tokens, grammar }, at) => {
    const text = textAt(tokens, at);
    if (text === "") return undefined;
    return words.has(text) || (stems && words.has(grammar.stem(text))) ? at + 1 : undefined;
  };
}

/** A word of a food's name, but none of these: "{-set}", "{-~set}". */
function noneOf(name: string): Label {
  const words = labelOf(name.startsWith("~") ? `{~${name.slice(1)}}` : `{${name}}`);
  return (sentence, at) => {
    const isName = isContentWord(sentence, at) && !isPartEnd(sentence, at);
    return isName && words(sentence, at) === undefined ? at + 1 : undefined;
  };
}

/** A measure that the table calls by one of these words. */
function measureOf(words: ReadonlySet<string>): Label {
  return ({ tokens, grammar }, at) => {
    const read = readMeasureWord(tokens, at, grammar);
    return read !== undefined &&
      read.meaning.kind !== "mass" &&
      words.has(read.meaning.word.replaceAll(" ", "_"))
      ? read.next
      : undefined;
  };
}

function labelOf(name: string): Label {
  const choices = name.split("|");
  if (choices.some((choice) => /^[@{]/.test(choice)) && choices.length > 1) {
    const each = choices.map(labelOf);
    return (sentence, at) => each.map((label) => label(sentence, at)).find((end) => end !== undefined);
  }
  if (name.startsWith("@")) {
    const label = labels[name.slice(1)];
    if (label === undefined) throw new Error(`No span is labelled "${name}"`);
    return label;
  }
  if (name.startsWith("{.")) {
    const set = name.slice(2, -1);
    return ({ tokens, grammar }, at) =>
      wordsOfLanguage(grammar.language)(set).has(textAt(tokens, at)) ? at + 1 : undefined;
  }
  if (name.startsWith("{-")) return noneOf(name.slice(2, -1));
  if (name.startsWith("{#")) return measureOf(wordSet(name.slice(2, -1)));
  if (name.startsWith("{~")) return anyOf(wordSet(name.slice(2, -1)), true);
  if (name.startsWith("{")) return anyOf(wordSet(name.slice(1, -1)), false);
  return anyOf(new Set(choices), false);
}

const repetitions: Readonly<Record<string, readonly [number, number]>> = {
  "?": [0, 1],
  "+": [1, wordsMax],
  "*": [0, wordsMax],
};

function elementOf(cell: string): Element {
  const isSeen = cell.startsWith("=") ? true : cell.startsWith("!") ? false : undefined;
  const name = isSeen === undefined ? cell : cell.slice(1);
  const repeated = name.length > 1 ? repetitions[name.at(-1) ?? ""] : undefined;
  const [least, most] = repeated ?? [1, 1];
  return { label: labelOf(repeated ? name.slice(0, -1) : name), least, most, isSeen };
}

/** The first element that names words and must be there. */
function keywordOf(cells: readonly string[]): Row["keyword"] {
  const cell = cells.find((each) => !/^[@!=]/.test(each) && !/[?*]$/.test(each) && !each.includes("|@"));
  if (cell === undefined) return undefined;
  const { label } = elementOf(cell);
  return (sentence, at) => label(sentence, at) !== undefined;
}

/** The rows of a table, whose columns have these names. */
export function readRows<Column extends string>(
  table: URL,
  columns: readonly (Column | "languages" | "pattern" | "example" | "counterexample")[],
): readonly (Row & Readonly<Record<Column, string>>)[] {
  return readTsv(table).map((cells) => {
    const named = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ""])) as Row &
      Record<Column | "pattern", string>;
    const pattern = named.pattern.split(" ");
    return { ...named, pattern: pattern.map(elementOf), keyword: keywordOf(pattern) };
  });
}

/** Those that a sentence may hold. */
export function rowsFor<Kind extends Row>(sentence: Sentence, rows: readonly Kind[]): readonly Kind[] {
  const { tokens, grammar } = sentence;
  return rows.filter(
    ({ languages, keyword }) =>
      (languages === "*" || languages.includes(grammar.language)) &&
      (keyword === undefined || tokens.some((_, at) => keyword(sentence, at))),
  );
}

/** Where each element of the pattern ends that matches here, from `from` on; undefined where it does not. */
export function matchAt(
  pattern: readonly Element[],
  sentence: Sentence,
  from: number,
): readonly number[] | undefined {
  const [element, ...rest] = pattern;
  if (element === undefined) return [];
  const { label, least, most, isSeen } = element;
  if (isSeen !== undefined) {
    const isHere = label(sentence, from) !== undefined;
    const following = isHere === isSeen ? matchAt(rest, sentence, from) : undefined;
    return following && [from, ...following];
  }
  const ends = [from];
  while (ends.length <= most) {
    const end = label(sentence, ends.at(-1) ?? from);
    if (end === undefined) break;
    ends.push(end);
    if (end === ends.at(-2)) break;
  }
  // The longest run first.
  for (let length = ends.length - 1; length >= least; length--) {
    const end = ends[length] ?? from;
    const following = matchAt(rest, sentence, end);
    if (following !== undefined) return [end, ...following];
  }
  return undefined;
}

/** What rows read where they match, in the order of the sentence, the first row that reads something before others. */
export function readAll<Kind extends Row, Read>(
  sentence: Sentence,
  rows: readonly Kind[],
  read: (row: Kind, ends: readonly number[], from: number) => Read | undefined,
): readonly Read[] {
  const held = rowsFor(sentence, rows);
  const found: Read[] = [];
  for (let at = 0; at < sentence.tokens.length; ) {
    const from = at++;
    for (const row of held) {
      const ends = matchAt(row.pattern, sentence, from) ?? [];
      const next = ends.at(-1) ?? from;
      const said = next > from ? read(row, ends, from) : undefined;
      if (said === undefined) continue;
      found.push(said);
      at = next;
      break;
    }
  }
  return found;
}
