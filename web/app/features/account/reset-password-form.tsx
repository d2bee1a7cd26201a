import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { resetPassword } from "#contract/endpoints/account.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { focusFirstProblem } from "../../ui/focus-first-problem.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { NewPasswordField, useNewPasswordProblem } from "./new-password-field.tsx";

export function ResetPasswordForm({ token, startsEmpty }: { token: string; startsEmpty: boolean }) {
  const { t } = useTranslation(["account", "auth"]);
  const errorText = useErrorText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const [wasSent, setWasSent] = useState(false);
  const problem = useNewPasswordProblem()(password);
  const reset = useMutation({
    mutationFn: () => request(resetPassword, { body: { token, password, language } }),
    onSuccess: async () => {
      showToast({ variant: "success", title: t("reset.doneTitle"), description: t("reset.doneText") });
      await navigate("/login", { replace: true });
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSent(true);
    if (problem) return focusFirstProblem(event.currentTarget);
    if (!reset.isPending) reset.mutate();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {startsEmpty && <Alert tone="info">{t("reset.emptyText")}</Alert>}
      {reset.isError && <Alert>{errorText(reset.error)}</Alert>}
      <NewPasswordField
        label={t("password.new")}
        value={password}
        onChange={setPassword}
        error={wasSent ? problem : undefined}
      />
      <Button type="submit" size="lg" isWide isBusy={reset.isPending}>
        {reset.isPending ? t("reset.submitting") : t("reset.submit")}
      </Button>
    </form>
  );
}
