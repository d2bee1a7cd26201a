import { useTranslation } from "react-i18next";
import { classes } from "../../ui/classes.ts";
import { CheckIcon } from "../../ui/icons/status-icons.tsx";

const benefits = ["scans", "analytics", "micronutrients", "tips", "csv", "insights", "early"] as const;

export function ProBenefits({ className }: { className?: string }) {
  const { t } = useTranslation("pro");
  return (
    <ul className={classes("grid gap-2", className)}>
      {benefits.map((benefit) => (
        <li key={benefit} className="flex items-start gap-2.5">
          <CheckIcon className="mt-0.5 size-5 shrink-0 text-persimmon-600" />
          {t(`benefits.${benefit}`)}
        </li>
      ))}
    </ul>
  );
}
