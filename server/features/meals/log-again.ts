import { type Kysely, sql } from "kysely";
import type { Meal } from "#contract/shapes/meals.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { SavedMeal } from "#domain/nutrition/saved-meal.ts";
import { type CalendarDay, sameTimeOn } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import { compileOncePerShape } from "../../database/compile-once.ts";
import type { Database, Row } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { type AnswerRow, type NewRow, storeAnswer } from "../../http/idempotency-table.ts";
import { defineOpeningStatement, type RunOpeningStatement } from "../../http/open-call.ts";
import type { PrepareAnswer } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import { copyMeal, type MealCopy } from "./copy-statement.ts";
import { hasRoom } from "./meal-limit.ts";
import { toMeal } from "./meal-row.ts";
import { findMeal, selectMeal } from "./meal-table.ts";
import { presentMeal } from "./present-meal.ts";

interface RepeatedMeal {
  readonly findFood: FindFood;
  readonly caller: User;
  readonly mealId: string;
  readonly date?: CalendarDay | undefined;
  readonly mealType?: MealType | undefined;
  readonly now: Date;
  readonly newRow: NewRow;
  /** The row of the meal by now. */
  readonly readOriginal: RunOpeningStatement<Row<"meals">>;
  readonly prepareAnswer: PrepareAnswer;
}

/** The statement behind `readOriginal`. */
export const selectOriginal = defineOpeningStatement(selectMeal);

/** Each needs another change of the same meal, which only its owner makes. */
const attemptsMax = 20;

/** First day of the calendar that PostgreSQL and our answers share: it has no year 0. */
const firstDay: CalendarDay = "0001-01-01";

/**
 * Without `date`, or with today, the copy is eaten now; on another day, at the local time of the original.
 * Throws `meal_not_found`, `date_in_future` or `daily_meal_limit_exceeded`.
 */
export async function logMealAgain(db: Kysely<Database>, repeated: RepeatedMeal): Promise<Meal> {
  const { findFood, caller, readOriginal, now, newRow } = repeated;
  const { userId } = caller;
  const today = todayOf({ caller, now });
  const day = repeated.date ?? today;
  if (day > today) throw new AppError("date_in_future");
  if (day < firstDay) throw new AppError("invalid_request");
  // An earlier attempt at the same call may have stored the copy.
  const made = newRow.mayExist ? await findMeal(db, userId, newRow.id) : undefined;
  if (made) return presentMeal(made, { caller, findFood });
  let row = await readOriginal();
  for (let attempt = 0; row && attempt < attemptsMax; attempt += 1) {
    const found = toMeal(row);
    const answer = await storeCopy(db, found, { ...repeated, day, isToday: day === today });
    if (answer) return answer;
    row = await readOriginal();
    // Nothing was written since, so there was no room.
    if (row?.revision === found.revision) throw new AppError("daily_meal_limit_exceeded");
  }
  throw new AppError(row ? "service_unavailable" : "meal_not_found");
}

/** Undefined where the day is full, or the meal has changed since it was found or is gone. */
async function storeCopy(
  db: Kysely<Database>,
  found: SavedMeal,
  copied: CopiedMeal,
): Promise<Meal | undefined> {
  const { caller, findFood, mealId, prepareAnswer } = copied;
  const { userId } = caller;
  const meal = copyOf(found, copied);
  const answer = presentMeal(meal, { caller, findFood });
  const prepared = prepareAnswer(answer);
  const { id, day, timeZone, eatenAt, mealType } = meal;
  const original = { id: mealId, revision: found.revision };
  const { rows } = await insertCopy(db, {
    copy: { userId, original, id, day, timeZone, eatenAt, mealType },
    ...(prepared.row && { answer: prepared.row }),
  });
  if (rows.length > 0) {
    prepared.confirm();
    return answer;
  }
  const other = await findMeal(db, userId, id);
  return other && presentMeal(other, { caller, findFood });
}

interface CopyValues {
  readonly copy: MealCopy;
  /** Absent where the call has no key. */
  readonly answer?: AnswerRow;
}

const insertCopy = compileOncePerShape(
  (_, { copy, answer }: CopyValues) => sql`
    with made as (${copyMeal(copy, hasRoom(copy.userId, copy.day))}),
      answered as (${storeAnswer(answer, sql`exists (select from made)`)})
    select id from made`,
);

interface CopiedMeal extends RepeatedMeal {
  readonly day: CalendarDay;
  readonly isToday: boolean;
}

function copyOf(found: SavedMeal, { caller, mealType, now, newRow, day, isToday }: CopiedMeal): SavedMeal {
  const { timeZone, dayStartHour: startHour } = caller;
  const eatenAt = isToday
    ? now
    : sameTimeOn({ day, timeZone, like: found.eatenAt, likeZone: found.timeZone, startHour });
  // Logged today, it becomes a meal of the present time of day.
  const type = mealType ?? (isToday ? null : found.mealType);
  return { ...found, revision: 0, id: newRow.id, day, timeZone, eatenAt, mealType: type };
}
