// Nutri's tip of the day, from the person's own week, with the figures behind it (Pro).
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { getRecommendation } from "#contract/endpoints/insights.ts";
import type { Language } from "#domain/people/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { request } from "../../api/request.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useToday } from "../../time/use-today.ts";
import { Card } from "../../ui/card.tsx";
import { ThinkingMascot } from "../../ui/mascot/thinking-pose.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const staleMs = 60 * 60 * 1000;

export function RecommendationCard() {
  const { t } = useTranslation("dashboard");
  const recommendation = useQuery(recommendationQuery(useToday(), useLanguage()));
  return (
    <Card className="flex flex-wrap items-center gap-x-4 border-transparent bg-butter-soft! shadow-none sm:gap-6">
      <ThinkingMascot className="h-24 shrink-0 sm:h-28" />
      <div className="grid min-h-28 min-w-0 flex-1 basis-46 content-center gap-1.5">
        <h2 className="text-lg">{t("recommendation.title")}</h2>
        {recommendation.isPending && <Skeleton className="h-12 bg-butter" />}
        {recommendation.isError && !recommendation.data && <p>{t("recommendation.failed")}</p>}
        {recommendation.data === null && <p>{t("recommendation.none")}</p>}
        {recommendation.data && (
          <>
            <p className="text-ink">{recommendation.data.message}</p>
            <details className="text-sm text-ink-soft">
              <summary className="inline-flex min-h-6 items-center font-semibold underline underline-offset-2">
                {t("recommendation.why")}
              </summary>
              <p className="figures pt-1">{recommendation.data.basis}</p>
              <p className="pt-1 text-ink-muted">{recommendation.data.source}</p>
            </details>
          </>
        )}
      </div>
    </Card>
  );
}

function recommendationQuery(today: CalendarDay, language: Language) {
  return queryOptions({
    queryKey: ["recommendation", today, language],
    queryFn: ({ signal }) => request(getRecommendation, { query: { language } }, { signal }),
    staleTime: staleMs,
    // Once more whatever the failure, a refusal included.
    retry: 1,
  });
}
