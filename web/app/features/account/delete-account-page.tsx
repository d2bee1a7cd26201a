import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { exportMyData } from "#contract/endpoints/profile.ts";
import { deletionDelayDays } from "#contract/limits.ts";
import { request } from "../../api/request.ts";
import { today } from "../../time/today.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { DownloadIcon } from "../../ui/icons/action-icons.tsx";
import { ChevronLeftIcon } from "../../ui/icons/navigation-icons.tsx";
import { useDownload } from "../exports/use-download.ts";
import { DeleteAccountCard } from "./delete-account-card.tsx";

const consequences = ["diary", "goals", "devices", "subscription"] as const;

/** Says what goes and when, offers a copy, and asks for the password. */
export function DeleteAccountPage() {
  const { t } = useTranslation(["account", "profile"]);
  const days = { count: deletionDelayDays };
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 md:gap-6">
      <div className="grid gap-1">
        <Link
          to="/profile"
          className="inline-flex min-h-10 items-center gap-1 justify-self-start font-medium text-basil-700"
        >
          <ChevronLeftIcon className="size-4" />
          {t("security.back")}
        </Link>
        <h1 className="text-title">{t("delete.title")}</h1>
      </div>
      <Card className="grid gap-3">
        <h2 className="text-xl">{t("delete.whatTitle")}</h2>
        <ul className="grid list-disc gap-2 pl-5 text-ink-soft marker:text-ink-muted">
          {consequences.map((what) => (
            <li key={what}>{t(`delete.what.${what}`)}</li>
          ))}
        </ul>
      </Card>
      <Card className="grid gap-3">
        <h2 className="text-xl">{t("delete.whenTitle")}</h2>
        <p className="text-ink-soft">{t("delete.when", days)}</p>
        <p className="text-ink-soft">{t("delete.backups")}</p>
      </Card>
      <CopyCard />
      <DeleteAccountCard />
    </div>
  );
}

function CopyCard() {
  const { t } = useTranslation(["account", "profile"]);
  const copy = useDownload(() => request(exportMyData, {}), `platewise-${today()}.json`);
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("delete.copyTitle")}</h2>
        <p className="text-ink-soft">{t("delete.copyText")}</p>
      </div>
      <Button
        variant="secondary"
        isBusy={copy.isPending}
        onClick={() => copy.mutate()}
        className="sm:justify-self-start"
      >
        {!copy.isPending && <DownloadIcon className="size-5" />}
        {t("profile:data.json")}
      </Button>
    </Card>
  );
}
