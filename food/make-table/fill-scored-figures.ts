import { median } from "#domain/averages.ts";
import type { Macronutrients, ScoredNutrients } from "#domain/nutrition/nutrients.ts";
import { rounded } from "./source-row.ts";

export type EnergyFigures = Macronutrients & Omit<ScoredNutrients, "fruitVegetableLegumePercent">;

type FilledName = "sugars" | "saturatedFat" | "sodiumMg";

/** The figures that CIQUAL gives for a food; null where it gives none. */
export type StatedFigures = Macronutrients & Readonly<Record<FilledName, number | null>>;

/** A median over fewer foods says nothing of a group. */
const fewestFoods = 4;
/** Shares of less than this, g in 100 g, are left out of the median: they are mostly rounding. */
const smallestWhole = 0.5;

/** The figure that another is a part of, g in 100 g. Sodium is part of none: it is estimated from the group alone. */
function wholeOf(name: FilledName, figures: StatedFigures): number {
  if (name === "sugars") return figures.carbs - figures.fiber;
  return name === "saturatedFat" ? figures.fat : 1;
}

function medianOfGroup(values: readonly number[]): number | null {
  return values.length < fewestFoods ? null : (median(values) ?? null);
}

/**
 * Fills unknown sugars, saturated fat and sodium with the group's median: of sugars in available carbohydrate, of
 * saturates in fat, of sodium itself. They move nothing but the Nutri-Score, which is an estimate for a meal.
 */
export class GroupMedians {
  readonly #medians = new Map<string, number | null>();
  readonly #figuresByGroup: ReadonlyMap<string, readonly StatedFigures[]>;

  constructor(figuresByGroup: ReadonlyMap<string, readonly StatedFigures[]>) {
    this.#figuresByGroup = figuresByGroup;
  }

  #medianShare(group: string, name: FilledName): number | null {
    const key = `${group}\t${name}`;
    const known = this.#medians.get(key);
    if (known !== undefined) return known;
    const foods = this.#figuresByGroup.get(group) ?? [];
    const shares = foods.flatMap((figures) => {
      const [part, whole] = [figures[name], wholeOf(name, figures)];
      return part === null || whole < smallestWhole ? [] : [part / whole];
    });
    const share = medianOfGroup(shares);
    this.#medians.set(key, share);
    return share;
  }

  /** Null where too few foods of the group tell. */
  fill(group: string, figures: StatedFigures): EnergyFigures | null {
    const filled = (name: FilledName): number | null => {
      if (figures[name] !== null) return figures[name];
      const whole = wholeOf(name, figures);
      if (whole === 0) return 0;
      const share = this.#medianShare(group, name);
      return share === null ? null : rounded(share * whole);
    };
    const [sugars, saturatedFat, sodiumMg] = [filled("sugars"), filled("saturatedFat"), filled("sodiumMg")];
    if (sugars === null || saturatedFat === null || sodiumMg === null) return null;
    return { ...figures, sugars, saturatedFat, sodiumMg };
  }
}

/** Whether the source leaves out a figure that `GroupMedians.fill` would estimate. */
export function needsFilling(figures: StatedFigures): boolean {
  return figures.sugars === null || figures.saturatedFat === null || figures.sodiumMg === null;
}
