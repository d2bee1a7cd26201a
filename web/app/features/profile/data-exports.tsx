import { useTranslation } from "react-i18next";
import { exportMyData } from "#contract/endpoints/profile.ts";
import { request } from "../../api/request.ts";
import { today } from "../../time/today.ts";
import { Button } from "../../ui/button.tsx";
import { DownloadIcon } from "../../ui/icons/action-icons.tsx";
import { ExportMealsButton } from "../exports/export-meals-button.tsx";
import { useDownload } from "../exports/use-download.ts";

/** Everyone can export all their data as JSON; Pro also gets meals as a table. */
export function DataExports() {
  const { t } = useTranslation("profile");
  const copy = useDownload(() => request(exportMyData, {}), `platewise-${today()}.json`);
  return (
    <>
      <Button variant="secondary" isBusy={copy.isPending} onClick={() => copy.mutate()}>
        {!copy.isPending && <DownloadIcon className="size-5" />}
        {t("data.json")}
      </Button>
      <ExportMealsButton />
    </>
  );
}
