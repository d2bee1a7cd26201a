/** Finds foods that stand side by side without a word between, where no row fits them all: "egg chips", "big mac fries coke", "300g yogurt banana honey". */
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { isInGroup, isRawVegetable, type MealGroup } from "#food/portions/meal-groups.ts";
import { type LanguageGrammar, listing } from "../../languages/language-grammar.ts";
import type { FoundRow } from "../../match/find-rows.ts";
import { ownProduct, ownServing } from "../../quantities/measures.ts";
import type { Quantity } from "../../quantities/quantity.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { comesInFlavours, isFlavour } from "../../words/flavours.ts";
import { isAdjective } from "../../words/head-noun.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { withGramsOfProduct } from "../arrange/grams-of-product.ts";
import { type Atom, atomOfWords, type FoodWord, saysWithout, withOwnServing } from "../atom.ts";
import { costOfFood, type FindRows, type FoodMention, isWholeFood, wholeCoverage } from "../food-mention.ts";
import { isDish, nounOfAtom } from "../kinds-of-food.ts";
import { isFruitOrVegetable, isPlainFood } from "./beside-weighed.ts";
import { mayBeFilled } from "./filled-things.ts";

interface NamedPart {
  readonly words: readonly FoodWord[];
  readonly found: FoundRow;
}

/** Longer parts are prose. */
const wordsMax = 14;
/** Longer texts are prose: words that name no food are praise there, unless they have an amount. */
const partsMax = 3;
const shortMax = 3;
/** So much of the words names the foods, or it is no list. */
const namedShareMin = 0.75;
/** No single food has more words. */
const foodWordsMax = 5;
/** A word that belongs to no food is worth less than any food. */
const costOfWord = 0.3;
/** For each further word of what is a food's name: "turkey sandwich" is neither turkey nor a sandwich. */
const bonusOfNamedWord = 1.6;
/** "fillet" alone hardly names a chicken fillet sandwich. */
const surelyNamedShare = 0.7;
/** A row that so little of its name was said of is rather one that happens to have the words: "Chicken or turkey, stuffing, and vegetables". */
const nameSaidMin = 0.9;

const drinkClasses: ReadonlySet<string | undefined> = new Set(
  "coffee espresso milk-coffee tea hot-chocolate soda juice beer wine water".split(" "),
);

const shakes = /^(?:Milk shake|Nutritional drink or shake)/;

function isProduct(words: readonly FoodWord[]): boolean {
  return words.some(({ kind, row }) => kind === "brand" || row !== undefined);
}

function isDrink({ found: { row } }: NamedPart): boolean {
  return drinkClasses.has(portionClassOf(row)) || shakes.test(row.source.description);
}

/** What the table calls "Soft drink, …" hardly has the words of a drink's name; several words must say nearly all of a row's. */
function isOneFood(part: NamedPart): boolean {
  const { found, words } = part;
  if (isProduct(words) || found.isNamed === true || (isDrink(part) && words.length === 1)) return true;
  return found.score >= (words.length === 1 ? surelyNamedShare : nameSaidMin) * found.perfectScore;
}

/** "tortilla de papa", "drumstick of fried chicken": a name goes on where a word lies between. */
function isNamedOnFrom(word: FoodWord | undefined, before: FoodWord | undefined): boolean {
  return word !== undefined && before !== undefined && word.start > before.end + 1;
}

/** The cut of the words into foods that fits the table best. */
function bestCut(atom: Atom, find: FindRows): readonly NamedPart[] {
  const { words } = atom;
  const cuts: { readonly score: number; readonly parts: readonly NamedPart[] }[] = [{ score: 0, parts: [] }];
  for (let end = 1; end <= words.length; end++) {
    const before = cuts[end - 1] ?? { score: 0, parts: [] };
    let best = { ...before, score: before.score - costOfWord };
    for (let start = Math.max(0, end - foodWordsMax); start < end; start++) {
      const part = words.slice(start, end);
      // "queso asado": what only tells how it was cooked is no food behind it.
      if (isNamedOnFrom(part[0], words[start - 1]) || part.every(({ kind }) => kind === "modifier")) continue;
      const [found] = find([{ ...atom, words: part }]);
      if (!isWholeFood(found) || !isOneFood({ words: part, found })) continue;
      const from = cuts[start] ?? { score: 0, parts: [] };
      const ofName = found.isNamed === true ? bonusOfNamedWord * (part.length - 1) : 0;
      const score = from.score + found.score + ofName - costOfFood;
      if (score > best.score) best = { score, parts: [...from.parts, { words: part, found }] };
    }
    cuts.push(best);
  }
  return cuts.at(-1)?.parts ?? [];
}

