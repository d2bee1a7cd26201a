import type { Kysely } from "kysely";
import * as endpoints from "#contract/endpoints/days.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { countChange } from "../../http/count-change.ts";
import type { Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import { loadDayNotes, saveDayNotes } from "./diary-days-table.ts";

export function serveDays(serve: Serve, db: Kysely<Database>): void {
  serve(endpoints.getDayNotes, ({ caller: { userId }, params: { day } }) =>
    loadDayNotes(db, { userId, day }),
  );
  serve(
    endpoints.saveDayNotes,
    async (call) => {
      const { params, body, caller, now } = call;
      if (params.day > todayOf(call)) throw new AppError("date_in_future");
      return saveDayNotes(db, { userId: caller.userId, day: params.day, notes: body, now });
    },
    countChange,
  );
}
