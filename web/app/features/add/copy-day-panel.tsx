import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addDays, isCalendarDay } from "#domain/time/calendar-day.ts";
import { today } from "../../time/today.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useDayFormats } from "../meals/use-day-formats.ts";
import { PanelActions } from "./panel-actions.tsx";
import type { Target } from "./target.ts";
import { useCopyDay } from "./use-copy-day.ts";

interface CopyDayPanelProps {
  readonly target: Target;
  readonly onBack: () => void;
  readonly onCopied: () => void;
}

export function CopyDayPanel({ target, onBack, onCopied }: CopyDayPanelProps) {
  const { t } = useTranslation("add");
  const { fullDate } = useDayFormats();
  const copying = useCopyDay(target.day, onCopied);
  const [from, setFrom] = useState(() => addDays(target.day, -1));
  const isValid = isCalendarDay(from) && from <= today() && from !== target.day;
  return (
    <div className="grid gap-4">
      <p className="text-ink-muted">{t("copy.hint", { day: fullDate(target.day) })}</p>
      <TextField
        label={t("copy.from")}
        type="date"
        autoFocus
        value={from}
        max={today()}
        error={isValid ? undefined : t("copy.invalid")}
        onChange={(event) => setFrom(event.target.value)}
      />
      <PanelActions onBack={onBack}>
        <Button disabled={!isValid} isBusy={copying.isPending} onClick={() => copying.mutate(from)}>
          {t("copy.submit")}
        </Button>
      </PanelActions>
    </div>
  );
}
