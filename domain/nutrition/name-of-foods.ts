import { mealNameMaxLength } from "./meal-limits.ts";

interface Named {
  readonly name: string;
}

/** "Apple, Bread, Butter", as long as a name may be. */
export function nameOfFoods(foods: readonly Named[]): string {
  const name = foods.map((food) => food.name).join(", ");
  return name.length <= mealNameMaxLength ? name : `${name.slice(0, mealNameMaxLength - 1)}…`;
}

/** A name that is made of the foods' names follows them, until the person gives another. */
export function followFoods(
  { name, foods }: Named & { readonly foods: readonly Named[] },
  changed: readonly Named[],
): string {
  return name === nameOfFoods(foods) ? nameOfFoods(changed) : name;
}
