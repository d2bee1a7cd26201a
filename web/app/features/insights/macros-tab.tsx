import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import type { MacroInsight } from "#contract/shapes/insights.ts";
import type { PatternName } from "../../charts/chart-patterns.tsx";
import { DataTable } from "../../charts/data-table.tsx";
import { useFormats } from "../../i18n/use-formats.ts";
import { useToday } from "../../time/use-today.ts";
import { MacroColumns } from "../nutrition/macro-columns.tsx";
import { ChartFrame } from "./chart-frame.tsx";
import { type EnergyShare, energyShares } from "./energy-shares.ts";
import type { InsightPeriod } from "./insight-period.ts";
import { macrosQuery } from "./insight-queries.ts";

const PieChart = lazy(() => import("../../charts/pie-chart.tsx"));

const patterns: Record<EnergyShare["id"], PatternName> = {
  protein: "stripes",
  carbs: "dots",
  fat: "plain",
  fiber: "lines",
  alcohol: "grid",
};

export function MacrosTab({ period }: { period: InsightPeriod }) {
  const { t } = useTranslation("dashboard");
  const query = useQuery(macrosQuery(period, useToday()));
  const noData = { title: t("analysis.noDataTitle"), text: t("analysis.noDataText") };
  return (
    <ChartFrame
      query={query}
      emptyText={(insight) => (energyShares(insight).length > 0 ? undefined : noData)}
    >
      {(insight) => <Macros insight={insight} />}
    </ChartFrame>
  );
}

function Macros({ insight }: { insight: MacroInsight }) {
  const { t } = useTranslation(["dashboard", "analysis"]);
  const formats = useFormats();
  const slices = energyShares(insight).map(({ id, percent }) => ({
    id,
    value: percent,
    text: formats.percent(percent),
    colour: `var(--color-${id})`,
    pattern: patterns[id],
  }));
  return (
    <div className="grid items-center gap-6 md:grid-cols-2">
      <PieChart slices={slices} />
      <div className="grid gap-4">
        <ul aria-hidden="true" className="figures grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {slices.map(({ id, text, colour, pattern }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-2">
              <Swatch id={id} colour={colour} pattern={pattern} />
              <span className="flex-1 text-ink-soft">{t(`analysis:macros.${id}`)}</span>
              <span className="ml-auto font-semibold whitespace-nowrap">{text}</span>
            </li>
          ))}
        </ul>
        <MacroColumns macros={insight.totals} />
        <p className="text-sm text-ink-muted">{t("dashboard:analysis.macrosNote")}</p>
      </div>
      <DataTable
        caption={t("dashboard:insights.macros")}
        columns={[t("dashboard:analysis.nutrient"), t("dashboard:analysis.share")]}
        rows={slices.map(({ id, text }) => [t(`analysis:macros.${id}`), text])}
      />
    </div>
  );
}

/** A sample of the slice's fill, for the legend. */
function Swatch({ id, colour, pattern }: { id: string; colour: string; pattern: PatternName }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 shrink-0">
      <rect width="16" height="16" rx="4" fill={pattern === "plain" ? colour : `url(#slice-${id})`} />
    </svg>
  );
}
