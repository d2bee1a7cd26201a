import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { forgotPassword } from "#contract/endpoints/account.ts";
import { isEmail } from "#domain/people/email.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { focusFirstProblem } from "../../ui/focus-first-problem.ts";
import { TextField } from "../../ui/text-field.tsx";
import { useIsHydrated } from "../../ui/use-is-hydrated.ts";

export function ForgotPasswordForm() {
  const { t } = useTranslation(["account", "auth"]);
  const errorText = useErrorText();
  const isHydrated = useIsHydrated();
  const [email, setEmail] = useState("");
  const [wasSent, setWasSent] = useState(false);
  const mail = useMutation({ mutationFn: (to: string) => request(forgotPassword, { body: { email: to } }) });
  const problem = isEmail(email) ? undefined : t("auth:validation.emailInvalid");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (problem) return focusFirstProblem(event.currentTarget);
    if (!mail.isPending) mail.mutate(email.trim());
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {mail.isError && <Alert>{errorText(mail.error)}</Alert>}
      {mail.isSuccess && (
        <Alert tone="success" title={t("forgot.sentTitle")}>
          {t("forgot.sentText", { email: mail.variables })}
        </Alert>
      )}
      <TextField
        label={t("auth:field.email")}
        name="email"
        type="email"
        autoComplete="username"
        required
        placeholder={t("auth:field.emailPlaceholder")}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={wasSent ? problem : undefined}
      />
      {/* Before hydration the browser itself would submit the form. */}
      <Button
        type={isHydrated ? "submit" : "button"}
        size="lg"
        isWide
        variant={mail.isSuccess ? "secondary" : "primary"}
        isBusy={mail.isPending}
      >
        {mail.isPending ? t("forgot.submitting") : mail.isSuccess ? t("forgot.again") : t("forgot.submit")}
      </Button>
    </form>
  );
}
