/** web/features/nutrition: calories as a figure, in three sizes. */
import { useTranslation } from "react-i18next";
import { classes } from "../../ui/classes.ts";
import { useAmounts } from "./use-amounts.ts";

type CalorieBadgeSize = "sm" | "md" | "lg";

const figureSizes: Record<CalorieBadgeSize, string> = { sm: "text-lg", md: "text-3xl", lg: "text-5xl" };
const unitSizes: Record<CalorieBadgeSize, string> = { sm: "text-sm", md: "text-base", lg: "text-xl" };

interface CalorieBadgeProps {
  readonly kcal: number;
  readonly size?: CalorieBadgeSize;
}

export function CalorieBadge({ kcal, size = "md" }: CalorieBadgeProps) {
  const { t } = useTranslation("analysis");
  const amounts = useAmounts();
  return (
    <p className="figures flex items-baseline gap-1.5 whitespace-nowrap">
      <span className={classes("font-heading font-extrabold tracking-tight text-ink", figureSizes[size])}>
        {amounts.whole(kcal)}
      </span>
      <span className={classes("font-semibold text-ink-muted", unitSizes[size])}>{t("result.kcal")}</span>
    </p>
  );
}
