/** analysis/text: from a sentence to foods. This file counts either a meal or what it consists of, where both are named. */

import { portionClassOf } from "#food/portions/class-of-row.ts";
import { isInGroup } from "#food/portions/meal-groups.ts";
import { listing, opensContents } from "../languages/language-grammar.ts";
import type { FindRows, FoodMention } from "../segment/food-mention.ts";
import { isBowl, mayHoldParts } from "../segment/joining/filled-things.ts";
import { type AmountOf, firstAtomOf, makeUp, statesAmount, untilNot } from "../segment/mentions.ts";
import { wordSet } from "../words/read-word-files.ts";
import { isDescribedByAmounts, partsServedOn } from "./described-by-parts.ts";
import { areAllPartsListed, type HeldBy, isPlate, isPlatter, withHeldParts } from "./held-parts.ts";
import { mainsOfMeal } from "./main-of-meal.ts";
import { isBlendedOf, isMixedOf } from "./mixed-of-parts.ts";
import { isMostlyIngredientOf } from "./without-ingredients.ts";

/** A single part may be eaten beside a dish that holds it too: "bolognese, cheese". */
const namedPartsMin = 2;

/** g. A lighter whole, such as a taco, is no meal: what is listed behind it lies on it or beside it. */
const mealGramsMin = 300;

interface WholeAndParts {
  readonly whole: FoodMention;
  readonly parts: readonly FoodMention[];
}

function continuesList(mention: FoodMention): boolean {
  const connective = firstAtomOf(mention)?.connective;
  return connective !== undefined && (connective === "apart" || listing.has(connective));
}

/** Also by an article: "a full English". */
function startsWithAmount(mention: FoodMention): boolean {
  const quantity = firstAtomOf(mention)?.quantity;
  return quantity !== undefined && quantity.isImplied !== true;
}

/** "sunday roast: beef, potatoes, peas": all up to the next heading. */
function listedUnder(heading: FoodMention, after: readonly FoodMention[]): readonly FoodMention[] {
  if (firstAtomOf(heading)?.isHeading !== true || startsWithAmount(heading)) return [];
  return untilNot(after, (each) => firstAtomOf(each)?.isHeading !== true && continuesList(each));
}

function isWithin(mention: FoodMention): boolean {
  const connective = firstAtomOf(mention)?.connective;
  return connective === "bracketed" || connective === "filled";
}

/** "burrito (chicken, rice)", "bocadillo lomo queso" */
function listedWithin(whole: FoodMention, after: readonly FoodMention[]): readonly FoodMention[] {
  return isWithin(whole) ? [] : untilNot(after, isWithin);
}

/** Either the whole or its parts, whichever the other makes superfluous. */
function superfluousOf({ whole, parts }: WholeAndParts, amountOf: AmountOf): readonly FoodMention[] {
  return makeUp(whole, parts, amountOf) ? [whole] : parts.filter((part) => !statesAmount(part));
}

/** "timbits (2 honey dip, 2 glazed)", "gumbo (chicken)": only where each has its amount are they more than a description. */
function superfluousWithin(named: WholeAndParts, amountOf: AmountOf): readonly FoodMention[] {
  const areMeasured = named.parts.every(statesAmount) && !statesAmount(named.whole);
  return areMeasured ? superfluousOf(named, amountOf) : named.parts;
}

/** Share of the listed foods that the recipe must contain. Not all: it leaves out small ones such as gherkins. */
const listedShareMin = 0.75;

/** "raclette : pdt, fromage, jambon": foods of the recipe that are listed without an amount only describe the dish. */
function isRecipeOf({ whole, parts }: WholeAndParts): boolean {
  const isRecipe = whole.found[0]?.row.category.startsWith("Standard recipes") === true;
  if (!isRecipe || isPlatter(whole) || parts.length < namedPartsMin) return false;
  if (parts.some(statesAmount)) return false;
  const held = parts.filter((part) => isMostlyIngredientOf(part, whole)).length;
  return held >= parts.length * listedShareMin;
}

