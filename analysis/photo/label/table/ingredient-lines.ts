import { findPhrases } from "./find-phrases.ts";
import { followsLine } from "./join-lines.ts";
import { type PlacedLine, textOfLine } from "./placed-line.ts";

/** The first letters are often cut off or misread. */
const opensIngredients = /^\W*i?n?gr[eé]di/i;

/** Drops the list of ingredients: it names salt, sugar and fat with figures that are not of the table. */
export function withoutIngredients(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const list = new Set(lines.filter((line) => opensIngredients.test(textOfLine(line))));
  for (const line of list) {
    for (const next of lines) {
      if (followsLine(line, next) && findPhrases(next).length === 0) list.add(next);
    }
  }
  return lines.filter((line) => !list.has(line));
}
