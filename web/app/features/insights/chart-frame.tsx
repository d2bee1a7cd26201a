// A chart, or what takes its place while data or code load, on failure, and when there is nothing to draw.
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../api/use-error-text.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Mascot } from "../../ui/mascot/mascot.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { InsightFailure } from "./insight-failure.tsx";

interface ChartFrameProps<Answer> {
  readonly query: UseQueryResult<Answer>;
  /** Shown instead of a chart; undefined if there is something to draw. */
  readonly emptyText: (answer: Answer) => { readonly title: string; readonly text: string } | undefined;
  readonly children: (answer: Answer) => ReactNode;
}

export function ChartFrame<Answer>({ query, emptyText, children }: ChartFrameProps<Answer>) {
  if (query.isPending) return <ChartSkeleton />;
  if (query.data === undefined) return <ChartFailure error={query.error} onRetry={() => query.refetch()} />;
  const empty = emptyText(query.data);
  if (empty) return <EmptyState picture={<Mascot pose="sleeping" className="h-36" />} {...empty} />;
  return <Suspense fallback={<ChartSkeleton />}>{children(query.data)}</Suspense>;
}

function ChartSkeleton() {
  const { t } = useTranslation("dashboard");
  return (
    <div role="status">
      <span className="sr-only">{t("analysis.loading")}</span>
      <Skeleton className="h-96" />
    </div>
  );
}

function ChartFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const errorText = useErrorText();
  return <InsightFailure text={errorText(error)} onRetry={onRetry} />;
}
