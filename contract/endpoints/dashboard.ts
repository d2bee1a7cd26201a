import { endpoint } from "../endpoint.ts";
import { dashboard, dashboardQuery } from "../shapes/dashboard.ts";

export const getDashboard = endpoint({
  method: "GET",
  path: "/api/dashboard",
  access: "user",
  summary: "All that the dashboard shows at first, in one answer",
  query: dashboardQuery,
  answer: dashboard,
});
