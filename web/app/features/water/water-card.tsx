import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WaterLog } from "#contract/shapes/water.ts";
import { addDays, isCalendarDay } from "#domain/time/calendar-day.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { type Column, ColumnChart } from "../../charts/column-chart.tsx";
import { useFormats } from "../../i18n/use-formats.ts";
import { useToday } from "../../time/use-today.ts";
import { Card } from "../../ui/card.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ChevronLeftIcon, ChevronRightIcon } from "../../ui/icons/navigation-icons.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useWaitingMl, WaitingWater } from "./waiting-water-line.tsx";
import { WaterButtons } from "./water-buttons.tsx";
import { WaterList } from "./water-list.tsx";
import { waterQuery } from "./water-queries.ts";
import { WaterTotal } from "./water-total.tsx";

/** The water of a day, today's unless another one is chosen, and of the week up to it. */
export function WaterCard() {
  const { t } = useTranslation(["body", "common"]);
  const errorText = useErrorText();
  const today = useToday();
  const [chosen, setChosen] = useState<string>();
  const day = chosen ?? today;
  const water = useQuery(waterQuery(day));
  const choose = (next: string) => setChosen(next === today ? undefined : next);
  return (
    <Card className="grid gap-5">
      <h2 className="text-xl">{t("body:water.title")}</h2>
      <div className="flex flex-wrap items-end gap-2">
        <IconButton
          label={t("body:water.dayBefore")}
          tone="outlined"
          onClick={() => choose(addDays(day, -1))}
        >
          <ChevronLeftIcon />
        </IconButton>
        <TextField
          label={t("body:water.day")}
          type="date"
          max={today}
          value={day}
          className="min-w-[min(11rem,100%)] flex-1 sm:max-w-56"
          onChange={({ target: { value } }) => {
            if (isCalendarDay(value) && value <= today) choose(value);
          }}
        />
        <IconButton
          label={t("body:water.dayAfter")}
          tone="outlined"
          disabled={day === today}
          onClick={() => choose(addDays(day, 1))}
        >
          <ChevronRightIcon />
        </IconButton>
      </div>
      {water.isPending && <Skeleton className="h-96" />}
      {water.isError && !water.data && (
        <RetryAlert title={t("body:water.failed")} onRetry={() => water.refetch()}>
          {errorText(water.error)}
        </RetryAlert>
      )}
      {water.isError && !water.data && (
        <>
          <WaterButtons day={day} days={[]} />
          <WaitingWater day={day} />
        </>
      )}
      {water.data && <DayOfWater log={water.data} day={day} />}
    </Card>
  );
}

function DayOfWater({ log: { days, reference }, day }: { log: WaterLog; day: string }) {
  const { t } = useTranslation("body");
  const formats = useFormats();
  const shown = days.find((one) => one.day === day);
  const waitingMl = useWaitingMl(day);
  const columns = days.map<Column>((one) => ({
    id: one.day,
    label: formats.day(one.day, { weekday: "short" }),
    fullLabel: formats.day(one.day),
    value: one.totalMl,
    shortText: formats.volumeFigure(one.totalMl),
    valueText: formats.volume(one.totalMl),
    isCurrent: one.day === day,
  }));
  return (
    <>
      <WaterTotal
        totalMl={(shown?.totalMl ?? 0) + waitingMl}
        mealsMl={shown?.mealsMl ?? 0}
        reference={reference}
      />
      <WaterButtons day={day} days={days} />
      <WaitingWater day={day} />
      <WaterList day={day} drinks={shown?.drinks ?? []} mealsMl={shown?.mealsMl ?? 0} />
      {columns.some(({ value }) => value > 0) && (
        <div className="grid gap-2">
          <h3 className="text-base">{t("water.week")}</h3>
          <ColumnChart label={t("water.week")} columns={columns} />
        </div>
      )}
      {reference && <ReferenceNote reference={reference} />}
    </>
  );
}

function ReferenceNote({ reference }: { reference: NonNullable<WaterLog["reference"]> }) {
  const { t } = useTranslation("body");
  const formats = useFormats();
  const { totalMl, drinksMl, gender, source } = reference;
  const amounts = { total: formats.volume(totalMl), drinks: formats.volume(drinksMl) };
  return (
    <details className="text-sm text-ink-muted">
      <summary className="min-h-9 font-medium text-basil-700">{t("water.what")}</summary>
      <p>{t("water.method", amounts)}</p>
      {gender === null && <p>{t("water.withoutProfile")}</p>}
      <p lang="en">{source}</p>
    </details>
  );
}
