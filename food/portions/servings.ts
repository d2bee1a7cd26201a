import type { Country } from "#domain/people/country.ts";
import type { FoodRow } from "../food-row.ts";
import { readTsv } from "../tsv-file.ts";
import { type AmountsByCountry, amountIn, ownAmountIn, readAmounts } from "./amounts-by-country.ts";
import { portionClassOf } from "./class-of-row.ts";

const portionRoles = ["alone", "side", "with", "in-drink"] as const;
/** The role of a food in its meal: the main food, beside it, in or on another, in coffee or tea. */
export type PortionRole = (typeof portionRoles)[number];

const figures = [...portionRoles, "one", "whole", "least", "several"] as const;
type Figure = (typeof figures)[number];

function isFigure(text: string): text is Figure {
  return figures.some((figure) => figure === text);
}

/** Reads servings by class or row code and figure: "rice side". */
function readServings(file: string): ReadonlyMap<string, AmountsByCountry> {
  return new Map(
    readTsv(new URL(file, import.meta.url)).map(
      ([of = "", figure = "", usual = "", byCountry = "", basis = ""]) => {
        if (!isFigure(figure)) throw new Error(`Portions: ${file} has no figure called "${figure}"`);
        return [`${of} ${figure}`, readAmounts(usual, byCountry, basis)];
      },
    ),
  );
}

const ofClass = readServings("./servings.tsv");
const ofRow = readServings("./rows.tsv");

function hasFigure(row: FoodRow, figure: Figure): boolean {
  return ofRow.has(`${row.source.code} ${figure}`) || ofClass.has(`${portionClassOf(row) ?? ""} ${figure}`);
}

function figureOf(row: FoodRow, figure: Figure, country: Country): number | undefined {
  const own = ofRow.get(`${row.source.code} ${figure}`);
  const amounts = own ?? ofClass.get(`${portionClassOf(row) ?? ""} ${figure}`);
  return amounts && amountIn(country, amounts);
}

/** A dish without some of its parts is served as the dish, less what they weigh. */
function lessLeftOut(row: FoodRow, gramsOf: (dish: FoodRow) => number | undefined): number | undefined {
  const { dish, share } = row.restOf ?? { dish: row, share: 1 };
  const grams = gramsOf(dish);
  return grams === undefined ? undefined : grams * share;
}

/** The lightest that one of them is where the country's own size is known; else the table's measures are right. */
export function leastGramsOfOne(row: FoodRow, country: Country): number {
  const least = ({ source: { code } }: FoodRow) => {
    const amounts = ofRow.get(`${code} least`) ?? ofClass.get(`${portionClassOf(row) ?? ""} least`);
    return amounts && ownAmountIn(country, amounts);
  };
  return lessLeftOut(row, least) ?? 0;
}

/** Our own recipes state what is served of them. */
function isRecipe({ category }: FoodRow): boolean {
  return category.startsWith("Standard recipes");
}

/** Grams of a food that is eaten by itself; what is only ever eaten with others counts as much. */
function gramsAlone(row: FoodRow, country: Country): number | undefined {
  const stated = row.defaultGrams ?? undefined;
  const ofThisRow = ofRow.get(`${row.source.code} alone`);
  if (ofThisRow !== undefined) return amountIn(country, ofThisRow) ?? stated;
  if (isRecipe(row) && stated !== undefined) return stated;
  const least = figureOf(row, "least", country);
  if (least !== undefined) return Math.max(least, stated ?? 0);
  const own = figureOf(row, "alone", country);
  const isOnlyWithOthers = own === undefined && !hasFigure(row, "alone");
  return own ?? (isOnlyWithOthers ? figureOf(row, "with", country) : undefined) ?? stated;
}

/** The role whose figure is used for a class that has none for this one. */
const nextRole: Readonly<Record<PortionRole, PortionRole>> = {
  alone: "alone",
  side: "alone",
  with: "side",
  "in-drink": "with",
};

function gramsInRole(row: FoodRow, role: PortionRole, country: Country): number | undefined {
  if (role === "alone") return gramsAlone(row, country);
  const most = gramsInRole(row, nextRole[role], country);
  const own = figureOf(row, role, country);
  return own === undefined ? most : Math.min(own, most ?? own);
}

interface KnownServings {
  readonly country: Country;
  readonly grams: Map<PortionRole, number | undefined>;
}

/**
 * A judged meal asks for eight servings of each of its foods. Kept with the row itself, and only for the country that was asked
 * for last: there are 250 of them.
 */
const servings = new WeakMap<FoodRow, KnownServings>();

function servingsOf(row: FoodRow, country: Country): KnownServings {
  const known = servings.get(row);
  if (known?.country === country) return known;
  const none = { country, grams: new Map() };
  servings.set(row, none);
  return none;
}

/** Grams eaten when nobody says how much; `undefined` where neither we nor the table know. */
export function servingGrams(row: FoodRow, role: PortionRole, country: Country): number | undefined {
  const { grams } = servingsOf(row, country);
  if (!grams.has(role))
    grams.set(
      role,
      lessLeftOut(row, (dish) => gramsInRole(dish, role, country)),
    );
  return grams.get(role);
}

/** Grams of one where it differs from the measures of the table's row. */
export function gramsOfOneIn(row: FoodRow, country: Country): number | undefined {
  return lessLeftOut(row, (dish) => figureOf(dish, "one", country));
}

/** Grams of a whole food that is eaten in parts: a pizza, a loaf, a chicken. */
export function wholeGrams(row: FoodRow, country: Country): number | undefined {
  return lessLeftOut(row, (dish) => figureOf(dish, "whole", country));
}

/** The number meant by a plural that nobody counted: "eggs". */
export function usualNumber(row: FoodRow, country: Country): number | undefined {
  return figureOf(row.restOf?.dish ?? row, "several", country);
}
