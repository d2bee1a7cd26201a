import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { mealNameMaxLength } from "#contract/limits.ts";
import type { Meal } from "#contract/shapes/meals.ts";
import { unstatedMacrosOf } from "#domain/nutrition/known-macros.ts";
import { mealTypes } from "#domain/nutrition/meal-type.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { deviceTimeZone } from "../../time/device-time-zone.ts";
import { diaryDayOf, lastMinuteOfToday, today } from "../../time/today.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { dismissEarlierToast } from "../../ui/toast/toast-store.ts";
import { CalorieBadge } from "../nutrition/calorie-badge.tsx";
import { MacroLine } from "../nutrition/macro-line.tsx";
import { CorrectInWords } from "../scan/result/correct-in-words.tsx";
import { EditFoods } from "./edit-foods.tsx";
import { findChanges, type MealEdit, previewTotals, withEditedFoods } from "./meal-edit.ts";
import { MoveFoods, type SplitRequest } from "./move-foods.tsx";
import { RowPicture } from "./row/row-picture.tsx";
import { useEditMeal } from "./use-edit-meal.ts";
import { useMealDraft } from "./use-meal-draft.ts";

interface EditMealDialogProps {
  readonly meal: Meal;
  /** The day whose list shows the meal. */
  readonly day: CalendarDay;
  readonly onClose: () => void;
}

export function EditMealDialog({ meal: opened, day, onClose }: EditMealDialogProps) {
  const { t } = useTranslation("meals");
  const errorText = useErrorText();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const timeZone = deviceTimeZone();
  const [meal, setMeal] = useState(opened);
  const { edit, change, forget } = useMealDraft(meal, timeZone);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const close = () => {
    forget();
    onClose();
  };
  const { save, correct, split, undo } = useEditMeal(day, {
    onChanged: (changed) => {
      forget();
      setMeal(changed);
    },
    onSaved: close,
  });
  const problems = validateEdit(edit);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const isBusy = isCorrecting || save.isPending || split.isPending || undo.isPending;
  const error = save.error ?? split.error;

  /** Whether the fields can be sent, which any change does first; otherwise marks them and goes to the first. */
  const isValid = () => {
    flushSync(() => setWasSubmitted(true));
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    return Object.keys(problems).length === 0;
  };
  const edited = () => ({ meal, changes: findChanges(meal, edit, timeZone) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid()) return;
    const sent = edited();
    if (sent.changes) save.mutate(sent);
    else close();
  };
  const sendCorrection = (text: string) => {
    setIsCorrecting(true);
    return correct(edited(), text).finally(() => setIsCorrecting(false));
  };
  const moveFoods = (wanted: SplitRequest) => {
    if (isValid()) split.mutate({ ...edited(), ...wanted });
  };
  /** Undoing an earlier change would drop this one. */
  const changeField = (changes: Partial<MealEdit>) => {
    dismissEarlierToast();
    change(changes);
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
          <Button type="submit" form={formId} isBusy={save.isPending}>
            {t("edit.save")}
          </Button>
        </div>
      }
    >
      <div className="grid gap-5">
        <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-5">
          {error && <Alert title={t("edit.failed")}>{errorText(error)}</Alert>}
          <RowPicture meal={meal} day={day} />
          {/* The answer replaces the fields: nothing is typed while it is on its way. */}
          <fieldset disabled={isBusy} className="grid min-w-0 gap-5">
            <MealFields edit={edit} problems={wasSubmitted ? problems : {}} onChange={changeField} />
            <EditFoods foods={edit.foods} onChange={(foods) => changeField(withEditedFoods(edit, foods))} />
          </fieldset>
          <EditedTotal edit={edit} />
        </form>
        <CorrectInWords canSend={isValid} send={sendCorrection} onCorrected={setMeal} />
        <MoveFoods
          // Another number of foods gives other positions.
          key={edit.foods.length}
          foods={edit.foods}
          mealType={edit.mealType}
          day={day}
          isBusy={split.isPending}
          onMove={moveFoods}
        />
      </div>
    </Dialog>
  );
}

/** Text keys by invalid field. */
export function validateEdit({ name, eatenAt }: MealEdit) {
  const instant = new Date(eatenAt);
  const isTime = !Number.isNaN(instant.getTime());
  const timeProblem = isTime ? "edit.inFuture" : "edit.timeMissing";
  return {
    ...(name.trim() === "" && { name: "edit.nameMissing" as const }),
    ...((!isTime || diaryDayOf(instant) > today()) && ({ eatenAt: timeProblem } as const)),
  };
}

interface MealFieldsProps {
  readonly edit: MealEdit;
  readonly problems: Partial<ReturnType<typeof validateEdit>>;
  readonly onChange: (changes: Partial<MealEdit>) => void;
}

function MealFields({ edit, problems, onChange }: MealFieldsProps) {
  const { t } = useTranslation("meals");
  return (
    <>
      <TextField
        label={t("edit.name")}
        value={edit.name}
        maxLength={mealNameMaxLength}
        error={problems.name && t(problems.name)}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <SelectField
        label={t("edit.type")}
        options={mealTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={edit.mealType}
        onChange={({ target }) => {
          const mealType = mealTypes.find((type) => type === target.value);
          if (mealType) onChange({ mealType });
        }}
      />
      <TextField
        label={t("edit.time")}
        type="datetime-local"
        value={edit.eatenAt}
        max={lastMinuteOfToday()}
        error={problems.eatenAt && t(problems.eatenAt)}
        onChange={(event) => onChange({ eatenAt: event.target.value })}
      />
    </>
  );
}

function EditedTotal({ edit }: { edit: MealEdit }) {
  const { t } = useTranslation("meals");
  const total = previewTotals(edit);
  return (
    <div className="grid gap-2 rounded-lg bg-oat/60 p-4" aria-live="polite">
      <div className="flex items-center justify-between gap-3">
        <p className="text-sm font-semibold text-ink-muted">{t("edit.total")}</p>
        <CalorieBadge kcal={total.calories} size="sm" />
      </div>
      <MacroLine macros={total} notStated={unstatedMacrosOf([edit])} />
    </div>
  );
}
