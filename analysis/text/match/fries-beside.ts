import type { Language } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import type { FoodMention } from "../segment/food-mention.ts";

/** Beside these, "patatas" are chips, unless more is said of them. */
const eatenWithFries: ReadonlySet<string> = new Set([
  "burger",
  "hot-dog",
  "kebab",
  "steak",
  "minced-steak",
  "meat-coated",
  "egg",
  "sausage",
  "frankfurter",
  "wings",
  "sub-sandwich",
]);
const plainPotato = "Potato, NFS";
export const fries = "Potato, french fries, fast food";

function isPlainPotato({ found, atoms }: FoodMention): boolean {
  const isOnlyWord = atoms.flatMap(({ words }) => words).length === 1;
  return isOnlyWord && found[0]?.row.source.description === plainPotato;
}

function isEatenWithFries({ found }: FoodMention): boolean {
  const row = found[0]?.row;
  return row !== undefined && eatenWithFries.has(portionClassOf(row) ?? "");
}

/** "hamburguesa con patatas" comes with chips; English and French call them by a name of their own. */
export function withFriesBeside(
  mentions: readonly FoodMention[],
  language: Language,
  rowOfFries: FoodRow | undefined,
): readonly FoodMention[] {
  if (language !== "es" || rowOfFries === undefined || !mentions.some(isEatenWithFries)) return mentions;
  return mentions.map((mention) => {
    const [first, ...others] = mention.found;
    if (first === undefined || !isPlainPotato(mention)) return mention;
    return { ...mention, found: [{ ...first, row: rowOfFries }, first, ...others] };
  });
}
