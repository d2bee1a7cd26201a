import type { Kysely } from "kysely";
import * as endpoints from "#contract/endpoints/body.ts";
import { type CalendarDay, calendarDayIn } from "#domain/time/calendar-day.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { User } from "../../http/caller.ts";
import { createChangeCounter } from "../../http/count-change.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Serve } from "../../http/serve.ts";
import { saveWeightTarget } from "./body-targets-table.ts";
import { loadWeightLog } from "./load-weight-log.ts";
import { deleteWeight, replaceWeight } from "./weights-table.ts";

interface BodyParts {
  readonly db: Kysely<Database>;
  readonly limiter: RateLimiter;
}

function todayOf({ caller, now }: { readonly caller: User; readonly now: Date }): CalendarDay {
  return calendarDayIn(caller.timeZone, now);
}

export function serveBody(serve: Serve, { db, limiter }: BodyParts): void {
  const countChange = createChangeCounter(limiter);
  serve(endpoints.listWeights, (call) =>
    loadWeightLog(db, { userId: call.caller.userId, days: call.query.days, today: todayOf(call) }),
  );
  serve(
    endpoints.saveWeight,
    async (call) => {
      const { params, body, caller, now } = call;
      if (params.day > todayOf(call)) throw new AppError("date_in_future");
      const weight = { ...params, ...body };
      const before = await replaceWeight(db, { ...weight, userId: caller.userId, now });
      return { ...weight, replaced: before ? { weightKg: before.weightKg, note: before.note } : null };
    },
    countChange,
  );
  serve(endpoints.deleteWeight, async ({ params, caller }) => {
    if (!(await deleteWeight(db, caller.userId, params.day))) throw new AppError("weight_not_found");
  });
  serve(
    endpoints.saveWeightTarget,
    async ({ body, caller: { userId }, now }) => {
      await saveWeightTarget(db, { userId, weightKg: body.weightKg, now });
      return body;
    },
    countChange,
  );
  serve(endpoints.deleteWeightTarget, ({ caller: { userId }, now }) =>
    saveWeightTarget(db, { userId, weightKg: null, now }),
  );
}
