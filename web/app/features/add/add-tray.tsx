import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { today } from "../../time/today.ts";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { DialogFooterSlot } from "../../ui/dialog-actions.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CloseIcon } from "../../ui/icons/action-icons.tsx";
import { ChevronDownIcon } from "../../ui/icons/navigation-icons.tsx";
import { useGoalsOfDay } from "../goals/day-goals-query.ts";
import { dayMealsQuery } from "../meals/meal-queries.ts";
import { dayName } from "../meals/shown-day.ts";
import { useDayFormats } from "../meals/use-day-formats.ts";
import { totalsWith } from "./adds.ts";
import type { Target } from "./target.ts";
import type { Adds } from "./use-adds.ts";

interface AddTrayProps {
  readonly adds: Adds;
  readonly target: Target;
  readonly onClose: () => void;
}

/** What was added so far, the meal's and the day's totals with it, and the one way out. */
export function AddTray({ adds, target, onClose }: AddTrayProps) {
  const { t } = useTranslation("add");
  const formats = useFormats();
  const { hidesCalories } = usePreferences();
  const totals = useTotals(adds, target);
  const [isListShown, setIsListShown] = useState(false);
  const counted = adds.list.filter(({ state }) => state !== "refused" && state !== "removing");
  const kcal = counted.reduce((sum, { calories }) => sum + calories, 0);
  const count = t("tray.foods", { count: counted.length });
  return (
    <DialogFooterSlot>
      {isListShown && <AddedList adds={adds} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-48">
          {counted.length > 0 && (
            <button
              type="button"
              aria-expanded={isListShown}
              onClick={() => setIsListShown(!isListShown)}
              className="figures flex min-h-9 flex-wrap items-baseline gap-x-2 text-left"
            >
              {!hidesCalories && <strong className="font-heading text-xl">{formats.energy(kcal)}</strong>}
              <span className="inline-flex items-center gap-1 text-sm font-semibold text-basil-700">
                {count}
                <ChevronDownIcon className={classes("size-4", !isListShown && "rotate-180")} />
              </span>
            </button>
          )}
          <p className="figures text-sm text-ink-muted">{totals}</p>
          <p role="status" className="sr-only">
            {adds.list.length > 0 && formats.inline([count, totals])}
          </p>
        </div>
        <Button onClick={onClose}>{t("tray.done")}</Button>
      </div>
    </DialogFooterSlot>
  );
}

/** "Dinner 711 · today 2,013 of 1,900", once the day is known. */
function useTotals(adds: Adds, target: Target): string {
  const { t } = useTranslation("add");
  const formats = useFormats();
  const { hidesCalories } = usePreferences();
  const { dayTitle } = useDayFormats();
  const meals = useQuery(dayMealsQuery(target.day)).data;
  const goal = useGoalsOfDay(target.day).goals?.calories;
  if (hidesCalories || !meals) return "";
  const { meal, day } = totalsWith(adds.list, meals, target);
  const title = dayTitle(target.day);
  const isNamed = dayName(target.day, today()) !== null;
  const ofDay = { day: isNamed ? title.toLowerCase() : title, energy: formats.energyFigure(day) };
  return formats.inline([
    t("tray.meal", { meal: t(`mealType.${target.mealType}`), energy: formats.energyFigure(meal) }),
    goal === undefined
      ? t("tray.day", ofDay)
      : t("tray.dayOfGoal", { ...ofDay, goal: formats.energyFigure(goal) }),
  ]);
}

function AddedList({ adds }: { adds: Adds }) {
  const { t } = useTranslation("add");
  const formats = useFormats();
  return (
    <ul aria-label={t("tray.added")} className="mb-3 grid max-h-[35dvh] divide-y divide-line overflow-y-auto">
      {adds.list.map((add) => (
        <li key={add.id} className="flex items-center gap-2 py-1">
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="first-letter:uppercase">{add.name}</span>{" "}
            <span className="figures text-sm text-ink-muted">
              {formats.inline([
                add.grams >= 1 ? formats.foodWeight(add.grams) : undefined,
                formats.energy(add.calories),
                t(`mealType.${add.target.mealType}`),
              ])}
            </span>
            {add.state === "refused" && (
              <span className="block text-sm text-danger">{t("row.refused", { problem: add.problem })}</span>
            )}
            {add.state === "waiting" && (
              <span className="block text-sm text-ink-muted">{t("row.waiting")}</span>
            )}
          </span>
          {add.state === "refused" && (
            <Button variant="ghost" size="sm" onClick={() => adds.retry(add)}>
              {t("retry")}
            </Button>
          )}
          <IconButton label={t("row.takeBack", { name: add.name })} onClick={() => void adds.takeBack(add)}>
            <CloseIcon className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
