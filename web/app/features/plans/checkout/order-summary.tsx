import { useTranslation } from "react-i18next";
import type { OfferedPlan } from "#contract/shapes/plans.ts";
import { trialDays } from "#domain/plans/plan.ts";
import { nowMs } from "../../../time/clock.ts";
import { usePlanFormats } from "../use-plan-formats.ts";

const dayMs = 24 * 60 * 60 * 1000;

export function OrderSummary({ plan, hasTrial }: { plan: OfferedPlan; hasTrial: boolean }) {
  const { t } = useTranslation("subscription");
  const formats = usePlanFormats();
  const price = formats.price(plan);
  const free = formats.price({ ...plan, priceCents: 0 });
  const date = formats.shortDate(nowMs() + trialDays * dayMs);
  return (
    <dl className="figures grid gap-1.5 rounded-lg bg-basil-50 p-4">
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt className="font-semibold">{t(`planName.${plan.interval}`)}</dt>
        <dd>{t(`priceOf.${plan.interval}`, { price })}</dd>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <dt>{t("checkout.today")}</dt>
        <dd>{hasTrial ? free : price}</dd>
      </div>
      {hasTrial && (
        <div className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
          <dt>{t("checkout.from", { date })}</dt>
          <dd>{price}</dd>
        </div>
      )}
    </dl>
  );
}
