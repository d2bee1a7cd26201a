import type { Meal, MealChanges } from "#contract/shapes/meals.ts";
import { sumMacronutrients } from "#domain/insights/day-summary.ts";
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import { followFoods } from "#domain/nutrition/name-of-foods.ts";
import {
  type MacronutrientName,
  type Macronutrients,
  macronutrientNames,
} from "#domain/nutrition/nutrients.ts";
import { roundFoodGrams } from "#domain/nutrition/round-food-grams.ts";
import { wallClockIn } from "#domain/time/calendar-day.ts";

export interface EditedFood {
  /** In the stored meal; absent for a food that was added. */
  readonly position?: number;
  readonly name: string;
  readonly source: FoodSource;
  readonly grams: number;
  /** kcal and g of `grams` of it. */
  readonly base: Macronutrients & { readonly grams: number };
  /** What its source does not give. */
  readonly unknown?: readonly MacronutrientName[];
  /** Of a food whose weight is not known: so many times what the meal has of it; 1 unless given. */
  readonly share?: number;
  /** A dish of a recipe, which no food of the table takes the place of in household sizes. */
  readonly isDish?: boolean;
}

export interface MealEdit {
  readonly name: string;
  readonly mealType: MealType;
  readonly foods: readonly EditedFood[];
  /** On the person's own clock, as `datetime-local` fields write it: `2026-03-01T12:30`. */
  readonly eatenAt: string;
}

/** An instant as the clock of `timeZone` shows it, to the minute. */
export function formatLocalMinute(instant: string, timeZone: string): string {
  const { day, time } = wallClockIn(timeZone, new Date(instant));
  return `${day}T${time.slice(0, 5)}`;
}

function toEdited(
  { name, source, ingredients, unknown, ...base }: Meal["foods"][number],
  position: number,
): EditedFood {
  const { grams, calories, protein, carbs, fat, fiber } = base;
  const figures = { grams, calories, protein, carbs, fat, fiber };
  return {
    ...{ position, name, source, base: figures },
    grams: roundFoodGrams(grams),
    ...(unknown && { unknown }),
    ...(ingredients && { isDish: true }),
  };
}

/** An edit that changes nothing. Grams are rounded, as they are shown. */
export function createEdit(meal: Meal, timeZone: string): MealEdit {
  return {
    name: meal.name,
    mealType: meal.mealType,
    foods: meal.foods.map(toEdited),
    eatenAt: formatLocalMinute(meal.createdAt, timeZone),
  };
}

/** With other foods, and the name that follows them. */
export function withEditedFoods(edit: MealEdit, foods: readonly EditedFood[]): MealEdit {
  return { ...edit, foods, name: followFoods(edit, foods) };
}

type FoodEdit = NonNullable<MealChanges["edits"]>[number];

function isSameRow(a: FoodSource, b: FoodSource): boolean {
  return a.table === b.table && a.code === b.code;
}

/** Differences by rounding alone are ignored. */
function editsOf(meal: Meal, { foods }: MealEdit): readonly FoodEdit[] {
  const ofStored = meal.foods.flatMap((food, position): readonly FoodEdit[] => {
    const edited = foods.find((each) => each.position === position);
    if (!edited) return [{ kind: "remove", position }];
    const { source, grams, share = 1 } = edited;
    const { table, code } = source;
    return [
      ...(isSameRow(food.source, source) ? [] : [{ kind: "swap", position, table, code } as const]),
      ...(grams === roundFoodGrams(food.grams) ? [] : [{ kind: "portion", position, grams } as const]),
      ...(share === 1 ? [] : [{ kind: "share", position, factor: share } as const]),
    ];
  });
  const added = foods.flatMap(({ position, source: { table, code }, grams }) =>
    position === undefined ? [{ kind: "add", table, code, grams } as const] : [],
  );
  return [...ofStored, ...added];
}

/** With a member for each field that can be changed, so that the compiler asks for a new one; undefined where it is as before. */
type FieldChanges = {
  readonly [Name in Exclude<keyof MealChanges, "foods" | "revision">]-?: MealChanges[Name] | undefined;
};

/** Only what changed; undefined if nothing did. */
export function findChanges(meal: Meal, edit: MealEdit, timeZone: string): MealChanges | undefined {
  const before = createEdit(meal, timeZone);
  const name = edit.name.trim();
  const edits = editsOf(meal, edit);
  const changes: FieldChanges = {
    name: name === followFoods(meal, edit.foods) ? undefined : name,
    mealType: edit.mealType === before.mealType ? undefined : edit.mealType,
    // Without an offset: parsed as local time.
    eatenAt: edit.eatenAt === before.eatenAt ? undefined : new Date(edit.eatenAt).toISOString(),
    edits: edits.length === 0 ? undefined : [...edits],
  };
  const changed = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(changed).length === 0) return undefined;
  // Positions are those of this revision.
  return edits.length > 0 ? { ...changed, revision: meal.revision } : changed;
}

/** kcal and g of a food with its edited grams or share: in proportion, as the server computes it. */
export function figuresOf({ grams, base, share = 1 }: EditedFood): Macronutrients {
  const isSame = base.grams === 0 || grams === roundFoodGrams(base.grams);
  const factor = isSame ? share : grams / base.grams;
  const figures = macronutrientNames.map((name) => [name, base[name] * factor]);
  // Built from all the names.
  return Object.fromEntries(figures) as Macronutrients;
}

export function previewTotals({ foods }: Pick<MealEdit, "foods">): Macronutrients {
  return sumMacronutrients(foods.map(figuresOf));
}
