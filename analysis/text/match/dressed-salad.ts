/** "steak, frites, salade": in France and its neighbours a salad comes with its vinaigrette, unless the dressing is named or refused. */
import type { Country } from "#domain/people/country.ts";
import type { FoodRow } from "#food/food-row.ts";
import { regionsOf } from "#food/portions/amounts-by-country.ts";
import { isInGroup } from "#food/portions/meal-groups.ts";
import { listing } from "../languages/language-grammar.ts";
import { ownServing } from "../quantities/measures.ts";
import { type Atom, saysWithout } from "../segment/atom.ts";
import type { FoodMention } from "../segment/food-mention.ts";
import { wordSet } from "../words/read-word-files.ts";
import { putRowFirst } from "./put-row-first.ts";

export const dressedSalad = "Green salad with vinaigrette";
const dressedIn = "FR";

/** Leaves as the table has them. */
const leaves: ReadonlySet<string> = new Set([
  "Lettuce, raw",
  "Lettuce, salad with assorted vegetables including tomatoes and/or carrots, no dressing",
  "Mixed salad greens, raw",
  "Lamb's lettuce, raw",
]);
const dressings = wordSet("dressing");

function isDressing({ found: [first] }: FoodMention): boolean {
  const name = first?.row.source.description ?? "";
  // "no dressing"
  if (leaves.has(name)) return false;
  const words = name.toLowerCase().split(/[^a-z]+/);
  return words.some((word) => dressings.has(word));
}

const plates = wordSet("plate-or-bowl");

/** As it is put on the table, not by weight or by the bag. */
function isServed({ quantity }: Atom): boolean {
  const measure = quantity?.measure;
  if (measure === undefined) return true;
  return measure.kind === "household" && (measure.word === ownServing || plates.has(measure.word));
}

/** Named as a part of the meal, without a weight or anything left out of it. */
function isPlainSalad({ found: [first], atoms }: FoodMention): boolean {
  const [atom, ...others] = atoms;
  if (first === undefined || atom === undefined || others.length > 0) return false;
  const isPart = atom.connective === "apart" || listing.has(atom.connective);
  const isRefused = atom.words.some((word) => saysWithout(word) || word.english.includes("without"));
  return isPart && !isRefused && isServed(atom) && leaves.has(first.row.source.description);
}

export function withDressedSalads(
  mentions: readonly FoodMention[],
  country: Country,
  rowOfDressed: FoodRow | undefined,
): readonly FoodMention[] {
  if (rowOfDressed === undefined || !regionsOf(country).includes(dressedIn)) return mentions;
  // Alone, the word is the name of the leaves.
  if (mentions.length < 2 || !mentions.some(isPlainSalad) || mentions.some(isDressing)) return mentions;
  const bread = mentions.findIndex(
    ({ found: [best] }) => best !== undefined && isInGroup(best.row, "holds-leaves"),
  );
  return mentions.map((mention, at) => {
    if (!isPlainSalad(mention) || (bread >= 0 && bread < at)) return mention;
    return putRowFirst(mention, rowOfDressed);
  });
}
