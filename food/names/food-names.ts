/** What people call the rows of the food table, by language: the first name is shown, the others are understood. */
import type { Language } from "#domain/people/language.ts";

export interface FoodNames extends Readonly<Record<Language, readonly string[]>> {
  /** French names of the source: shortened, then as published. They count after the written ones. */
  readonly ofSource: readonly string[];
}

/** Codes repeat across the editions of one table; a name goes to the newest row that has the code. */
export type NamesByCode = ReadonlyMap<string, FoodNames>;

const cellsOfLine = 4;

function namesOf(cell: string | undefined): readonly string[] {
  return (cell ?? "")
    .split("|")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

/** `code<TAB>en<TAB>es<TAB>fr` a line, several names of one language separated by `|`; lines that begin with # are remarks. */
export function readNamesFile(text: string): NamesByCode {
  const lines = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const names = new Map<string, FoodNames>();
  for (const line of lines) {
    const [code = "", en, es, fr, ...others] = line.split("\t");
    if (others.length > 0 || line.split("\t").length < cellsOfLine)
      throw new Error(`Food names: expected ${cellsOfLine} cells: ${line}`);
    if (names.has(code)) throw new Error(`Food names: ${code} is named twice`);
    names.set(code, { en: namesOf(en), es: namesOf(es), fr: namesOf(fr), ofSource: [] });
  }
  return names;
}

/** The name to show; undefined where nobody named the row in this language. */
export function shownName(names: FoodNames | undefined, language: Language): string | undefined {
  return names?.[language][0] ?? (language === "fr" ? names?.ofSource[0] : undefined);
}
