import { useTranslation } from "react-i18next";
import { goalLevelOf } from "#domain/insights/goal-level.ts";
import { macronutrientNames } from "#domain/nutrition/nutrients.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { usePreferences } from "../../../storage/diary-preferences.ts";
import { AboveGoal } from "../../nutrition/above-goal.tsx";
import type { ReportFigures } from "./report-figures.ts";

/** A day of the week on average, beside the goals of its days. */
export function ReportMeans({ figures: { mean, goals } }: { figures: ReportFigures }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const { hidesCalories } = usePreferences();
  const shown = macronutrientNames.filter((name) => name !== "calories" || !hidesCalories);
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{t("report.means")}</h2>
      <dl className="grid divide-y divide-line">
        {shown.map((name) => {
          const write = name === "calories" ? formats.energy : formats.grams;
          const goal = goals?.[name];
          const level = goal ? goalLevelOf(name, (mean[name] * 100) / goal) : undefined;
          return (
            <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <dt className="font-medium">{t(`goals.${name}`)}</dt>
              <dd className="figures ml-auto flex flex-wrap items-baseline justify-end gap-x-2">
                <span className="font-heading text-lg font-bold">{write(mean[name])}</span>
                {goal !== undefined && (
                  <span className="text-sm text-ink-muted">{t("report.ofGoal", { goal: write(goal) })}</span>
                )}
              </dd>
              {goal !== undefined && level === "above" && (
                <dd className="w-full text-right text-sm">
                  <AboveGoal excess={write(mean[name] - goal)} />
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </section>
  );
}
