import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type MealType, mealTypes } from "#domain/nutrition/meal-type.ts";
import { type CalendarDay, isCalendarDay } from "#domain/time/calendar-day.ts";
import { today } from "../../time/today.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { EditedFood } from "./meal-edit.ts";

export interface SplitRequest {
  readonly positions: readonly number[];
  readonly date: CalendarDay;
  readonly mealType: MealType;
}

interface MoveFoodsProps {
  /** As edited: in the order in which they are stored once the edits are saved. */
  readonly foods: readonly EditedFood[];
  readonly mealType: MealType;
  readonly day: CalendarDay;
  readonly isBusy: boolean;
  readonly onMove: (split: SplitRequest) => void;
}

/** Some of the foods into a meal of their own, on another day or at another time of day. */
export function MoveFoods({ foods, mealType: current, day, isBusy, onMove }: MoveFoodsProps) {
  const { t } = useTranslation("meals");
  const [isOpen, setIsOpen] = useState(false);
  const [positions, setPositions] = useState<readonly number[]>([]);
  const [date, setDate] = useState<string>(day);
  const [mealType, setMealType] = useState<MealType>(current);
  if (foods.length < 2) return null;
  if (!isOpen)
    return (
      <Button variant="soft" size="sm" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {t("edit.move.open")}
      </Button>
    );
  const toggle = (position: number) =>
    setPositions(
      positions.includes(position)
        ? positions.filter((other) => other !== position)
        : [...positions, position],
    );
  const isEverything = positions.length === foods.length;
  const isDay = isCalendarDay(date) && date <= today();
  const rows = foods.map((food, position) => ({ food, position }));
  return (
    <fieldset className="grid gap-3 rounded-lg border border-line p-4">
      <legend className="px-1 text-sm font-semibold text-ink-soft">{t("edit.move.open")}</legend>
      {rows.map(({ food, position }) => (
        <label key={position} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 accent-basil-700"
            checked={positions.includes(position)}
            onChange={() => toggle(position)}
          />
          <span className="first-letter:uppercase">{food.name}</span>
        </label>
      ))}
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={t("edit.move.day")}
          type="date"
          value={date}
          max={today()}
          error={isDay ? undefined : t("edit.inFuture")}
          onChange={(event) => setDate(event.target.value)}
        />
        <SelectField
          label={t("edit.type")}
          options={mealTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={mealType}
          onChange={({ target }) => setMealType(mealTypes.find((type) => type === target.value) ?? mealType)}
        />
      </div>
      {isEverything && <p className="text-sm text-ink-muted">{t("edit.move.everything")}</p>}
      <Button
        variant="secondary"
        className="justify-self-start"
        disabled={positions.length === 0 || isEverything || !isDay}
        isBusy={isBusy}
        onClick={() => onMove({ positions, date, mealType })}
      >
        {t("edit.move.submit")}
      </Button>
    </fieldset>
  );
}
