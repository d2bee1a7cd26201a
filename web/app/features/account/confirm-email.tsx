import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { confirmEmail } from "#contract/endpoints/account.ts";
import { ApiError } from "../../api/api-error.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { InvalidLink, isRefused } from "./reset-password.tsx";
import { isSignedIn } from "./session/signed-in.ts";
import { userQuery } from "./session/user-query.ts";
import { useMailedToken } from "./use-mailed-token.ts";

export function ConfirmEmail() {
  const { t } = useTranslation("account");
  const cache = useQueryClient();
  const token = useMailedToken();
  const [password, setPassword] = useState<string>();
  const confirmation = useQuery({
    queryKey: ["confirm-email", token, password],
    queryFn: async () => {
      await request(confirmEmail, { body: { token: token ?? "", ...(password && { password }) } });
      await cache.invalidateQueries(userQuery);
      return true;
    },
    enabled: token !== undefined && token !== "",
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  if (token === "" || isRefused(confirmation.error)) return <InvalidLink />;
  if (confirmation.isSuccess) return <Confirmed />;
  if (confirmation.isError || password !== undefined) {
    return (
      <PasswordProof
        error={confirmation.error}
        isBusy={confirmation.isFetching}
        onSubmit={(given) => (given === password ? void confirmation.refetch() : setPassword(given))}
      />
    );
  }
  return (
    <p role="status" className="flex items-center gap-3 text-ink-muted">
      <Spinner className="size-5" />
      {t("confirm.working")}
    </p>
  );
}

function Confirmed() {
  const { t } = useTranslation("account");
  return (
    <div className="grid gap-5">
      <Alert tone="success" title={t("confirm.doneTitle")}>
        {t("confirm.doneText")}
      </Alert>
      {isSignedIn() ? (
        <ButtonLink to="/dashboard" size="lg" isWide>
          {t("confirm.toApp")}
        </ButtonLink>
      ) : (
        <ButtonLink to="/login" size="lg" isWide>
          {t("forgot.logIn")}
        </ButtonLink>
      )}
    </div>
  );
}

interface PasswordProofProps {
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onSubmit: (password: string) => void;
}

function PasswordProof({ error, isBusy, onSubmit }: PasswordProofProps) {
  const { t } = useTranslation("account");
  const errorText = useErrorText();
  const [password, setPassword] = useState("");
  const isAsking = error instanceof ApiError && error.code === "password_needed";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== "" && !isBusy) onSubmit(password);
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {error !== null && !isAsking && <Alert>{errorText(error)}</Alert>}
      <p className="text-ink-soft">{t("confirm.passwordText")}</p>
      <PasswordField
        label={t("email.password")}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" size="lg" isWide isBusy={isBusy} disabled={password === ""}>
        {t("confirm.submit")}
      </Button>
      <p className="text-sm text-ink-muted">
        {t("confirm.notYours")}{" "}
        <Link to="/forgot-password" className="font-medium text-basil-700 underline underline-offset-2">
          {t("password.forgot")}
        </Link>
      </p>
    </form>
  );
}
