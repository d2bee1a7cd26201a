/** web/features/plans/current: the plan's name, its status and its next date, as a list. */
import { useTranslation } from "react-i18next";
import type { Subscription } from "#contract/shapes/plans.ts";
import { displayStatusOf, type SubscriptionDisplayStatus } from "#domain/plans/display-status.ts";
import { usePlanFormats } from "../use-plan-formats.ts";

export function PlanFigures({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation("subscription");
  const formats = usePlanFormats();
  const standing = displayStatusOf(subscription);
  const price = t(`priceOf.${subscription.interval}`, { price: formats.price(subscription) });
  const nextDate = formats.shortDate(subscription.trialEndsAt ?? subscription.currentPeriodEnd);
  return (
    <dl className="figures grid divide-y divide-line rounded-lg border border-line bg-white px-4">
      <Figure name={t("current.plan")} value={`${t(`planName.${subscription.interval}`)} · ${price}`} />
      <Figure name={t("current.status")} value={t(`standing.${standing}.word`, { date: nextDate })} />
      {hasNextDate(standing) && (
        <Figure name={t(standing === "cancelled" ? "current.until" : "current.next")} value={nextDate} />
      )}
    </dl>
  );
}

function hasNextDate(standing: SubscriptionDisplayStatus): boolean {
  return standing === "trial" || standing === "active" || standing === "cancelled";
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-3">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
