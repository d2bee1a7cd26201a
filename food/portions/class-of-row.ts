import { splitRecipe } from "#domain/nutrition/split-recipe.ts";
import type { FoodRow } from "../food-row.ts";
import { isOfMenu } from "../menus/menu-item.ts";
import { readTsv } from "../tsv-file.ts";

/** The kind of a row's food, as far as portions depend on it: `soup`, `rice`, `wine`. */
export type PortionClass = string;

interface ClassRule {
  readonly name: PortionClass;
  readonly category: RegExp;
  readonly description: RegExp;
}

const rules: readonly ClassRule[] = readTsv(new URL("./classes.tsv", import.meta.url)).map(
  ([name = "", category = "", description = ""]) => ({
    name,
    category: new RegExp(category),
    description: new RegExp(description, "i"),
  }),
);

export const portionClasses: ReadonlySet<PortionClass> = new Set(rules.map(({ name }) => name));

const rulesOfCategory = new Map<string, readonly ClassRule[]>();

function rulesFor(category: string): readonly ClassRule[] {
  const known = rulesOfCategory.get(category);
  if (known !== undefined) return known;
  const fitting = rules.filter((rule) => rule.category.test(category));
  rulesOfCategory.set(category, fitting);
  return fitting;
}

/** The row's description without the ingredients that a standard recipe lists. */
function nameOf({ source, category }: FoodRow): string {
  const { description } = source;
  return category.startsWith("Standard recipes") ? splitRecipe(description).name : description;
}

const classes = new WeakMap<FoodRow, PortionClass | null>();

/** `undefined` where only the table's own amounts are known: a chain weighs what it serves. */
export function portionClassOf(served: FoodRow): PortionClass | undefined {
  const row = served.restOf?.dish ?? served;
  const known = classes.get(row);
  if (known !== undefined) return known ?? undefined;
  const name = nameOf(row);
  const found = isOfMenu(row)
    ? undefined
    : rulesFor(row.category).find(({ description }) => description.test(name))?.name;
  classes.set(row, found ?? null);
  return found;
}
