import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  removeAuthenticator,
  renewRecoveryCodes,
  setUpAuthenticator,
} from "#contract/endpoints/second-factor.ts";
import { dateFormat } from "#domain/people/date-format.ts";
import { request } from "../../../api/request.ts";
import { useLocale } from "../../../i18n/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { lazyDialog } from "../../../ui/lazy-dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { showToast } from "../../../ui/toast/toast-store.ts";
import { LoadFailure } from "../load-failure.tsx";
import { secondFactorQuery } from "./sign-in-queries.ts";
import { useSignInChange } from "./use-sign-in-change.ts";

const SetUpDialog = lazyDialog(async () => (await import("./set-up-dialog.tsx")).SetUpDialog);
const RecoveryCodesDialog = lazyDialog(
  async () => (await import("./recovery-codes-dialog.tsx")).RecoveryCodesDialog,
);
const { queryKey } = secondFactorQuery;

export function AuthenticatorSection() {
  const { t } = useTranslation("account");
  const state = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <section aria-labelledby="authenticator" className="grid gap-3">
      <h3 id="authenticator" className="text-lg">
        {t("signIn.app")}
      </h3>
      {state.isPending && <Skeleton className="h-20" />}
      {state.isError && <LoadFailure error={state.error} onRetry={() => state.refetch()} />}
      {state.data?.authenticatorSince === null && <SetUp onCodes={setCodes} />}
      {state.data?.authenticatorSince && (
        <SetUpAlready
          since={state.data.authenticatorSince}
          codesLeft={state.data.recoveryCodesLeft}
          onCodes={setCodes}
        />
      )}
      <RecoveryCodesDialog
        codes={codes ?? []}
        isOpen={codes !== undefined}
        onClose={() => setCodes(undefined)}
      />
    </section>
  );
}

interface CodesShown {
  readonly onCodes: (codes: readonly string[]) => void;
}

function SetUp({ onCodes }: CodesShown) {
  const { t } = useTranslation("account");
  const [isOpen, setIsOpen] = useState(false);
  const setUp = useSignInChange({
    send: () => request(setUpAuthenticator, {}),
    onDone: () => setIsOpen(true),
    queryKey,
  });
  return (
    <>
      <p className="text-ink-muted">{t("signIn.appOff")}</p>
      <Button
        variant="secondary"
        className="justify-self-start"
        isBusy={setUp.isPending}
        onClick={() => setUp.mutate()}
      >
        {t("signIn.setUp")}
      </Button>
      {setUp.data && (
        <SetUpDialog setup={setUp.data} onCodes={onCodes} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

interface SetUpAlreadyProps extends CodesShown {
  readonly since: string;
  readonly codesLeft: number;
}

function SetUpAlready({ since, codesLeft, onCodes }: SetUpAlreadyProps) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  const [asks, setAsks] = useState<"remove" | "codes">();
  const close = () => setAsks(undefined);
  const remove = useSignInChange({
    send: () => request(removeAuthenticator, {}),
    onDone: () => showToast({ variant: "success", title: t("signIn.removed") }),
    queryKey,
  });
  const renew = useSignInChange({
    send: () => request(renewRecoveryCodes, {}),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
    queryKey,
  });
  const date = dateFormat(locale, { dateStyle: "medium" }).format(new Date(since));
  return (
    <>
      <p className="text-ink-muted">{t("signIn.appOn", { date })}</p>
      <p className="font-medium">{t("signIn.codesLeft", { count: codesLeft })}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setAsks("codes")}>
          {t("signIn.newCodes")}
        </Button>
        <Button variant="secondary" onClick={() => setAsks("remove")}>
          {t("signIn.remove")}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asks === "remove"}
        title={t("signIn.remove")}
        text={t("signIn.removeText")}
        confirmLabel={t("signIn.remove")}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: close })}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={asks === "codes"}
        title={t("signIn.newCodes")}
        text={t("signIn.newCodesText")}
        confirmLabel={t("signIn.make")}
        isBusy={renew.isPending}
        onConfirm={() => renew.mutate(undefined, { onSettled: close })}
        onClose={close}
      />
    </>
  );
}
