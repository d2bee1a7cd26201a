import { mealNameMaxLength } from "./meal-limits.ts";

interface Named {
  readonly name: string;
}

/** "Apple, Bread, Butter", cut to the length of a meal's name. */
export function nameOfFoods(foods: readonly Named[]): string {
  const name = foods.map((food) => food.name).join(", ");
  return name.length <= mealNameMaxLength ? name : `${name.slice(0, mealNameMaxLength - 1)}…`;
}

/** The meal's name after its foods changed: a name made of theirs changes with them, one that the person gave stays. */
export function followFoods(
  { name, foods }: Named & { readonly foods: readonly Named[] },
  changed: readonly Named[],
): string {
  return name === nameOfFoods(foods) ? nameOfFoods(changed) : name;
}
