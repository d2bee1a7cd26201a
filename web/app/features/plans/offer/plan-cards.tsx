import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Plan, PlanInterval } from "#domain/plans/plan.ts";
import { type PlanChoices, yearlySaving } from "#domain/plans/plan-choices.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { useIsWide } from "../../../ui/use-is-wide.ts";
import { PlanCard } from "./plan-card.tsx";

interface PlanCardsProps {
  readonly choices: PlanChoices;
  readonly hasTrial: boolean;
  /** The interval of the plan chosen earlier, if any. */
  readonly lastInterval: PlanInterval | undefined;
  readonly onChoose: (plan: Plan) => void;
}

export function PlanCards({ choices, hasTrial, lastInterval, onChoose }: PlanCardsProps) {
  const isWide = useIsWide();
  const card = (plan: Plan, interval: PlanInterval) => (
    <PlanCard
      plan={plan}
      interval={interval}
      saving={interval === "year" ? yearlySaving(choices) : null}
      hasTrial={hasTrial}
      isLastChoice={interval === lastInterval}
      onChoose={() => onChoose(plan)}
    />
  );
  const { monthly, yearly } = choices;
  if (!monthly || !yearly) {
    return (
      <div className="mx-auto w-full max-w-md">
        {monthly ? card(monthly, "month") : yearly && card(yearly, "year")}
      </div>
    );
  }
  if (!isWide)
    return (
      <PlanTabs
        choices={choices}
        first={lastInterval ?? "year"}
        month={card(monthly, "month")}
        year={card(yearly, "year")}
      />
    );
  return (
    <div className="grid grid-cols-2 gap-6">
      {card(monthly, "month")}
      {card(yearly, "year")}
    </div>
  );
}

interface PlanTabsProps {
  readonly choices: PlanChoices;
  readonly first: PlanInterval;
  readonly month: ReactNode;
  readonly year: ReactNode;
}

function PlanTabs({ choices, first, month, year }: PlanTabsProps) {
  const { t } = useTranslation("subscription");
  const [interval, setInterval] = useState(first);
  return (
    <Tabs
      label={t("offer.intervals")}
      className="mx-auto w-full max-w-md"
      selected={interval}
      onSelect={setInterval}
      tabs={[
        { id: "month", label: t("interval.month"), content: month },
        { id: "year", label: <YearLabel choices={choices} />, content: year },
      ]}
    />
  );
}

function YearLabel({ choices }: { choices: PlanChoices }) {
  const { t } = useTranslation("subscription");
  const formats = useFormats();
  const saving = yearlySaving(choices);
  return (
    <>
      {t("interval.year")}{" "}
      {saving && saving.savedPercent > 0 && (
        <Badge tone="basil">
          {t("offer.savedPercent", { percent: formats.percent(saving.savedPercent) })}
        </Badge>
      )}
    </>
  );
}
