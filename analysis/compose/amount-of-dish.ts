import type { Country } from "#domain/people/country.ts";
import type { FoodRow } from "#food/food-row.ts";
import { servingGrams } from "#food/portions/servings.ts";
import { opensContents } from "../text/languages/language-grammar.ts";
import { ownServing } from "../text/quantities/measures.ts";
import type { Quantity } from "../text/quantities/quantity.ts";
import type { Atom } from "../text/segment/atom.ts";
import { mergeQuantities } from "../text/segment/atom.ts";

/** A plate of several foods. g */
const plateGramsMin = 250;
/** "Sausages and mash" starts with a part that people count; "Caesar salad with dressing" is counted as a whole. */
const startsWithCountedPart = /^[^:,]*s (?:and|with) /;

/** "two sausages with mash" is one plate, whose sausages are counted. */
function isPlateOfSeveral(row: FoodRow, country: Country): boolean {
  const isRecipe = row.category.startsWith("Standard recipes");
  if (!isRecipe || !startsWithCountedPart.test(row.source.description)) return false;
  return (servingGrams(row, "alone", country) ?? 0) >= plateGramsMin;
}

function isPlainCount(quantity: Quantity | undefined): boolean {
  return quantity !== undefined && quantity.measure === undefined && quantity.count > 1;
}

/** How many times as much a whole weighs as a piece of what is in it. */
const wholeOverPiece = 4;

/** "roast beef roasties veg": the weight of one roast potato is not that of the meal that all the words name. */
function isPieceOfPart(quantity: Quantity | undefined, wholeGrams: number, atoms: readonly Atom[]): boolean {
  const measure = quantity?.measure;
  if (quantity?.isImplied !== true || measure?.kind !== "household" || measure.word !== ownServing)
    return false;
  const naming = atoms.flatMap(({ words }) => words).filter(({ kind }) => kind !== "modifier");
  return naming.length > 1 && wholeGrams >= (measure.grams ?? wholeGrams) * wholeOverPiece;
}

interface AmountOfDish {
  readonly row: FoodRow;
  readonly country: Country;
  readonly atoms: readonly Atom[];
}

/** Whether the amount counts or weighs one part of the dish rather than the dish. */
export function isAmountOfPart(said: Quantity | undefined, { row, country, atoms }: AmountOfDish): boolean {
  const served = servingGrams(row, "alone", country) ?? row.defaultGrams ?? 0;
  return (isPlainCount(said) && isPlateOfSeveral(row, country)) || isPieceOfPart(said, served, atoms);
}

/** "caldo de costilla con arepa": an arepa's usual weight, which nobody stated, is not the soup's. */
function isWeightOfContents({ connective, quantity }: Atom): boolean {
  return quantity?.isImplied === true && opensContents.has(connective);
}

/** The amount of a food whose parts each may state one, merged; what the contents weigh by themselves is left out. */
export function quantityOf(atoms: readonly Atom[]) {
  return atoms.reduce<Atom["quantity"]>(
    (merged, atom, at) =>
      atom.quantity === undefined || (at > 0 && isWeightOfContents(atom))
        ? merged
        : mergeQuantities(merged, atom.quantity),
    undefined,
  );
}
