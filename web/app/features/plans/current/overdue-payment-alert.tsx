import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { openPaymentPortal } from "#contract/endpoints/plans.ts";
import type { SubscriptionDisplayStatus } from "#domain/plans/display-status.ts";
import { request } from "../../../api/request.ts";
import { useFailureToast } from "../../../api/use-failure-toast.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { portalReturnUrl } from "../use-portal-return.ts";

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

function ChangeCardButton() {
  const { t } = useTranslation("subscription");
  const showFailure = useFailureToast();
  const portal = useMutation({
    mutationFn: () => request(openPaymentPortal, { body: { returnURL: portalReturnUrl() } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => showFailure(t("cardChange.failed"), error),
  });
  return (
    <Button size="sm" isBusy={portal.isPending || portal.isSuccess} onClick={() => portal.mutate()}>
      {t("cardChange.change")}
    </Button>
  );
}
