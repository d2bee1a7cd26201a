/** A coffee or cocoa and the milk that it is made with are one drink: "latte with almond milk". */
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { opensContents } from "../languages/language-grammar.ts";
import { isDrink } from "../portions/row-density.ts";
import { type FoodMention, firstAtomOf, statesAmount } from "../segment/food-mention.ts";
import { wordSet } from "../words/read-word-files.ts";
import { rowDescribed } from "./named-rows.ts";

/** The table's drinks without dairy milk are half as rich as those with it, which milk of oats and soya is not. */
type Milk = "thin" | "lean" | "usual";

const thin: ReadonlySet<string> = wordSet("milk-as-thin-as-of-almonds");
const lean: ReadonlySet<string> = wordSet("milk-without-fat");
const richer: ReadonlySet<string> = wordSet("milk-of-richer-plants");

function englishOf({ atoms }: FoodMention): readonly string[] {
  return atoms.flatMap(({ words }) => words.flatMap(({ english }) => english));
}

/** Which milk the words name; undefined where they name none. */
function milkNamed(words: readonly string[]): Milk | undefined {
  if (!words.includes("milk")) return undefined;
  if (words.some((word) => thin.has(word))) return "thin";
  return words.some((word) => lean.has(word)) && !words.includes("semi") ? "lean" : "usual";
}

/** How the table calls a drink that is made with the milk. */
const coffees: Readonly<Record<Milk, string>> = {
  thin: ", with non-dairy milk",
  lean: ", nonfat",
  usual: "",
};
const cocoas: Readonly<Record<Milk, string>> = {
  thin: "made with non-dairy milk",
  lean: "made with lowfat (1%) or fat free (skim) milk",
  usual: "made with whole or reduced fat (2%) milk",
};
const cocoa = /^(Hot chocolate \/ cocoa), (?:NFS|made with .*milk)$/;
const coffee = /^(?:Coffee, (?:Iced )?(?:Latte|Cafe Mocha|Cappuccino)|Frozen (?:mocha )?coffee drink)/;
/** Other coffees and teas with milk in them, of which the table has one form. */
const milky = /(?=.*\b(?:coffee|tea|chai)\b).*(?:\bmilk\b|macchiato)/i;

function isMadeWithMilk(row: FoodRow): boolean {
  const { description } = row.source;
  if (cocoa.test(description) || coffee.test(description)) return true;
  return isDrink(row) && milky.test(description);
}

/** A mocha is hot unless the words say otherwise. */
const frozenMocha = "Frozen mocha coffee drink";
const frozen = /froze|blend|frapp|iced/;

function descriptionWith({ source: { description } }: FoodRow, milk: Milk, words: readonly string[]): string {
  const [, ofCocoa] = cocoa.exec(description) ?? [];
  // Chocolate hides how thin the milk is.
  const ofCocoaOnly = words.some((word) => richer.has(word)) ? "thin" : milk;
  if (ofCocoa !== undefined) return `${ofCocoa}, ${cocoas[ofCocoaOnly]}`;
  if (!coffee.test(description)) return description;
  const plain = description.replace(/, nonfat|,? with non-dairy milk/, "");
  const hot = words.some((word) => frozen.test(word))
    ? plain
    : plain.replace(frozenMocha, "Coffee, Cafe Mocha");
  return hot.replace(/(?=, (?:flavored|with whipped cream)|$)/, coffees[milk]);
}

function withMilk(drink: FoodMention, table: FoodTable): FoodMention {
  const [first, ...others] = drink.found;
  const words = englishOf(drink);
  const milk = milkNamed(words);
  if (first === undefined || milk === undefined || !isMadeWithMilk(first.row)) return drink;
  const row = rowDescribed(table, descriptionWith(first.row, milk, words));
  if (row === undefined || row === first.row) return drink;
  return { ...drink, found: [{ ...first, row }, first, ...others] };
}

/** "with almond milk", of which no amount is said. */
function isMilkOf(mention: FoodMention, drink: FoodMention | undefined): boolean {
  const [row, milk] = [drink?.found[0]?.row, mention.found[0]?.row];
  if (row === undefined || milk === undefined || !isMadeWithMilk(row)) return false;
  const words = englishOf(mention);
  const isNamed = milkNamed(words) !== undefined && (isDrink(milk) || words.at(-1) === "milk");
  return isNamed && opensContents.has(firstAtomOf(mention)?.connective ?? "list") && !statesAmount(mention);
}

export function withMilkOfDrinks(mentions: readonly FoodMention[], table: FoodTable): readonly FoodMention[] {
  const drinks: FoodMention[] = [];
  for (const mention of mentions) {
    const before = drinks.at(-1);
    if (before !== undefined && isMilkOf(mention, before))
      drinks[drinks.length - 1] = { ...before, atoms: [...before.atoms, ...mention.atoms] };
    else drinks.push(mention);
  }
  return drinks.map((drink) => withMilk(drink, table));
}
