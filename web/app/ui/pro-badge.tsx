/** web/app/ui: marks what belongs to Pro. */
import { useTranslation } from "react-i18next";
import { Badge } from "./badge.tsx";
import { classes } from "./classes.ts";

export function ProBadge({ className }: { className?: string }) {
  const { t } = useTranslation("common");
  return (
    <Badge
      tone="pro"
      className={classes("px-1.5 py-0 text-[0.625rem] leading-4 uppercase tracking-wide", className)}
    >
      {t("plan.pro")}
    </Badge>
  );
}
