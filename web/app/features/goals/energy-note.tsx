import { useTranslation } from "react-i18next";
import type { DailyGoals } from "#domain/goals/daily-goals.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { compareGoalEnergy } from "./compare-goal-energy.ts";

const verdicts = { fits: "goals.splitFits", over: "goals.splitOver", under: "goals.splitUnder" } as const;

export function EnergyNote({ goals }: { goals: DailyGoals }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const { macronutrientKcal, differenceKcal, verdict } = compareGoalEnergy(goals);
  return (
    <p className="figures rounded-lg bg-oat/70 p-4 text-[0.9375rem] text-ink-soft" aria-live="polite">
      {t("goals.energySplit", { calories: formats.number(macronutrientKcal) })}{" "}
      {t(verdicts[verdict], { calories: formats.number(Math.abs(differenceKcal)) })}
    </p>
  );
}
