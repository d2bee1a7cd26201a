import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { saveGoals } from "#contract/endpoints/goals.ts";
import type { AdaptiveGoalAnswer } from "#contract/shapes/goal-suggestions.ts";
import type { Goals } from "#contract/shapes/goals.ts";
import { diaryKey } from "../../api/diary-key.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { Button } from "../../ui/button.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { cacheGoals } from "../goals/cached-goals.ts";
import { CalculationStep } from "../goals/calculation-step.tsx";
import { goalsQuery } from "../goals/goals-query.ts";
import { useWeightFormats } from "./use-weight-formats.ts";

type ReadyGoal = Extract<AdaptiveGoalAnswer, { kind: "ready" }>;

const daysPerWeek = 7;

/** The arithmetic line by line, the goal that follows, and the button that applies it. */
export function AdaptiveGoalSteps({ goal }: { goal: ReadyGoal }) {
  const { t } = useTranslation(["body", "profile"]);
  const formats = useFormats();
  const weights = useWeightFormats();
  const apply = useApplyGoals(goal);
  const { trackedDays, meanIntake, kgPerWeek, kcalPerKg, storedKcal, adjustment, goals, present } = goal;
  const signed = (kcal: number) => `${kcal < 0 ? "−" : "+"}\u00a0${formats.energy(Math.abs(kcal))}`;
  const isSame = goals.calories === present.calories;
  return (
    <>
      <dl className="figures grid gap-2 text-[0.9375rem]">
        <CalculationStep name={t("body:adaptive.intake", { count: trackedDays })}>
          {formats.energy(meanIntake)}
        </CalculationStep>
        <CalculationStep name={t("body:adaptive.change", { count: goal.weights })}>
          {weights?.change(kgPerWeek) ?? ""}
        </CalculationStep>
        <CalculationStep
          name={t("body:adaptive.stored", { perKg: formats.energy(kcalPerKg), days: daysPerWeek })}
        >
          {signed(-storedKcal)}
        </CalculationStep>
        <CalculationStep name={t("body:adaptive.expenditure")}>
          {`${formats.energy(goal.expenditure)} ± ${formats.energyFigure(goal.uncertaintyKcal)}`}
        </CalculationStep>
        <CalculationStep name={t(`profile:steps.adjustment.${adjustment.reason}`)}>
          {signed(adjustment.kcal)}
        </CalculationStep>
        <CalculationStep name={t("body:adaptive.goal")} isResult>
          {formats.energy(goals.calories)}
        </CalculationStep>
        <CalculationStep name={t("body:adaptive.present")}>
          {formats.energy(present.calories)}
        </CalculationStep>
      </dl>
      <p className="text-sm text-ink-muted">{t("body:adaptive.method")}</p>
      <details className="text-sm text-ink-muted">
        <summary className="min-h-9 font-semibold">{t("profile:steps.sources")}</summary>
        <ul lang="en" className="grid gap-1">
          {goal.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
      {isSame ? (
        <p className="font-semibold">{t("body:adaptive.same")}</p>
      ) : (
        <Button className="justify-self-start" isBusy={apply.isPending} onClick={() => apply.mutate(goals)}>
          {t("body:adaptive.use", { calories: formats.energy(goals.calories) })}
        </Button>
      )}
    </>
  );
}

function useApplyGoals({ present }: ReadyGoal) {
  const { t } = useTranslation("body");
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const keep = async (goals: Goals) => {
    cacheGoals(goals);
    queryClient.setQueryData(goalsQuery.queryKey, goals);
    await queryClient.invalidateQueries({ queryKey: diaryKey });
  };
  const onError = (error: unknown) => showFailure(t("adaptive.saveFailed"), error);
  const mutationFn = (goals: Goals) => request(saveGoals, { body: goals });
  const undo = useMutation({ mutationFn, onSuccess: keep, onError });
  return useMutation({
    mutationFn,
    onSuccess: async (goals) => {
      await keep(goals);
      showToast({
        title: t("adaptive.saved"),
        variant: "success",
        action: { label: t("undo"), onSelect: () => undo.mutate(present) },
      });
    },
    onError,
  });
}
