import { median } from "#domain/averages.ts";
import { isDrink } from "../../menus/menu-item.ts";
import type { WeighedItem } from "./weigh-items.ts";

/** The figure that each may be a part of; sodium is taken as a share of the weight. */
const wholes = {
  fiber: ({ carbs }: WeighedItem) => carbs,
  sugars: ({ carbs }: WeighedItem) => carbs,
  saturatedFat: ({ fat }: WeighedItem) => fat,
  sodiumMg: ({ weightGrams }: WeighedItem) => weightGrams,
} as const;
type FilledName = keyof typeof wholes;
const names: readonly FilledName[] = ["fiber", "sugars", "saturatedFat", "sodiumMg"];

export type FullItem = Omit<WeighedItem, FilledName> & Readonly<Record<FilledName, number>>;

/** Shares of less than this are mostly rounding. */
const smallestWhole = 1;

function medianShare(items: readonly WeighedItem[], name: FilledName): number {
  const shares = items.flatMap((item) => {
    const [part, whole] = [item[name], wholes[name](item)];
    return part === null || whole < smallestWhole ? [] : [part / whole];
  });
  return median(shares) ?? 0;
}

/** Fills in fibre, sugars, saturated fat and sodium that a chain leaves out, by the median shares among all drinks or all foods. */
export function fillFigures(items: readonly WeighedItem[]): readonly FullItem[] {
  const byKind = Map.groupBy(items, isDrink);
  const shares = new Map(
    [...byKind].map(([kind, same]) => [kind, new Map(names.map((name) => [name, medianShare(same, name)]))]),
  );
  return items.map((item) => {
    const figure = (name: FilledName) => {
      const whole = wholes[name](item);
      const share = shares.get(isDrink(item))?.get(name) ?? 0;
      return item[name] ?? Math.round(whole * share * 10) / 10;
    };
    // A part is at most its whole, however both were rounded.
    return {
      ...item,
      fiber: Math.min(figure("fiber"), item.carbs),
      sugars: Math.min(figure("sugars"), item.carbs),
      saturatedFat: Math.min(figure("saturatedFat"), item.fat),
      sodiumMg: figure("sodiumMg"),
    };
  });
}
