import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { foodGramsMax, foodGramsMin, mealNameMaxLength } from "#contract/limits.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import { hasOnlyOwnFigures } from "#domain/nutrition/entered-food.ts";
import { importedFrom } from "#domain/nutrition/imported-food.ts";
import { mealTypes } from "#domain/nutrition/meal-type.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { diaryDayOf, lastMinuteOfToday, today } from "../../time/today.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { CalorieBadge } from "../nutrition/calorie-badge.tsx";
import { FoodWeightStepper } from "../nutrition/food-weight-stepper.tsx";
import { HouseholdSizes } from "../nutrition/household-sizes.tsx";
import { MacroLine } from "../nutrition/macro-line.tsx";
import { findChanges, type MealEdit, previewTotals } from "./meal-edit.ts";
import { useEditMeal } from "./use-edit-meal.ts";
import { useMealDraft } from "./use-meal-draft.ts";

const gramsStep = 10;

interface EditMealDialogProps {
  readonly meal: Meal;
  /** The day whose list shows the meal. */
  readonly day: CalendarDay;
  readonly onClose: () => void;
}

export function EditMealDialog({ meal, day, onClose }: EditMealDialogProps) {
  const { t } = useTranslation("meals");
  const errorText = useErrorText();
  const formId = useId();
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { edit, change, forget } = useMealDraft(meal, timeZone);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const close = () => {
    forget();
    onClose();
  };
  const saving = useEditMeal(day, close);
  const problems = validateEdit(edit);
  const shown = wasSubmitted ? problems : {};

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (problems.name || problems.eatenAt) return;
    const changes = findChanges(meal, edit, timeZone);
    if (changes) saving.mutate({ meal, changes });
    else close();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t("edit.title")}
      footer={
        <div className="flex justify-end gap-3 max-sm:*:flex-1">
          <Button variant="ghost" onClick={close}>
            {t("edit.cancel")}
          </Button>
          <Button type="submit" form={formId} isBusy={saving.isPending}>
            {t("edit.save")}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        {saving.isError && <Alert title={t("edit.failed")}>{errorText(saving.error)}</Alert>}
        <TextField
          label={t("edit.name")}
          value={edit.name}
          maxLength={mealNameMaxLength}
          error={shown.name && t(shown.name)}
          onChange={(event) => change({ name: event.target.value })}
        />
        <SelectField
          label={t("edit.type")}
          options={mealTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={edit.mealType}
          onChange={({ target }) => {
            const mealType = mealTypes.find((type) => type === target.value);
            if (mealType) change({ mealType });
          }}
        />
        <TextField
          label={t("edit.time")}
          type="datetime-local"
          value={edit.eatenAt}
          max={lastMinuteOfToday()}
          error={shown.eatenAt && t(shown.eatenAt)}
          onChange={(event) => change({ eatenAt: event.target.value })}
        />
        <FoodGrams meal={meal} edit={edit} onChange={(grams) => change({ grams })} />
        <EditedTotal meal={meal} edit={edit} />
      </form>
    </Dialog>
  );
}

/** Text keys by invalid field. */
function validateEdit({ name, eatenAt }: MealEdit) {
  const instant = new Date(eatenAt);
  const isTime = !Number.isNaN(instant.getTime());
  const timeProblem = isTime ? "edit.inFuture" : "edit.timeMissing";
  return {
    ...(name.trim() === "" && { name: "edit.nameMissing" as const }),
    ...((!isTime || diaryDayOf(instant) > today()) && ({ eatenAt: timeProblem } as const)),
  };
}

interface FoodGramsProps {
  readonly meal: Meal;
  readonly edit: MealEdit;
  readonly onChange: (grams: readonly number[]) => void;
}

function FoodGrams({ meal, edit, onChange }: FoodGramsProps) {
  const { t } = useTranslation("meals");
  const rows = meal.foods.map((food, position) => ({ food, position }));
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold text-ink-soft">{t("edit.foods")}</legend>
      <ul className="grid divide-y divide-line">
        {rows.map(({ food, position }) => (
          <li key={position} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 font-medium first-letter:uppercase">{food.name}</span>
            {/* Calories entered alone weigh nothing. */}
            {food.grams > 0 && (
              <FoodWeightStepper
                label={t("edit.grams", { food: food.name })}
                grams={edit.grams[position] ?? 0}
                minGrams={foodGramsMin}
                maxGrams={foodGramsMax}
                stepGrams={gramsStep}
                size="sm"
                onChange={(grams) => onChange(edit.grams.with(position, grams))}
              />
            )}
            {food.grams > 0 && !hasOnlyOwnFigures(food) && !importedFrom(food) && !food.ingredients && (
              <HouseholdSizes
                source={food.source}
                food={food.name}
                grams={edit.grams[position] ?? 0}
                onChange={(grams) => onChange(edit.grams.with(position, grams))}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function EditedTotal({ meal, edit }: Pick<FoodGramsProps, "meal" | "edit">) {
  const { t } = useTranslation("meals");
  const total = previewTotals(meal, edit);
  return (
    <div className="grid gap-2 rounded-lg bg-oat/60 p-4" aria-live="polite">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm font-semibold text-ink-muted">{t("edit.total")}</p>
        <CalorieBadge kcal={total.calories} size="sm" />
      </div>
      <MacroLine macros={total} />
    </div>
  );
}
