/** web/features/goals: whether the macronutrient goals and the calorie goal go together, in words. */
import { useTranslation } from "react-i18next";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";
import { useAmounts } from "../nutrition/use-amounts.ts";
import { energySplit } from "./energy-split.ts";

const verdicts = { fits: "goals.splitFits", over: "goals.splitOver", under: "goals.splitUnder" } as const;

export function EnergyNote({ goals }: { goals: DailyGoals }) {
  const { t } = useTranslation("dashboard");
  const amounts = useAmounts();
  const { macronutrientKcal, differenceKcal, verdict } = energySplit(goals);
  return (
    <p className="figures rounded-lg bg-oat/70 p-4 text-[0.9375rem] text-ink-soft" aria-live="polite">
      {t("goals.energySplit", { calories: amounts.whole(macronutrientKcal) })}{" "}
      {t(verdicts[verdict], { calories: amounts.whole(Math.abs(differenceKcal)) })}
    </p>
  );
}
