import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { classes } from "../../ui/classes.ts";

type CalorieBadgeSize = "sm" | "md" | "lg";

const figureSizes: Record<CalorieBadgeSize, string> = { sm: "text-lg", md: "text-3xl", lg: "text-5xl" };
const unitSizes: Record<CalorieBadgeSize, string> = { sm: "text-sm", md: "text-base", lg: "text-xl" };

interface CalorieBadgeProps {
  readonly kcal: number;
  readonly size?: CalorieBadgeSize;
}

/** Nothing where the account hides calories. */
export function CalorieBadge({ kcal, size = "md" }: CalorieBadgeProps) {
  const formats = useFormats();
  if (usePreferences().hidesCalories) return null;
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-1.5">
      <span className={classes("font-heading font-extrabold tracking-tight text-ink", figureSizes[size])}>
        {formats.energyFigure(kcal)}
      </span>
      <span className={classes("font-semibold text-ink-muted", unitSizes[size])}>{formats.energyUnit}</span>
    </p>
  );
}
