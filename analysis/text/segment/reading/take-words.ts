/** Takes words into the open part: sizes, terms of the lexicon, words that say nothing, and any others as they are. A food right behind another begins a part. */
import type { Connective } from "../../languages/language-grammar.ts";
import type { LexiconTerm } from "../../lexicon/lexicon-entry.ts";
import { englishWords } from "../../match/row-words.ts";
import { isPartOfName, readDiameter, readSizeWord } from "../../quantities/read-sizes.ts";
import { stemEnglish } from "../../words/english-stem.ts";
import { comesInFlavours, isFlavour, isFlavourOfPacket } from "../../words/flavours.ts";
import { headNoun } from "../../words/head-noun.ts";
import { wordSet } from "../../words/read-word-files.ts";
import { textAt } from "../../words/tokenise.ts";
import { type Atom, type FoodWord, saysWithout } from "../atom.ts";
import { findTermAt, wordOfTerm } from "../names/read-term.ts";
import { isPartEnd, type ReadingPoint, type Sentence } from "../sentence.ts";
import type { Reading } from "./reading.ts";

/** "smoothie banane fraise": a smoothie of both. */
function isFlavourOf(english: readonly string[], { words: [first] }: Atom): boolean {
  return first !== undefined && comesInFlavours(first.english) && isFlavour(english);
}

/** "emmental (80 g) râpé", "flan vanille flanby", "céréales special k": the kind of food, and which. */
function isSaidAgain(before: readonly FoodWord[], { kind, english, row = "" }: LexiconTerm): boolean {
  const nounOf = (words: readonly string[]) => stemEnglish(headNoun(words) ?? "");
  const last = before.at(-1);
  if (kind === "food") return nounOf(last?.english ?? []) === nounOf(english);
  const names = new Set([...english.map(stemEnglish), ...englishWords(row)]);
  return before.some((word) => names.has(nounOf(word.english)));
}

/** Where the head comes first, foods may follow each other without a word between. */
function followsAnotherFood(
  { tokens, grammar }: Sentence,
  { at, atom }: ReadingPoint,
  term: LexiconTerm,
): boolean {
  const { kind, english } = term;
  const last = atom.words.at(-1);
  const isFood = kind === "food" || kind === "brand";
  if (grammar.headPosition !== "first" || last === undefined || !isFood) return false;
  // "corn flakes sans lait": what is refused is no other food.
  if (saysWithout(last) || isFlavourOf(english, atom) || isSaidAgain(atom.words, term)) return false;
  if (atom.isAmountBehind === true) return true;
  // "bagel grillé beurre", "pechuga asada arroz": how a food is made stands behind it as its own words do.
  const food = atom.words.findLast((word) => word.kind === "food" || word.row !== undefined);
  const isBehindFood = food?.kind === "food" || (food !== undefined && !isFlavourOfPacket(english));
  return isBehindFood && tokens[at - 1]?.end === last.end;
}

const fillings: ReadonlySet<string> = new Set([...wordSet("filling"), ...wordSet("filling-behind")]);
const filledByNext = wordSet("filled-by-next");
const toppedByNext = wordSet("topped-by-next");

/** The dish in or on which the food read last lies, or that food itself. */
function dishBefore({ complete, open }: Reading): Atom {
  const isInDish = ({ connective }: Atom) => connective === "filled" || connective === "with";
  return (isInDish(open) ? complete.findLast((atom) => !isInDish(atom)) : undefined) ?? open;
}

/** How a food hangs on the one right before it: "soupe poireaux patates", "crêpe nutella banane", "steak frites". */
function bondWithFoodBefore(reading: Reading, { english }: LexiconTerm): Connective {
  const [first] = dishBefore(reading).words;
  // "menu whopper frites coca": a set has its side and its drink already.
  if (first?.isWhole === true) return "with";
  if (!fillings.has(stemEnglish(headNoun(english) ?? ""))) return "apart";
  const dish = first?.english ?? [];
  // "veal with cream sauce": what follows the dish is not in its sauce.
  const complement = dish.indexOf("with");
  const names = dish.slice(0, complement > 0 ? complement : dish.length).map(stemEnglish);
  if (english.includes("mashed")) return "apart";
  // They lend their name to cakes and muffins, which are filled, but are spread like bread.
  const isLikeBread = names.includes("cake") && names.includes("rice");
  if (isLikeBread || (names.includes("muffin") && names.includes("english"))) return "with";
  if (names.some((name) => filledByNext.has(name))) return "filled";
  return names.some((name) => toppedByNext.has(name)) ? "with" : "apart";
}