const fillings: ReadonlySet<string> = new Set([...wordSet("filling"), ...wordSet("product-flavour")]);
const filledThings: ReadonlySet<string> = wordSet("filled");
const cuts: ReadonlySet<string> = wordSet("cut-from-whole");

function mentionsFilled({ words }: NamedPart): boolean {
  return words.some(({ english }) => english.some((word) => filledThings.has(stemEnglish(word))));
}

/** Only cooked with: salt, raw rice. */
function isIngredient({ found: { row } }: NamedPart): boolean {
  return portionClassOf(row) === "ingredient";
}

/** "oat latte", "pepper soda", "oreo milkshake", "strawberry yogurt", "caprese sandwich": the word before says which it is. */
function describes(before: NamedPart, part: NamedPart): boolean {
  const { words, found } = before;
  if (part.words.every(({ english }) => english.every((word) => cuts.has(stemEnglish(word))))) return true;
  const isTaste = words.some(({ english }) => isFlavour(english) || english.every(isAdjective));
  if (isTaste && part.words.some(({ english }) => comesInFlavours(english))) return true;
  if (mentionsFilled(part)) return !isEatenBeside(before);
  if (!isDrink(part)) return isProduct(words) && !isProduct(part.words) && !isEatenBeside(part);
  if (isProduct(words) && shakes.test(part.found.row.source.description)) return !isEatenBeside(before);
  return isTaste || isFruitOrVegetable(found.row) || isInOneOf(before, ["in-hot-drink", "in-bowl"]);
}

function isEatenBeside(part: NamedPart): boolean {
  return isInOneOf(part, ["breakfast-part", ...besideDish]) || isRawVegetable(part.found.row);
}

/** "tacos (3) ground beef cheese lettuce salsa": all of what is listed lies in what was named before. */
function areFillings(parts: readonly NamedPart[], before: Atom | undefined): boolean {
  const nouns = parts.map(({ words }) => stemEnglish(nounOfAtom(atomOfWords(words))));
  return parts.length > 1 && mayBeFilled(before) && nouns.every((noun) => fillings.has(noun));
}

function isPluralWord(word: FoodWord | undefined): boolean {
  const last = word?.english.at(-1) ?? "";
  const isPluralOfNoun = word?.kind === "plain" && last.endsWith("s") && stemEnglish(last) !== last;
  return word?.isPlural === true || isPluralOfNoun;
}

function isPlural({ words }: NamedPart): boolean {
  return isPluralWord(words.at(-1));
}

/** "2 chicken apple sausages": what was counted stands at the end, unless the first food is a plural. */
function countsLast({ quantity }: Atom, [first]: readonly NamedPart[]): boolean {
  const isCounted = quantity?.isSaid === true && quantity.measure === undefined && quantity.count > 1;
  return isCounted && first !== undefined && !isPlural(first);
}

/** "macaron framboise": where the head comes first, the flavour stands behind it. */
function isTaste({ words }: NamedPart): boolean {
  return words.every(({ english }) => isFlavour(english));
}

/** "bean salad", "turkey soup": a dish by one word is of what stands before it, unless that is a dish or several. */
function isDishOf({ words }: NamedPart, before: NamedPart): boolean {
  const [part, first] = [atomOfWords(words), atomOfWords(before.words)];
  const isOfWordBefore = isDish(part) || nounOfAtom(part) === "salad";
  return (
    words.flatMap(({ english }) => english).length === 1 &&
    isOfWordBefore &&
    !isDish(first) &&
    !isPlural(before)
  );
}

