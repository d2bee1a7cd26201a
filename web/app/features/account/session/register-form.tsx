import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";
import { passwordMaxLength, personNameMaxLength } from "#contract/limits.ts";
import { useErrorText } from "../../../api/use-error-text.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useIsHydrated } from "../../../ui/use-is-hydrated.ts";
import { PasswordHint } from "./password-hint.tsx";
import { usePasswordMinLength } from "./use-password-min-length.ts";
import { useRegistrationForm } from "./use-registration-form.ts";

export function RegisterForm() {
  const { t } = useTranslation("auth");
  const errorText = useErrorText();
  const isHydrated = useIsHydrated();
  const passwordLimits = {
    autoComplete: "new-password",
    minLength: usePasswordMinLength(),
    maxLength: passwordMaxLength,
  };
  const { values, field, submit, registration } = useRegistrationForm();
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      {registration.isError && (
        <Alert title={t("register.failedTitle")}>{errorText(registration.error, t("register.error"))}</Alert>
      )}
      <TextField {...field("firstName")} autoComplete="given-name" maxLength={personNameMaxLength} />
      <TextField
        {...field("email")}
        type="email"
        autoComplete="username"
        placeholder={t("field.emailPlaceholder")}
      />
      <PasswordField
        {...field("password")}
        {...passwordLimits}
        hint={values.password && <PasswordHint password={values.password} />}
      />
      {/* Before hydration the browser itself would submit the form. */}
      <Button
        type={isHydrated ? "submit" : "button"}
        size="lg"
        isWide
        isBusy={registration.isPending}
        className="mt-1"
      >
        {registration.isPending ? t("register.submitting") : t("register.submit")}
      </Button>
      <p className="text-center text-sm text-ink-muted">
        <Trans
          t={t}
          i18nKey="register.agreement"
          components={{ terms: <LegalLink to="/terms" />, privacy: <LegalLink to="/privacy" /> }}
        />
      </p>
    </form>
  );
}

/** `Trans` passes the text as children. */
function LegalLink(props: { to: string }) {
  return <Link {...props} className="font-medium text-basil-700 underline underline-offset-2" />;
}
