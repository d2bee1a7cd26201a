/** Dishes without a part that people leave out: a cheeseburger without its cheese, by its recipe. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  eachMacroFigure,
  eachMicronutrient,
  type NutrientsPer100Grams,
} from "#domain/nutrition/nutrients.ts";
import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import type { FoodRow } from "./food-row.ts";
import { tsvLines } from "./tsv-file.ts";

export const partsPath = fileURLToPath(new URL("./parts-of-dishes.tsv", import.meta.url));

/** A part of a dish that people leave out. */
export interface PartOfDish {
  readonly name: string;
  /** g in 100 g of the dish as eaten. */
  readonly grams: number;
  /** Code of the row with its figures. */
  readonly code: string;
}

function readPart(cell: string): PartOfDish {
  const [name = "", grams = "", code = ""] = cell.split(" ");
  return { name, grams: Number(grams), code };
}

/** The parts of each dish, by the code of the dish. */
export type PartsByDish = ReadonlyMap<string, readonly PartOfDish[]>;

const heading =
  "# Made by `npm run build:food`. Code of a dish, then its parts: name, g in 100 g, code of the row with its figures.";

/** Writes one line a dish: its code, then "cheese 12.5 14010000" for each part. */
export function writePartsFile(dishes: PartsByDish): string {
  const cellOf = ({ name, grams, code }: PartOfDish) => `${name} ${Number(grams.toFixed(1))} ${code}`;
  const lines = [...dishes].map(([code, parts]) => [code, ...parts.map(cellOf)].join("\t"));
  return `${[heading, ...lines].join("\n")}\n`;
}

function readPartsFile(text: string): PartsByDish {
  const lines = tsvLines(text);
  return new Map(
    lines.map((line) => {
      const [code = "", ...parts] = line.split("\t");
      return [code, parts.map(readPart)];
    }),
  );
}

let loaded: PartsByDish | undefined;

/** The parts that a dish holds, by the code of its row. */
export function partsOf(code: string): readonly PartOfDish[] {
  loaded ??= readPartsFile(readFileSync(partsPath, "utf8"));
  return loaded.get(code) ?? [];
}

/** A part that was left, and how much of it: 1 is all. */
export interface LeftPart {
  readonly name: string;
  readonly share: number;
}

/** Separate the code of a dish from the parts that are left out, these from each other, and the share of a part from its name. */
const [mark, separator, ofPart] = [" without ", "+", " % of "];

/** "cheese", "50 % of bread" */
function writeLeftPart({ name, share }: LeftPart): string {
  return share < 1 ? `${Math.round(share * 100)}${ofPart}${name}` : name;
}

function readLeftPart(text: string): LeftPart {
  const [name = "", percent = "100"] = text.split(ofPart).reverse();
  return { name, share: Number(percent) / 100 };
}

type FindByCode = (code: string) => FoodRow | undefined;

/** Figures of 100 g of the rest when `grams` of a part are taken out of 100 g of a dish. */
function figuresOfRest(
  dish: NutrientsPer100Grams,
  part: NutrientsPer100Grams,
  grams: number,
): NutrientsPer100Grams {
  const share = grams / 100;
  const left = (ofDish: number, ofPart: number) => Math.max(0, ofDish - share * ofPart) / (1 - share);
  const figures = eachMacroFigure((name) => left(dish[name], part[name]));
  return {
    ...figures,
    fruitVegetableLegumePercent: Math.min(100, figures.fruitVegetableLegumePercent),
    micronutrients: eachMicronutrient((name) => {
      const [ofDish, ofPart] = [dish.micronutrients[name], part.micronutrients[name]];
      return ofDish === null || ofPart === null ? null : left(ofDish, ofPart);
    }),
  };
}

/** "Kebab: Bread 320 g, …" → "Kebab, without sauce: Bread 320 g, …" */
function describedWithout(description: string, parts: readonly string[]): string {
  const { name, ingredients } = splitRecipe(description);
  const left = parts.map((part) => part.replaceAll("-", " ")).join(" and ");
  return [`${name}, without ${left}`, ...(ingredients === undefined ? [] : [ingredients])].join(": ");
}

interface RestOfDish {
  readonly row: FoodRow;
  /** How much of the dish's weight the part is. */
  readonly share: number;
}

/** g in 100 g. Where more is left out than this, what remains is another food. */
const leftOutMost = 80;

/** The dish without what was left of those parts that it holds, by its recipe; `undefined` where it holds none. */
export function restOfDish(
  dish: FoodRow,
  leftParts: readonly LeftPart[],
  find: FindByCode,
): RestOfDish | undefined {
  if (dish.source.code.includes(mark)) return undefined;
  const parts = partsOf(dish.source.code).flatMap((part) => {
    const left = leftParts.find(({ name }) => name === part.name);
    // Rounded as in the code, so that the row is found again.
    const share = left && Math.round(left.share * 100) / 100;
    return share === undefined ? [] : [{ ...part, share, grams: part.grams * share }];
  });
  const gone = parts.reduce((sum, { grams }) => sum + grams, 0);
  if (parts.length === 0 || gone > leftOutMost) return undefined;
  let [figures, weight] = [dish.per100Grams, 100];
  for (const { grams, code } of parts) {
    const part = find(code);
    if (part === undefined) return undefined;
    figures = figuresOfRest(figures, part.per100Grams, (100 * grams) / weight);
    weight -= grams;
  }
  const left = parts.map(writeLeftPart);
  const share = weight / 100;
  const lighter = (grams: number) => grams * share;
  const { names: _, ...unnamed } = dish;
  const row: FoodRow = {
    ...unnamed,
    source: {
      ...dish.source,
      code: `${dish.source.code}${mark}${left.join(separator)}`,
      description: describedWithout(dish.source.description, left),
    },
    alsoCalled: [],
    per100Grams: figures,
    defaultGrams: dish.defaultGrams === null ? null : lighter(dish.defaultGrams),
    portions: dish.portions.map((portion) => ({ ...portion, grams: lighter(portion.grams) })),
    restOf: { dish, share },
  };
  return { row, share };
}

/** The row of a code like "27510155 without cheese"; `undefined` for every other code. */
export function rowWithoutParts(code: string, findDish: FindByCode, find: FindByCode): FoodRow | undefined {
  const [dishCode = "", without] = code.split(mark);
  const dish = without === undefined ? undefined : findDish(dishCode);
  return dish && restOfDish(dish, without?.split(separator).map(readLeftPart) ?? [], find)?.row;
}
