/** Counts once what is mentioned twice: "a coffee … I added milk to my coffee", "steak - 8 oz ribeye", or said and pictured. */
import type { FoodRow } from "#food/food-row.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { type Connective, opensContents } from "../languages/language-grammar.ts";
import { englishWords } from "../match/row-words.ts";
import { ownServing } from "../quantities/measures.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { firstAtomOf, statesAmount, untilNot } from "../segment/food-mention.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { wordsByWord } from "../words/read-word-files.ts";
import type { SaidText } from "../words/said-text.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}

function spanOf({ atoms }: FoodMention): Span {
  const words = atoms.flatMap((atom) => atom.words);
  return {
    start: Math.min(...words.map((word) => word.start)),
    end: Math.max(...words.map((word) => word.end)),
  };
}

function isNameOfProduct({ atoms }: FoodMention): boolean {
  return atoms.every(({ words }) => words.some(({ kind }) => kind === "brand"));
}

function isSameKind(one: FoodMention, other: FoodMention): boolean {
  const [first, second] = [one.found[0]?.row, other.found[0]?.row];
  if (first === undefined || second === undefined) return false;
  return (portionClassOf(first) ?? first) === portionClassOf(second) || first.category === second.category;
}

/** "hamburguesa Big Mac", "patatas fritas Lays": the kind, and side by side with it the product. */
function isProductOf(product: FoodMention, kind: FoodMention, text: string): boolean {
  const behind = text.slice(spanOf(kind).end, spanOf(product).start);
  const isSideBySide = /^[\s,-]*$/.test(behind) && firstAtomOf(product)?.lead === undefined;
  const isOtherProduct = kind.atoms.some(({ words }) => words.some((word) => word.kind === "brand"));
  return isSideBySide && isNameOfProduct(product) && !isOtherProduct && isSameKind(product, kind);
}

/** The product, as much of it as was said of its kind. */
function withAmountOf(product: FoodMention, kind: FoodMention): FoodMention {
  const [own, told] = [firstAtomOf(product), firstAtomOf(kind)];
  if (own === undefined || told === undefined) return product;
  const { quantity, lead, sizes, connective } = told;
  const isSaid = quantity?.isSaid === true;
  const words = [...told.words, ...own.words];
  const atom = { ...own, connective, lead, sizes, words, ...(isSaid ? { quantity } : {}) };
  return { ...product, atoms: [atom, ...product.atoms.slice(1)] };
}

/** Marks that begin another food, whatever it is: "cheese + 30 g of brie". */
const beginsAnother = /[+;\n&]/;

const alsoListed: ReadonlySet<Connective> = new Set(["list", "apart", "bracketed"]);

