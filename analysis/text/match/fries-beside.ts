import type { Language } from "#domain/people/language.ts";
import type { FoodRow } from "#food/food-row.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import type { Quantity } from "../quantities/quantity.ts";
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
  "roast-chicken",
]);
/** So are rows of other classes that are fried in a coat, or burgers by the name of their chain. */
const fried = /\b(nuggets|breaded|in batter|chicken fillet sandwich|big mac|whopper)\b/i;
const plainPotato = "Potato, NFS";
export const fries = "Potato, french fries, fast food";

function countsPieces({ measure, vague, isImplied }: Quantity): boolean {
  return measure === undefined && vague === undefined && isImplied !== true;
}

function isPlainPotato({ found, atoms }: FoodMention): boolean {
  const isOnlyWord = atoms.flatMap(({ words }) => words).length === 1;
  // Who weighs potatoes boils them, rather.
  const isWeighed = atoms.some(({ quantity }) => quantity?.measure?.kind === "mass");
  // Nobody counts chips on the fingers of one hand: "una patata", "2 papas".
  const isCounted = atoms.some(({ quantity }) => quantity !== undefined && countsPieces(quantity));
  return isOnlyWord && !isWeighed && !isCounted && found[0]?.row.source.description === plainPotato;
}

function isEatenWithFries({ found }: FoodMention): boolean {
  const row = found[0]?.row;
  if (row === undefined) return false;
  return eatenWithFries.has(portionClassOf(row) ?? "") || fried.test(row.source.description);
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
