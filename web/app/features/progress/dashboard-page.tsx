/** web/features/progress: /dashboard: the day at a glance. Each card is a file of its own. */
import { useTranslation } from "react-i18next";
import { PageMetadata } from "../../seo/page-metadata.tsx";
import { Button } from "../../ui/button.tsx";
import { ScanIcon } from "../../ui/icons/action-icons.tsx";
import { useStartScan } from "../scan/scan-provider.tsx";
import { DaySummaryCard } from "./day-summary-card.tsx";
import { Greeting } from "./greeting.tsx";
import { ScansBanner } from "./scans-banner.tsx";
import { TodaysMealsCard } from "./todays-meals-card.tsx";

export function DashboardPage() {
  const { t } = useTranslation("dashboard");
  const startScan = useStartScan();
  return (
    <div className="grid gap-6">
      <PageMetadata title={t("meta.title")} description={t("meta.description")} isHiddenFromSearch />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Greeting />
        <Button size="lg" className="max-md:w-full" onClick={startScan}>
          <ScanIcon className="size-6" />
          {t("scan")}
        </Button>
      </div>
      <ScansBanner />
      <div className="grid items-start gap-6 lg:grid-cols-[5fr_6fr]">
        <DaySummaryCard />
        <TodaysMealsCard onScan={startScan} />
      </div>
    </div>
  );
}
