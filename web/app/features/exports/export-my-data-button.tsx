import { useTranslation } from "react-i18next";
import { exportMyData } from "#contract/endpoints/profile.ts";
import { request } from "../../api/request.ts";
import { today } from "../../time/today.ts";
import { Button } from "../../ui/button.tsx";
import { DownloadIcon } from "../../ui/icons/action-icons.tsx";
import { useDownload } from "./use-download.ts";

/** All that is stored of the person, as JSON. */
export function ExportMyDataButton({ className }: { className?: string }) {
  const { t } = useTranslation("profile");
  const copy = useDownload(() => request(exportMyData, {}), `platewise-${today()}.json`);
  return (
    <Button
      variant="secondary"
      isBusy={copy.isPending}
      onClick={() => copy.mutate()}
      {...(className && { className })}
    >
      {!copy.isPending && <DownloadIcon className="size-5" />}
      {t("data.json")}
    </Button>
  );
}