const onPlate: readonly MealGroup[] = ["plate-part", "breakfast-part"];
const besideDish: readonly MealGroup[] = ["beside-main", "beside-dish", "extra"];
const seasoning: readonly MealGroup[] = ["extra", "spread", "in-hot-drink"];

/** "mint julep" is no sweet beside it. */
const sweets = /^(?:Hard candy|Candy, (?:hard|mint))/;

function isInOneOf({ found: { row } }: NamedPart, groups: readonly MealGroup[]): boolean {
  return groups.some((group) => isInGroup(row, group));
}

function liesOnPlate(part: NamedPart): boolean {
  return isInOneOf(part, onPlate) || isRawVegetable(part.found.row);
}

function isDishOfItsOwn(part: NamedPart): boolean {
  const isSoup = portionClassOf(part.found.row) === "soup";
  return (isInOneOf(part, ["main", "bowl"]) || isSoup) && !liesOnPlate(part);
}

/** "lamb gyro", "molasses cookie", "chilli flakes": one noun in the singular says which kind of the next it is, unless both are eaten by themselves. */
function isKindOfNext(before: NamedPart, part: NamedPart): boolean {
  if (before.words.length > 1 || isPlural(before) || isProduct(before.words)) return false;
  if (sweets.test(before.found.row.source.description)) return true;
  if (isDrink(part)) return false;
  const isBeside = liesOnPlate(part) || isInOneOf(part, besideDish) || isFruitOrVegetable(part.found.row);
  if (isInOneOf(before, ["bowl"]) && isInOneOf(part, ["in-bowl"])) return false;
  if (isInOneOf(before, ["starch"]) && isPlainFood(part.found.row)) return false;
  if (isDishOfItsOwn(before)) return !isBeside && !isDishOfItsOwn(part);
  if (isFruitOrVegetable(before.found.row) && isInOneOf(part, ["in-bowl", "extra"])) return false;
  if (liesOnPlate(before) || isInOneOf(before, ["beside-dish"])) return !isBeside && !isProduct(part.words);
  return isInOneOf(before, seasoning) || !(isPlainFood(part.found.row) || isInOneOf(part, ["uncounted"]));
}

const kindOnly = /, (?:NFS|NS as to)/;

/** "Kashi Chewy granola bar", "raw pear fruit": the kind of what was named, behind it. */
function isKindOf({ found: { row } }: NamedPart, { found: before }: NamedPart): boolean {
  return kindOnly.test(row.source.description) && portionClassOf(row) === portionClassOf(before.row);
}

/** Each is a food of its own beside the one before. */
function areFoodsInARow(
  parts: readonly NamedPart[],
  atom: Atom,
  headPosition: LanguageGrammar["headPosition"],
): boolean {
  if (parts.length < 2 || countsLast(atom, parts)) return false;
  if (parts.flatMap(({ words }) => words).length < atom.words.length) return false;
  return parts.every((part, at) => {
    const before = parts[at - 1];
    if (isIngredient(part)) return false;
    if (before !== undefined && (headPosition === "first" ? isTaste(part) : isDishOf(part, before)))
      return false;
    const isTopping = atom.connective === "with";
    if (before !== undefined && headPosition === "last" && !isTopping && isKindOfNext(before, part))
      return false;
    return before === undefined || !(describes(before, part) || isKindOf(part, before));
  });
}

/** The grams of a product or of one piece, which another part names. */
function isOfAnother({ words }: NamedPart, { quantity }: Atom): boolean {
  const measure = quantity?.measure;
  if (measure?.kind !== "household") return false;
  if (measure.word !== ownProduct && measure.word !== ownServing) return false;
  const weights = words.flatMap(({ servingGrams, measures = {} }) => [
    servingGrams,
    ...Object.values(measures),
  ]);
  return !weights.includes(measure.grams);
}

/** "3 rotis dal": the number is of the first, however much one of another weighs. */
function amountOfFirst(first: NamedPart, atom: Atom, last = first): Quantity | undefined {
  const { quantity } = atom;
  if (quantity === undefined || !isOfAnother(first, atom)) return quantity;
  const { measure: _, ...count } = quantity;
  const isOfFirst = count.isSaid && (isPlural(first) || (isProduct(first.words) && !isPlural(last)));
  return isOfFirst ? withOwnServing(count, first.words.at(-1)?.servingGrams) : undefined;
}

