import { DashboardPage } from "../../features/dashboard/dashboard-page.tsx";
import { loadDashboardAtOnce } from "../../features/dashboard/share-first-load.ts";
import { pageQueryClient } from "../../features/offline/page-query-client.ts";
import { shownLanguage } from "../../i18n/shown-language.ts";

/** Includes the texts of the page's dialogs. */
export const handle = {
  page: "dashboard",
  namespaces: ["dashboard", "meals", "analysis", "pro"],
};

export async function clientLoader() {
  await loadDashboardAtOnce(pageQueryClient(), shownLanguage());
  return null;
}
clientLoader.hydrate = true as const;

export default DashboardPage;
