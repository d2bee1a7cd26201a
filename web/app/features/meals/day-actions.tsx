import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { Button } from "../../ui/button.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";

const CopyDayDialog = lazyDialog(async () => (await import("../add/copy-day-dialog.tsx")).CopyDayDialog);

/** Most days need no script for it: they are not empty. */
const CopyDayBefore = lazyPart(
  async () => (await import("../add/copy-day-before-button.tsx")).CopyDayBeforeButton,
);

interface DayActionsProps {
  readonly day: CalendarDay;
  /** Undefined until they are loaded. */
  readonly mealCount: number | undefined;
  readonly onSelect: () => void;
}

/** What can be done with the whole day. The first stays where it stands, whatever comes beside it. */
export function DayActions({ day, mealCount, onSelect }: DayActionsProps) {
  const { t } = useTranslation("meals");
  const [isCopying, setIsCopying] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setIsCopying(true)}>
        {t("day.copy")}
      </Button>
      {mealCount !== undefined && mealCount > 1 && (
        <Button variant="ghost" size="sm" onClick={onSelect}>
          {t("select.begin")}
        </Button>
      )}
      {mealCount === 0 && (
        <Suspense>
          <CopyDayBefore day={day} />
        </Suspense>
      )}
      <CopyDayDialog day={day} isOpen={isCopying} onClose={() => setIsCopying(false)} />
    </>
  );
}
