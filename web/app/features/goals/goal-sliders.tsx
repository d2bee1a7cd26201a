import { useTranslation } from "react-i18next";
import type { Goals } from "#contract/shapes/goals.ts";
import { type DailyGoals, isComplete } from "#domain/goals/daily-goals.ts";
import { macronutrientNames } from "#domain/nutrition/nutrients.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { Button } from "../../ui/button.tsx";
import { compareGoalEnergy, fitCarbs } from "./compare-goal-energy.ts";
import { GoalSlider } from "./goal-slider.tsx";
import { LimitFields } from "./limit-fields.tsx";
import { WeekdayFields } from "./weekday-fields.tsx";

const verdicts = { fits: "goals.splitFits", over: "goals.splitOver", under: "goals.splitUnder" } as const;

const goalNames = [
  "calories",
  "protein",
  "carbs",
  "fat",
  "fiber",
] as const satisfies readonly (keyof DailyGoals)[];

interface GoalSlidersProps {
  readonly goals: Goals;
  readonly onChange: (goals: Goals) => void;
}

export function GoalSliders({ goals, onChange }: GoalSlidersProps) {
  const { hidesCalories } = usePreferences();
  const shown = goalNames.filter((name) => name !== "calories" || !hidesCalories);
  return (
    <div className="grid gap-5">
      {shown.map((name) => (
        <GoalSlider
          key={name}
          name={name}
          value={goals[name]}
          onChange={(value) => onChange({ ...goals, [name]: value })}
        />
      ))}
      <MissingGoalsNote goals={goals} />
      {!hidesCalories && <EnergyNote goals={goals} onChange={onChange} />}
      <WeekdayFields goals={goals} onChange={(weekdays) => onChange({ ...goals, weekdays })} />
      <LimitFields limits={goals.limits ?? {}} onChange={(limits) => onChange({ ...goals, limits })} />
    </div>
  );
}

function EnergyNote({ goals, onChange }: GoalSlidersProps) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const { macronutrientKcal, differenceKcal, verdict } = compareGoalEnergy(goals);
  const fitted = verdict === "fits" ? undefined : fitCarbs(goals);
  return (
    <div className="grid justify-items-start gap-2 rounded-lg bg-oat/70 p-4">
      <p className="figures text-[0.9375rem] text-ink-soft" aria-live="polite">
        {t("goals.energySplit", { calories: formats.energy(macronutrientKcal) })}{" "}
        {t(verdicts[verdict], { calories: formats.energy(Math.abs(differenceKcal)) })}
      </p>
      {fitted && (
        <Button variant="secondary" size="sm" onClick={() => onChange({ ...goals, ...fitted })}>
          {t("goals.fitCarbs", { carbs: formats.grams(fitted.carbs) })}
        </Button>
      )}
    </div>
  );
}

/** A set of goals is complete only when all five are above zero. */
function MissingGoalsNote({ goals }: { goals: DailyGoals }) {
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
