/** Reads the household measures of a table row: "1 cup, diced", "1 medium slice". */
import type { FoodRow } from "#food/food-row.ts";
import { stemEnglish } from "../words/english-stem.ts";
import { foldAccents } from "../words/fold.ts";

export interface ReadPortion {
  /** Folded and singular, without the leading number. */
  readonly words: readonly string[];
  /** Said of it in brackets, weight and volume mostly: "can (12 fl oz)". */
  readonly notes: readonly string[];
  /** g of one. */
  readonly grams: number;
  readonly kind: "volume" | "mass" | "unit" | "guideline";
  /** Of one kind of the food only: "1 pop [Ring Pop]". */
  readonly onlyOf: readonly string[];
  /** Whose it is: "1 Taco Bell taco salad". */
  readonly maker: readonly string[];
}

const volumeStart = /^(?:cup|tablespoon|teaspoon|fl oz|fluid)\b/;
const massStart = /^(?:oz|lb|cubic inch|surface inch|linear inch|inch)\b/;

function kindOf(description: string): ReadPortion["kind"] {
  if (description.startsWith("guideline")) return "guideline";
  if (volumeStart.test(description)) return "volume";
  return massStart.test(description) ? "mass" : "unit";
}

function leadingNumber(text: string): number {
  const [, above, below] = /^(\d+(?:\.\d+)?)(?:\/(\d+))?\s/.exec(text) ?? [];
  if (above === undefined) return 1;
  return below === undefined ? Number(above) : Number(above) / Number(below);
}

function stemmedWords(text: string): readonly string[] {
  return (text.match(/\p{L}+|\d+(?:\.\d+)?/gu) ?? []).map(stemEnglish);
}

/** FNDDS begins a maker's name with a capital, and nothing else but its own abbreviations. */
function makerIn(description: string, row: FoodRow): readonly string[] {
  const [named = ""] = description.split(/[([]/);
  const names = stemmedWords(foldAccents((named.match(/\b\p{Lu}\p{Ll}+/gu) ?? []).join(" ")));
  const ofFood = stemmedWords(foldAccents(row.source.description));
  return names.every((name) => ofFood.includes(name)) ? [] : names;
}

/** FNDDS has one measure for a bar of chocolate and a pouch of sweets, in the sizes that shops sell. */
const sizeOfSweet = /^(?:pouch\/regular|large\/king) size$/;

function readPortion(description: string, grams: number, row: FoodRow): ReadPortion {
  const folded = foldAccents(description);
  const [measure = "", kind = ""] = folded.replace(/^[\d./]+\s+/, "").split("[");
  const notes = [...measure.matchAll(/\(([^)]*)\)/g)].map((match) => match[1] ?? "").join(" ");
  const named = sizeOfSweet.test(measure) ? `bar ${measure}` : measure;
  return {
    words: stemmedWords(named.replace(/\([^)]*\)/g, " ")),
    notes: stemmedWords(notes),
    grams: grams / leadingNumber(folded),
    kind: kindOf(measure),
    onlyOf: stemmedWords(kind),
    maker: makerIn(description, row),
  };
}

/** "1 square cornbread (8" pan)": all that a square pan holds. */
const wholePan = /\bsquare\b.*\(\d+" pan\)/;
/** FNDDS counts a piece of cornbread as a ninth of it. */
const piecesOfPan = 9;

const cache = new WeakMap<FoodRow, readonly ReadPortion[]>();

export function portionsOf(row: FoodRow): readonly ReadPortion[] {
  const known = cache.get(row);
  if (known !== undefined) return known;
  const read = row.portions.map(({ description, grams }) =>
    readPortion(description, wholePan.test(description) ? grams / piecesOfPan : grams, row),
  );
  cache.set(row, read);
  return read;
}
