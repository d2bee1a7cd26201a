import { DashboardPage } from "../../features/dashboard/dashboard-page.tsx";

/** Includes the texts of the page's dialogs. */
export const handle = {
  page: "dashboard",
  namespaces: ["dashboard", "meals", "analysis", "pro"],
};

export default DashboardPage;
