import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../../ui/classes.ts";
import { estimatePasswordStrength, type PasswordStrength } from "./password-strength.ts";

function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

const bars: Record<PasswordStrength, { readonly filled: number; readonly tone: string }> = {
  weak: { filled: 1, tone: "bg-danger" },
  fair: { filled: 2, tone: "bg-score-d" },
  good: { filled: 3, tone: "bg-basil-400" },
  strong: { filled: 4, tone: "bg-basil-600" },
};

export function PasswordHint({ password }: { password: string }) {
  const { t } = useTranslation("auth");
  const strength = estimatePasswordStrength(password);
  const { filled, tone } = bars[strength];
  return (
    <span className="grid gap-1.5 pt-1">
      <span className="grid grid-cols-4 gap-1.5" aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={classes("h-1 rounded-full", bar <= filled ? tone : "bg-line")} />
        ))}
      </span>
      <span aria-live="polite">
        <VisuallyHidden>{t("strength.label")}: </VisuallyHidden>
        {t(`strength.${strength}`)}
      </span>
    </span>
  );
}
