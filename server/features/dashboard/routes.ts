import { getDashboard } from "#contract/endpoints/dashboard.ts";
import type { Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import { type DashboardParts, loadDashboard } from "./load-dashboard.ts";

export function serveDashboard(serve: Serve, parts: DashboardParts): void {
  serve(getDashboard, (call) =>
    loadDashboard(parts, {
      caller: call.caller,
      now: call.now,
      today: todayOf(call),
      language: call.query.language,
    }),
  );
}
