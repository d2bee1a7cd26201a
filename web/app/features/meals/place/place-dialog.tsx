import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Meal } from "#contract/shapes/meals.ts";
import { type MealType, mealTypes } from "#domain/nutrition/meal-type.ts";
import { addDays, type CalendarDay, isCalendarDay } from "#domain/time/calendar-day.ts";
import { today } from "../../../time/today.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SegmentedChoice } from "../../../ui/segmented-choice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useDayFormats } from "../use-day-formats.ts";
import type { Placing } from "./use-place-meals.ts";

interface PlaceDialogProps {
  readonly kind: "move" | "copy";
  readonly meals: readonly Meal[];
  /** The day that they are on. */
  readonly day: CalendarDay;
  readonly isOpen: boolean;
  readonly onPlace: (placing: Placing) => void;
  readonly onClose: () => void;
}

/** Asks for the day and the meal. What is on an earlier day is most often wanted today. */
export function PlaceDialog({ isOpen, ...rest }: PlaceDialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ kind, meals, day, onPlace, onClose }: Omit<PlaceDialogProps, "isOpen">) {
  const { t } = useTranslation("meals");
  const { dayTitle } = useDayFormats();
  const now = today();
  const types = [...new Set(meals.map(({ mealType }) => mealType))];
  const [target, setTarget] = useState<string>(now);
  const [mealType, setMealType] = useState<MealType | "own">(
    types.length === 1 ? (types[0] ?? "own") : "own",
  );
  const isDay = isCalendarDay(target) && target <= now;
  const isSame = kind === "move" && target === day && (mealType === "own" || types.join() === mealType);
  const near = [addDays(now, -1), now];
  const days = !isDay || near.includes(target) ? near : [target, ...near];
  const title = t(`place.title.${kind}`, { count: meals.length, name: meals[0]?.name });
  const place = () => {
    onPlace({ kind, meals, day: target, mealType: mealType === "own" ? undefined : mealType });
    onClose();
  };
  return (
    <Dialog
      isOpen
      isCompact
      width="sm"
      onClose={onClose}
      title={title}
      footer={
        <div className="flex justify-end gap-3 max-sm:*:flex-1">
          <Button variant="ghost" onClick={onClose}>
            {t("edit.cancel")}
          </Button>
          <Button disabled={!isDay || isSame} onClick={place}>
            {t(`row.${kind}`)}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <SegmentedChoice
          label={t("edit.type")}
          isTight
          options={[
            ...mealTypes.map((value) => ({ value, label: t(`type.${value}`) })),
            ...(types.length > 1 ? [{ value: "own" as const, label: t("place.ownMeal") }] : []),
          ]}
          value={mealType}
          onChange={setMealType}
        />
        <SegmentedChoice
          label={t("place.day")}
          options={days.map((value) => ({ value, label: dayTitle(value) }))}
          value={target}
          onChange={setTarget}
        />
        <TextField
          label={t("place.otherDay")}
          type="date"
          value={target}
          max={now}
          error={isDay ? undefined : t("edit.inFuture")}
          onChange={(event) => setTarget(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
