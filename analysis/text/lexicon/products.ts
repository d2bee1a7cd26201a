/** Reads what is sold by name, packets and what chains serve: one product a line, with its row and its weights. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { Language } from "#domain/people/language.ts";
import { tsvLines } from "#food/tsv-file.ts";
import type { LexiconEntry, OwnMeasures } from "./lexicon-entry.ts";

/** Sold in most countries where the language is spoken. */
const everywhere = "*";
/** Flags that a line may list among its measures. */
const flags = {
  flavours: { isFlavoured: true },
  chain: { isChain: true },
  whole: { isWhole: true },
} as const;

function isFlag(cell: string): cell is keyof typeof flags {
  return cell in flags;
}

interface Product {
  readonly countries: readonly string[];
  readonly entries: readonly LexiconEntry[];
}

function gramsIn(cell: string, line: string): number {
  const grams = Number(cell);
  if (!(grams > 0)) throw new Error(`Products: "${cell}" is no weight, in the line ${line}`);
  return grams;
}

/** "one=11; pack=154" */
function measuresIn(cells: readonly string[], line: string): OwnMeasures {
  return Object.fromEntries(
    cells.map((cell) => {
      const [, measure = "", grams = ""] = /^([a-z ]+)=(\S+)$/.exec(cell) ?? [];
      if (measure === "") throw new Error(`Products: "${cell}" is no measure, in the line ${line}`);
      return [measure, gramsIn(grams, line)];
    }),
  );
}

type Weights = Pick<LexiconEntry, "servingGrams" | "usualGrams" | "packGrams" | "measures">;

/**
 * An English product is weighed once all amounts of its part are read (`segment/arrange/grams-of-product.ts`). In Spanish and French the rules
 * for any food read them, plurals and containers included, and need g of a piece, of what is usually eaten and of a packet
 * (`segment/finish/serving-of-term.ts`).
 */
function weightsFor(language: Language, servingGrams: number, measures: OwnMeasures): Weights {
  if (language === "en") return { servingGrams, measures };
  const { one, pack } = measures;
  const counted = one === undefined ? { servingGrams } : { servingGrams: one, usualGrams: servingGrams };
  return { ...counted, ...(pack === undefined ? {} : { packGrams: pack }) };
}

/** As names have them, and as measures do. */
const sizesInNames: ReadonlyMap<string, string> = new Map([
  ...["child", "kid", "kids"].map((word) => [word, "child"] as const),
  ...["small", "little", "mini"].map((word) => [word, "small"] as const),
  ...["medium", "med", "regular"].map((word) => [word, "medium"] as const),
  ...["large", "lrg", "big"].map((word) => [word, "large"] as const),
]);

/** "large fry": of a name that has a size, one is of that size. */
function withSizeInName<Entry extends LexiconEntry>(entry: Entry): Entry {
  const { measures, term } = entry;
  const sizes = term.split(" ").flatMap((word) => [word, sizesInNames.get(word) ?? word]);
  const grams = sizes.map((size) => measures?.[size]).find((each) => each !== undefined);
  const isOfSize = sizes.some((size) => sizesInNames.has(size) && measures?.[size] === grams);
  return grams === undefined || !isOfSize ? entry : { ...entry, servingGrams: grams };
}

function readProduct(line: string, language: Language): Product {
  const [names = "", row = "", countries = "", grams = "", measures = ""] = line.split("\t");
  if (names === "" || row === "" || countries === "")
    throw new Error(`Products: cannot read the line ${line}`);
  const cells = measures.split(";").flatMap((cell) => cell.trim() || []);
  const weighed = cells.filter((cell) => !isFlag(cell));
  const soldIn = countries.split(" ");
  const meaning = {
    english: `=${row}`,
    kind: "brand",
    ...weightsFor(language, gramsIn(grams, line), measuresIn(weighed, line)),
    ...Object.assign({}, ...cells.filter(isFlag).map((cell) => flags[cell])),
    ...(soldIn.includes(everywhere) ? {} : { isReread: true }),
  } as const;
  const entries = names.split(";").map((name) => withSizeInName({ term: name.trim(), ...meaning }));
  return { countries: soldIn, entries };
}

function readProducts(language: Language): readonly Product[] {
  const folder = new URL(`./products/${language}/`, import.meta.url);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(".tsv"));
  const lines = files.sort().flatMap((file) => tsvLines(readFileSync(new URL(file, folder), "utf8")));
  return lines.map((line) => readProduct(line, language));
}

/** Reads what is sold by name, and answers what of it is sold in a country or region; without one, what is sold everywhere. */
export function readProductsOf(language: Language): (country?: string) => readonly LexiconEntry[] {
  const products = readProducts(language);
  return (country = everywhere) =>
    products.filter(({ countries }) => countries.includes(country)).flatMap(({ entries }) => entries);
}
