import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { AnswerOf } from "#contract/endpoint.ts";
import type { readSubscriptionHistory } from "#contract/endpoints/plans.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { historyQuery } from "../plan-queries.ts";
import { usePlanFormats } from "../use-plan-formats.ts";

export function PaymentHistory() {
  const { t } = useTranslation("subscription");
  const history = useInfiniteQuery(historyQuery);
  const entries = history.data?.pages.flat();
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{t("history.title")}</h2>
      {history.isPending && <Skeleton className="h-24" />}
      {entries?.length === 0 && <p className="text-ink-muted">{t("history.empty")}</p>}
      {entries && entries.length > 0 && (
        <ul className="figures grid divide-y divide-line">
          {entries.map((entry) => (
            <HistoryEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {history.isError && <p role="alert">{t("history.failed")}</p>}
      {(history.hasNextPage || history.isError) && (
        <Button
          variant="soft"
          size="sm"
          className="justify-self-center"
          isBusy={history.isFetching}
          onClick={() => (history.hasNextPage ? history.fetchNextPage() : history.refetch())}
        >
          {t("history.more")}
        </Button>
      )}
    </Card>
  );
}

type Entry = AnswerOf<typeof readSubscriptionHistory>[number];

function HistoryEntry({ entry: { kind, at, amountCents, currency } }: { entry: Entry }) {
  const { t } = useTranslation("subscription");
  const formats = usePlanFormats();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
      <div>
        <p className="font-medium">{t(`history.kind.${kind}`)}</p>
        <p className="text-sm text-ink-muted">
          <time dateTime={at}>{formats.date(at)}</time>
        </p>
      </div>
      {amountCents !== null && currency !== null && (
        <p className="font-semibold">{formats.price({ priceCents: amountCents, currency })}</p>
      )}
    </li>
  );
}
