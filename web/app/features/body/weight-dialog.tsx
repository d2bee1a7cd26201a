import { useState } from "react";
import { useTranslation } from "react-i18next";
import { weightNoteMaxLength } from "#contract/limits.ts";
import type { Weight } from "#contract/shapes/body.ts";
import { earliestDay, isCalendarDay } from "#domain/time/calendar-day.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useToday } from "../../time/use-today.ts";
import { Alert } from "../../ui/alert.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { FormDialog } from "../account/form-dialog.tsx";
import { useDraft } from "../account/session/use-draft.ts";
import { useSaveWeight } from "./use-change-weight.ts";
import type { WeightFormats } from "./use-weight-formats.ts";
import { parseWeight, WeightField } from "./weight-field.tsx";

interface WeightDialogProps {
  readonly isOpen: boolean;
  readonly formats: WeightFormats;
  /** Undefined: a new one, today. */
  readonly weight?: Weight | undefined;
  /** kg. A new weight starts from the last one, which is seldom far off. */
  readonly lastKg?: number | undefined;
  readonly onClose: () => void;
}

export function WeightDialog({ isOpen, ...rest }: WeightDialogProps) {
  return isOpen ? <OpenDialog key={rest.weight?.day} {...rest} /> : null;
}

function OpenDialog({ formats, weight, lastKg, onClose }: Omit<WeightDialogProps, "isOpen">) {
  const { t } = useTranslation("body");
  const errorText = useErrorText();
  const today = useToday();
  const startKg = weight?.weightKg ?? lastKg;
  const { values, change, forget } = useDraft(`weight:${weight?.day ?? "new"}`, {
    day: weight?.day ?? today,
    weight: startKg === undefined ? "" : formats.typed(startKg),
    note: weight?.note ?? "",
  });
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const close = () => {
    forget();
    onClose();
  };
  const saving = useSaveWeight(formats, close);
  const weightKg = parseWeight(values.weight, formats);
  const isDayValid = isCalendarDay(values.day) && values.day <= today;
  const submit = () => {
    setWasSubmitted(true);
    if (weightKg === undefined || !isDayValid) return false;
    saving.mutate({ day: values.day, weightKg, note: values.note.trim() || null });
    return true;
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={weight ? t("weight.edit") : t("weight.log")}
      submitLabel={t("weight.save")}
      isBusy={saving.isPending}
      onSubmit={submit}
    >
      {saving.isError && <Alert title={t("weight.saveFailed")}>{errorText(saving.error)}</Alert>}
      <WeightField
        label={t("weight.field", { unit: formats.unit })}
        formats={formats}
        value={values.weight}
        isProblemShown={wasSubmitted}
        onChange={(typed) => change({ weight: typed })}
      />
      <TextField
        label={t("weight.day")}
        type="date"
        min={earliestDay}
        max={today}
        disabled={weight !== undefined}
        value={values.day}
        error={wasSubmitted && !isDayValid ? t("weight.dayInvalid") : undefined}
        onChange={(event) => change({ day: event.target.value })}
      />
      <TextField
        label={t("weight.note")}
        autoComplete="off"
        maxLength={weightNoteMaxLength}
        value={values.note}
        onChange={(event) => change({ note: event.target.value })}
      />
    </FormDialog>
  );
}
