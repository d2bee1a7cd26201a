/** Counts once what is named a second time beside its name: "cheese corn snacks, Cheetos", "a slice of pizza from a large pizza". */
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { listing } from "../languages/language-grammar.ts";
import type { Atom } from "../segment/atom.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { englishWordsOf, firstAtomOf } from "../segment/mentions.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { headNoun, isAdjective } from "../words/head-noun.ts";
import { wordSet } from "../words/read-word-files.ts";

/** "Corn chips, plain (Fritos)", "Energy drink (Red Bull)" */
const maker = / \([^)]*\)$/;

/** "Energy drink, NFS", "Corn chips, plain" */
const unsaidKind = /,(?: ready-to-eat,)? (?:NFS|plain)$/;

function makerIn({ found: [best] }: FoodMention): string | undefined {
  return maker.exec(best?.row.source.description ?? "")?.[0];
}

/** What a row and that of a maker have in common. */
function plainNameOf({ found: [best] }: FoodMention): string | undefined {
  return best?.row.source.description.replace(maker, "").replace(unsaidKind, "").toLowerCase();
}

/** A maker's is the food itself, or some kind of it. */
function namesFoodAlone(plain: string, ofMaker: string): boolean {
  return plain !== "" && `${ofMaker},`.startsWith(`${plain},`);
}

/** Another amount than of one is said. */
function saysHowMany({ quantity }: Atom): boolean {
  return quantity?.isSaid === true && (quantity.measure !== undefined || quantity.count !== 1);
}

/** What is eaten, in the singular. */
function nounOf(mention: FoodMention): string {
  return stemEnglish(headNoun(englishWordsOf(mention)) ?? "");
}

/** "corn chips, Fritos", "Glucerna, a nutritional shake": a food and the same of a maker. */
function isByItsMaker(first: FoodMention, second: FoodMention): boolean {
  const [atom, before] = [firstAtomOf(second), firstAtomOf(first)];
  const isBeside = atom?.connective === "list" || (atom?.connective === "apart" && atom.isDefinite);
  if (!isBeside || before === undefined) return false;
  if (saysHowMany(atom) && saysHowMany(before)) return false;
  if ((makerIn(first) === undefined) === (makerIn(second) === undefined)) return false;
  const names = [plainNameOf(first), plainNameOf(second)];
  const [plain = "", ofMaker = ""] = makerIn(first) === undefined ? names : names.toReversed();
  return namesFoodAlone(plain, ofMaker);
}

/** "a cheeseburger, the iconic Whopper": a product named with "the" is the food named before it. */
function isWhich(first: FoodMention, second: FoodMention): boolean {
  const atom = firstAtomOf(second);
  if (atom?.connective !== "list" || !atom.isDefinite || saysHowMany(atom)) return false;
  const [kind, own] = [first, second].map(({ found: [best] }) => best && portionClassOf(best.row));
  return kind !== undefined && kind === own;
}

/** Rows of fruit and vegetables alone have more. */
const produceShareMin = 80;

/** "a tangerine, a fruit that was sweet" */
function isItsKind({ found: [best] }: FoodMention, second: FoodMention): boolean {
  const atom = firstAtomOf(second);
  if (atom?.connective !== "list" || atom.lead !== "article") return false;
  const words = atom.words.flatMap(({ english }) => english);
  const isFruit = words.every((word) => stemEnglish(word) === "fruit" || isAdjective(word));
  return isFruit && (best?.row.per100Grams.fruitVegetableLegumePercent ?? 0) >= produceShareMin;
}

/** "coffee, sweetened and lightened": no noun names a food. */
function onlyDescribes(mention: FoodMention): boolean {
  const [atom] = mention.atoms;
  if (atom === undefined || atom.lead === "amount" || !listing.has(atom.connective)) return false;
  const words = mention.atoms.flatMap((each) => each.words);
  return words.every(({ kind, english }) => kind === "plain" && english.every(isAdjective));
}

const cooked: ReadonlySet<string> = wordSet("said-of-cooking");

/** "egg whites", "sweet potatoes": longer names are of dishes. */
const plainWordsMax = 2;

/** "2 eggs, scrambled", "potatoes, mashed": a word that could also name the food by itself. */
function isHowItWasCooked(first: FoodMention, second: FoodMention): boolean {
  const [atom, ...others] = second.atoms;
  const [word, ...more] = atom?.words ?? [];
  if (atom?.connective !== "list" || atom.lead !== undefined || others.length + more.length > 0) return false;
  if (word?.kind !== "food") return false;
  const named = englishWordsOf(first).map(stemEnglish);
  const isPlain = named.length <= plainWordsMax && !named.some((each) => cooked.has(each));
  return (
    isPlain && named.includes(headNoun(word.english) ?? "") && word.english.some((each) => cooked.has(each))
  );
}

/** "3 egg whites, scrambled" are no whole eggs. */
function asCooked(first: FoodMention, second: FoodMention): FoodMention {
  const [before, atom] = [firstAtomOf(first), firstAtomOf(second)];
  if (englishWordsOf(first).length > 1 || before === undefined || atom === undefined) return first;
  return { ...second, atoms: [{ ...before, words: [...before.words, ...atom.words] }] };
}

/** The row that tells more, as much of it as was said of either. */
function asOneFood(kept: FoodMention, other: FoodMention): FoodMention {
  const [[own, ...rest], told] = [kept.atoms, firstAtomOf(other)];
  if (own === undefined || told === undefined || saysHowMany(own) || !saysHowMany(told)) return kept;
  const { quantity, lead, sizes } = told;
  return { ...kept, atoms: [{ ...own, quantity, lead, sizes }, ...rest] };
}

/** "carrot cake from a two-layer cake", "apple pie, one-eighth of a 9-inch pie": which whole it was cut from. */
function tellsOfWhole(mention: FoodMention, before: FoodMention): boolean {
  const [atom] = mention.atoms;
  if (atom === undefined || nounOf(mention) !== nounOf(before)) return false;
  const { count = 1, measure } = atom.quantity ?? {};
  if ((firstAtomOf(before)?.quantity?.count ?? 1) < 1) return false;
  const isShare = atom.connective === "list" && count < 1 && measure === undefined;
  return isShare || (atom.isFrom === true && count === 1);
}

function oneOf(first: FoodMention, second: FoodMention): FoodMention | undefined {
  if (tellsOfWhole(second, first) || isItsKind(first, second) || onlyDescribes(second)) return first;
  if (isHowItWasCooked(first, second)) return asCooked(first, second);
  if (isWhich(first, second)) return asOneFood(second, first);
  if (!isByItsMaker(first, second)) return undefined;
  return makerIn(second) === undefined ? asOneFood(first, second) : asOneFood(second, first);
}

export function withoutSecondNames(mentions: readonly FoodMention[]): readonly FoodMention[] {
  const once: FoodMention[] = [];
  for (const mention of mentions) {
    const before = once.at(-1);
    const one = before && oneOf(before, mention);
    if (one === undefined) once.push(mention);
    else once.splice(-1, 1, one);
  }
  return once;
}