function takeTermOf(reading: Reading, minWords: number): boolean {
  const { sentence } = reading;
  const found = findTermAt(sentence, reading.point, minWords);
  if (found === undefined) return false;
  const { term, next } = found;
  if (followsAnotherFood(sentence, reading.point, term)) reading.begin(bondWithFoodBefore(reading, term));
  const word = wordOfTerm(sentence, reading.at, found);
  if (word !== undefined) reading.open.words.push(word);
  reading.skipTo(next);
  return true;
}

/** Of two words or more. */
export function takeLongTerm(reading: Reading): boolean {
  return takeTermOf(reading, 2);
}

export function takeTerm(reading: Reading): boolean {
  return takeTermOf(reading, 1);
}

const besideBurger: ReadonlySet<string> = new Set(["fries", "potatoes", "wedges", "salad", "soda", "cola"]);

/** "whopper medium fries", "big mac moyenne frite": the size is of the food behind it. */
function isSizeOfNextFood({ sentence: { tokens, lexicon, grammar }, open }: Reading, next: number): boolean {
  const before = open.words.at(-1)?.kind;
  const behind = lexicon.find(tokens, next)?.term;
  if (behind?.kind !== "food" && behind?.kind !== "brand") return false;
  if (grammar.headPosition === "last") return before === "brand";
  const isBehindFood = before === "brand" || before === "food";
  return isBehindFood && behind.english.some((word) => besideBurger.has(word));
}

/** "large", "a big piece", "30 cm". */
export function takeSize(reading: Reading): boolean {
  const { sentence } = reading;
  const diameter = readDiameter(sentence.tokens, reading.at, sentence.grammar);
  if (diameter !== undefined) {
    reading.open.sizes.push(...diameter.qualifiers);
    reading.skipTo(diameter.next);
    return true;
  }
  const read = readSizeWord(sentence.tokens, reading.at, sentence.grammar);
  if (read === undefined || isPartOfName(sentence.tokens, read.next)) return false;
  if (isSizeOfNextFood(reading, read.next)) reading.begin("list");
  reading.open.sizes.push(...read.meaning.split(" "));
  // "thin crust": it sizes a food and is in its name as well.
  if (/^(?:thin|thick)$/.test(read.meaning)) return false;
  reading.skipTo(read.next);
  return true;
}

/** "breakfast sausage", "snack bar", but not "for breakfast I had". */
function isMealWordOfName({ sentence, at, open }: Reading): boolean {
  const { tokens, grammar } = sentence;
  // "gelatin dessert", "chicken noodle dinner"
  const before = tokens[at - 1];
  const isLast = before !== undefined && before.end === open.words.at(-1)?.end;
  if (isLast && grammar.dishWords.has(textAt(tokens, at))) return true;
  const next = tokens[at + 1];
  if (next?.kind !== "word" || isPartEnd(sentence, at + 1)) return false;
  // "a tasty breakfast tart": after an article or amount, what follows is the thing.
  const isCounted = open.lead !== undefined && open.words.length === 0;
  const isLedIn = !isCounted && (at === 0 || grammar.emptyWords.has(textAt(tokens, at - 1)));
  return !isLedIn && !grammar.emptyWords.has(next.text);
}

export function takeEmptyWord(reading: Reading): boolean {
  const { sentence, at, open } = reading;
  const { emptyWords, ofWords, mealWords, definiteWords } = sentence.grammar;
  const text = textAt(sentence.tokens, at);
  // "et de la viande" is some meat, no meat that was named before.
  if (definiteWords.has(text) && open.words.length === 0 && open.lead !== "article") open.isDefinite = true;
  const isOf = ofWords.has(text);
  // "200 g de fromage et du pain": more of something else.
  const isPartitive = isOf && open.words.length === 0 && open.quantity === undefined;
  if (isPartitive && open.connective === "and") open.lead = "article";
  const isMeal = mealWords.has(text) && !isMealWordOfName(reading);
  if (!emptyWords.has(text) && !isOf && !isMeal) return false;
  reading.skipTo(at + 1);
  return true;
}

/** Takes a word that no step knows. */
export function takePlainWord(reading: Reading): void {
  const { sentence, at, open } = reading;
  const token = sentence.tokens[at];
  reading.skipTo(at + 1);
  // A number names nothing, and no mark does: some rows have "/" among their words.
  if (token?.kind !== "word") return;
  const { text, start, end, isReread = false } = token;
  const english = [sentence.grammar.glossary.get(text) ?? text];
  open.words.push({ english, kind: "plain", isReread, start, end });
}
