import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { StackedBar } from "../../charts/stacked-bar.tsx";
import { useFormats } from "../../i18n/use-formats.ts";
import { useToday } from "../../time/use-today.ts";
import { classes } from "../../ui/classes.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { energyShares, energySourceStyles } from "../insights/energy-shares.ts";
import { InsightFailure } from "../insights/insight-failure.tsx";
import type { InsightPeriod } from "../insights/insight-period.ts";
import { macrosQuery } from "../insights/insight-queries.ts";

export function MacroInsightSection({ period }: { period: InsightPeriod }) {
  const { t } = useTranslation(["dashboard", "analysis"]);
  const formats = useFormats();
  const insight = useQuery(macrosQuery(period, useToday()));
  if (insight.isPending) return <Skeleton className="h-34 sm:h-24" />;
  if (!insight.data) return <InsightFailure onRetry={() => insight.refetch()} />;
  const shares = energyShares(insight.data);
  const parts = shares.map((share) => ({ ...share, fillClass: energySourceStyles[share.id].fill }));
  return (
    <div className="grid gap-3">
      <StackedBar parts={parts} />
      <dl className="grid min-h-26 grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-1.5 sm:min-h-16 sm:grid-cols-4">
        {shares.length > 0 ? (
          shares.map(({ id, percent }) => {
            const { MacroIcon, text } = energySourceStyles[id];
            return (
              <div key={id} className="grid grid-cols-[auto_1fr] items-center gap-x-1.5">
                <MacroIcon className={classes("size-5 shrink-0", text)} />
                <dt className="text-sm text-ink-soft">{t(`analysis:macros.${id}`)}</dt>
                <dd className="figures col-start-2 font-semibold">{formats.percent(percent)}</dd>
              </div>
            );
          })
        ) : (
          <div className="col-span-full">
            <dt className="sr-only">{t("dashboard:insights.macros")}</dt>
            <dd className="text-ink-muted">{t("dashboard:insights.nothingYet")}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
