/** Sees where one food follows another without a word between: "steak frites salade". */
import type { LexiconTerm } from "../../lexicon/lexicon-entry.ts";
import { englishWords } from "../../match/row-words.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { comesInFlavours, isFlavour, isFlavourOfPacket } from "../../words/flavours.ts";
import { headNoun } from "../../words/head-noun.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, type FoodWord, saysWithout } from "../atom.ts";
import type { ReadingPoint, Sentence } from "../sentence.ts";

/** "smoothie banane fraise": a smoothie of both. */
function isFlavourOf(english: readonly string[], { words: [first] }: Atom): boolean {
  return first !== undefined && comesInFlavours(first.english) && isFlavour(english);
}

/** "flan vanille flanby", "biscuit kambly": the kind of food, then the packet's name. */
function isSameThing(before: FoodWord | undefined, row: string): boolean {
  if (before === undefined) return false;
  if (before.row !== undefined) return before.row === row;
  const noun = headNoun(before.english);
  return noun !== undefined && englishWords(row).includes(noun);
}

/** "céréales special k": the kind of thing, then the packet, whose row says the kind as well. */
export function isKindOfPacket({ words }: Atom, { kind, row }: LexiconTerm): boolean {
  const [before, ...others] = words;
  if (kind !== "brand" || row === undefined || before?.kind !== "food" || others.length > 0) return false;
  const [first = ""] = before.english;
  return englishWords(row).includes(stemEnglish(first));
}

/** "emmental (80 g) râpé" */
function isSameKind(before: FoodWord | undefined, english: readonly string[]): boolean {
  const noun = headNoun(english);
  return before?.kind === "food" && noun !== undefined && headNoun(before.english) === noun;
}

/** "yaourt danone", "bière blonde heineken": a brand and a word before it share the noun of one of them. */
function isBrandOf(before: readonly FoodWord[], brand: readonly string[]): boolean {
  const named = brand.map(stemEnglish);
  const noun = headNoun(brand) ?? "";
  return before.some(({ english }) => {
    const own = headNoun(english);
    return (own !== undefined && named.includes(own)) || english.map(stemEnglish).includes(noun);
  });
}

/** "steak frites salade": where the head comes first, foods may follow each other without a word between. */
export function followsAnotherFood(
  { tokens, grammar }: Sentence,
  { at, atom }: ReadingPoint,
  { kind, english, row }: LexiconTerm,
): boolean {
  if (grammar.headPosition !== "first" || atom.words.length === 0) return false;
  // "corn flakes 40 g sans lait": what is refused is no other food, even behind the amount.
  const [before] = atom.words.slice(-1);
  if (before !== undefined && saysWithout(before)) return false;
  if (atom.isAmountBehind === true && (kind === "food" || kind === "brand")) {
    if (!isFlavourOf(english, atom) && !isSameKind(atom.words.at(-1), english)) return true;
  }
  if (row !== undefined && isSameThing(atom.words.at(-1), row)) return false;
  // "velouté vache qui rit", "omelette danone": a packet behind a food is another one.
  const isNamed =
    kind === "food" || (kind === "brand" && (row !== undefined || !isBrandOf(atom.words, english)));
  if (!isNamed || isFlavourOf(english, atom)) return false;
  // "bagel grillé beurre", "pechuga asada arroz": how a food is made stands behind it as its own words do.
  const last = atom.words.findLast((word) => word.kind === "food" || word.row !== undefined);
  const isFood = last?.kind === "food" || (last?.row !== undefined && !isFlavourOfPacket(english));
  return isFood && tokens[at - 1]?.end === atom.words.at(-1)?.end;
}

const scrambled = stemEnglish("scrambled");
const patty = stemEnglish("patty");
const filledByNext = wordSet("filled-by-next");
const toppedByNext = wordSet("topped-by-next");
const plainBeforeDish = wordSet("plain-before-dish");

/** Rice cakes, English muffins, crispbread. */
function isSpreadLikeBread(names: readonly string[]): boolean {
  if (names.includes("crispbread")) return true;
  if (names.includes("cake")) return names.some((name) => plainBeforeDish.has(name));
  return names.includes("muffin") && names.includes("english");
}

const fillings: ReadonlySet<string> = new Set([...wordSet("filling"), ...wordSet("filling-behind")]);

/** What may lie in or on a dish. */
export function isFillingBehind(english: readonly string[]): boolean {
  return fillings.has(stemEnglish(headNoun(english) ?? ""));
}

const drinks: ReadonlySet<string> = wordSet("beside-in-hand");
const eggDishes: ReadonlySet<string> = new Set([...wordSet("omelette"), "quiche"]);
const besideEggs: ReadonlySet<string> = wordSet("beside-egg-dish");

/** "veal" of "veal with cream sauce": what follows the dish is not in its sauce. */
function upToComplement(english: readonly string[]): readonly string[] {
  const end = english.indexOf("with");
  return end > 0 ? english.slice(0, end) : english;
}

const cookedByThemselves: ReadonlySet<string> = new Set([...wordSet("cooking"), "breaded"].map(stemEnglish));

/** How a food hangs on the one right before it: "soupe poireaux patates", "crêpe nutella banane", "steak frites". */
export function bondWithFoodBefore(
  { english }: LexiconTerm,
  { words: [dish] }: Atom,
): "filled" | "with" | "apart" {
  // "menu whopper frites coca": a set includes its fries, while its drink is counted by itself.
  if (dish?.isWhole === true) return english.some((word) => drinks.has(stemEnglish(word))) ? "apart" : "with";
  if (!isFillingBehind(english)) return "apart";
  const names = upToComplement(dish?.english ?? []).map(stemEnglish);
  // "quiche purée", "steak végétal petits pois": mash is in no dish, and nothing in a patty.
  if (english.includes("mashed") || names.includes(patty)) return "apart";
  if (names.some((name) => eggDishes.has(name)) && besideEggs.has(stemEnglish(headNoun(english) ?? "")))
    return "apart";
  // Their row names the omelette as well, but what follows them is on the plate.
  if (names.includes(scrambled)) return "apart";
  // "sopa de fideos filete empanado": what was cooked by itself is the next course.
  if (names.includes("soup") && english.some((word) => cookedByThemselves.has(stemEnglish(word))))
    return "apart";
  // They lend their name to cakes and muffins, which are filled, but are spread like bread: "galette de riz nutella".
  if (isSpreadLikeBread(names)) return "with";
  if (names.some((name) => filledByNext.has(name))) return "filled";
  return names.some((name) => toppedByNext.has(name)) ? "with" : "apart";
}

/** The dish in or on which the food read last lies, or that food itself. */
export function dishBefore(before: readonly Atom[], last: Atom): Atom {
  const isInDish = ({ connective }: Atom) => connective === "filled" || connective === "with";
  if (!isInDish(last)) return last;
  return before.findLast((atom) => !isInDish(atom)) ?? last;
}
