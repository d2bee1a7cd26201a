import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { endOneSession, endOtherSessions } from "#contract/endpoints/account.ts";
import type { DeviceSession } from "#contract/shapes/account.ts";
import { request } from "../../api/request.ts";
import { useFailureToast } from "../../api/use-failure-toast.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { showToast } from "../../ui/toast/toast-store.ts";
import { LoadFailure } from "./load-failure.tsx";
import { securityEventsQuery, sessionsQuery } from "./security-queries.ts";
import { useDeviceWords } from "./use-device-words.ts";

export function SessionsCard() {
  const { t } = useTranslation("account");
  const sessions = useQuery(sessionsQuery);
  const [isAsking, setIsAsking] = useState(false);
  const endOthers = useEndSessions(() => request(endOtherSessions, {}), t("security.othersEnded"));
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("security.devices")}</h2>
        <p className="text-ink-muted">{t("security.devicesText")}</p>
      </div>
      {sessions.isPending && <Skeleton className="h-32" />}
      {sessions.isError && <LoadFailure error={sessions.error} onRetry={() => sessions.refetch()} />}
      {sessions.data && (
        <ul className="grid divide-y divide-line">
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {hasOthers && (
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {t("security.endOthers")}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t("security.endOthers")}
        text={t("security.endOthersText")}
        confirmLabel={t("security.signOutAll")}
        isBusy={endOthers.isPending}
        onConfirm={() => endOthers.mutate(undefined, { onSettled: () => setIsAsking(false) })}
        onClose={() => setIsAsking(false)}
      />
    </Card>
  );
}

function useEndSessions(end: () => Promise<void>, doneText: string) {
  const { t } = useTranslation("errors");
  const cache = useQueryClient();
  const showFailure = useFailureToast();
  return useMutation({
    mutationFn: end,
    onSuccess: () => showToast({ variant: "success", title: doneText }),
    onError: (error) => showFailure(t("title.generic"), error),
    onSettled: async () => {
      await Promise.all([
        cache.invalidateQueries(sessionsQuery),
        cache.invalidateQueries(securityEventsQuery),
      ]);
    },
  });
}

function SessionRow({ session }: { session: DeviceSession }) {
  const { t } = useTranslation("account");
  const words = useDeviceWords();
  const end = useEndSessions(
    () => request(endOneSession, { params: { id: session.id } }),
    t("security.deviceEnded"),
  );
  const device = words.device(session);
  const facts = [words.place(session), t("security.lastUsed", { time: words.instant(session.lastUsedAt) })];
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.isCurrent && <Badge tone="free">{t("security.thisDevice")}</Badge>}
        </p>
        <p className="text-sm text-ink-muted">{facts.filter(Boolean).join("\u00a0· ")}</p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          className="shrink-0"
          isBusy={end.isPending}
          aria-label={t("security.signOutDevice", { device })}
          onClick={() => end.mutate()}
        >
          {t("security.signOut")}
        </Button>
      )}
    </li>
  );
}
