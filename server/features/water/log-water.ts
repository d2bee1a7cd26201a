import type { Kysely } from "kysely";
import { waterDrinksPerDayMax } from "#contract/limits.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { NewRow } from "../../http/idempotency-table.ts";
import { lockAccount } from "../account/lock-account.ts";
import { countWater, findWater, insertWater, type LoggedWater } from "./water-table.ts";

interface NewDrink {
  readonly userId: string;
  readonly day: CalendarDay;
  readonly ml: number;
  readonly now: Date;
  readonly newRow: NewRow;
}

/** Throws `daily_water_limit_exceeded`. */
export function logWater(
  db: Kysely<Database>,
  { userId, day, ml, now, newRow }: NewDrink,
): Promise<LoggedWater> {
  return db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, userId);
    const made = newRow.mayExist ? await findWater(transaction, userId, newRow.id) : undefined;
    if (made) return made;
    const drinks = await countWater(transaction, userId, day);
    if (drinks >= waterDrinksPerDayMax) throw new AppError("daily_water_limit_exceeded");
    const drink = { id: newRow.id, day, ml, loggedAt: now };
    await insertWater(transaction, userId, drink);
    return drink;
  });
}
