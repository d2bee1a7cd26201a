/** Finds foods that stand side by side without a word between, where no row fits them all: "egg chips", "big mac fries coke", "300g yogurt banana honey". */
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { isInGroup, isRawVegetable, type MealGroup } from "#food/portions/meal-groups.ts";
import { type LanguageGrammar, listing } from "../../languages/language-grammar.ts";
import { type FoundRow, isGoodRow } from "../../match/find-rows.ts";
import { ownProduct, ownServing } from "../../quantities/measures.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { isFlavour } from "../../words/flavours.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, atomOfWords, describes, type FoodWord, namesFoodOrBrand, saysWithout } from "../atom.ts";
import { withGramsOfProduct } from "../finish/grams-by-name.ts";
import { type FindRows, type FoodMention, wholeCoverage } from "../food-mention.ts";
import { isDish, isWeighed, nounOfAtom, stemmedEnglishWords } from "../kinds-of-food.ts";
import { bestCut, isDrink, isNamedOnFrom, isProduct, type NamedPart, nameSaidMin } from "./best-cut.ts";
import { isFruitOrVegetable, isPlainFood } from "./lost-foods.ts";

/** Longer parts are prose. */
const wordsMax = 14;
/** So much of the words names the foods, or it is no list. */
const namedShareMin = 0.75;
const filledThings: ReadonlySet<string> = wordSet("filled");

const besideOthers: readonly MealGroup[] = [
  "plate-part",
  "breakfast-part",
  "beside-main",
  "beside-dish",
  "extra",
];
const mains: readonly MealGroup[] = ["main", "bowl"];

function isEatenBeside({ found: { row } }: NamedPart): boolean {
  return besideOthers.some((group) => isInGroup(row, group)) || isRawVegetable(row);
}

/** "oreo milkshake", "caprese sandwich": the word before says which it is. */
function saysWhich(before: NamedPart, part: NamedPart): boolean {
  const names = stemmedEnglishWords(atomOfWords(part.words));
  if (names.some((name) => filledThings.has(name))) return !isEatenBeside(before);
  if (isDrink(part)) return isFruitOrVegetable(before.found.row);
  return isProduct(before.words) && !isProduct(part.words) && !isEatenBeside(part);
}

function isPluralWord(word: FoodWord | undefined): boolean {
  const last = word?.english.at(-1) ?? "";
  const isPluralOfNoun = word?.kind === "plain" && last.endsWith("s") && stemEnglish(last) !== last;
  return word?.isPlural === true || isPluralOfNoun;
}

function isPlural({ words }: NamedPart): boolean {
  return isPluralWord(words.at(-1));
}

