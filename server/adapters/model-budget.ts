/** server/adapters: what a day of the language model may cost, counted in the database, so that all processes share it. */
import { type Kysely, sql } from "kysely";
import type { ModelBudget } from "#analysis/language-model/model-budget.ts";
import { calendarDayIn } from "#domain/time/calendar-day.ts";
import type { Database } from "../database/schema.ts";

/** Providers' days are of universal time. */
const zone = "UTC";

/** What a killed process had set aside stays spent: the day may cost less than the limit, never more. */
export function createModelBudget(db: Kysely<Database>, dailyTokens: number, clock: () => Date): ModelBudget {
  const today = () => calendarDayIn(zone, clock());
  return {
    setAside: async (tokens) => {
      if (tokens > dailyTokens) return false;
      const taken = await db
        .insertInto("language_model_spend")
        .values({ day: today(), tokens })
        .onConflict((conflict) =>
          conflict
            .column("day")
            .doUpdateSet({ tokens: sql`language_model_spend.tokens + ${tokens}` })
            .where(sql<boolean>`language_model_spend.tokens + ${tokens} <= ${dailyTokens}`),
        )
        .returning("day")
        .executeTakeFirst();
      return taken !== undefined;
    },
    settle: async (setAsideTokens, usedTokens) => {
      await db
        .updateTable("language_model_spend")
        .set({ tokens: sql`greatest(0, tokens + ${usedTokens - setAsideTokens})` })
        .where("day", "=", today())
        .execute();
    },
  };
}
