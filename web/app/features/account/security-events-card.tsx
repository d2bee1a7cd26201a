import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SecurityEvent } from "#contract/shapes/account.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { securityEventsQuery } from "./security-queries.ts";
import { useDeviceWords } from "./use-device-words.ts";

const shownAtFirst = 10;

export function SecurityEventsCard() {
  const { t } = useTranslation("account");
  const events = useQuery(securityEventsQuery);
  const [isShowingAll, setIsShowingAll] = useState(false);
  const shown = isShowingAll ? events.data : events.data?.slice(0, shownAtFirst);
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("security.activity")}</h2>
        <p className="text-ink-muted">{t("security.activityText")}</p>
      </div>
      {events.isPending && <Skeleton className="h-64" />}
      {events.isError && <LoadFailure error={events.error} onRetry={() => events.refetch()} />}
      {shown?.length === 0 && <p className="text-ink-muted">{t("security.nothing")}</p>}
      {shown && shown.length > 0 && (
        <ol className="grid divide-y divide-line">
          {shown.map((event) => (
            <EventRow key={`${event.at} ${event.kind}`} event={event} />
          ))}
        </ol>
      )}
      {!isShowingAll && (events.data?.length ?? 0) > shownAtFirst && (
        <Button variant="secondary" onClick={() => setIsShowingAll(true)}>
          {t("security.showAll")}
        </Button>
      )}
    </Card>
  );
}

function EventRow({ event }: { event: SecurityEvent }) {
  const { t } = useTranslation("account");
  const words = useDeviceWords();
  const isDeviceKnown = event.browser !== null || event.system !== null;
  const facts = [words.instant(event.at), isDeviceKnown && words.device(event), words.place(event)];
  const kind = t(`event.${event.kind}`);
  return (
    <li className="grid gap-0.5 py-3">
      <p className="font-medium">
        {event.times > 1 ? t("security.severalTimes", { kind, times: event.times }) : kind}
      </p>
      <p className="text-sm text-ink-muted">{facts.filter(Boolean).join("\u00a0· ")}</p>
    </li>
  );
}
