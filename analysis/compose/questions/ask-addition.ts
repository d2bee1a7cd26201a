import { foldAccents } from "../../text/words/fold.ts";
import type { ComposedFood } from "../compose-food.ts";
import { type AdditionGroup, additionGroups } from "./addition-groups.ts";
import type { ComposedMeal } from "./composed-meal.ts";
import type { DescribedRows } from "./described-rows.ts";
import { type AddedFood, additionChoice, type OpenQuestion } from "./open-question.ts";

function kcalOf({ food }: ComposedFood): number {
  return (food.per100Grams.calories * food.grams) / 100;
}

function shareOfMeal(composed: ComposedFood, meal: ComposedMeal): number {
  const mealKcal = meal.foods.reduce((sum, each) => sum + kcalOf(each), 0);
  return mealKcal === 0 ? 0 : kcalOf(composed) / mealKcal;
}

function isOpen(group: AdditionGroup, composed: ComposedFood, meal: ComposedMeal): boolean {
  const others = meal.foods.filter((other) => other !== composed);
  return (
    group.rows.test(composed.row.source.description) &&
    !group.settledBy.test(foldAccents(meal.text)) &&
    !others.some(({ row }) => group.settledByRows.test(row.source.description)) &&
    shareOfMeal(composed, meal) >= group.foodShareMin
  );
}

function addedFoods(
  additions: AdditionGroup["others"][number][1],
  rows: DescribedRows,
): readonly AddedFood[] {
  return additions.flatMap(([description, grams]) => {
    const row = rows.find(description);
    return row === undefined ? [] : [{ row, grams }];
  });
}

export function askAddition(
  composed: ComposedFood,
  meal: ComposedMeal,
  rows: DescribedRows,
): OpenQuestion | undefined {
  const { food } = composed;
  const group = additionGroups.find((each) => isOpen(each, composed, meal));
  if (group === undefined) return undefined;
  return {
    id: `${group.id}:${food.id}`,
    foodId: food.id,
    text: { key: group.ask, values: { food: food.name } },
    choices: [
      additionChoice(food, [], group.nothing),
      ...group.others.map(([text, additions]) => additionChoice(food, addedFoods(additions, rows), text)),
    ],
  };
}
