import type { Kysely } from "kysely";
import * as endpoints from "#contract/endpoints/body.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { countChange } from "../../http/count-change.ts";
import type { Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import { saveWeightTarget } from "./body-targets-table.ts";
import { loadWeightLog } from "./load-weight-log.ts";
import { deleteWeight, replaceWeight } from "./weights-table.ts";

export function serveBody(serve: Serve, db: Kysely<Database>): void {
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
