import { isInGroup } from "#food/portions/meal-groups.ts";
import { type LanguageGrammar, listing } from "../../languages/language-grammar.ts";
import type { FoundRow } from "../../match/find-rows.ts";
import { ownProduct, ownServing } from "../../quantities/measures.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { withGramsOfProduct } from "../arrange/grams-of-product.ts";
import { type Atom, atomOfWords, type FoodWord } from "../atom.ts";
import { costOfFood, type FindRows, type FoodMention, isWholeFood, wholeCoverage } from "../food-mention.ts";
import { isWeighed, nounOfAtom } from "../kinds-of-food.ts";
import { mayBeFilled } from "./filled-things.ts";
import { areSideBySide, isNamedDrink } from "./foods-side-by-side.ts";
import { areMeal, areToppings, isSurelyNamed, type NamedPart } from "./meal-in-a-row.ts";

const fillings: ReadonlySet<string> = wordSet("filling");

/** So many words with no row that they fit are rather several foods. */
const wordsMin = 3;
const wordsMax = 14;
/** Longer texts are prose: words that name no food are praise there, unless they have an amount. */
const partsMax = 3;
/** So much of the words names the foods, or it is no list. */
const namedShareMin = 0.75;
/** No single food has more words. */
const foodWordsMax = 5;
/** A word that belongs to no food is worth less than any food. */
const costOfWord = 0.3;

/** For each further word of what is a food's name: "turkey sandwich" is neither turkey nor a sandwich. */
const bonusOfNamedWord = 1.6;

interface Cut {
  readonly score: number;
  readonly parts: readonly (readonly FoodWord[])[];
}

/** The cut of the words into foods that fits the table best; foods that are surely named only, where the words may be one food as well. */
export function findBestCut(
  atom: Atom,
  find: FindRows,
  isSure: (part: NamedPart) => boolean = () => true,
): Cut {
  const { words } = atom;
  const cuts: Cut[] = [{ score: 0, parts: [] }];
  for (let end = 1; end <= words.length; end++) {
    const before = cuts[end - 1] ?? { score: 0, parts: [] };
    let best: Cut = { ...before, score: before.score - costOfWord };
    for (let start = Math.max(0, end - foodWordsMax); start < end; start++) {
      const part = words.slice(start, end);
      const [found] = find([{ ...atom, words: part }]);
      if (!isWholeFood(found)) continue;
      if (!isSure({ words: part, found })) continue;
      const from = cuts[start] ?? { score: 0, parts: [] };
      const ofName = found.isNamed === true ? bonusOfNamedWord * (part.length - 1) : 0;
      const score = from.score + found.score + ofName - costOfFood;
      if (score > best.score) best = { score, parts: [...from.parts, part] };
    }
    cuts.push(best);
  }
  return cuts.at(-1) ?? { score: 0, parts: [] };
}

/** A row that so little of its name was said of is rather one that happens to have the words: "Chicken or turkey, stuffing, and vegetables". */
const nameSaidMin = 0.9;

function fitsBadly(found: FoundRow | undefined, words: number): boolean {
  if (found === undefined) return false;
  return (
    found.coverage < wholeCoverage || (words >= wordsMin && found.score < nameSaidMin * found.perfectScore)
  );
}

/** "egg chips", "turkey stuffing gravy", "roast beef peas and gravy": read as one food, though each word is a food of a plate. */
function isPartlyRead(atom: Atom, mentions: readonly FoodMention[]): boolean {
  const mention = mentions.find(
    ({ atoms: [first, ...others] }) =>
      first === atom && others.every(({ connective }) => listing.has(connective)),
  );
  return fitsBadly(mention?.found[0], atom.words.length) && !isWeighed(atom) && atom.words.length <= wordsMax;
}

/** "salad with chickpeas feta olive oil": what lies in a salad or a bowl, read as one food or as part of the row found for all. */
function isListOfToppings(atom: Atom, mentions: readonly FoodMention[], find: FindRows): boolean {
  if (atom.connective !== "with" || atom.words.length < wordsMin || isWeighed(atom)) return false;
  const mention = mentions.find(({ atoms }) => atoms.includes(atom));
  const [first] = mention?.atoms[0] === atom ? [] : (mention?.atoms ?? []);
  const [carrier] = first === undefined ? [] : find([first]);
  const isInCarrier = carrier === undefined || isInGroup(carrier.row, "carrier");
  return isInCarrier && fitsBadly(mention?.found[0], atom.words.length);
}

