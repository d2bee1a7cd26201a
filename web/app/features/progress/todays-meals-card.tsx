import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useToday } from "../../time/use-today.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CardHead } from "../../ui/card-head.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Mascot } from "../../ui/mascot/mascot.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CopyDayBefore } from "../add/copy-day-before.tsx";
import { dayMealsQuery } from "../meals/meal-queries.ts";
import { useDayFormats } from "../meals/use-day-formats.ts";
import { NutriScoreMark } from "../nutrition/nutri-score-mark.tsx";

export function TodaysMealsCard({ onScan }: { onScan: () => void }) {
  const { t } = useTranslation("dashboard");
  const today = useToday();
  const meals = useQuery(dayMealsQuery(today));
  return (
    <Card className="grid gap-3">
      <CardHead title={t("today.title")} to="/meals" more={t("today.all")} />
      {meals.isPending && <MealSkeletons />}
      {meals.isError && !meals.data && <Alert>{t("today.failed")}</Alert>}
      {meals.data?.length === 0 && (
        <EmptyState
          picture={<Mascot pose="plate" className="h-40" />}
          title={t("today.emptyTitle")}
          text={t("today.emptyText")}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button onClick={onScan}>{t("today.scanMeal")}</Button>
              <CopyDayBefore day={today} />
            </div>
          }
        />
      )}
      {meals.data && meals.data.length > 0 && (
        <ul className="grid divide-y divide-line">
          {meals.data.map((meal) => (
            <MealLine key={meal.id} meal={meal} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function MealLine({ meal }: { meal: Meal }) {
  const { time } = useDayFormats();
  const formats = useFormats();
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 py-3.5 last:pb-0">
      {meal.nutriScore && <NutriScoreMark letter={meal.nutriScore} />}
      <div className="min-w-[min(8rem,100%)] flex-1">
        <h3 className="line-clamp-2 font-sans text-base font-semibold tracking-normal first-letter:uppercase">
          {meal.name}
        </h3>
        <time dateTime={meal.createdAt} className="figures text-sm text-ink-muted">
          {time(meal.createdAt)}
        </time>
      </div>
      <p className="figures ml-auto min-w-18 text-right font-semibold">{formats.kcal(meal.calories)}</p>
    </li>
  );
}

function MealSkeletons() {
  return (
    <div className="grid gap-4 py-2">
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  );
}
