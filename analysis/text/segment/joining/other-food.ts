/** Says which part is a food of its own, whatever rows name it with the parts before. */

import { listing, opensContents } from "../../languages/language-grammar.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet, wordsByWord } from "../../words/read-word-files.ts";
import { type Atom, isMeasured } from "../atom.ts";
import { isDish, isWeighed, nounOfAtom, stemmedEnglishWords } from "../kinds-of-food.ts";
import { isBreadOfSandwich } from "./filled-things.ts";

/** "chicken 150 g" as in a list, not "150 g of chicken" or "a chili weighing 200 g". */
export function hasAmountBehind(atom: Atom | undefined): boolean {
  return atom?.quantity?.isSaid === true && atom.lead === undefined && atom.words.length > 0;
}

/** Eaten together, yet named alike by rows that are something else: cheese bread, cereal with a milk filling. */
const eatenBeside = wordsByWord("eaten-beside");

/** "pollo asado con papas fritas": fries lie beside whatever it is. */
const alwaysBeside: ReadonlySet<string> = new Set(["french frie"]);

/** "bread with cheese", "cereal with milk" */
function isEatenBeside(first: Atom | undefined, atom: Atom): boolean {
  if (atom.connective !== "with" && atom.connective !== "flavored") return false;
  const only = stemmedEnglishWords(atom);
  if (alwaysBeside.has(only.join(" "))) return true;
  const beside = eatenBeside.get(stemmedEnglishWords(first).at(-1) ?? "");
  return beside?.has(only.join("-")) === true;
}

function dishWordOf(atom: Atom): string {
  return isDish(atom) ? (stemmedEnglishWords(atom).at(-1) ?? "") : "";
}

/** "a soft taco with meat, a soft taco with beans"; but "a bolillo, a Mexican roll" is one. */
function beginsNextDish(atom: Atom, group: readonly Atom[]): boolean {
  const isListed = listing.has(atom.connective);
  const word = dishWordOf(atom);
  return (
    isListed &&
    atom.lead === "article" &&
    word !== "" &&
    group.some((each) => each !== atom && dishWordOf(each) === word)
  );
}

/** "a cookie with jam filling, and a ham sandwich": no filling is a dish with an article of its own. */
function isDishBehindFilling(atom: Atom, group: readonly Atom[]): boolean {
  if (!listing.has(atom.connective) || atom.lead !== "article" || atom.isDefinite) return false;
  const before = group.slice(0, group.indexOf(atom));
  const isFilled = before.some(({ connective }, at) => at > 0 && opensContents.has(connective));
  return isFilled && dishWordOf(atom) !== "" && dishWordOf(group[0] ?? atom) !== "";
}

/** "150 g de arroz y un plátano", "a bowl of cereal and a granola bar": the measure is the first food's alone. */
function isArticledBesideMeasured(atom: Atom, group: readonly Atom[]): boolean {
  const isListed = listing.has(atom.connective);
  const isMeasuredFirst = group[0]?.quantity?.isSaid === true && group[0].quantity.measure !== undefined;
  return isListed && isMeasuredFirst && atom.lead === "article" && !atom.isDefinite;
}

/** "2 eggs, bacon 50 g", "3 egg omelette with cheddar 30 g" */
function isBesideCounted(atom: Atom, [first]: readonly Atom[]): boolean {
  const isBeside = listing.has(atom.connective) || (atom.connective === "with" && isWeighed(atom));
  return isBeside && first?.lead === "amount" && first.quantity?.isSaid === true;
}

const uncooked: ReadonlySet<string> = new Set(["raw", "uncooked", "dry"]);

/** "100 g de pâtes crues avec du pesto": what was weighed raw was weighed alone. */
function isWeighedRaw(atom: Atom | undefined): boolean {
  return isWeighed(atom) && stemmedEnglishWords(atom).some((word) => uncooked.has(word));
}

const spoons: ReadonlySet<string> = new Set(["tablespoon", "teaspoon", "knob", "pat"]);

function hasWeightOrVolume({ quantity }: Atom): boolean {
  return quantity !== undefined && isMeasured(quantity);
}

function isSpooned(atom: Atom | undefined): boolean {
  const measure = atom?.quantity?.measure;
  return measure !== undefined && measure.kind !== "mass" && spoons.has(measure.word);
}

const soups: ReadonlySet<string> = wordSet("soup-course");
const besideInHand: ReadonlySet<string> = wordSet("beside-in-hand");
const heldInHand: ReadonlySet<string> = wordSet("held-in-hand");

/** "grilled cheese with tomato soup", "pizza with salad, coke": no dish has a soup in it, and what is held in the hand no drink or dessert. */
function isCourseOfItsOwn(atom: Atom, group: readonly Atom[]): boolean {
  if (atom.connective !== "with" && !listing.has(atom.connective)) return false;
  const noun = nounOfAtom(atom);
  const before = group.slice(0, group.indexOf(atom));
  if (soups.has(noun)) return before.some(isDish) && !before.some((each) => soups.has(nounOfAtom(each)));
  return besideInHand.has(noun) && before.some((each) => heldInHand.has(nounOfAtom(each)));
}

const mixtures: ReadonlySet<string> = new Set(
  [...wordSet("mixed-of-parts"), ...wordSet("baked-of-parts")].map(stemEnglish),
);

/** "a smoothie made with 1 banana": the banana is counted, whatever a banana smoothie is. */
function isMixture(atom: Atom | undefined): boolean {
  return stemmedEnglishWords(atom).some((word) => mixtures.has(word));
}

const hotDrinks: ReadonlySet<string> = new Set(["tea", "coffee"]);

/** "7 g of sugar in my tea": one drinks both. */
function isDrinkItIsIn(atom: Atom, [first]: readonly Atom[]): boolean {
  const isIn = atom.connective === "made" && atom.isDefinite;
  return isIn && isWeighed(first) && hotDrinks.has(nounOfAtom(atom));
}

/** A counted part is another food, but for what a dish is made of: "a sandwich between two slices of bread". */
export function isOtherFood(atom: Atom, group: readonly Atom[], isInDish: boolean): boolean {
  if (atom.isExtra === true && atom !== group[0]) return true;
  if (isWeighedRaw(group[0]) || isEatenBeside(group[0], atom) || isCourseOfItsOwn(atom, group)) return true;
  if (isDrinkItIsIn(atom, group)) return true;
  // "330 g de néctar con un plátano de 240 g": each has its own weight.
  if (isWeighed(atom) && isWeighed(group[0])) return true;
  // "rice: 1 cup, salmon: 5 oz", "1 naan and rice, a cup": so does each that has its own amount behind it.
  if (hasAmountBehind(atom) && (hasAmountBehind(group[0]) || isBesideCounted(atom, group))) return true;
  // "2 tbsp of peanut butter on toast": so much is on it.
  if (isSpooned(group[0]) && atom.connective === "on") return true;
  if (isBreadOfSandwich(atom, group)) return false;
  if (isArticledBesideMeasured(atom, group)) return true;
  const isCountedContent =
    isInDish &&
    atom.connective === "made" &&
    !hasWeightOrVolume(atom) &&
    atom.isAmountOf !== true &&
    !isMixture(group[0]);
  return (
    (atom.lead === "amount" && !isCountedContent) ||
    beginsNextDish(atom, group) ||
    isDishBehindFilling(atom, group)
  );
}
