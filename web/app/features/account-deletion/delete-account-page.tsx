import { useTranslation } from "react-i18next";
import { deletionDelayDays } from "#contract/limits.ts";
import { Card } from "../../ui/card.tsx";
import { ExportMyDataButton } from "../exports/export-my-data-button.tsx";
import { ProfilePageHead } from "../frame/profile-page-head.tsx";
import { DeleteAccountCard } from "./delete-account-card.tsx";

const consequences = ["diary", "goals", "devices", "subscription"] as const;

/** Says what is deleted and when, and offers a copy first. */
export function DeleteAccountPage() {
  const { t } = useTranslation("account");
  const days = { count: deletionDelayDays };
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 md:gap-6">
      <ProfilePageHead title={t("delete.title")} />
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
  const { t } = useTranslation("account");
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("delete.copyTitle")}</h2>
        <p className="text-ink-soft">{t("delete.copyText")}</p>
      </div>
      <ExportMyDataButton className="sm:justify-self-start" />
    </Card>
  );
}
