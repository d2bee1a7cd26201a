/** A coffee or cocoa and the milk that it is made with are one drink: "latte with almond milk". */
import type { FoodRow, FoodTable } from "#food/food-row.ts";
import { opensContents } from "../languages/language-grammar.ts";
import { isDrink } from "../portions/row-density.ts";
import type { Quantity } from "../quantities/quantity.ts";
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
/** Other coffees, teas and cocoas with milk in them, of which the table has one form. */
const milky = /(?=.*\b(?:coffee|tea|chai|chocolate)\b).*(?:\bmilk\b|macchiato)/i;

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

/** "with almond milk" */
function isMilkOf(mention: FoodMention, drink: FoodMention): boolean {
  const [row, milk] = [drink.found[0]?.row, mention.found[0]?.row];
  if (row === undefined || milk === undefined || !isMadeWithMilk(row)) return false;
  const words = englishOf(mention);
  const isNamed = milkNamed(words) !== undefined && (isDrink(milk) || words.at(-1) === "milk");
  return isNamed && opensContents.has(firstAtomOf(mention)?.connective ?? "list");
}

/** ml. Less is added to a drink, which has its own besides: "a latte with 20 ml of milk". */
const milkMin = 100;

function isMostOfDrink({ measure, count }: Quantity): boolean {
  return measure !== undefined && measure.kind !== "mass" && (measure.ml ?? 0) * count >= milkMin;
}

/** The drink with its milk in it, and as much of it as that: "cocoa with 250 ml of milk"; undefined where each has its own amount. */
function withMilkInIt(drink: FoodMention, milk: FoodMention): FoodMention | undefined {
  const [own, ...others] = drink.atoms;
  const [told] = milk.atoms;
  if (own === undefined || told === undefined) return undefined;
  const atoms = [own, ...others, ...milk.atoms];
  if (!statesAmount(milk)) return { ...drink, atoms };
  if (statesAmount(drink) || told.quantity === undefined || !isMostOfDrink(told.quantity)) return undefined;
  const measured = { ...own, quantity: told.quantity, lead: "amount" as const };
  return { ...drink, atoms: [measured, ...others, { ...told, quantity: undefined }, ...milk.atoms.slice(1)] };
}

export function withMilkOfDrinks(mentions: readonly FoodMention[], table: FoodTable): readonly FoodMention[] {
  const drinks: FoodMention[] = [];
  for (const mention of mentions) {
    const before = drinks.at(-1);
    const drink = before && isMilkOf(mention, before) ? withMilkInIt(before, mention) : undefined;
    if (drink === undefined) drinks.push(mention);
    else drinks[drinks.length - 1] = drink;
  }
  return drinks.map((drink) => withMilk(drink, table));
}