/** The grams of a product or of one piece, which another part names. */
function isOfAnother(first: readonly FoodWord[], { quantity }: Atom): boolean {
  const measure = quantity?.measure;
  if (measure?.kind !== "household") return false;
  if (measure.word !== ownProduct && measure.word !== ownServing) return false;
  const weights = first.flatMap(({ servingGrams, measures = {} }) => [
    servingGrams,
    ...Object.values(measures),
  ]);
  return !weights.includes(measure.grams);
}

/** "tacos (3) ground beef cheese lettuce salsa": all of what is listed lies in what was named before. */
function areFillings(parts: readonly (readonly FoodWord[])[], before: Atom | undefined): boolean {
  const nouns = parts.map((part) => stemEnglish(nounOfAtom(atomOfWords(part))));
  return parts.length > 1 && mayBeFilled(before) && nouns.every((noun) => fillings.has(noun));
}

/** "stuffing gravy" is hardly a name: several words must say nearly all of a row's. */
export function isOneFood(part: NamedPart): boolean {
  const { found, words } = part;
  const saysName = found.isNamed === true || found.score >= nameSaidMin * found.perfectScore;
  return isSurelyNamed(part) && (words.length === 1 || saysName);
}

/** Each food of a meal in a row; none where the words are no meal. */
function foodsOfMeal(atom: Atom, find: FindRows): Cut["parts"] {
  const cuts = [findBestCut(atom, find, isOneFood), findBestCut(atom, find)];
  return cuts.find(({ parts }) => areMeal(parts, atom, find))?.parts ?? [];
}

function isFoodOrDrink(part: NamedPart): boolean {
  return isOneFood(part) || isNamedDrink(part);
}

/** Foods beside each other, of which all words name one. */
function foodsSideBySide(atom: Atom, find: FindRows): Cut["parts"] {
  const { parts } = findBestCut(atom, find, isFoodOrDrink);
  if (parts.length < 2 || parts.flat().length < atom.words.length) return [];
  const named = parts.flatMap((words) => {
    const [found] = find([{ ...atom, words: [...words] }]);
    return found === undefined ? [] : [{ words, found }];
  });
  return areSideBySide(named, atom) ? parts : [];
}

/** "with banana walnuts honey": the atom itself where not all of it are toppings. */
function toppingsOneByOne(atom: Atom, find: FindRows): readonly Atom[] {
  const [first, ...others] = findBestCut(atom, find, isOneFood).parts;
  if (first === undefined || !areToppings([first, ...others], atom, find)) return [atom];
  return [{ ...atom, words: [...first] }, ...others.map((part) => atomOfWords(part, "list"))];
}

interface Splitting extends Pick<LanguageGrammar, "headPosition"> {
  readonly find: FindRows;
}

/** "chicken white rice black beans": foods in a row without a word between them, where no row fits them all. The same atoms where there are none. */
export function splitRunOns(
  atoms: readonly Atom[],
  mentions: readonly FoodMention[],
  { find, headPosition }: Splitting,
): readonly Atom[] {
  const foodsOf = (atom: Atom) => {
    const meal = foodsOfMeal(atom, find);
    return meal.length > 0 || headPosition === "first" ? meal : foodsSideBySide(atom, find);
  };
  const read = new Set(mentions.flatMap((mention) => mention.atoms));
  const isRunOn = (atom: Atom) =>
    (atoms.length <= partsMax || atom.lead === "amount") &&
    !read.has(atom) &&
    atom.words.length >= wordsMin &&
    atom.words.length <= wordsMax;
  const partlyRead = new Set(atoms.filter((atom) => isPartlyRead(atom, mentions)));
  const toppings = new Set(atoms.filter((atom) => isListOfToppings(atom, mentions, find)));
  if (partlyRead.size === 0 && toppings.size === 0 && !atoms.some(isRunOn)) return atoms;
  return atoms.flatMap((atom, at) => {
    if (toppings.has(atom)) return toppingsOneByOne(atom, find);
    const parts = partlyRead.has(atom) ? foodsOf(atom) : isRunOn(atom) ? findBestCut(atom, find).parts : [];
    const [first, ...others] = parts;
    const isList = parts.length > 1 && parts.flat().length >= atom.words.length * namedShareMin;
    if (first === undefined || !isList) return [atom];
    const { quantity } = atom;
    if (areFillings(parts, atoms[at - 1])) return parts.map((part) => atomOfWords(part, "filled"));
    // "3 tacos beef lettuce salsa"
    const isFilled = others.length > 1 && areFillings(others, atomOfWords(first));
    return [
      withGramsOfProduct({
        ...atom,
        quantity: isOfAnother(first, atom) ? undefined : quantity,
        words: [...first],
      }),
      ...others.map((part) => withGramsOfProduct(atomOfWords(part, isFilled ? "filled" : "list"))),
    ];
  });
}
