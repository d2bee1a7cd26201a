import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { revokeToken } from "#contract/endpoints/tokens.ts";
import type { PersonalToken } from "#contract/shapes/tokens.ts";
import { request } from "../../../api/request.ts";
import { useFailureToast } from "../../../api/use-failure-toast.ts";
import { dayWithYear } from "../../../i18n/formats.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { localDayOf } from "../../../time/local-day.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { PlusIcon } from "../../../ui/icons/action-icons.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { LoadFailure } from "../load-failure.tsx";
import { NewTokenDialog } from "./new-token-dialog.tsx";
import { tokensQuery } from "./tokens-query.ts";

export function TokensCard() {
  const { t } = useTranslation("data");
  const tokens = useQuery(tokensQuery);
  const [isCreating, setIsCreating] = useState(false);
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl">{t("tokens.title")}</h2>
        <p className="text-ink-muted">{t("tokens.text")}</p>
        <a href="/api/docs" className="justify-self-start font-medium text-basil-700 underline">
          {t("tokens.docs")}
        </a>
      </div>
      {tokens.isPending && <Skeleton className="h-20" />}
      {tokens.isError && <LoadFailure error={tokens.error} onRetry={() => tokens.refetch()} />}
      {tokens.data?.length === 0 && <p className="text-ink-muted">{t("tokens.none")}</p>}
      {tokens.data && tokens.data.length > 0 && (
        <ul className="grid divide-y divide-line">
          {tokens.data.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      <Button variant="secondary" onClick={() => setIsCreating(true)}>
        <PlusIcon className="size-5" />
        {t("tokens.create")}
      </Button>
      {isCreating && <NewTokenDialog onClose={() => setIsCreating(false)} />}
    </Card>
  );
}

function TokenRow({ token }: { token: PersonalToken }) {
  const { id, name, scope, expiresAt, lastUsedAt, connectedTo } = token;
  const { t } = useTranslation("data");
  const formats = useFormats();
  const showFailure = useFailureToast();
  const cache = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => request(revokeToken, { params: { id } }),
    onSuccess: () =>
      showToast({ variant: "success", title: t(connectedTo ? "tokens.disconnected" : "tokens.revoked") }),
    onError: (error) => showFailure(t("tokens.failed"), error),
    onSettled: () => {
      setIsAsking(false);
      return cache.invalidateQueries(tokensQuery);
    },
  });
  const used = lastUsedAt
    ? t("tokens.lastUsed", { day: formats.day(localDayOf(lastUsedAt), dayWithYear) })
    : t("tokens.neverUsed");
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="grid min-w-0 flex-1 basis-40 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          <Badge tone={scope === "write" ? "butter" : "neutral"}>{t(`tokens.scopes.${scope}`)}</Badge>
        </p>
        {connectedTo && (
          <p className="text-sm text-ink-muted wrap-anywhere">
            {t(`tokens.connectedTo.${connectedTo.kind}`, { name: connectedTo.name })}
          </p>
        )}
        <p className="text-sm text-ink-muted">
          {used}
          {"\u00a0· "}
          {t("tokens.expires", { day: formats.day(localDayOf(expiresAt), dayWithYear) })}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="shrink-0"
        aria-label={t(connectedTo ? "tokens.disconnectOf" : "tokens.revokeOf", { name })}
        onClick={() => setIsAsking(true)}
      >
        {t(connectedTo ? "tokens.disconnect" : "tokens.revoke")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t(connectedTo ? "tokens.disconnectQuestion" : "tokens.question")}
        text={t(connectedTo ? "tokens.disconnectText" : "tokens.questionText", { name })}
        confirmLabel={t(connectedTo ? "tokens.disconnect" : "tokens.revoke")}
        isBusy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </li>
  );
}
