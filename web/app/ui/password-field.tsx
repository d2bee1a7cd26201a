import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "./classes.ts";
import { controlClasses, Field, type FieldTexts } from "./field.tsx";
import { EyeIcon, EyeOffIcon } from "./icons/action-icons.tsx";

type PasswordFieldProps = Omit<ComponentProps<"input">, "id" | "type"> & FieldTexts;

export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const { t } = useTranslation("common");
  const [isShown, setIsShown] = useState(false);
  const ShownIcon = isShown ? EyeOffIcon : EyeIcon;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className={classes(controlClasses, "h-12 pr-12")}
          />
          <button
            type="button"
            aria-label={isShown ? t("form.hidePassword") : t("form.showPassword")}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-md text-ink-muted hover:text-ink"
          >
            <ShownIcon className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
