/** web/features/plans/current: what there is to do, where a payment did not come through. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SubscriptionDisplayStatus } from "#domain/plans/display-status.ts";
import { Alert } from "../../../ui/alert.tsx";
import { ChangeCardButton } from "./change-card-button.tsx";

export function StandingNote({ standing }: { standing: SubscriptionDisplayStatus }) {
  const { t } = useTranslation("subscription");
  if (standing !== "late" && standing !== "stopped") return null;
  return (
    <Alert
      tone="warning"
      title={t(`standing.${standing}.todoTitle`)}
      action={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ChangeCardButton />
          <Link to="/contact" className="font-semibold underline underline-offset-2">
            {t("current.contact")}
          </Link>
        </div>
      }
    >
      {t(`standing.${standing}.todo`)}
    </Alert>
  );
}
