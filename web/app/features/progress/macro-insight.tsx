/** web/features/progress: where the energy of a range comes from. */
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { StackedBar } from "../../charts/stacked-bar.tsx";
import { useToday } from "../../time/use-today.ts";
import { classes } from "../../ui/classes.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { macrosQuery } from "../insights/insight-queries.ts";
import type { InsightRange } from "../insights/insight-range.ts";
import { hasShares, macroShares } from "../insights/macro-shares.ts";
import { macroLooks, shownMacros } from "../nutrition/macro-looks.ts";
import { useAmounts } from "../nutrition/use-amounts.ts";
import { InsightFailure } from "./insight-failure.tsx";

export function MacroInsightPart({ range }: { range: InsightRange }) {
  const { t } = useTranslation(["dashboard", "analysis"]);
  const amounts = useAmounts();
  const insight = useQuery(macrosQuery(range, useToday()));
  if (insight.isPending) return <Skeleton className="h-27 sm:h-21" />;
  if (!insight.data) return <InsightFailure onRetry={() => insight.refetch()} />;
  const shares = macroShares(insight.data);
  const parts = shownMacros.map((id) => ({ id, percent: shares[id], fillClass: macroLooks[id].fill }));
  return (
    <div className="grid gap-3">
      <StackedBar parts={parts} />
      <dl className="grid min-h-19 grid-cols-2 gap-x-4 gap-y-1.5 sm:min-h-13 sm:grid-cols-4">
        {hasShares(insight.data) ? (
          shownMacros.map((name) => {
            const { MacroIcon, text } = macroLooks[name];
            return (
              <div
                key={name}
                className="flex items-center gap-2 sm:grid sm:grid-cols-[auto_1fr] sm:gap-x-1.5"
              >
                <MacroIcon className={classes("size-5 shrink-0", text)} />
                <dt className="flex-1 text-sm text-ink-soft">{t(`analysis:macros.${name}`)}</dt>
                <dd className="figures font-semibold sm:col-start-2">{amounts.percent(shares[name])}</dd>
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
