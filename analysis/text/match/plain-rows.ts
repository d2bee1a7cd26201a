/** Vegetables, pulses and boiled potatoes without the fat that a row of the US survey supposes: elsewhere it is named, or not counted. */
import type { Country } from "#domain/people/country.ts";
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { regionsOf } from "#food/portions/amounts-by-country.ts";
import { portionClassOf } from "#food/portions/class-of-row.ts";
import { isMeasured } from "../segment/atom.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { wordSet } from "../words/read-word-files.ts";
import { rowDescribed } from "./named-rows.ts";
import { putRowFirst } from "./put-row-first.ts";

/** How the survey names a food that it supposes cooked with fat, and the same without. */
const plainNames: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(.*), NS as to form, cooked$/, ["$1, fresh, cooked, no added fat", "$1, frozen, cooked, no added fat"]],
  [/^(.*), NS as to fat$/, ["$1, no added fat"]],
  [
    /^((?:.* )?(?:beans|Chickpeas|Lentils)), NFS$/,
    ["$1, from canned, no added fat", "$1, from dried, no added fat"],
  ],
  [/^Sweet potato, NFS$/, ["Sweet potato, baked, no added fat"]],
  [/^Egg, whole, cooked, NS as to cooking method$/, ["Egg, whole, boiled or poached"]],
  // The survey has no pumpkin without fat.
  [/^Pumpkin, cooked$/, ["Pumpkin, roasted/baked"]],
  [/^Potato, (?:boiled, )?NFS$/, ["Potato, boiled, from fresh, peel not eaten, no added fat"]],
];
/** Found by "fresh" or "ripe", without a word of the fat: who weighs it means the food alone. */
const withNamedFat = /^(.*), cooked with (?:oil|butter or margarine)$/;

const classes: ReadonlySet<string> = new Set([
  "vegetable",
  "legume",
  "potato",
  "rice",
  "grain",
  "oatmeal",
  "egg",
]);

/** The row without the fat that it supposes; undefined where it supposes none. */
export function plainRowOf(row: FoodRow, table: FoodTable): FoodRow | undefined {
  if (!classes.has(portionClassOf(row) ?? "")) return undefined;
  const { description } = row.source;
  const names = plainNames.flatMap(([form, plain]) =>
    form.test(description) ? plain.map((name) => description.replace(form, name)) : [],
  );
  return names.map((name) => rowDescribed(table, name)).find((plain) => plain !== undefined);
}

/** "200 g fresh green beans" */
function rowWithoutNamedFat({ source }: FoodRow, table: FoodTable): FoodRow | undefined {
  const [, food] = withNamedFat.exec(source.description) ?? [];
  return food === undefined ? undefined : rowDescribed(table, `${food}, cooked, no added fat`);
}

const anyPotato = "Potato, NFS";

const inFat = wordSet("cooked-in-fat");
const fats: ReadonlySet<string> = new Set(["butter", "buttered", "margarine", "oil", "fat"]);
const inWater = wordSet("cooked-in-water");

/** Who weighs or measures it counts its fat by itself. */
function isMeasuredOut({ atoms }: FoodMention): boolean {
  return atoms.some(({ quantity }) => quantity !== undefined && isMeasured(quantity));
}

/** The survey asked the Americans who ate it; of others it knows nothing. */
export function countsUsualFat(country: Country): boolean {
  return regionsOf(country).includes("US");
}

function isPlain(mention: FoodMention, country: Country): boolean {
  const { atoms } = mention;
  const said = atoms.flatMap(({ words }) => words.flatMap(({ english }) => english));
  if (said.some((word) => inFat.has(word) || fats.has(word))) return false;
  return !countsUsualFat(country) || isMeasuredOut(mention) || said.some((word) => inWater.has(word));
}

export function withPlainRows(
  mentions: readonly FoodMention[],
  table: FoodTable,
  country: Country,
): readonly FoodMention[] {
  return mentions.map((mention) => {
    const [first] = mention.found;
    const weighed = first && isMeasuredOut(mention) ? rowWithoutNamedFat(first.row, table) : undefined;
    const plain = first && (plainRowOf(first.row, table) ?? weighed);
    if (first === undefined || plain === undefined || !isPlain(mention, country)) return mention;
    // Potatoes of which nothing is said may be fries or roasted; who weighs them boils or bakes them.
    if (first.row.source.description === anyPotato && !isMeasuredOut(mention)) return mention;
    return putRowFirst(mention, plain);
  });
}
