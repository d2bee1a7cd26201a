import { useTranslation } from "react-i18next";
import type { Subscription } from "#contract/shapes/plans.ts";
import { displayStatusOf, type SubscriptionDisplayStatus } from "#domain/plans/display-status.ts";
import { usePlanFormats } from "../use-plan-formats.ts";

export function PlanDetails({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation("subscription");
  const formats = usePlanFormats();
  const status = displayStatusOf(subscription);
  const price = t(`priceOf.${subscription.interval}`, { price: formats.price(subscription) });
  const nextDate = formats.shortDate(subscription.trialEndsAt ?? subscription.currentPeriodEnd);
  return (
    <dl className="figures grid divide-y divide-line rounded-lg border border-line bg-field px-4">
      <Detail name={t("current.plan")} value={`${t(`planName.${subscription.interval}`)}\u00a0· ${price}`} />
      <Detail name={t("current.status")} value={t(`standing.${status}.word`, { date: nextDate })} />
      {hasNextDate(status) && (
        <Detail name={t(status === "cancelled" ? "current.until" : "current.next")} value={nextDate} />
      )}
    </dl>
  );
}

function hasNextDate(status: SubscriptionDisplayStatus): boolean {
  return status === "trial" || status === "active" || status === "cancelled";
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-3">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
