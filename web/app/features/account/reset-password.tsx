import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { checkResetLink } from "#contract/endpoints/account.ts";
import { ApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";
import { Alert } from "../../ui/alert.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";
import { useMailedToken } from "./use-mailed-token.ts";

/** Says that a link has expired before anything is typed. */
export function ResetPassword({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(["account", "common"]);
  const token = useMailedToken();
  const link = useQuery({
    queryKey: ["reset-link", token],
    queryFn: () => request(checkResetLink, { body: { token: token ?? "" } }),
    enabled: token !== undefined && token !== "",
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  if (token === "" || isRefused(link.error)) return <InvalidLink />;
  if (link.isError) {
    return <RetryAlert onRetry={() => link.refetch()}>{t("reset.failed")}</RetryAlert>;
  }
  if (token === undefined || !link.data) {
    return (
      <p role="status" className="flex items-center gap-3 text-ink-muted">
        <Spinner className="size-5" />
        {t("reset.checking")}
      </p>
    );
  }
  return <ResetPasswordForm token={token} {...link.data} onDone={onDone} />;
}

export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.code === "invalid_link";
}

export function InvalidLink() {
  const { t } = useTranslation("account");
  return (
    <div className="grid gap-5">
      <Alert title={t("reset.invalidTitle")}>{t("reset.invalidText")}</Alert>
      <ButtonLink to="/forgot-password" size="lg" isWide>
        {t("reset.newLink")}
      </ButtonLink>
    </div>
  );
}
