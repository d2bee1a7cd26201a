import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addDays, type CalendarDay, isCalendarDay } from "#domain/time/calendar-day.ts";
import { today } from "../../time/today.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useDayFormats } from "../meals/use-day-formats.ts";
import { useCopyDay } from "./use-copy-day.ts";

interface CopyDayDialogProps {
  /** That gets the meals. */
  readonly day: CalendarDay;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CopyDayDialog({ isOpen, ...rest }: CopyDayDialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ day, onClose }: Omit<CopyDayDialogProps, "isOpen">) {
  const { t } = useTranslation(["add", "meals"]);
  const { fullDate } = useDayFormats();
  const copying = useCopyDay(day, onClose);
  const [from, setFrom] = useState(() => addDays(day, -1));
  const isValid = isCalendarDay(from) && from <= today() && from !== day;
  return (
    <Dialog
      isOpen
      isCompact
      width="sm"
      onClose={onClose}
      title={t("meals:day.copy")}
      description={t("add:copy.hint", { day: fullDate(day) })}
      footer={
        <div className="flex justify-end gap-3 max-sm:*:flex-1">
          <Button variant="ghost" onClick={onClose}>
            {t("meals:edit.cancel")}
          </Button>
          <Button disabled={!isValid} isBusy={copying.isPending} onClick={() => copying.mutate(from)}>
            {t("add:copy.submit")}
          </Button>
        </div>
      }
    >
      <TextField
        label={t("add:copy.from")}
        type="date"
        autoFocus
        value={from}
        max={today()}
        error={isValid ? undefined : t("add:copy.invalid")}
        onChange={(event) => setFrom(event.target.value)}
      />
    </Dialog>
  );
}
