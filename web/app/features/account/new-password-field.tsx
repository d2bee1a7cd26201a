import { useTranslation } from "react-i18next";
import { passwordMaxLength } from "#contract/limits.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { PasswordHint } from "./session/password-hint.tsx";
import { usePasswordMinLength } from "./session/use-password-min-length.ts";

interface NewPasswordFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

export function NewPasswordField({ label, value, onChange, error }: NewPasswordFieldProps) {
  const minLength = usePasswordMinLength();
  return (
    <PasswordField
      label={label}
      name="new-password"
      autoComplete="new-password"
      required
      minLength={minLength}
      maxLength={passwordMaxLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      hint={value && <PasswordHint password={value} />}
      error={error}
    />
  );
}

/** The text of what is wrong with a new password, if anything. */
export function useNewPasswordProblem(): (password: string) => string | undefined {
  const { t } = useTranslation("auth");
  const count = usePasswordMinLength();
  return (password) => {
    if (password === "") return t("validation.required");
    return [...password].length < count ? t("validation.passwordTooShortAlt", { count }) : undefined;
  };
}
