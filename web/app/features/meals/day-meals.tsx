import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import { mealTypes } from "#domain/nutrition/meal-type.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { today } from "../../time/today.ts";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { dismissEarlierToast } from "../../ui/toast/toast-store.ts";
import { waitingAdds } from "../add/waiting-adds.ts";
import { shownMacros } from "../nutrition/macro-styles.ts";
import { useShownMacros } from "../nutrition/use-shown-macros.ts";
import { useWaitingScansOn } from "../scan/flow/waiting/use-waiting-scans-on.ts";
import { DayActions } from "./day-actions.tsx";
import { markDeleted, useDeletedMeals, withoutDeleted } from "./deletions.ts";
import { dayMealsQuery } from "./meal-queries.ts";
import { MealSection } from "./meal-section.tsx";
import { usePlaceMeals } from "./place/use-place-meals.ts";
import type { RowActions } from "./row/row-actions.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useSelection } from "./use-selection.ts";

const EditMealDialog = lazyDialog(async () => (await import("./edit-meal-dialog.tsx")).EditMealDialog);
const PlaceDialog = lazyDialog(async () => (await import("./place/place-dialog.tsx")).PlaceDialog);

/** The four meals of a day, always there, with what was eaten and what is waiting. Use the day as the key. */
export function DayMeals({ day }: { day: CalendarDay }) {
  const { t } = useTranslation("meals");
  const meals = useQuery(dayMealsQuery(day));
  const waiting = useWaitingScansOn(day);
  const adds = waitingAdds.use().filter(({ target }) => target.day === day);
  const deleted = useDeletedMeals();
  const selection = useSelection();
  const place = usePlaceMeals();
  const [openId, setOpenId] = useState<string>();
  const [toEdit, setToEdit] = useState<Meal>();
  const [toPlace, setToPlace] = useState<{
    readonly kind: "move" | "copy";
    readonly meals: readonly Meal[];
  }>();
  const [said, setSaid] = useState("");
  const actions: RowActions = {
    day,
    toggle: ({ id }) => setOpenId(openId === id ? undefined : id),
    select: (meal) => {
      setOpenId(undefined);
      selection.toggle([meal]);
    },
    logAgain: (meal) => place.mutate({ kind: "again", meals: [meal], day: today() }),
    edit: setToEdit,
    askPlace: (kind, chosen) => setToPlace({ kind, meals: chosen }),
    remove: (chosen) => {
      // Undoing an earlier change would come to nothing.
      dismissEarlierToast();
      markDeleted(chosen);
      selection.end();
      setSaid(t("row.said", { count: chosen.length, name: chosen[0]?.name }));
    },
  };
  if (meals.isError && !meals.data) return <LoadingFailed onRetry={() => meals.refetch()} />;
  const list = meals.data ?? [];
  const selected = withoutDeleted(list, deleted).filter(({ id }) => selection.ids?.has(id));
  return (
    <div className="grid gap-2.5">
      <MacroHeads />
      {mealTypes.map((type) => (
        <MealSection
          key={type}
          type={type}
          meals={list.filter(({ mealType }) => mealType === type)}
          waiting={waiting.filter(({ place: { mealType } }) => mealType === type)}
          adds={adds.filter(({ target: { mealType } }) => mealType === type)}
          isLoading={meals.isPending}
          openId={openId}
          selection={selection}
          actions={actions}
        />
      ))}
      {selection.ids && <SelectionBar selected={selected} actions={actions} onEnd={selection.end} />}
      {/* Its height before it is known which of them is offered. */}
      <div className="flex min-h-9 flex-wrap items-center justify-between">
        {!selection.ids && (
          <DayActions day={day} mealCount={meals.data?.length} onSelect={() => selection.toggle([])} />
        )}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {toEdit && (
        <EditMealDialog key={toEdit.id} isOpen meal={toEdit} day={day} onClose={() => setToEdit(undefined)} />
      )}
      <PlaceDialog
        kind={toPlace?.kind ?? "move"}
        meals={toPlace?.meals ?? []}
        day={day}
        isOpen={toPlace !== undefined}
        onPlace={(placing) => {
          selection.end();
          setOpenId(undefined);
          place.mutate(placing);
        }}
        onClose={() => setToPlace(undefined)}
      />
    </div>
  );
}

/** Above the columns of the first meal; an opened row names its figures itself. */
function MacroHeads() {
  const { nameOf } = useShownMacros();
  return (
    <div aria-hidden="true" className="@container -mb-1.5">
      <p className="mr-30 ml-auto hidden w-64 grid-cols-4 text-right text-xs text-ink-muted @min-[40rem]:grid">
        {shownMacros.map((macro) => (
          <span key={macro}>{nameOf(macro)}</span>
        ))}
      </p>
    </div>
  );
}

function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("meals");
  return <RetryAlert title={t("failed.title")} onRetry={onRetry} />;
}
