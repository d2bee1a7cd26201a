import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useToday } from "../../time/use-today.ts";
import { Button } from "../../ui/button.tsx";
import { CardHead } from "../../ui/card-head.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useWaitingMl, WaitingWater } from "../water/waiting-water-line.tsx";
import { WaterButtons } from "../water/water-buttons.tsx";
import { waterQuery } from "../water/water-queries.ts";
import { WaterTotal } from "../water/water-total.tsx";
import { useWeightFormats, type WeightFormats } from "./use-weight-formats.ts";
import { WaitingWeights } from "./waiting-weights.tsx";
import { WeightFigures } from "./weight-figures.tsx";
import { weightLogQuery } from "./weight-queries.ts";

const WeightDialog = lazyDialog(async () => (await import("./weight-dialog.tsx")).WeightDialog);

/** Days behind the figures; the chart with more of them is on the page. */
const shownDays = 30;

export function TodayBody() {
  const { t } = useTranslation("body");
  const formats = useWeightFormats();
  return (
    <>
      <CardHead title={t("title")} to="/body" more={t("more")} />
      <TodayWater />
      <section className="grid gap-3 border-t border-line pt-4">
        <h3 className="text-base text-ink-soft">{t("weight.title")}</h3>
        {formats ? <QuickWeight formats={formats} /> : <Skeleton className="h-20" />}
      </section>
    </>
  );
}

function TodayWater() {
  const { t } = useTranslation("body");
  const today = useToday();
  const { data: log } = useQuery(waterQuery(today));
  const ofToday = log?.days.find(({ day }) => day === today);
  const totalMl = (ofToday?.totalMl ?? 0) + useWaitingMl(today);
  return (
    <section className="grid gap-3">
      <h3 className="text-base text-ink-soft">{t("water.title")}</h3>
      {log ? (
        <WaterTotal totalMl={totalMl} mealsMl={ofToday?.mealsMl ?? 0} reference={log.reference} />
      ) : (
        <Skeleton className="h-11" />
      )}
      <WaterButtons day={today} days={log?.days ?? []} />
      <WaitingWater day={today} />
    </section>
  );
}

function QuickWeight({ formats }: { formats: WeightFormats }) {
  const { t } = useTranslation("body");
  const today = useToday();
  const { data: log } = useQuery(weightLogQuery(shownDays, today));
  const [isOpen, setIsOpen] = useState(false);
  const isLoggedToday = log?.latest?.day === today;
  return (
    <>
      {log?.latest && <WeightFigures log={log} formats={formats} />}
      {log?.latest === null && <p className="text-ink-muted">{t("weight.emptyText")}</p>}
      {!log && <Skeleton className="h-20" />}
      <WaitingWeights formats={formats} />
      <Button
        variant={isLoggedToday ? "secondary" : "soft"}
        size="sm"
        className="justify-self-start"
        onClick={() => setIsOpen(true)}
      >
        {t("weight.log")}
      </Button>
      <WeightDialog
        isOpen={isOpen}
        formats={formats}
        lastKg={log?.latest?.weightKg}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
