import { englishAdjectives } from "../../words/english-adjectives.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { type Atom, type FoodWord, saysWithout } from "../atom.ts";

function isWithout(word: FoodWord): boolean {
  return word.english.length === 1 && saysWithout(word);
}

function nounsOf({ kind, english }: FoodWord): readonly string[] {
  return kind === "modifier" ? [] : english.filter((text) => !englishAdjectives.has(text));
}

/** "no sugar added yogurt", "no fat milk": the word only describes what follows. */
const describing: ReadonlySet<string> = wordSet("described-without");

/** "no peanut butter", "no blue cheese dressing": the last word names one thing with those before it. */
const compounds: ReadonlySet<string> = wordSet("named-with-word-before");

/** What is left out, as one word that names nothing: "without cream". */
function leftOutMarker(without: FoodWord, words: readonly FoodWord[], noun: string): FoodWord {
  const last = words.at(-1) ?? without;
  return { kind: "modifier", english: ["without", noun], start: without.start, end: last.end };
}

/** A black pudding is none of the sausages of a recipe. */
const blood = "blood";

/** "without sour cream" in an English part, "sin crema agria" as the lexicon has it. */
function readLeftOutFood(
  words: readonly FoodWord[],
  at: number,
): { word: FoodWord; next: number } | undefined {
  const [without, first, ...others] = words.slice(at);
  if (without === undefined || first === undefined || !isWithout(without)) return undefined;
  if (first.kind !== "plain") {
    const head = first.english.findLast((text) => !englishAdjectives.has(text)) ?? first.english.at(-1);
    const noun = first.english.includes(blood) ? blood : head;
    return noun === undefined ? undefined : { word: leftOutMarker(without, [first], noun), next: at + 2 };
  }
  const end = others.findIndex(isWithout);
  const rest = [first, ...(end < 0 ? others : others.slice(0, end))];
  const nouns = rest.flatMap(nounsOf);
  const describesNext = rest.length > 1 && describing.has(first.english[0] ?? "");
  const isOne = nouns.length === 1 || compounds.has(nouns.at(-1) ?? "");
  if (!isOne || describesNext) return undefined;
  return { word: leftOutMarker(without, rest, nouns.at(-1) ?? ""), next: at + 1 + rest.length };
}

const refusals: ReadonlySet<string> = new Set(["no", "non"]);

/** "morcilla no", "glace non": refused after it was named. */
function readRefusedFood({ words }: Atom): FoodWord | undefined {
  const [last, ...named] = words.toReversed();
  const isRefused = last?.kind === "plain" && refusals.has(last.english[0] ?? "");
  const noun = named.flatMap(nounsOf).at(0);
  if (!isRefused || noun === undefined) return undefined;
  // Without length: it belongs to the dish before, but not to its name.
  return {
    ...leftOutMarker(last, words, noun),
    start: Number.POSITIVE_INFINITY,
    end: Number.NEGATIVE_INFINITY,
  };
}

function markLeftOutFoods(atom: Atom): Atom {
  const refused = readRefusedFood(atom);
  if (refused !== undefined) return { ...atom, words: [refused], quantity: undefined };
  if (!atom.words.some(isWithout)) return atom;
  const words: FoodWord[] = [];
  for (let at = 0; at < atom.words.length; ) {
    const read = readLeftOutFood(atom.words, at);
    const word = atom.words[at];
    if (read !== undefined) words.push(read.word);
    else if (word !== undefined) words.push(word);
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

/** "bife con puré, el puré no": what it says is there, and then that it was left. */
function takesItselfBack(atom: Atom): boolean {
  const named = { ...atom, words: atom.words.filter((word) => !isLeftOutMarker(word)) };
  if (named.words.length === 0 || named.lead === "amount") return false;
  return atom.words.some((word) => isLeftOutMarker(word) && atomNamesFood(named, word.english[1] ?? ""));
}

/** What is left out belongs to the dish before it, or takes back a food of its own. */
export function readNegation(atoms: readonly Atom[]): readonly Atom[] {
  const read: Atom[] = [];
  for (const atom of atoms.map(markLeftOutFoods)) {
    const [first] = atom.words;
    if (read.length > 0 && takesItselfBack(atom)) continue;
    const isOnlyLeftOut = first !== undefined && atom.words.every(isLeftOutMarker);
    if (!isOnlyLeftOut || read.length === 0) {
      read.push(atom);
      continue;
    }
    const noun = first.english[1] ?? "";
    const same = read.findLastIndex((other) => other.lead !== "amount" && atomNamesFood(other, noun));
    const target = read.findLastIndex(({ words }) => words.length > 0);
    const dish = read[target];
    if (same > 0 || (same === 0 && read.length > 1)) read.splice(same, 1);
    else if (dish !== undefined) read[target] = { ...dish, words: [...dish.words, ...atom.words] };
  }
  return read;
}

/** "no dressing", which Spanish and French have as one modifier: "sin aliño". */
function isNegatedModifier({ kind, english }: FoodWord): boolean {
  return kind === "modifier" && english.length > 1 && english[0] === "no";
}

function isRefusal(word: FoodWord): boolean {
  return isLeftOutMarker(word) || isNegatedModifier(word);
}

/** English words for what was refused. */
export function refusedFoodsOf(atoms: readonly Atom[]): readonly string[] {
  return atoms.flatMap(({ words }) => words.filter(isRefusal).flatMap(({ english }) => english.slice(-1)));
}

/** The dish as if nothing of it had been refused. */
export function withoutRefusals(atom: Atom): Atom {
  return { ...atom, words: atom.words.filter((word) => !isRefusal(word)) };
}
