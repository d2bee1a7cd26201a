import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Subscription } from "#contract/shapes/plans.ts";
import { displayStatusOf } from "#domain/plans/display-status.ts";
import { useServiceText } from "../../api/use-service-text.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { KeepPlanButton } from "../plans/current/keep-plan-button.tsx";
import { OverduePaymentAlert } from "../plans/current/overdue-payment-alert.tsx";
import { PlanDetails } from "../plans/current/plan-details.tsx";
import { subscriptionQuery } from "../plans/plan-queries.ts";
import { usePlanFormats } from "../plans/use-plan-formats.ts";

const CancelDialog = lazyDialog(
  async () => (await import("../plans/current/cancel-dialog.tsx")).CancelDialog,
);

export default function PaidPlanSection() {
  const { t } = useTranslation(["subscription", "common"]);
  const { data: subscription, error, refetch } = useQuery(subscriptionQuery);
  const subscriptionText = useServiceText("subscription");
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t("subscription:section.title")}</h2>
      {subscription && <CurrentSubscription subscription={subscription} />}
      {subscription === null && <p className="text-ink-muted">{t("subscription:section.none")}</p>}
      {subscription === undefined && !error && <Skeleton className="h-32" />}
      {subscription === undefined && error && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{t("subscription:section.failed")}</p>
          <p className="text-ink-muted">{subscriptionText(error)}</p>
          <Button variant="secondary" size="sm" onClick={() => refetch()}>
            {t("common:action.retry")}
          </Button>
        </div>
      )}
    </Card>
  );
}

function CurrentSubscription({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation("subscription");
  const formats = usePlanFormats();
  const [isCancelling, setIsCancelling] = useState(false);
  const endDate = formats.date(subscription.currentPeriodEnd);
  return (
    <>
      <OverduePaymentAlert status={displayStatusOf(subscription)} />
      <PlanDetails subscription={subscription} />
      {subscription.cancelAtPeriodEnd && (
        <p className="text-ink-soft">{t("section.cancelled", { date: endDate })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {subscription.cancelAtPeriodEnd ? (
          <KeepPlanButton />
        ) : (
          <Button variant="secondary" onClick={() => setIsCancelling(true)}>
            {t("section.cancel")}
          </Button>
        )}
        <ButtonLink to="/subscription" variant="ghost">
          {t("section.details")}
        </ButtonLink>
      </div>
      <CancelDialog endDate={endDate} isOpen={isCancelling} onClose={() => setIsCancelling(false)} />
    </>
  );
}
