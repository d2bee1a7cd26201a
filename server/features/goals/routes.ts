/** server/features/goals: the calls about a person's daily goals. */
import type { Kysely } from "kysely";
import { deleteGoals, getGoals, saveGoals } from "#contract/endpoints/meals.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { Serve } from "../../http/serve.ts";
import { deleteGoalsOf, readGoals, writeGoals } from "./daily-goals-table.ts";

export function serveGoals(serve: Serve, db: Kysely<Database>): void {
  serve(getGoals, async ({ caller }) => {
    const goals = await readGoals(db, caller.userId);
    if (!goals) throw new AppError("goals_not_found");
    return goals;
  });

  serve(saveGoals, async ({ body, caller }) => {
    await writeGoals(db, caller.userId, body);
    return body;
  });

  serve(deleteGoals, ({ caller }) => deleteGoalsOf(db, caller.userId));
}