function firstNameOf({ source }: FoodRow): string {
  return stemEnglish(source.description.toLowerCase().split(/[,:(]/)[0]?.trim() ?? "");
}

/** Rows that are what several of a kind have in common. */
const isOpenRow = /, NFS|\bNS as to|\(average\)|^Breakfast pastry|no precision/;

/** "cheese" and "Comté", "steak" and "ribeye". */
function isKindOf({ found: [kind] }: FoodMention, { found: [whole] }: FoodMention): boolean {
  if (kind === undefined || whole === undefined) return false;
  const [own, of] = [portionClassOf(kind.row), portionClassOf(whole.row)];
  const isOfClass = kind.row === whole.row || (own !== undefined && own === of);
  const isOpen = isOpenRow.test(whole.row.source.description) && kind.row.category === whole.row.category;
  return isOfClass || isOpen;
}

/** "Cheese, NFS" of a cheddar, but not "Almonds, NFS" of walnuts, nor one cheese of another. */
function namesKindOnly(whole: FoodMention, kind: FoodMention): boolean {
  const [own, of] = [whole.found[0]?.row, kind.found[0]?.row];
  if (own === undefined || of === undefined || !isOpenRow.test(own.source.description)) return false;
  const words = new Set(englishWords(of.source.description));
  return englishWords(firstNameOf(own)).every((word) => words.has(word));
}

function isOfPieces(mention: FoodMention): boolean {
  const measure = firstAtomOf(mention)?.quantity?.measure;
  return measure === undefined || (measure.kind === "household" && measure.word === ownServing);
}

function countOf(mention: FoodMention): number {
  return firstAtomOf(mention)?.quantity?.count ?? 0;
}

/** "steak - 8 oz ribeye", "2 viennoiseries, un croissant et un pain au chocolat": first the kind, and then what there was of it. */
function isToldByKinds(at: number, mentions: readonly FoodMention[], text: string): boolean {
  const [whole, first] = [mentions[at], mentions[at + 1]];
  if (whole === undefined || first === undefined) return false;
  if (beginsAnother.test(text.slice(spanOf(whole).end, spanOf(first).start))) return false;
  const isContent = (each: FoodMention) => opensContents.has(firstAtomOf(each)?.connective ?? "apart");
  const behind = mentions.slice(at + 1);
  const kinds = untilNot(behind.slice(untilNot(behind, isContent).length), (each) => isKindOf(each, whole));
  const [told] = kinds;
  if (told === undefined || !alsoListed.has(firstAtomOf(told)?.connective ?? "with")) return false;
  if (firstAtomOf(whole)?.quantity?.isSaid !== true) {
    const [name = "", longer = ""] = [whole, told].map((each) =>
      text.slice(spanOf(each).start, spanOf(each).end),
    );
    return statesAmount(told) && (longer.includes(name) || namesKindOnly(whole, told));
  }
  const sum = kinds.reduce((total, kind) => total + countOf(kind), 0);
  const isOpen = isOpenRow.test(whole.found[0]?.row.source.description ?? "");
  const arePieces = isOpen && [whole, ...kinds].every(isOfPieces);
  return (arePieces ? sum > 1 : kinds.length > 1) && sum === countOf(whole);
}

function lastWordsOf({ atoms }: FoodMention): readonly string[] {
  return atoms.map((atom) => stemEnglish(atom.words.at(-1)?.english.at(-1) ?? ""));
}

/** Told of as known ("my", "the", "this") and named before by the same word: "enjoying the two bars". */
function withoutToldAgain(mentions: readonly FoodMention[]): readonly FoodMention[] {
  const named = new Set<string>();
  return mentions.filter((mention) => {
    const names = lastWordsOf(mention);
    const isRepeat = firstAtomOf(mention)?.isDefinite === true && named.has(names[0] ?? "");
    for (const name of names) named.add(name);
    return !isRepeat;
  });
}

export function withoutNamedTwice(mentions: readonly FoodMention[], text: string): readonly FoodMention[] {
  const counted = withoutProductsTwice(mentions, text);
  return counted.filter((_, at) => !isToldByKinds(at, counted, text));
}

function withoutProductsTwice(mentions: readonly FoodMention[], text: string): readonly FoodMention[] {
  const counted: FoodMention[] = [];
  for (const mention of withoutToldAgain(mentions)) {
    const before = counted.at(-1);
    if (before !== undefined && isProductOf(mention, before, text))
      counted[counted.length - 1] = withAmountOf(mention, before);
    else counted.push(mention);
  }
  return counted;
}

const picture = /^\p{Extended_Pictographic}/u;

function isPictured({ atoms }: FoodMention, places: SaidText): boolean {
  return atoms.some(({ words }) => words.some((word) => picture.test(places.typedFor(word) ?? "")));
}

/** "doner kebab sandwich: bread, pita 320 g, …" without its ingredients. */
function calledBy({ source, category }: FoodRow): string {
  return ` ${englishWords(`${source.description.split(":", 1)[0]} ${category}`).join(" ")} `;
}

const picturedAlike = [...wordsByWord("pictured").values()].map((phrases) =>
  [...phrases].map((phrase) => ` ${phrase.replaceAll("_", " ")} `),
);

function mayPicture(picture: FoodMention, food: FoodMention): boolean {
  const [first, second] = [picture, food].map(({ found: [best] }) => best && calledBy(best.row));
  if (first === undefined || second === undefined) return false;
  const isAmong = (phrases: readonly string[], name: string) => phrases.some((each) => name.includes(each));
  return (
    isSameKind(picture, food) ||
    picturedAlike.some((phrases) => isAmong(phrases, first) && isAmong(phrases, second))
  );
}

/** Without an emoji that pictures a food said in words: "una caña y unas aceitunas 🍺". */
export function withoutPicturedTwice(
  mentions: readonly FoodMention[],
  places: SaidText,
): readonly FoodMention[] {
  if (!/\p{Extended_Pictographic}/u.test(places.typed)) return mentions;
  const isPicture = (mention: FoodMention) => isPictured(mention, places);
  return mentions.filter(
    (mention) =>
      !isPicture(mention) || !mentions.some((each) => !isPicture(each) && mayPicture(mention, each)),
  );
}