function superfluousUnder(named: WholeAndParts, amountOf: AmountOf): readonly FoodMention[] {
  return isRecipeOf(named) ? named.parts : superfluousOf(named, amountOf);
}

/** Rows that name no particular dish: the foods listed behind them say which. */
const unnamedMeals: ReadonlySet<string> = new Set(["Frozen dinner, NFS"]);

/** What a shop sells together, whatever that is: "meal deal". */
const bundles: ReadonlySet<string> = wordSet("sold-together");

function isBundle({ atoms: [first] }: FoodMention, text: string): boolean {
  const typed = text.slice(first?.words[0]?.start, first?.words.at(-1)?.end).toLowerCase();
  return typed.split(/\s+/).some((word) => bundles.has(word));
}

/** "plat du jour, saumon et riz", "frozen dinner, chicken and peas": the list is the meal. */
function isDescribedByList(
  whole: FoodMention,
  after: readonly FoodMention[],
  { text, amountOf }: Reading,
): boolean {
  const isUnnamed = unnamedMeals.has(whole.found[0]?.row.source.description ?? "");
  if (!isUnnamed && !isBundle(whole, text)) return false;
  return makeUp(whole, untilNot(after, continuesList), amountOf);
}

interface Reading {
  readonly text: string;
  readonly amountOf: AmountOf;
  readonly find: FindRows;
  readonly heldBy: HeldBy;
}

/** "full English, 2 eggs, bacon": some of what follows the meal is in it. */
function superfluousOfMeal(
  whole: FoodMention,
  after: readonly FoodMention[],
  reading: Reading,
): readonly FoodMention[] {
  if (startsWithAmount(whole) && statesAmount(whole)) return [];
  const { text, amountOf, find, heldBy } = reading;
  const held = heldBy.get(whole) ?? [];
  const mains = isPlate(whole) ? mainsOfMeal(whole, { text, parts: after, find }) : [];
  if (isPlate(whole) && areAllPartsListed(whole, { after, held, mains, amountOf })) return [whole];
  const isDescribedByParts =
    isDescribedByAmounts(whole, after, amountOf) ||
    isMixedOf(whole, after, amountOf) ||
    isBlendedOf(whole, after, amountOf);
  if (isDescribedByParts || isDescribedByList(whole, after, reading)) return [whole];
  const served = partsServedOn(whole, after, { text, isPlatter: isPlatter(whole), find });
  if (served.length > 0) return superfluousOf({ whole, parts: served }, amountOf);
  const parts = after.filter((mention) => isMostlyIngredientOf(mention, whole));
  if (parts.length < namedPartsMin) return [];
  const first = parts[0] && firstAtomOf(parts[0]);
  if (isPlatter(whole)) return superfluousOf({ whole, parts }, amountOf);
  const areContents = first !== undefined && opensContents.has(first.connective);
  // "tacos M, poulet, frites": its bread is in no part.
  if (areContents || whole.atoms.some(mayHoldParts)) return parts.filter((part) => !statesAmount(part));
  return amountOf(whole).grams >= mealGramsMin ? superfluousOf({ whole, parts }, amountOf) : [];
}

function endOf({ atoms }: FoodMention): number {
  return Math.max(...atoms.flatMap((atom) => atom.words.map(({ end }) => end)));
}

/** "galette des rois frangipane": the same food by two names side by side. */
function isSecondName(mention: FoodMention, before: FoodMention | undefined): boolean {
  const [first] = mention.atoms;
  const start = first?.words[0]?.start ?? 0;
  const isBeside = before !== undefined && first?.quantity === undefined && start <= endOf(before) + 1;
  return isBeside && before.found[0]?.row === mention.found[0]?.row;
}

function typedNameOf({ atoms }: FoodMention, text: string): string {
  return atoms.flatMap(({ words }) => words.map(({ start, end }) => text.slice(start, end))).join(" ");
}

