/** web/app/routes/signed-in: /dashboard. */
import { DashboardPage } from "../../features/progress/dashboard-page.tsx";

/** What the page and its dialogs will say, beside what is said at first. */
export const handle = {
  page: "dashboard",
  namespaces: ["dashboard", "meals", "analysis", "subscription", "profile"],
};

export default DashboardPage;
