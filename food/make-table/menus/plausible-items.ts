/** Keeps the items of a menu whose figures can be right, each name once, and counts the others by reason. */
import type { PublishedItem } from "./read-menu.ts";

type Figure = Exclude<keyof PublishedItem, "name" | "grams" | "ml">;
type NeededFigure = "calories" | "protein" | "carbs" | "fat";

/** An item that states at least what a row of the table needs. */
export type PlausibleItem = Omit<PublishedItem, NeededFigure> & Readonly<Record<NeededFigure, number>>;

export const reasons = [
  "figures are missing",
  "energy and macronutrients disagree",
  "more than it weighs",
  "named twice",
] as const;
export type Reason = (typeof reasons)[number];

const kcalPerGram = { protein: 4, carbs: 4, fat: 9 };
/** Menus round to 10 kcal and 1 g; nobody publishes alcohol. */
const tolerated = { share: 0.25, kcal: 25 };
/** Parts may add up to a little more than the weight, which is rounded too. */
const heaviestShare = 1.02;
/** kcal of a gram of fat. */
const densest = 9;

const needed: readonly Figure[] = ["calories", "protein", "carbs", "fat"];

function isComplete(item: PublishedItem): item is PlausibleItem {
  return item.name !== "" && needed.every((figure) => item[figure] !== null);
}

function fitsMacros({ calories, protein, carbs, fat, fiber }: PlausibleItem): boolean {
  const most = protein * kcalPerGram.protein + carbs * kcalPerGram.carbs + fat * kcalPerGram.fat;
  const least = most - Math.min(fiber ?? 0, carbs) * kcalPerGram.carbs;
  const leeway = Math.max(tolerated.kcal, tolerated.share * calories);
  return calories <= most + leeway && calories >= least - leeway;
}

function fitsWeight({ calories, protein, carbs, fat, grams, ml }: PlausibleItem): boolean {
  const weight = grams ?? ml;
  return weight === null || (protein + carbs + fat <= weight * heaviestShare && calories <= weight * densest);
}

/** Chooses the item of middle energy among those of one name. */
function middleOf(same: readonly PlausibleItem[]): PlausibleItem | undefined {
  return same.toSorted((a, b) => a.calories - b.calories)[Math.floor((same.length - 1) / 2)];
}

export interface PlausibleMenu {
  readonly items: readonly PlausibleItem[];
  readonly dropped: ReadonlyMap<Reason, number>;
}

/** Keeps the items that are complete, agree with their macronutrients and weight, and of those with one name the middle one. */
export function plausibleItems(published: readonly PublishedItem[]): PlausibleMenu {
  const complete = published.filter(isComplete);
  const agreeing = complete.filter(fitsMacros);
  const fitting = agreeing.filter(fitsWeight);
  const byName = Map.groupBy(fitting, ({ name }) => name.toLowerCase());
  const items = [...byName.values()].flatMap((same) => middleOf(same) ?? []);
  const counts = [published, complete, agreeing, fitting, items].map(({ length }) => length);
  const dropped = reasons.map((reason, at) => [reason, (counts[at] ?? 0) - (counts[at + 1] ?? 0)] as const);
  return { items, dropped: new Map(dropped) };
}
