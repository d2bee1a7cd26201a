// Names the goals that are still zero: a set is complete only when all five are above it.
import { useTranslation } from "react-i18next";
import { type DailyGoals, isComplete } from "#domain/goals/daily-goals.ts";
import { macronutrientNames } from "#domain/nutrition/nutrients.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useLanguage } from "../../i18n/use-language.ts";

export function MissingGoalsNote({ goals }: { goals: DailyGoals }) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const language = useLanguage();
  const missing = macronutrientNames.filter((name) => goals[name] === 0);
  const names = missing.map((name) => t(`goals.${name}`).toLocaleLowerCase(language));
  return (
    <div aria-live="polite">
      {!isComplete(goals) && (
        <p className="rounded-lg bg-warning-soft p-4 text-[0.9375rem] text-warning">
          {t("goals.incomplete", { goals: formats.list(names) })}
        </p>
      )}
    </div>
  );
}
