import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WaterLog } from "#contract/shapes/water.ts";
import { waterSizes } from "#domain/body/units.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { Button } from "../../ui/button.tsx";
import { PlusIcon } from "../../ui/icons/action-icons.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { useChangeWater } from "./use-change-water.ts";

const WaterDialog = lazyDialog(async () => (await import("./water-dialog.tsx")).WaterDialog);

interface WaterButtonsProps {
  readonly day: CalendarDay;
  readonly days: WaterLog["days"];
}

/** One tap for the usual sizes and for the last size of one's own in the week. */
export function WaterButtons({ day, days }: WaterButtonsProps) {
  const { t } = useTranslation("body");
  const formats = useFormats();
  const { log } = useChangeWater(day);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const usual: readonly number[] = waterSizes[usePreferences().units];
  const own = days.flatMap(({ drinks }) => drinks).findLast(({ ml }) => !usual.includes(ml))?.ml;
  return (
    <div className="flex flex-wrap gap-2">
      {[...usual, ...(own === undefined ? [] : [own])].map((ml) => (
        <Button key={ml} variant="soft" size="sm" onClick={() => log.mutate(ml)}>
          <PlusIcon className="size-4" />
          <span className="sr-only">{t("water.log")}</span> {formats.volume(ml)}
        </Button>
      ))}
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {t("water.own")}
      </Button>
      <WaterDialog
        isOpen={isOpen}
        isBusy={log.isPending}
        onSave={(ml) => log.mutate(ml, { onSuccess: close })}
        onClose={close}
      />
    </div>
  );
}
