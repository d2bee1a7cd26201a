/** web/features/profile: one's own data, to take along: all of it for everyone, meals as a table for Pro. */
import { useTranslation } from "react-i18next";
import { exportMeals } from "#contract/endpoints/meals.ts";
import { exportMyData } from "#contract/endpoints/profile.ts";
import { request } from "../../api/request.ts";
import { today } from "../../time/today.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { DownloadIcon } from "../../ui/icons/action-icons.tsx";
import { ProBadge } from "../../ui/pro-badge.tsx";
import { useDownload } from "./use-download.ts";

export function DataCard({ isPro }: { isPro: boolean }) {
  const { t } = useTranslation("profile");
  const copy = useDownload(() => request(exportMyData, {}), `platewise-${today()}.json`);
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("data.title")}</h2>
        <p className="text-ink-muted">{t("data.text")}</p>
      </div>
      <div className="flex flex-wrap gap-3 *:flex-1 *:whitespace-nowrap">
        <Button variant="secondary" isBusy={copy.isPending} onClick={() => copy.mutate()}>
          {!copy.isPending && <DownloadIcon className="size-5" />}
          {t("data.json")}
        </Button>
        {isPro ? <MealTable /> : <LockedMealTable />}
      </div>
    </Card>
  );
}

function MealTable() {
  const { t } = useTranslation("profile");
  const table = useDownload(
    () => request(exportMeals, { query: {} }),
    `platewise-${t("data.fileName")}-${today()}.csv`,
  );
  return (
    <Button variant="secondary" isBusy={table.isPending} onClick={() => table.mutate()}>
      {!table.isPending && <DownloadIcon className="size-5" />}
      {t("data.csv")}
    </Button>
  );
}

function LockedMealTable() {
  const { t } = useTranslation("profile");
  return (
    <ButtonLink to="/subscription" variant="secondary">
      <DownloadIcon className="size-5" />
      {t("data.csv")}
      <ProBadge />
    </ButtonLink>
  );
}
