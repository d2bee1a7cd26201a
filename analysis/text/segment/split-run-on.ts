import { listing } from "../languages/language-grammar.ts";
import { isGoodRow } from "../match/find-rows.ts";
import { ownProduct, ownServing } from "../quantities/measures.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { wordSet } from "../words/read-word-files.ts";
import { type Atom, atomOfWords, type FoodWord } from "./atom.ts";
import { mayBeFilled } from "./filled-things.ts";
import { costOfFood, type FindRows, type FoodMention, wholeCoverage } from "./food-mention.ts";
import { withGramsOfProduct } from "./grams-of-product.ts";
import { isWeighed, nounOfAtom } from "./kinds-of-food.ts";
import { areMeal } from "./meal-in-a-row.ts";

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

/** The cut of the words into foods that fits the table best. */
function findBestCut(atom: Atom, find: FindRows): Cut {
  const { words } = atom;
  const cuts: Cut[] = [{ score: 0, parts: [] }];
  for (let end = 1; end <= words.length; end++) {
    const before = cuts[end - 1] ?? { score: 0, parts: [] };
    let best: Cut = { ...before, score: before.score - costOfWord };
    for (let start = Math.max(0, end - foodWordsMax); start < end; start++) {
      const part = words.slice(start, end);
      const [found] = find([{ ...atom, words: part }]);
      if (found === undefined || !isGoodRow(found) || found.coverage < wholeCoverage) continue;
      const from = cuts[start] ?? { score: 0, parts: [] };
      const ofName = found.isNamed === true ? bonusOfNamedWord * (part.length - 1) : 0;
      const score = from.score + found.score + ofName - costOfFood;
      if (score > best.score) best = { score, parts: [...from.parts, part] };
    }
    cuts.push(best);
  }
  return cuts.at(-1) ?? { score: 0, parts: [] };
}

/** "egg chips", "roast beef peas and gravy": read as one food, though each word is a food of a plate. */
function isPartlyRead(atom: Atom, mentions: readonly FoodMention[]): boolean {
  const mention = mentions.find(
    ({ atoms: [first, ...others] }) =>
      first === atom && others.every(({ connective }) => listing.has(connective)),
  );
  const coverage = mention?.found[0]?.coverage ?? wholeCoverage;
  return coverage < wholeCoverage && !isWeighed(atom) && atom.words.length <= wordsMax;
}

/** The grams of a product or of one piece, which another part names. */
function isOfAnother(first: readonly FoodWord[], { quantity }: Atom): boolean {
  const measure = quantity?.measure;
  if (measure?.kind !== "household") return false;
  if (measure.word === ownProduct) return first.every(({ measures }) => measures === undefined);
  return measure.word === ownServing && first.every(({ servingGrams }) => servingGrams === undefined);
}

/** "tacos (3) ground beef cheese lettuce salsa": all of what is listed lies in what was named before. */
function areFillings(parts: readonly (readonly FoodWord[])[], before: Atom | undefined): boolean {
  const nouns = parts.map((part) => stemEnglish(nounOfAtom(atomOfWords(part))));
  return parts.length > 1 && mayBeFilled(before) && nouns.every((noun) => fillings.has(noun));
}

/** "chicken white rice black beans": foods in a row without a word between them, where no row fits them all. The same atoms where there are none. */
export function splitRunOns(
  atoms: readonly Atom[],
  mentions: readonly FoodMention[],
  find: FindRows,
): readonly Atom[] {
  const read = new Set(mentions.flatMap((mention) => mention.atoms));
  const isRunOn = (atom: Atom) =>
    (atoms.length <= partsMax || atom.lead === "amount") &&
    !read.has(atom) &&
    atom.words.length >= wordsMin &&
    atom.words.length <= wordsMax;
  const partlyRead = new Set(atoms.filter((atom) => isPartlyRead(atom, mentions)));
  if (partlyRead.size === 0 && !atoms.some(isRunOn)) return atoms;
  return atoms.flatMap((atom, at) => {
    const parts = isRunOn(atom) || partlyRead.has(atom) ? findBestCut(atom, find).parts : [];
    if (partlyRead.has(atom) && !areMeal(parts, atom, find)) return [atom];
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
