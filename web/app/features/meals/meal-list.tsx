import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { today } from "../../time/today.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { Mascot } from "../../ui/mascot/mascot.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CopyDayBefore } from "../add/copy-day-before.tsx";
import { MealGroups } from "./meal-groups.tsx";
import { useDayFormats } from "./use-day-formats.ts";
import { useDeleteMeal } from "./use-delete-meal.ts";

const placeholders = ["first", "second", "third"];

const MealDialogs = lazyDialog(async () => (await import("./meal-dialogs.tsx")).MealDialogs);

interface MealListProps {
  readonly day: CalendarDay;
  readonly meals: UseQueryResult<Meal[]>;
  readonly onScan: () => void;
  readonly onAdd: () => void;
}

export function MealList({ day, meals, onScan, onAdd }: MealListProps) {
  const { t } = useTranslation("meals");
  const [toEdit, setToEdit] = useState<Meal>();
  const [toDelete, setToDelete] = useState<Meal>();
  const deletion = useDeleteMeal(day);
  const close = () => {
    setToEdit(undefined);
    setToDelete(undefined);
  };
  if (meals.isPending) return <MealSkeletons label={t("list.loading")} />;
  if (!meals.data) return <LoadingFailed onRetry={() => meals.refetch()} />;
  if (meals.data.length === 0) return <NoMeals day={day} onScan={onScan} onAdd={onAdd} />;
  return (
    <>
      <MealGroups day={day} meals={meals.data} onEdit={setToEdit} onDelete={setToDelete} />
      <MealDialogs
        day={day}
        toEdit={toEdit}
        toDelete={toDelete}
        isOpen={toEdit !== undefined || toDelete !== undefined}
        onDelete={deletion.mutate}
        onClose={close}
      />
    </>
  );
}

function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("meals");
  return (
    <Alert
      title={t("failed.title")}
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t("failed.retry")}
        </Button>
      }
    />
  );
}

function NoMeals({ day, onScan, onAdd }: Pick<MealListProps, "day" | "onScan" | "onAdd">) {
  const { t } = useTranslation("meals");
  const { fullDate } = useDayFormats();
  const isToday = day === today();
  return (
    <EmptyState
      picture={<Mascot pose={isToday ? "plate" : "sleeping"} className="h-44" />}
      title={isToday ? t("empty.todayTitle") : t("empty.dayTitle")}
      text={isToday ? t("empty.todayText") : t("empty.dayText", { day: fullDate(day) })}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onScan}>{t("empty.scanMeal")}</Button>
          <Button variant="secondary" onClick={onAdd}>
            {t("add")}
          </Button>
          <CopyDayBefore day={day} />
        </div>
      }
    />
  );
}

function MealSkeletons({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      {placeholders.map((name) => (
        <Card key={name} className="grid gap-3">
          <div className="flex justify-between gap-4">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-6 w-20" />
          </div>
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-5 w-3/4" />
        </Card>
      ))}
    </div>
  );
}
