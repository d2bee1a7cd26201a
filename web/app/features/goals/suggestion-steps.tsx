import { useTranslation } from "react-i18next";
import type { GoalSuggestionAnswer } from "#contract/shapes/goal-suggestions.ts";
import { fromKg } from "#domain/body/weight-unit.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { CalculationStep } from "./calculation-step.tsx";

/** How suggested goals were calculated, with the sources. Nothing where the account hides calories: each step is about them. */
export function SuggestionSteps({ suggestion }: { suggestion: GoalSuggestionAnswer }) {
  const { t } = useTranslation("profile");
  const formats = useFormats();
  if (usePreferences().hidesCalories) return null;
  const { explanation } = suggestion;
  const { adjustment, fiberGramsPer1000Kcal: fiberGrams } = explanation;
  const signedKcal = `${adjustment.kcal < 0 ? "−" : "+"}\u00a0${formats.energy(Math.abs(adjustment.kcal))}`;
  return (
    <section className="rounded-lg border border-line bg-basil-50 p-4">
      <h3 className="text-base">{t("steps.title")}</h3>
      <dl className="figures mt-3 grid gap-2 text-[0.9375rem]">
        <CalculationStep name={t("steps.bmr", { age: explanation.ageYears })}>
          {formats.energy(explanation.bmr)}
        </CalculationStep>
        <CalculationStep
          name={t("steps.activity")}
        >{`×\u00a0${formats.number(explanation.activityFactor, 3)}`}</CalculationStep>
        <CalculationStep name={t("steps.tdee")}>{formats.energy(explanation.tdee)}</CalculationStep>
        <CalculationStep name={t(`steps.adjustment.${adjustment.reason}`)}>{signedKcal}</CalculationStep>
        {explanation.plan && <PlanSteps plan={explanation.plan} />}
        <CalculationStep name={t("steps.calories")} isResult>
          {formats.energy(suggestion.calories)}
        </CalculationStep>
        <CalculationStep
          name={t(explanation.proteinAddition > 0 ? "steps.proteinForTwo" : "steps.protein", {
            perKg: formats.number(explanation.proteinGramsPerKg, 2),
            weight: formats.number(explanation.proteinWeightKg, 1),
            more: formats.number(explanation.proteinAddition),
          })}
        >
          {formats.grams(suggestion.protein)}
        </CalculationStep>
        <CalculationStep name={t("steps.fat", { share: formats.percent(explanation.fatShare * 100) })}>
          {formats.grams(suggestion.fat)}
        </CalculationStep>
        <CalculationStep name={t("steps.carbs")}>{formats.grams(suggestion.carbs)}</CalculationStep>
        <CalculationStep
          name={t("steps.fiber", {
            grams: formats.number(fiberGrams, 1),
            energy: formats.energy(1000),
          })}
        >
          {formats.grams(suggestion.fiber)}
        </CalculationStep>
      </dl>
      <p className="mt-3 text-sm text-ink-muted">{t("steps.caution")}</p>
      <Sources sources={explanation.sources.map(({ text }) => text)} />
    </section>
  );
}

type Plan = NonNullable<GoalSuggestionAnswer["explanation"]["plan"]>;

/** 0.5 kg a week × 7,700 kcal ÷ 7 days, and the day on which the target is reached at that pace. */
function PlanSteps({ plan: { targetWeight, kgPerWeek, day, kcalPerKg } }: { plan: Plan }) {
  const { t } = useTranslation("profile");
  const formats = useFormats();
  const unit = usePreferences().units === "imperial" ? "lb" : "kg";
  const weight = (kg: number, decimals: number) =>
    `${formats.number(fromKg(kg, unit), decimals)}\u00a0${unit}`;
  return (
    <>
      <CalculationStep name={t("steps.pace", { perKg: formats.energy(kcalPerKg) })}>
        {t("steps.perWeek", { weight: weight(kgPerWeek, 2) })}
      </CalculationStep>
      <CalculationStep name={t("steps.target", { weight: weight(targetWeight, 1) })}>
        {day === null
          ? t("steps.notMoving")
          : formats.day(day, { day: "numeric", month: "long", year: "numeric" })}
      </CalculationStep>
    </>
  );
}

function Sources({ sources }: { sources: readonly string[] }) {
  const { t } = useTranslation("profile");
  return (
    <details className="mt-3 text-sm text-ink-muted">
      <summary className="inline-flex min-h-6 items-center font-semibold">{t("steps.sources")}</summary>
      <ul className="grid gap-1 pt-1">
        {[...new Set(sources)].map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  );
}