/** "molasses cookie", "chilli flakes": one noun in the singular says which kind of the next it is, unless both are eaten by themselves. */
function isKindOfNext(before: NamedPart, part: NamedPart): boolean {
  if (before.words.length > 1 || isPlural(before) || isProduct(before.words)) return false;
  if (isDrink(part)) return false;
  if (isEatenBeside(before) || mains.some((group) => isInGroup(before.found.row, group)))
    return !isEatenBeside(part);
  return !isPlainFood(part.found.row) && !isInGroup(part.found.row, "uncounted");
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

const kindOnly = /, (?:NFS|NS as to)/;

/** "Kashi Chewy granola bar", "raw pear fruit": the kind of what was named, behind it. */
function isKindOf({ found: { row } }: NamedPart, { found: before }: NamedPart): boolean {
  return kindOnly.test(row.source.description) && portionClassOf(row) === portionClassOf(before.row);
}

type HeadPosition = LanguageGrammar["headPosition"];

interface Splitting {
  readonly find: FindRows;
  readonly headPosition: HeadPosition;
}

/** So many foods are a list, whatever the first of two might say of the other. */
const listedPartsMin = 4;

/** Each is a food of its own beside the one before. */
function areFoodsInARow(parts: readonly NamedPart[], headPosition: HeadPosition): boolean {
  if (parts.length < 2) return false;
  return parts.every((part, at) => {
    const before = parts[at - 1];
    // Only cooked with: salt, raw rice.
    if (portionClassOf(part.found.row) === "ingredient") return false;
    if (before === undefined) return true;
    if (headPosition === "first" ? isTaste(part) : isDishOf(part, before)) return false;
    const isKind = parts.length < listedPartsMin && isKindOfNext(before, part);
    return !isKind && !saysWhich(before, part) && !isKindOf(part, before);
  });
}

/** The grams of a product or of one piece, which another part names. */
function isOfAnother({ words }: NamedPart, { quantity }: Atom): boolean {
  const measure = quantity?.measure;
  if (measure?.kind !== "household" || (measure.word !== ownProduct && measure.word !== ownServing))
    return false;
  const own = words.flatMap(({ servingGrams, measures = {} }) => [servingGrams, ...Object.values(measures)]);
  return !own.includes(measure.grams);
}

function oneByOne(atom: Atom, [first, ...others]: readonly NamedPart[]): readonly Atom[] {
  if (first === undefined) return [atom];
  const quantity = isOfAnother(first, atom) ? undefined : atom.quantity;
  return [
    withGramsOfProduct({ ...atom, quantity, words: [...first.words] }),
    ...others.map(({ words }) => withGramsOfProduct(atomOfWords(words, "list"))),
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

/** It describes the food beside it, "cooked in oil", or was left out. */
function saysNoFood({ words, connective }: Atom): boolean {
  const isBeside =
    connective === "aside" || connective === "bracketed" || connective === "made" || connective === "on";
  return isBeside || words.some(saysWithout);
}

/** "93 g of chicken thigh" is one food; "300g yogurt banana honey" is a list, as are more names behind a weight, which they share (`gramsTogether`). */
const measuredPartsMin = 3;

/** Not by the piece, which the lexicon has for many foods. */
function isMeasured({ quantity }: Atom): boolean {
  const measure = quantity?.isSaid === true ? quantity.measure : undefined;
  if (measure?.kind !== "household") return measure !== undefined;
  return measure.word !== ownServing && measure.word !== ownProduct;
}

function isOneMeasured(atom: Atom, parts: readonly NamedPart[]): boolean {
  const names = atom.words.filter((word) => !describes(word)).length;
  const isShared = atom.lead === "amount" && isWeighed(atom) && names > measuredPartsMin;
  return isMeasured(atom) && !isShared && parts.length < measuredPartsMin;
}

function splitRead(atom: Atom, { find, headPosition }: Splitting): readonly Atom[] {
  const parts = bestCut(atom, find);
  if (isOneMeasured(atom, parts)) return [atom];
  const named = described(parts, atom);
  const words = named.flatMap((part) => part.words);
  const areOthersUnknown = atom.words.every((word) => words.includes(word) || namesNothing(word, find));
  const isOneName = named.some(({ words: [first] }) => goesOnFrom(first, atom, find));
  return areOthersUnknown && !isOneName && areFoodsInARow(parts, headPosition)
    ? oneByOne(atom, named)
    : [atom];
}

/** "drumstick of fried chicken", "cheese flavored chips": what is described goes on with what stands before. */
function goesOnFrom(first: FoodWord | undefined, { words }: Atom, find: FindRows): boolean {
  if (first === undefined) return false;
  return isNamedOnFrom(first, words[words.indexOf(first) - 1], find) || first.english.includes("flavored");
}

/** With the words right before them that only describe: "diet" of "quarter pounder medium fries med diet coke". */
function described(parts: readonly NamedPart[], { words }: Atom): readonly NamedPart[] {
  return parts.map((part) => {
    const start = words.indexOf(part.words[0] as FoodWord);
    const from = words.slice(0, start).findLastIndex((word) => saysWithout(word) || !describes(word)) + 1;
    return { ...part, words: [...words.slice(from, start), ...part.words] };
  });
}

/** No row has the word, or only beside other words. */
function namesNothing(word: FoodWord, find: FindRows): boolean {
  return word.kind === "plain" && !isGoodRow(find([atomOfWords([word])])[0]);
}

/** A term of the lexicon, or the name of a row. */
function isSurelyNamed(part: NamedPart): boolean {
  return part.found.isNamed === true || namesFoodOrBrand(atomOfWords(part.words));
}

/** "butter pecan ice cream" in "a dish butter pecan ice cream": what is named in the cut says which kind one food is. */
function wholeOf(parts: readonly NamedPart[], { words }: Atom, { find, headPosition }: Splitting) {
  const named = parts.flatMap((part) => part.words);
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined || areFoodsInARow(parts, headPosition)) return undefined;
  const end = words.indexOf(last) + 1;
  const starts = words.slice(0, words.indexOf(first) + 1).map((_, start) => words.slice(start, end));
  return starts.find((each) => each.length < words.length && isGoodRow(find([atomOfWords(each)])[0]));
}

function splitUnread(atom: Atom, splitting: Splitting): readonly Atom[] {
  const cut = bestCut(atom, splitting.find);
  const named = cut.flatMap((part) => part.words).length;
  // Words that nobody knows take no food away.
  const parts = named >= atom.words.length * namedShareMin ? cut : cut.filter(isSurelyNamed);
  const whole = wholeOf(parts, atom, splitting);
  return whole === undefined ? oneByOne(atom, parts) : [{ ...atom, words: whole }];
}

/** The same atoms where no part holds several foods. */
export function splitRunOns(
  atoms: readonly Atom[],
  mentions: readonly FoodMention[],
  splitting: Splitting,
): readonly Atom[] {
  // Who says how much of it means a food, though no row fits its words: they may name several.
  const read = new Set(
    mentions.filter(({ found }) => isGoodRow(found[0])).flatMap((mention) => mention.atoms),
  );
  const measured = new Set(mentions.flatMap((mention) => mention.atoms).filter(isMeasured));
  const split = (atom: Atom): readonly Atom[] => {
    if (atom.words.length < 2 || atom.words.length > wordsMax) return [atom];
    if (read.has(atom)) return isPartlyRead(atom, mentions) ? splitRead(atom, splitting) : [atom];
    if (measured.has(atom) && isOneMeasured(atom, bestCut(atom, splitting.find))) return [atom];
    return saysNoFood(atom) ? [atom] : splitUnread(atom, splitting);
  };
  const apart = atoms.flatMap(split);
  return apart.length === atoms.length && apart.every((atom, at) => atom === atoms[at]) ? atoms : apart;
}
