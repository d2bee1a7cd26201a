import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { removePasskey } from "#contract/endpoints/passkeys.ts";
import type { Passkey } from "#contract/shapes/passkeys.ts";
import { dateFormat } from "#domain/people/date-format.ts";
import { request } from "../../../api/request.ts";
import { useLocale } from "../../../i18n/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { lazyDialog } from "../../../ui/lazy-dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { LoadFailure } from "../load-failure.tsx";
import { hasPasskeySupport } from "../session/has-passkey-support.ts";
import { passkeysQuery } from "./sign-in-queries.ts";
import { useSignInChange } from "./use-sign-in-change.ts";

const PasskeyDialog = lazyDialog(async () => (await import("./passkey-dialog.tsx")).PasskeyDialog);

export function PasskeysSection() {
  const { t } = useTranslation("account");
  const passkeys = useQuery(passkeysQuery);
  const [isAdding, setIsAdding] = useState(false);
  const isSupported = hasPasskeySupport();
  if (!isSupported && !passkeys.data?.length) return null;
  return (
    <section aria-labelledby="passkeys" className="grid gap-3">
      <h3 id="passkeys" className="text-lg">
        {t("passkeys.title")}
      </h3>
      <p className="text-ink-muted">{t("passkeys.text")}</p>
      {passkeys.isPending && <Skeleton className="h-12" />}
      {passkeys.isError && <LoadFailure error={passkeys.error} onRetry={() => passkeys.refetch()} />}
      {passkeys.data && passkeys.data.length > 0 && (
        <ul className="grid divide-y divide-line">
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {isSupported && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setIsAdding(true)}>
          {t("passkeys.add")}
        </Button>
      )}
      <PasskeyDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </section>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const [asks, setAsks] = useState<"name" | "remove">();
  const close = () => setAsks(undefined);
  const remove = useSignInChange({
    send: () => request(removePasskey, { params: { id: passkey.id } }),
    onDone: () => showToast({ variant: "success", title: t("passkeys.removed") }),
    queryKey: passkeysQuery.queryKey,
  });
  const { name, createdAt, lastUsedAt } = passkey;
  const days = dateFormat(locale, { dateStyle: "medium" });
  const date = days.format(new Date(lastUsedAt ?? createdAt));
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="grid min-w-40 flex-1 gap-0.5">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-ink-muted">
          {lastUsedAt ? t("passkeys.used", { date }) : t("passkeys.created", { date })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          variant="ghost"
          size="sm"
          aria-label={t("passkeys.renameOne", { name })}
          onClick={() => setAsks("name")}
        >
          {t("passkeys.rename")}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t("passkeys.removeOne", { name })}
          onClick={() => setAsks("remove")}
        >
          {t("passkeys.remove")}
        </Button>
      </div>
      <PasskeyDialog passkey={passkey} isOpen={asks === "name"} onClose={close} />
      <ConfirmDialog
        isOpen={asks === "remove"}
        title={t("passkeys.removeOne", { name })}
        text={t("passkeys.removeText")}
        confirmLabel={t("passkeys.remove")}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
        onClose={close}
      />
    </li>
  );
}
