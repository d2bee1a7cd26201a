import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SubscriptionDisplayStatus } from "#domain/plans/display-status.ts";
import { Alert } from "../../../ui/alert.tsx";
import { ChangeCardButton } from "./change-card-button.tsx";

export function OverduePaymentAlert({ status }: { status: SubscriptionDisplayStatus }) {
  const { t } = useTranslation("subscription");
  if (status !== "late" && status !== "stopped") return null;
  return (
    <Alert
      tone="warning"
      title={t(`standing.${status}.todoTitle`)}
      action={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ChangeCardButton />
          <Link to="/contact" className="font-semibold underline underline-offset-2">
            {t("current.contact")}
          </Link>
        </div>
      }
    >
      {t(`standing.${status}.todo`)}
    </Alert>
  );
}
