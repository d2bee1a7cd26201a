/** Says what holds other foods, a sandwich or a bowl, and which part is a food of its own, whatever rows name it with the parts before. */
import { listing } from "../../languages/language-grammar.ts";
import { wordSet } from "../../words/read-word-files.ts";
import type { Atom } from "../atom.ts";
import type { FoodMention } from "../food-mention.ts";
import { breads, isDish, isWeighed, nounOfAtom, stemmedEnglishWords } from "../kinds-of-food.ts";

const fillings = wordSet("filling");
const filledThings = wordSet("filled");

/** "peanut butter", "roast beef": no filling has a longer name. */
const fillingWordsMax = 2;

/** "cheese and pickle sandwich", "falafel and hummus wrap", without an article. */
export function isFillingBeforeFilled([first, ...others]: readonly Atom[], atom: Atom): boolean {
  if (first === undefined || others.length > 0 || atom.connective !== "and" || atom.lead !== undefined)
    return false;
  const names = stemmedEnglishWords(first);
  if (names.length > fillingWordsMax || first.quantity?.isSaid === true || atom.words.length < 2)
    return false;
  return fillings.has(names.at(-1) ?? "") && isFilled(atom);
}

/** "a sandwich with egg on an English muffin", "ham between two slices of bread": its own bread, article or number. */
export function isBreadOfSandwich(atom: Atom, group: readonly Atom[]): boolean {
  const isBetween = atom.connective === "on" || atom.connective === "made";
  const isSandwich = group.some((each) => stemmedEnglishWords(each).includes("sandwich"));
  return isBetween && isSandwich && !isWeighed(atom) && breads.has(stemmedEnglishWords(atom).at(-1) ?? "");
}

/** A sandwich, a wrap, a pizza. */
export function isFilled(atom: Atom | undefined): boolean {
  return filledThings.has(stemmedEnglishWords(atom).at(-1) ?? "");
}

/** "a ham sandwich on rye": some word of it is a sandwich, a wrap, a pizza. */
export function mayBeFilled(atom: Atom | undefined): boolean {
  return stemmedEnglishWords(atom).some((word) => filledThings.has(word) || breads.has(word));
}

const holding: ReadonlySet<string> = new Set([...filledThings, ...wordSet("filled-by-next")]);

/** A sandwich, taco, burger or soup may contain the foods listed after it without an amount. A burrito bowl is described by its parts instead. */
export function mayHoldParts(atom: Atom | undefined): boolean {
  const words = stemmedEnglishWords(atom);
  return !words.includes("bowl") && words.some((word) => holding.has(word));
}

const bowls: ReadonlySet<string> = wordSet("bowl-of-parts");

/** A salad or bowl, whose parts are smaller than the same foods on a plate. */
export function isBowl({ atoms: [first] }: FoodMention): boolean {
  const words = stemmedEnglishWords(first);
  return words.some((word) => bowls.has(word)) && !words.includes("fruit");
}

/** "chicken 150 g" as in a list, not "150 g of chicken" or "a chili weighing 200 g". */
export function hasAmountBehind(atom: Atom | undefined): boolean {
  return atom?.quantity?.isSaid === true && atom.lead === undefined && atom.words.length > 0;
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

const soups: ReadonlySet<string> = wordSet("soup-course");

/** "grilled cheese with tomato soup": no dish has a soup in it. */
function isSoupBeside(atom: Atom, group: readonly Atom[]): boolean {
  const before = group.slice(0, group.indexOf(atom));
  return (
    soups.has(nounOfAtom(atom)) && before.some(isDish) && !before.some((each) => soups.has(nounOfAtom(each)))
  );
}

/** "rice and a cookie", "a bowl of cereal, a granola bar": what has an article of its own behind "and" or a comma. */
function beginsAnew({ connective, lead, isDefinite }: Atom): boolean {
  return listing.has(connective) && lead === "article" && !isDefinite;
}

const hotDrinks: ReadonlySet<string> = new Set(["tea", "coffee"]);
const spoons: ReadonlySet<string> = new Set(["tablespoon", "teaspoon", "knob", "pat"]);

/** "2 tbsp of peanut butter on toast", "7 g of sugar in my tea": so much, and what it went on or into. */
function isWhatItWentOn(atom: Atom, first: Atom | undefined): boolean {
  const measure = first?.quantity?.measure;
  if (atom.connective === "on")
    return measure !== undefined && measure.kind !== "mass" && spoons.has(measure.word);
  const isHotDrink = hotDrinks.has(nounOfAtom(atom));
  return atom.connective === "made" && atom.isDefinite && isWeighed(first) && isHotDrink;
}

/** A counted part is another food, but for what a dish is made of: "a sandwich between two slices of bread". */
export function isOtherFood(atom: Atom, group: readonly Atom[]): boolean {
  const [first] = group;
  if (atom.isExtra === true && atom !== first) return true;
  if (isWeighedRaw(first) || isSoupBeside(atom, group) || beginsAnew(atom) || isWhatItWentOn(atom, first))
    return true;
  // "330 g de néctar con un plátano de 240 g": each has its own weight.
  if (isWeighed(atom) && isWeighed(first)) return true;
  // "rice: 1 cup, salmon: 5 oz": so does each that has its own amount behind it.
  if (hasAmountBehind(atom) && (hasAmountBehind(first) || isBesideCounted(atom, group))) return true;
  return atom.lead === "amount" && !isBreadOfSandwich(atom, group);
}
