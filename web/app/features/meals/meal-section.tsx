import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import { sumMacronutrients } from "#domain/insights/day-summary.ts";
import { unstatedMacrosOf } from "#domain/nutrition/known-macros.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { PlusIcon } from "../../ui/icons/action-icons.tsx";
import { idlePart } from "../../ui/idle-part.tsx";
import { useOpenAdd } from "../add/add-provider.tsx";
import type { Add } from "../add/adds.ts";
import { useGoalsOfDay } from "../goals/day-goals-query.ts";
import type { PlacedScan } from "../scan/flow/waiting/use-waiting-scans-on.ts";
import { WaitingRow } from "../scan/flow/waiting/waiting-row.tsx";
import { useDeletedMeals, withoutDeleted } from "./deletions.ts";
import { EmptyRow, LoadingRows } from "./row/blank-rows.tsx";
import { DeletedRow } from "./row/deleted-row.tsx";
import { MealRow } from "./row/meal-row.tsx";
import type { RowActions } from "./row/row-actions.ts";
import { kcalColumn, MacroCells } from "./row/row-line.tsx";
import { WaitingAddRow } from "./row/waiting-add-row.tsx";
import { useDayFormats } from "./use-day-formats.ts";
import type { Selection } from "./use-selection.ts";

const OfferRow = idlePart(async () => (await import("./row/offer-row.tsx")).OfferRow, EmptyRow, "0%");

interface MealSectionProps {
  readonly type: MealType;
  readonly meals: readonly Meal[];
  readonly waiting: readonly PlacedScan[];
  readonly adds: readonly Add[];
  readonly isLoading: boolean;
  readonly openId: string | undefined;
  readonly selection: Selection;
  readonly actions: RowActions;
}

/** One meal: its sum and its plus, and below them its rows, oldest first. */
export function MealSection({
  type,
  meals,
  waiting,
  adds,
  isLoading,
  openId,
  selection,
  actions,
}: MealSectionProps) {
  const { t } = useTranslation("meals");
  const { fullDate } = useDayFormats();
  const titleId = useId();
  const gone = useDeletedMeals();
  const openAdd = useOpenAdd();
  const kept = withoutDeleted(meals, gone);
  const { day } = actions;
  const name = t(`type.${type}`);
  const isEmpty = !isLoading && meals.length + waiting.length + adds.length === 0;
  const isSelecting = selection.ids !== undefined && kept.length > 0;
  return (
    <section
      aria-labelledby={titleId}
      className="@container overflow-clip rounded-xl border border-line bg-card shadow-card"
    >
      <div className="flex min-h-12 items-center gap-2 pr-1 pl-4">
        <h2
          id={titleId}
          className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 py-1.5 text-[1.0625rem]"
        >
          <span>{name}</span>
          <MealSum meals={kept} day={day} />
        </h2>
        {isSelecting ? (
          <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
            <input
              type="checkbox"
              aria-label={t("select.all", { meal: name })}
              checked={kept.every(({ id }) => selection.ids?.has(id))}
              onChange={() => selection.toggle(kept)}
              className="size-5 accent-basil-700"
            />
          </label>
        ) : (
          <IconButton
            label={t("meal.add", { meal: name })}
            onClick={() => openAdd({ day, mealType: type })}
            className="bg-basil-100 text-basil-800 hover:bg-basil-200"
          >
            <PlusIcon className="size-5" />
          </IconButton>
        )}
      </div>
      <ul aria-label={t("list.ofType", { type: name, day: fullDate(day) })}>
        {meals
          .toReversed()
          .map((meal) =>
            gone.some(({ id }) => id === meal.id) ? (
              <DeletedRow key={meal.id} meal={meal} day={day} />
            ) : (
              <MealRow
                key={meal.id}
                meal={meal}
                isOpen={openId === meal.id}
                isSelected={selection.ids?.has(meal.id)}
                actions={actions}
              />
            ),
          )}
        {waiting.map((scan) => (
          <WaitingRow key={scan.id} scan={scan} />
        ))}
        {adds.map((add) => (
          <WaitingAddRow key={add.id} add={add} />
        ))}
        {isLoading && <LoadingRows type={type} day={day} />}
        {isEmpty && <OfferRow type={type} day={day} />}
      </ul>
    </section>
  );
}

/** The calories, in the column of the rows', and their share of the day's goal. */
function MealSum({ meals, day }: { meals: readonly Meal[]; day: CalendarDay }) {
  const { t } = useTranslation("meals");
  const formats = useFormats();
  const { hidesCalories } = usePreferences();
  const { goals } = useGoalsOfDay(day);
  const sum = sumMacronutrients(meals);
  if (meals.length === 0) return null;
  return (
    <span className="figures flex items-center gap-2 font-sans text-base tracking-normal">
      {!hidesCalories && goals && goals.calories > 0 && (
        <span className="text-sm font-normal text-ink-muted">
          {formats.percent((sum.calories * 100) / goals.calories)}
          <span className="sr-only"> {t("meal.share")}</span>
        </span>
      )}
      <MacroCells figures={sum} notStated={unstatedMacrosOf(meals)} />
      {!hidesCalories && (
        <span className={`${kcalColumn} font-semibold`}>
          {formats.energyFigure(sum.calories)}
          <span className="sr-only"> {formats.energyUnit}</span>
        </span>
      )}
    </span>
  );
}
