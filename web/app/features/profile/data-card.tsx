// Everyone can export all their data as JSON; Pro also gets meals as a table.
import { useTranslation } from "react-i18next";
import { exportMyData } from "#contract/endpoints/profile.ts";
import { request } from "../../api/request.ts";
import { today } from "../../time/today.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { DownloadIcon } from "../../ui/icons/action-icons.tsx";
import { ExportMealsButton } from "../exports/export-meals-button.tsx";
import { useDownload } from "../exports/use-download.ts";

export function DataCard() {
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
        <ExportMealsButton />
      </div>
    </Card>
  );
}
