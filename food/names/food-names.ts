/** What people call the rows of the food table, by language: the first name is shown, the others are understood. */
import { byLanguage, type Language, languages } from "#domain/people/language.ts";
import { SharedTexts } from "../shared-texts.ts";
import { tsvLines } from "../tsv-file.ts";

export interface FoodNames extends Readonly<Record<Language, readonly string[]>> {
  /** French names of the source: shortened, then as published. They count after the written ones. */
  readonly ofSource: readonly string[];
}

/** Codes repeat across the editions of one table; a name goes to the newest row that has the code. */
export type NamesByCode = ReadonlyMap<string, FoodNames>;

const cellsOfLine = 1 + languages.length;

const noNames: readonly string[] = [];

function namesOf(cell: string | undefined, texts: SharedTexts): readonly string[] {
  if (cell === undefined || cell.trim() === "") return noNames;
  // Not filtered: a filtered list has room for seventeen, and there are 15,000.
  return cell.split("|").map((name) => texts.of(name.trim()));
}

/** A line has the code, then a cell for each of `languages` in their order, several names of one language separated by `|`; lines that begin with # are remarks. */
export function readNamesFile(text: string): NamesByCode {
  const lines = tsvLines(text);
  const texts = new SharedTexts();
  const names = new Map<string, FoodNames>();
  for (const line of lines) {
    const [code = "", ...cells] = line.split("\t");
    if (1 + cells.length !== cellsOfLine)
      throw new Error(`Food names: expected ${cellsOfLine} cells: ${line}`);
    if (names.has(code)) throw new Error(`Food names: ${code} is named twice`);
    names.set(texts.of(code), {
      ...byLanguage((language) => namesOf(cells[languages.indexOf(language)], texts)),
      ofSource: [],
    });
  }
  return names;
}

/** The name to show; undefined where nobody named the row in this language. */
export function shownName(names: FoodNames | undefined, language: Language): string | undefined {
  return names?.[language][0] ?? (language === "fr" ? names?.ofSource[0] : undefined);
}
