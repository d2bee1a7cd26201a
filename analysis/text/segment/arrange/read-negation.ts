/** Gives what was refused to the dish that it is left out of, or takes the food of that name back. */
import { englishAdjectives } from "../../words/english-adjectives.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { headNoun } from "../../words/head-noun.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, type FoodWord, type HoldsPart, saysWithout } from "../atom.ts";
import { stemmedEnglishWords } from "../kinds-of-food.ts";

function isWithout(word: FoodWord): boolean {
  return word.english.length === 1 && saysWithout(word);
}

function nounsOf({ english }: FoodWord): readonly string[] {
  return english.filter((text) => !englishAdjectives.has(text));
}

/** "no peanut butter", "no blue cheese dressing": the last word names one thing with those before it. */
const compounds: ReadonlySet<string> = wordSet("named-with-word-before");

/** What is left out, as one word that names nothing: "without cream". */
export function leftOutMarker(without: FoodWord, words: readonly FoodWord[], noun: string): FoodWord {
  const last = words.at(-1) ?? without;
  return { kind: "modifier", english: ["without", noun], start: without.start, end: last.end };
}

/** Of what was left out, the word that says so. */
export function nounLeftOut(english: readonly string[]): string {
  // A black pudding is none of the sausages of a recipe.
  return english.includes("blood") ? "blood" : (headNoun(english) ?? "");
}

interface LeftOut {
  readonly word: FoodWord;
  readonly next: number;
}

/** "without sour cream" in an English part, "sin crema agria" as the lexicon has it. */
function readLeftOutFood(words: readonly FoodWord[], at: number): LeftOut | undefined {
  const [without, first, ...others] = words.slice(at);
  if (without === undefined || first === undefined || !isWithout(without)) return undefined;
  if (first.kind !== "plain") {
    return { word: leftOutMarker(without, [first], nounLeftOut(first.english)), next: at + 2 };
  }
  const end = others.findIndex(isWithout);
  const rest = [first, ...(end < 0 ? others : others.slice(0, end))];
  const nouns = rest.flatMap(nounsOf);
  const noun = nouns.at(-1) ?? "";
  if (nouns.length !== 1 && !compounds.has(noun)) return undefined;
  return { word: leftOutMarker(without, rest, noun), next: at + 1 + rest.length };
}

function markLeftOutFoods(atom: Atom): Atom {
  if (!atom.words.some(isWithout)) return atom;
  const words: FoodWord[] = [];
  for (let at = 0; at < atom.words.length; ) {
    const read = readLeftOutFood(atom.words, at);
    words.push(...(read === undefined ? atom.words.slice(at, at + 1) : [read.word]));
    at = read?.next ?? at + 1;
  }
  return { ...atom, words };
}

function isLeftOutMarker({ english }: FoodWord): boolean {
  return english.length === 2 && english[0] === "without";
}

/** "steak and fries, I didn't eat the fries": the food itself was left. */
function atomNamesFood(atom: Atom, noun: string): boolean {
  const words = atom.words.filter((word) => !isLeftOutMarker(word));
  const names = words.flatMap((word) => word.english.map(stemEnglish));
  const sought = stemEnglish(noun);
  return words.length === 1 ? names.includes(sought) : names.at(-1) === sought;
}

/** "chicken 4 oz, no skin": the amount is of what is left. */
function amountOf(dish: Atom, { quantity }: Atom): Pick<Atom, "quantity"> {
  return { quantity: quantity?.isSaid === true && dish.quantity?.isSaid !== true ? quantity : dish.quantity };
}

/** The last food of its own of that name, which nobody counted; -1 where none is. */
export function indexOfFoodItself(atoms: readonly Atom[], noun: string, holds: HoldsPart): number {
  return atoms.findLastIndex(
    (atom) => atom.lead !== "amount" && atomNamesFood(atom, noun) && !holds(atom, [noun]),
  );
}

/** The last part of which what was refused may be a part; -1 where none is. */
function indexOfDishWith(atoms: readonly Atom[], noun: string, holds: HoldsPart): number {
  return atoms.findLastIndex((atom) => atom.words.length > 0 && holds(atom, [noun]));
}

/** "a burger meal with a diet coke and no fries": of the meal, not of the drink. */
function giveRefusalsBack(read: Atom[], atom: Atom, holds: HoldsPart): Atom {
  // A salad has the dressing that was refused only where its row tells.
  if (stemmedEnglishWords(atom).includes("salad")) return atom;
  const kept = atom.words.filter((word) => {
    const noun = isLeftOutMarker(word) ? (word.english[1] ?? "") : "";
    if (noun === "" || holds(atom, [noun])) return true;
    const target = indexOfDishWith(read, noun, holds);
    const dish = read[target];
    if (dish !== undefined) read[target] = { ...dish, words: [...dish.words, word] };
    return dish === undefined;
  });
  return kept.length === atom.words.length ? atom : { ...atom, words: kept };
}

/** What is left out belongs to the dish before it, or takes back a food of its own. */
export function readNegation(atoms: readonly Atom[], holds: HoldsPart): readonly Atom[] {
  const read: Atom[] = [];
  for (const atom of atoms.map(markLeftOutFoods)) {
    const [first] = atom.words;
    if (read.length === 0 || first === undefined || !atom.words.every(isRefusal)) {
      read.push(giveRefusalsBack(read, atom, holds));
      continue;
    }
    const noun = first.english[1] ?? "";
    const same = indexOfFoodItself(read, noun, holds);
    const holding = indexOfDishWith(read, noun, holds);
    const target = holding >= 0 ? holding : read.findLastIndex(({ words }) => words.length > 0);
    const dish = read[target];
    if (same >= 0 && read.length > 1) read.splice(same, 1);
    else if (dish !== undefined)
      read[target] = { ...dish, ...amountOf(dish, atom), words: [...dish.words, ...atom.words] };
  }
  return read;
}

/** Also "no dressing", which Spanish and French have as one modifier: "sin aliño". */
export function isRefusal(word: FoodWord): boolean {
  const isModifier = word.kind === "modifier" && word.english.length > 1 && word.english[0] === "no";
  return isModifier || isLeftOutMarker(word);
}

/** What a dish is without: an English word, and the share that was left of it; undefined where it never was in it. */
export interface LeftFood {
  readonly word: string;
  readonly share?: number | undefined;
}

export function leftFoodsOf(atoms: readonly Atom[]): readonly LeftFood[] {
  const left = atoms.flatMap(({ words }) => words.filter(isRefusal));
  return left.flatMap(({ english, leftShare: share }) => english.slice(-1).map((word) => ({ word, share })));
}

/** The dish as if nothing of it had been refused. */
export function withoutRefusals(atom: Atom): Atom {
  return { ...atom, words: atom.words.filter((word) => !isRefusal(word)) };
}
