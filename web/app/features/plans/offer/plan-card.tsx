import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Plan, PlanInterval } from "#domain/plans/plan.ts";
import { monthlyEquivalentCents, type YearlySaving } from "#domain/plans/plan-choices.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import { usePlanFormats } from "../use-plan-formats.ts";

interface PlanCardProps {
  readonly plan: Plan;
  readonly interval: PlanInterval;
  readonly saving: YearlySaving | null;
  readonly hasTrial: boolean;
  readonly isLastChoice: boolean;
  readonly onChoose: () => void;
}

export function PlanCard({ plan, interval, saving, hasTrial, isLastChoice, onChoose }: PlanCardProps) {
  const { t } = useTranslation("subscription");
  const formats = usePlanFormats();
  const titleId = useId();
  const isYear = interval === "year";
  return (
    <Card
      role="group"
      aria-labelledby={titleId}
      aria-current={isLastChoice || undefined}
      className={classes(
        "grid h-full content-between gap-6 aria-[current]:ring-2 aria-[current]:ring-basil-600",
        isYear && "border-persimmon-200 bg-linear-to-br from-card to-persimmon-50",
      )}
    >
      <div className="grid gap-3">
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <h2 id={titleId} className="text-lg">
            {t(`planName.${interval}`)}
          </h2>
          {saving && (
            <Badge tone="basil">
              {t("offer.saving", { amount: formats.price({ ...plan, priceCents: saving.savedCents }) })}
            </Badge>
          )}
        </div>
        <p className="figures flex flex-wrap items-baseline gap-x-1.5">
          <span className="font-heading text-4xl font-extrabold tracking-tight">{formats.price(plan)}</span>
          <span className="text-ink-muted">{t(`per.${interval}`)}</span>
        </p>
        <p className="figures text-ink-soft">
          {isYear
            ? t("offer.equivalent", {
                price: formats.price({ ...plan, priceCents: monthlyEquivalentCents(plan) }),
              })
            : t("offer.billedMonthly")}
        </p>
      </div>
      <Button variant={isYear ? "pro" : "secondary"} size="lg" isWide onClick={onChoose}>
        {hasTrial ? t("offer.startTrial") : t("offer.subscribe")}
        <span className="sr-only">{t(`planName.${interval}`)}</span>
      </Button>
    </Card>
  );
}
