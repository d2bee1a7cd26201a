/** One item of a chain's menu as the project keeps it: figures of a serving as published, and its weight. */
export interface MenuItem {
  /** The id of the chain, as its file is called. */
  readonly chain: string;
  readonly name: string;
  readonly weightGrams: number;
  /** The chain publishes no weight. */
  readonly isEstimated: boolean;
  readonly ml: number | null;
  readonly calories: number;
  readonly protein: number;
  readonly carbs: number;
  readonly fat: number;
  readonly fiber: number;
  readonly sugars: number;
  readonly saturatedFat: number;
  readonly sodiumMg: number;
}

/** Index of a menu's row, which has no place in the table. */
export const noIndex = -1;

/** Whether a row is an item of a chain's menu, which has no place in the table. */
export function isOfMenu({ index }: { readonly index: number }): boolean {
  return index === noIndex;
}

const eatenByVolume =
  /\b(?:soup|chil[il]|bisque|chowder|stew|broth|sauce|dressing|gravy|dip|syrup|ice cream|sundae|salsa|vinaigrette|spread)\b/i;
const drinks =
  /\b(?:coffee|latte|cappuccino|americano|espresso|macchiato|mocha|frappuccino|frapp[eé]|tea|chai|lemonade|juice|smoothie|shake|milkshake|soda|coke|coca-cola|pepsi|sprite|fanta|root beer|dr\.? pepper|slush|slushie|water|milk|freeze|limeade|refresher|cold brew|hot chocolate|iced capp|float|drink|beverage|gatorade|powerade)\b/i;

/** Whether an item of a menu is a drink, by its millilitres or else by its name and figures. */
export function isDrink({
  name,
  ml,
  protein,
  fat,
  carbs,
}: Pick<MenuItem, "name" | "ml" | "protein" | "fat" | "carbs">): boolean {
  if (eatenByVolume.test(name)) return false;
  return ml !== null || (drinks.test(name) && protein + fat < Math.max(carbs, 10));
}

const figureNames = [
  "calories",
  "protein",
  "carbs",
  "fat",
  "fiber",
  "sugars",
  "saturatedFat",
  "sodiumMg",
] as const;
const heading = ["chain", "item", "g", "estimated", "ml", ...figureNames].join("\t");

function rounded(figure: number): number {
  return Math.round(figure * 100) / 100;
}

export function writeMenusFile(items: readonly MenuItem[]): string {
  const lines = items.map((item) =>
    [
      item.chain,
      item.name,
      item.weightGrams,
      item.isEstimated ? "~" : "",
      item.ml === null ? "" : Math.round(item.ml),
      ...figureNames.map((name) => rounded(item[name])),
    ].join("\t"),
  );
  return `${[heading, ...lines].join("\n")}\n`;
}

export function readMenuLine(line: string): MenuItem {
  const [chain = "", name = "", grams, estimated, ml, ...figures] = line.split("\t");
  const figure = (at: number) => Number(figures[at]);
  return {
    chain,
    name,
    weightGrams: Number(grams),
    isEstimated: estimated === "~",
    ml: ml === "" ? null : Number(ml),
    calories: figure(0),
    protein: figure(1),
    carbs: figure(2),
    fat: figure(3),
    fiber: figure(4),
    sugars: figure(5),
    saturatedFat: figure(6),
    sodiumMg: figure(7),
  };
}

/** The lines of items; fails when the file was written by another version of the build. */
export function linesOfMenus(file: string): readonly string[] {
  const [first, ...lines] = file.trimEnd().split("\n");
  if (first !== heading) throw new Error("Menus: other columns than this version reads; build them anew");
  return lines;
}