function oneByOne(atom: Atom, [first, ...others]: readonly NamedPart[]): readonly Atom[] {
  if (first === undefined) return [atom];
  const quantity = amountOfFirst(first, atom, others.at(-1));
  const connective = areFillings(others, atomOfWords(first.words)) ? "filled" : "list";
  return [
    withGramsOfProduct({ ...atom, quantity, words: [...first.words] }),
    ...others.map(({ words }) => withGramsOfProduct(atomOfWords(words, connective))),
  ];
}

/** Whose row has not all its words. "2 eggs rice": a plural names no kind of what follows. */
function fitsBadly(found: FoundRow | undefined, { words }: Atom): boolean {
  if (found === undefined || found.coverage < wholeCoverage) return found !== undefined;
  return isPluralWord(words[0]) && found.score < nameSaidMin * found.perfectScore;
}

function isPartlyRead(atom: Atom, mentions: readonly FoodMention[]): boolean {
  const mention = mentions.find(({ atoms }) => atoms.includes(atom));
  const [first, ...others] = mention?.atoms ?? [];
  const isListed = first === atom && others.every(({ connective }) => listing.has(connective));
  return (isListed || (first !== atom && atom.connective === "with")) && fitsBadly(mention?.found[0], atom);
}

/** Words that name no food, or a food among words that are none: "2 curry puffs old chang kee". */
function mayHoldFood({ words, connective, isCorrection, lead }: Atom, parts: number): boolean {
  const isBeside =
    connective === "aside" || connective === "bracketed" || connective === "made" || connective === "on";
  if (isBeside || isCorrection || words.some(saysWithout)) return false;
  return parts <= partsMax || words.length <= shortMax || lead === "amount";
}

const measuredPartsMin = 3;

/** Not by the piece, which the lexicon has for many foods. */
function isMeasured({ quantity }: Atom): boolean {
  const measure = quantity?.isSaid === true ? quantity.measure : undefined;
  if (measure?.kind !== "household") return measure !== undefined;
  return measure.word !== ownServing && measure.word !== ownProduct;
}

function splitRead(
  atom: Atom,
  find: FindRows,
  headPosition: LanguageGrammar["headPosition"],
): readonly Atom[] {
  if (!fitsBadly(find([atom])[0], atom)) return [atom];
  const parts = bestCut(atom, find);
  // "93 g of chicken thigh" is one food; "300g yogurt banana honey" is a list.
  if (isMeasured(atom) && parts.length < measuredPartsMin) return [atom];
  return areFoodsInARow(parts, atom, headPosition) ? oneByOne(atom, parts) : [atom];
}

function splitUnread(atom: Atom, before: Atom | undefined, find: FindRows): readonly Atom[] {
  const parts = bestCut(atom, find);
  if (areFillings(parts, before)) return parts.map(({ words }) => atomOfWords(words, "filled"));
  const named = parts.flatMap((part) => part.words).length;
  return parts.length === 1 || named >= atom.words.length * namedShareMin ? oneByOne(atom, parts) : [atom];
}

/** The same atoms where no part holds several foods. */
export function splitRunOns(
  atoms: readonly Atom[],
  mentions: readonly FoodMention[],
  { find, headPosition }: { readonly find: FindRows } & Pick<LanguageGrammar, "headPosition">,
): readonly Atom[] {
  const read = new Set(mentions.flatMap((mention) => mention.atoms));
  const split = (atom: Atom, at: number): readonly Atom[] => {
    if (atom.words.length < 2 || atom.words.length > wordsMax) return [atom];
    if (read.has(atom)) return isPartlyRead(atom, mentions) ? splitRead(atom, find, headPosition) : [atom];
    // Where the head comes first, what stands behind a comma often describes the food before it.
    if (headPosition === "first" && atom.connective === "list") return [atom];
    return mayHoldFood(atom, atoms.length) ? splitUnread(atom, atoms[at - 1], find) : [atom];
  };
  const apart = atoms.flatMap(split);
  return apart.length === atoms.length && apart.every((atom, at) => atom === atoms[at]) ? atoms : apart;
}
