/** Finds the row of what was weighed before it was cooked, or after: "75 g basmati rice dry", "cooked 5% mince". */

import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import type { FoodRow } from "#food/food-row.ts";
import type { Atom, FoodWord } from "../segment/atom.ts";
import type { FoundRow, SoughtWord } from "./find-rows.ts";
import { cookedRows, rawRowOf } from "./raw-rows.ts";

const driedWords: ReadonlySet<string> = new Set(["dry", "dried"]);
/** "dried mushrooms" are no raw ones: only grains and pulses are raw when they are dry. */
const soldDry = /céréales crus|légumineuses sèches|légumineuses$/;
const isDried = /\bdried\b|\bdry\b/i;

function isSoldDry({ category, source }: FoodRow): boolean {
  return soldDry.test(category) || isDried.test(source.description);
}

/** "from raw" says what was cooked. */
const saysRaw = /(?<!from )\braw\b/i;

const states: ReadonlySet<string> = new Set([...driedWords, "raw"]);

/** The parts of a food without the words that say it was not cooked yet; undefined where none do, or nothing is left. */
export function withoutRawState(parts: readonly Atom[]): readonly Atom[] | undefined {
  if (!parts.some(({ words }) => words.some(({ english }) => english.some((text) => states.has(text)))))
    return undefined;
  const stateless = (word: FoodWord) => ({
    ...word,
    english: word.english.filter((text) => !states.has(text)),
  });
  const left = parts
    .map((part) => ({
      ...part,
      words: part.words.map(stateless).filter(({ english }) => english.length > 0),
    }))
    .filter(({ words }) => words.length > 0);
  return left.length > 0 ? left : undefined;
}

interface AsStated {
  readonly words: readonly SoughtWord[];
  readonly found: readonly FoundRow[];
  /** What the same words mean where nobody says that it was not cooked yet. */
  readonly plain: FoundRow | undefined;
  readonly rowDescribed: (description: string) => FoodRow | undefined;
}

/** The same rows, the first of them raw or cooked where the words say that it was weighed so. */
export function rawOrCookedAsStated({ words, found, plain, rowDescribed }: AsStated): readonly FoundRow[] {
  const [best, ...others] = found;
  // "prepared from dried" says what was cooked.
  const says = (word: string) => words.some(({ text, isBeside }) => text === word && !isBeside);
  const nameOf = ({ row }: FoundRow) => splitRecipe(row.source.description).name;
  if (best === undefined) return found;
  const isDried = [...driedWords].some(says);
  if (isDried || says("raw")) {
    const known = [plain, saysRaw.test(nameOf(best)) ? undefined : best].flatMap((each) => {
      const row = each && rowDescribed(rawRowOf(nameOf(each), isDried) ?? "");
      return each === undefined || row === undefined ? [] : [{ ...each, row }];
    });
    const meant = known.find(({ row }) => says("raw") || isSoldDry(row));
    return meant === undefined ? found : [meant, ...others];
  }
  // "90/10 ground beef" is weighed as it is sold, unless it was cooked.
  const row = says("cooked") ? rowDescribed(cookedRows.get(nameOf(best)) ?? "") : undefined;
  return row === undefined ? found : [{ ...best, row }, ...others];
}
