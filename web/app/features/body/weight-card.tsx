import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { weightDaysMax } from "#contract/limits.ts";
import type { Weight, WeightLog } from "#contract/shapes/body.ts";
import { fromKg } from "#domain/body/weight-unit.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { useToday } from "../../time/use-today.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PlusIcon } from "../../ui/icons/action-icons.tsx";
import { Mascot } from "../../ui/mascot/mascot.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TargetLine } from "./target-line.tsx";
import { useWeightFormats, type WeightFormats } from "./use-weight-formats.ts";
import { WaitingWeights } from "./waiting-weights.tsx";
import { WeightDialog } from "./weight-dialog.tsx";
import { WeightFigures } from "./weight-figures.tsx";
import { WeightList } from "./weight-list.tsx";
import { weightLogQuery } from "./weight-queries.ts";

const WeightChart = lazy(() => import("../../charts/weight-chart.tsx"));

const rangeDays = { month: 30, quarter: 91, year: 365, longest: weightDaysMax } as const;
type Range = keyof typeof rangeDays;
const ranges = ["month", "quarter", "year", "longest"] as const satisfies readonly Range[];

export function WeightCard() {
  const { t } = useTranslation("body");
  const formats = useWeightFormats();
  const [range, setRange] = useState<Range>("quarter");
  const [edited, setEdited] = useState<Weight | "new">();
  const log = useQuery(weightLogQuery(rangeDays[range], useToday()));
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t("weight.title")}</h2>
        <Button disabled={!formats} onClick={() => setEdited("new")}>
          <PlusIcon className="size-5" />
          {t("weight.log")}
        </Button>
      </div>
      {formats && <WaitingWeights formats={formats} />}
      <WeightContent log={log} formats={formats} range={range} onRange={setRange} onEdit={setEdited} />
      {formats && (
        <WeightDialog
          isOpen={edited !== undefined}
          formats={formats}
          weight={edited === "new" ? undefined : edited}
          lastKg={log.data?.latest?.weightKg}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}

interface WeightContentProps {
  readonly log: UseQueryResult<WeightLog>;
  readonly formats: WeightFormats | undefined;
  readonly range: Range;
  readonly onRange: (range: Range) => void;
  readonly onEdit: (weight: Weight) => void;
}

function WeightContent({
  log: { data: log, ...query },
  formats,
  range,
  onRange,
  onEdit,
}: WeightContentProps) {
  const { t } = useTranslation(["body", "common"]);
  const errorText = useErrorText();
  if (!formats || query.isPending) return <Skeleton className="h-96" />;
  if (!log) {
    return (
      <RetryAlert title={t("body:weight.failed")} onRetry={() => query.refetch()}>
        {errorText(query.error)}
      </RetryAlert>
    );
  }
  if (!log.latest) {
    return (
      <>
        <EmptyState
          picture={<Mascot pose="thinking" className="h-36" />}
          title={t("body:weight.emptyTitle")}
          text={t("body:weight.emptyText")}
        />
        <TargetLine log={log} formats={formats} />
      </>
    );
  }
  return (
    <>
      <WeightFigures log={log} formats={formats} />
      <SegmentedChoice
        label={t("body:range.label")}
        options={ranges.map((value) => ({ value, label: t(`body:range.${value}`) }))}
        value={range}
        onChange={onRange}
        isTight
      />
      {log.weights.length > 1 && <Drawing log={log} formats={formats} />}
      {log.weights.length === 0 && <p className="text-ink-muted">{t("body:weight.noneInRange")}</p>}
      <p className="text-sm text-ink-muted">{t("body:weight.method")}</p>
      <TargetLine log={log} formats={formats} />
      {log.weights.length > 0 && <WeightList weights={log.weights} formats={formats} onEdit={onEdit} />}
    </>
  );
}

function Drawing({ log, formats }: { log: WeightLog; formats: WeightFormats }) {
  const { t } = useTranslation("body");
  const dates = useFormats();
  const inUnit = (kg: number) => Math.round(fromKg(kg, formats.unit) * 100) / 100;
  const points = log.weights.map(({ day, weightKg, trendKg }) => ({
    at: Date.parse(day),
    weight: inUnit(weightKg),
    trend: inUnit(trendKg),
  }));
  return (
    <Suspense fallback={<Skeleton className="h-72" />}>
      <WeightChart
        points={points}
        target={log.target ? inUnit(log.target.weightKg) : undefined}
        labels={{ weight: t("weight.title"), trend: t("weight.trend"), target: t("target.title") }}
        writeDay={(at) =>
          dates.day(new Date(at).toISOString().slice(0, 10), { day: "numeric", month: "short" })
        }
        writeWeight={(weight) => `${dates.number(weight, 1)} ${formats.unit}`}
      />
    </Suspense>
  );
}
