import { useTranslation } from "react-i18next";
import type { Subscription } from "#contract/shapes/plans.ts";
import { displayStatusOf } from "#domain/plans/display-status.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { Mascot } from "../../../ui/mascot/mascot.tsx";
import { usePlanFormats } from "../use-plan-formats.ts";
import { KeepPlanButton } from "./keep-plan-button.tsx";
import { OverduePaymentAlert } from "./overdue-payment-alert.tsx";
import { PaymentHistory } from "./payment-history.tsx";
import { PlanDetails } from "./plan-details.tsx";

export function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation(["subscription", "common"]);
  const formats = usePlanFormats();
  const status = displayStatusOf(subscription);
  const date = formats.date(subscription.currentPeriodEnd);
  return (
    <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-6">
      <Card className="grid gap-6">
        <div className="grid justify-items-center gap-2 text-center">
          <Mascot pose={status === "late" || status === "stopped" ? "thinking" : "waving"} className="h-32" />
          <h1 className="text-title">{t(`subscription:standing.${status}.title`)}</h1>
          <p className="max-w-md text-pretty text-ink-muted">
            {t(`subscription:standing.${status}.text`, { date })}
          </p>
        </div>
        <OverduePaymentAlert status={status} />
        <PlanDetails subscription={subscription} />
        <div className="row-of-equals gap-3">
          {subscription.cancelAtPeriodEnd && <KeepPlanButton />}
          <ButtonLink to="/dashboard" variant={subscription.cancelAtPeriodEnd ? "secondary" : "primary"}>
            {t("common:action.goToDashboard")}
          </ButtonLink>
        </div>
        <p className="text-center text-sm text-ink-muted">
          <ButtonLink to="/profile" variant="ghost" size="sm">
            {t("subscription:current.manage")}
          </ButtonLink>
        </p>
      </Card>
      <PaymentHistory />
    </div>
  );
}
