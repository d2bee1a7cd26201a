import * as endpoints from "#contract/endpoints/water.ts";
import type { WaterDrink } from "#contract/shapes/water.ts";
import { lastDays } from "#domain/time/day-range.ts";
import { AppError } from "../../core/app-error.ts";
import { countChange } from "../../http/count-change.ts";
import type { Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import { loadWater, type WaterParts } from "./load-water.ts";
import { logWater } from "./log-water.ts";
import { deleteWater, type LoggedWater, updateWater } from "./water-table.ts";

function present({ loggedAt, ...drink }: LoggedWater): WaterDrink {
  return { ...drink, loggedAt: loggedAt.toISOString() };
}

export function serveWater(serve: Serve, parts: WaterParts): void {
  const { db } = parts;
  serve(endpoints.getWater, (call) => {
    const { to = todayOf(call), days } = call.query;
    return loadWater(parts, call.caller.userId, lastDays(to, days));
  });
  serve(
    endpoints.logWater,
    async (call) => {
      const { body, caller, now, newRow } = call;
      const today = todayOf(call);
      const { ml, day = today } = body;
      if (day > today) throw new AppError("date_in_future");
      return present(await logWater(db, { userId: caller.userId, day, ml, now, newRow }));
    },
    countChange,
  );
  serve(
    endpoints.changeWater,
    async ({ params, body, caller }) => {
      const changed = await updateWater(db, { userId: caller.userId, id: params.id, ml: body.ml });
      if (!changed) throw new AppError("water_not_found");
      return present(changed);
    },
    countChange,
  );
  serve(endpoints.deleteWater, async ({ params, caller }) => {
    if (!(await deleteWater(db, caller.userId, params.id))) throw new AppError("water_not_found");
  });
}
