import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { addDays, type CalendarDay } from "#domain/time/calendar-day.ts";
import { today } from "../../time/today.ts";
import { Button } from "../../ui/button.tsx";
import { dayMealsQuery } from "../meals/meal-queries.ts";
import { useCopyDay } from "./use-copy-day.ts";

/** All meals of the day before in one tap. Nothing where that day has none. */
export function CopyDayBeforeButton({ day }: { day: CalendarDay }) {
  const { t } = useTranslation("add");
  const from = addDays(day, -1);
  const { data: meals = [] } = useQuery(dayMealsQuery(from));
  const copying = useCopyDay(day, () => {});
  if (meals.length === 0) return null;
  return (
    <Button variant="secondary" size="sm" isBusy={copying.isPending} onClick={() => copying.mutate(from)}>
      {t(day === today() ? "copy.yesterday" : "copy.dayBefore")}
    </Button>
  );
}
