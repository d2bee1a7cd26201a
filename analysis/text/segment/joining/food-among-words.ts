/** Keeps the food of a part that no row fits as a whole: "2 curry puffs old chang kee". */
import type { Connective, LanguageGrammar } from "../../languages/language-grammar.ts";
import { standsForFood } from "../arrange/described-by-count.ts";
import { withGramsOfProduct } from "../arrange/grams-of-product.ts";
import { type Atom, atomOfWords, type FoodWord, saysWithout } from "../atom.ts";
import type { FindRows, FoodMention } from "../food-mention.ts";
import type { NamedPart } from "./meal-in-a-row.ts";
import { findBestCut, isOneFood } from "./split-run-on.ts";

/** Longer parts are prose. */
const wordsMax = 9;
/** In a text of more parts, a long part may be a remark: of its words, only names of several words are foods. */
const partsMax = 3;
const shortMax = 3;

/** "from the church bake sale", "at mum's barbecue" */
const besideFoods: ReadonlySet<Connective> = new Set(["aside", "bracketed", "made", "on"]);

/** "7 cheddar ones" are of the food named before. */
function isPronoun({ english }: FoodWord): boolean {
  return english[0] === standsForFood;
}

function maySwallowFood({ words, connective, isCorrection }: Atom): boolean {
  if (words.length < 2 || words.length > wordsMax || isCorrection || besideFoods.has(connective))
    return false;
  return !words.some((word) => saysWithout(word) || isPronoun(word));
}

/** A term that the lexicon has a row for is a name, however long its row's is. */
function isNamed(part: NamedPart): boolean {
  const [only, ...others] = part.words;
  return isOneFood(part) || (others.length === 0 && only?.row !== undefined);
}

/** The same atoms where every part was read, or names nothing. */
export function withFoodsAmongWords(
  atoms: readonly Atom[],
  mentions: readonly FoodMention[],
  { find, headPosition }: { readonly find: FindRows } & Pick<LanguageGrammar, "headPosition">,
): readonly Atom[] {
  const read = new Set(mentions.flatMap((mention) => mention.atoms));
  // Where the head comes first, what stands behind a comma often describes the food before it.
  const mayBeIn = (atom: Atom) =>
    !read.has(atom) && maySwallowFood(atom) && (headPosition === "last" || atom.connective !== "list");
  if (!atoms.some(mayBeIn)) return atoms;
  return atoms.flatMap((atom) => {
    if (!mayBeIn(atom)) return [atom];
    const isLikelyFood = atoms.length <= partsMax || atom.words.length <= shortMax || atom.lead === "amount";
    const { parts } = findBestCut(atom, find, isNamed);
    const [first, ...others] = parts.filter((part) => isLikelyFood || part.length > 1);
    if (first === undefined) return [atom];
    return [
      withGramsOfProduct({ ...atom, words: [...first] }),
      ...others.map((part) => withGramsOfProduct(atomOfWords(part, "list"))),
    ];
  });
}
