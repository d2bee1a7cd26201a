import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DailySummary } from "#contract/shapes/meals.ts";
import { type DailyGoals, isComplete } from "#domain/goals/daily-goals.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { useToday } from "../../time/use-today.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { classes } from "../../ui/classes.ts";
import { TargetIcon } from "../../ui/icons/status-icons.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { dailySummaryQuery, summaryGoals } from "../goals/day-goals-query.ts";
import { goalsQuery } from "../goals/goals-query.ts";
import { ToLimitList } from "../nutrition/to-limit-list.tsx";
import { useShownMacros } from "../nutrition/use-shown-macros.ts";
import { CalorieRing } from "./calorie-ring.tsx";
import { dayProgress } from "./day-progress.ts";
import { MacroBars } from "./macro-bars.tsx";

const GoalsDialog = lazyDialog(async () => (await import("../goals/goals-dialog.tsx")).GoalsDialog);

export function DaySummaryCard() {
  const { t } = useTranslation("dashboard");
  const errorText = useErrorText();
  const summary = useQuery(dailySummaryQuery(useToday()));
  return (
    <Card className="grid gap-5">
      {summary.data && <Summary summary={summary.data} />}
      {summary.isPending && <SummarySkeleton />}
      {summary.isError && !summary.data && (
        <RetryAlert title={t("summary.failed")} onRetry={() => summary.refetch()}>
          {errorText(summary.error)}
        </RetryAlert>
      )}
    </Card>
  );
}

function Summary({ summary }: { summary: DailySummary }) {
  const { t } = useTranslation("dashboard");
  const [isEditing, setIsEditing] = useState(false);
  const stored = useQuery(goalsQuery);
  const progress = dayProgress(summary, useShownMacros().of);
  const { hidesCalories } = usePreferences();
  return (
    <>
      {/* In French on a phone the stand-in of the font leaves hardly any room between them: a wider gap would wrap until the font comes. */}
      <div className="flex flex-wrap items-center justify-between gap-x-1 gap-y-3">
        <h2 className="text-xl">{t("summary.title")}</h2>
        <Button variant="soft" size="sm" onClick={() => setIsEditing(true)}>
          <TargetIcon className="size-4" />
          {t(`summary.${goalsAction(stored.data)}`)}
        </Button>
      </div>
      <div className={classes("grid items-center gap-6", !hidesCalories && "sm:grid-cols-[auto_1fr]")}>
        {!hidesCalories && <CalorieRing progress={progress.calories} />}
        <MacroBars progress={progress} />
      </div>
      <ToLimitList totals={summary.toLimit} limits={summary.limits} />
      <GoalsDialog
        isOpen={isEditing}
        goals={stored.data ?? summaryGoals(summary)}
        onClose={() => setIsEditing(false)}
      />
    </>
  );
}

/** `stored` is undefined until it is known whether there are goals. */
function goalsAction(stored: DailyGoals | null | undefined): "setGoals" | "completeGoals" | "edit" {
  if (stored === null) return "setGoals";
  return stored && !isComplete(stored) ? "completeGoals" : "edit";
}

function SummarySkeleton() {
  const { t } = useTranslation("dashboard");
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{t("summary.loading")}</span>
      <Skeleton className="h-7 w-24" />
      <div className="grid items-center gap-6 sm:grid-cols-[auto_1fr]">
        <Skeleton className="aspect-square w-[max(--spacing(44),min(11rem,100%))] justify-self-center rounded-full" />
        <div className="grid gap-5">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </div>
      </div>
    </div>
  );
}
