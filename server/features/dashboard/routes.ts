import { getDashboard } from "#contract/endpoints/dashboard.ts";
import { CallerTurns, turnLimits } from "../../http/caller-turns.ts";
import type { Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import { type DashboardParts, loadDashboard } from "./load-dashboard.ts";

export function serveDashboard(serve: Serve, parts: DashboardParts): void {
  // Each sends as many statements at once as five other calls.
  const turns = new CallerTurns({ ...turnLimits, running: 1 });
  serve(getDashboard, (call) =>
    turns.run(call.caller.userId, () =>
      loadDashboard(parts, {
        caller: call.caller,
        now: call.now,
        today: todayOf(call),
        language: call.query.language,
      }),
    ),
  );
}
