import type { Meal } from "#contract/shapes/meals.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { nowMs } from "../../time/clock.ts";
import type { Addable, LoggedItem } from "./addable.ts";
import type { Target } from "./target.ts";

/** What a call puts into the diary. */
type Logged =
  | { readonly kind: "items"; readonly items: readonly LoggedItem[]; readonly name?: string }
  /** A whole meal of the past, with all that is known of it. */
  | { readonly kind: "meal"; readonly mealId: string };

type AddState =
  /** The call is under way, or its undo is. */
  | "adding"
  | "removing"
  | "added"
  /** The server refused it. */
  | "refused"
  /** No answer: it may have arrived, and is sent again under the same key. */
  | "waiting";

/** One thing that the person added in the sheet. */
export interface Add {
  /** The idempotency key of its call. */
  readonly id: string;
  /** The key of the row that it was added from. */
  readonly rowKey: string;
  readonly name: string;
  readonly grams: number;
  /** kcal, as the row showed them. */
  readonly calories: number;
  readonly target: Target;
  readonly logged: Logged;
  readonly state: AddState;
  readonly startedAtMs: number;
  /** False while it is certain that no call of it left this device. */
  readonly mayHaveArrived: boolean;
  /** Set once it is in the diary. */
  readonly meal?: Meal;
  readonly problem?: string;
}

function loggedOf({ mealId, favouriteId, name, grams: usual, item }: Addable, grams: number): Logged {
  if (mealId !== undefined && grams === usual) return { kind: "meal", mealId };
  const isNamed = favouriteId !== undefined || mealId !== undefined;
  return { kind: "items", items: [item(grams)], ...(isNamed && { name }) };
}

function caloriesOf({ grams: usual, calories }: Addable, grams: number): number {
  return usual > 0 ? (calories * grams) / usual : calories;
}

export function newAdd(addable: Addable, grams: number, target: Target): Add {
  return {
    ...{ id: newIdempotencyKey(), rowKey: addable.key, name: addable.name, grams, target },
    calories: caloriesOf(addable, grams),
    logged: loggedOf(addable, grams),
    ...{ state: "adding", startedAtMs: nowMs(), mayHaveArrived: false },
  };
}

function isSamePlace(one: Target, other: Target): boolean {
  return one.day === other.day && one.mealType === other.mealType;
}

/** kcal of the meal and the day: what the diary has, and what is on its way there, or out of it. */
export function totalsWith(
  adds: readonly Add[],
  meals: readonly Pick<Meal, "id" | "mealType" | "calories">[],
  target: Target,
) {
  const leaving = new Set(adds.flatMap(({ state, meal }) => (state === "removing" && meal ? [meal.id] : [])));
  const coming = adds.filter(
    ({ state, target: { day } }) => (state === "adding" || state === "waiting") && day === target.day,
  );
  const sum = (each: readonly { readonly calories: number }[]) =>
    each.reduce((total, { calories }) => total + calories, 0);
  const stay = meals.filter(({ id }) => !leaving.has(id));
  return {
    day: sum(stay) + sum(coming),
    meal:
      sum(stay.filter(({ mealType }) => mealType === target.mealType)) +
      sum(coming.filter((add) => add.target.mealType === target.mealType)),
  };
}

/** The last thing added from a row to the meal that is chosen. */
export function addOfRow(adds: readonly Add[], rowKey: string, target: Target): Add | undefined {
  return adds.findLast((add) => add.rowKey === rowKey && isSamePlace(add.target, target));
}