/** "chippy tea, cod and chips": the meal, and then the same dish by its name. */
function isNamedAgain(
  mention: FoodMention,
  next: FoodMention | undefined,
  { text, amountOf }: Reading,
): boolean {
  if (next === undefined || firstAtomOf(next)?.connective !== "list" || startsWithAmount(mention))
    return false;
  const isSameRow =
    mention.found[0]?.row === next.found[0]?.row && typedNameOf(mention, text) !== typedNameOf(next, text);
  // "korean bbq leftovers, like 5 oz bulgogi": the second name tells how much.
  return isSameRow && (startsWithAmount(next) || amountOf(mention).grams >= mealGramsMin);
}

/** A burrito bowl is filled by the scoop, as a plate is. */
function isServedByScoop({ found: [best] }: FoodMention): boolean {
  return best !== undefined && portionClassOf(best.row) === "burrito-bowl";
}

function partsOfBowl(whole: FoodMention, after: readonly FoodMention[]): readonly FoodMention[] {
  return isBowl(whole) && !isServedByScoop(whole) ? untilNot(after, continuesList) : [];
}

/** Rows of an animal that do not say which part of it. */
const anyPart = /^(\w+), NS as to part\b/;

/** "poulet rôti, une cuisse", "roast chicken with mash, a leg": which part of it was eaten. */
function isDescribedByPart({ found: [best], atoms }: FoodMention, after: readonly FoodMention[]): boolean {
  const [, animal] = anyPart.exec(best?.row.source.description ?? "") ?? [];
  if (animal === undefined || atoms.some(({ quantity }) => (quantity?.measure ?? undefined) !== undefined))
    return false;
  return after.some((mention) => {
    const row = mention.found[0]?.row;
    const isPiece = row !== undefined && isInGroup(row, "leg-or-wing");
    return isPiece && startsWithAmount(mention) && row.source.description.startsWith(`${animal} `);
  });
}

/** "sunday roast: beef, potatoes, peas": the list is the meal. "pizza: ham, mushrooms": it is in the dish. */
export function withoutWholesOrParts(
  mentions: readonly FoodMention[],
  reading: Reading,
): readonly FoodMention[] {
  const { text, amountOf, find } = reading;
  const mains = new Map<FoodMention, readonly FoodMention[]>();
  const inBowl = new Set<FoodMention>();
  const left = new Set(
    mentions.filter(
      (mention, at) =>
        isSecondName(mention, mentions[at - 1]) ||
        isNamedAgain(mention, mentions[at + 1], reading) ||
        isDescribedByPart(mention, mentions.slice(at + 1)),
    ),
  );
  for (const [at, whole] of mentions.entries()) {
    if (left.has(whole)) continue;
    const after = mentions.slice(at + 1).filter((mention) => !left.has(mention));
    const within = listedWithin(whole, after);
    const listed = listedUnder(whole, after);
    const superfluous =
      within.length > 0
        ? superfluousWithin({ whole, parts: within }, amountOf)
        : listed.length > 0
          ? superfluousUnder({ whole, parts: listed }, amountOf)
          : superfluousOfMeal(whole, after, reading);
    if (superfluous.includes(whole)) mains.set(whole, mainsOfMeal(whole, { text, parts: after, find }));
    for (const part of superfluous.includes(whole) ? partsOfBowl(whole, after) : []) inBowl.add(part);
    for (const mention of superfluous) left.add(mention);
  }
  if (left.size === 0) return mentions;
  const marked = (mention: FoodMention) =>
    inBowl.has(mention) && !statesAmount(mention) ? ({ ...mention, isInBowl: true } as const) : mention;
  const counted = mentions.flatMap((mention) =>
    left.has(mention) ? (mains.get(mention) ?? []) : marked(mention),
  );
  return withHeldParts(counted, new Set(mains.keys()), reading.heldBy);
}
