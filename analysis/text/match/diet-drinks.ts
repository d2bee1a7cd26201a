/** Drinks that are said to be without sugar or alcohol, whose names mean the row with it: "fanta light", "heineken 0,0". */
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { rowDescribed } from "./named-rows.ts";
import { putRowFirst } from "./put-row-first.ts";

/** How rows with sugar are described, and the same without. */
const dietNames: readonly (readonly [RegExp, string])[] = [
  [/^Soft drink, fruit flavored, caffeine free$/, "Soft drink, fruit flavored, diet, caffeine free"],
  [/^(Soft drink, .*)$/, "$1, diet"],
  [/^Energy drink(?: \(.*\)|, with sugar\(s\))?$/i, "Energy drink, sugar free"],
  [/^Sports drink(?: \(.*\)|, NFS|, with sugar\(s\))?$/, "Sports drink, low calorie"],
  // The survey counts diet tonic among the flavoured waters.
  [/^(?:Water, tonic|Tonic drink, with sugar\(s\))$/, "Water, carbonated, flavored"],
  [/^(Tea, iced, bottled, (?:black|green))$/, "$1, diet"],
  [/^(Still soft drink with tea extract), flavoured, with sugar\(s\)$/, "Tea, iced, bottled, black, diet"],
  [/^(Fruit (?:juice|flavored) drink)$/, "$1, diet"],
  [
    /^(?:Carbonated beverage or|Still) .*soft drink.* with sugar\(s\)(?: \(average\))?$/,
    "Soft drink, fruit flavored, diet, caffeine free",
  ],
  [/^(Lemonade), with sugar\(s\)$/, "$1, no added sugars, with sweetener(s)"],
  [/^(Gelatin dessert)$/, "$1, sugar free"],
];

const beers = /^Beer(?:, (?:nonalcoholic|light|dark|white|higher alcohol|low carb|special .*|strong .*))?$/;
const beerWithoutAlcohol =
  "Beer, alcohol-free (<1,2° alcohol), without added sugars, flavoured or unflavoured";
const withoutAlcohol = "nonalcoholic";

const dietWords: ReadonlySet<string> = new Set(["diet", "light", "unsweetened", "0%"]);

function saysWithoutAlcohol({ atoms }: FoodMention): boolean {
  return atoms.some(({ words }) => words.some(({ english }) => english.includes(withoutAlcohol)));
}

function saysDiet({ atoms }: FoodMention): boolean {
  return atoms.some(({ words }) =>
    words.some(
      ({ english }) => english.some((word) => dietWords.has(word)) || english.join(" ") === "sugar free",
    ),
  );
}

/** The same drink without sugar; undefined where the row has none, or is no such drink. */
function dietRowOf({ source: { description } }: FoodRow, table: FoodTable): FoodRow | undefined {
  if (/\b(?:diet|sugar.free|low calorie)\b/.test(description)) return undefined;
  const [form, diet] = dietNames.find(([sugared]) => sugared.test(description)) ?? [];
  if (form === undefined || diet === undefined) return undefined;
  return rowDescribed(table, description.replace(form, diet));
}

function rowAsSaid(mention: FoodMention, table: FoodTable): FoodRow | undefined {
  const row = mention.found[0]?.row;
  if (row === undefined) return undefined;
  if (beers.test(row.source.description) && saysWithoutAlcohol(mention))
    return rowDescribed(table, beerWithoutAlcohol);
  return saysDiet(mention) ? dietRowOf(row, table) : undefined;
}

export function withDietDrinks(mentions: readonly FoodMention[], table: FoodTable): readonly FoodMention[] {
  return mentions.map((mention) => {
    const diet = rowAsSaid(mention, table);
    return diet === undefined ? mention : putRowFirst(mention, diet);
  });
}
