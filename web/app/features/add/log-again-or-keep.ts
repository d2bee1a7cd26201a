import type { Meal } from "#contract/shapes/meals.ts";
import { answerOrKeep } from "../../api/unanswered.ts";
import { addableOfMeal } from "./addable.ts";
import { type Add, newAdd } from "./adds.ts";
import { presentMealType } from "./present-meal-type.ts";
import { sendAdd } from "./send-add.ts";
import type { Target } from "./target.ts";
import { keepWaitingAdd } from "./waiting-adds.ts";

interface Again extends Pick<Target, "day"> {
  readonly mealType: Meal["mealType"];
}

function addOf(meal: Meal, { day, mealType }: Again): Add {
  const target = { day, mealType: mealType ?? presentMealType(), isTypeChosen: true };
  return newAdd(addableOfMeal(meal), meal.quantity, target);
}

/** It waits in its meal, and is sent once there is a network. */
export function keepAgain(meal: Meal, again: Again): void {
  keepWaitingAdd({ ...addOf(meal, again), state: "waiting" });
}

/** Undefined where no answer came: then it waits, and is sent again under its key. */
export function logAgainOrKeep(meal: Meal, again: Again): Promise<Meal | undefined> {
  const add = addOf(meal, again);
  return answerOrKeep(
    () => sendAdd(add, undefined),
    () => keepWaitingAdd({ ...add, state: "waiting", mayHaveArrived: navigator.onLine }),
  );
}
