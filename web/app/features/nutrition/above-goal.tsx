import { useTranslation } from "react-i18next";
import { classes } from "../../ui/classes.ts";
import { ArrowUpIcon } from "../../ui/icons/status-icons.tsx";

/** Says by how much a goal is exceeded. An arrow and words say it, not the colour alone. */
export function AboveGoal({ excess, className }: { excess: string; className?: string }) {
  const { t } = useTranslation("analysis");
  return (
    <span className={classes("figures inline-flex items-center gap-1 font-semibold text-above", className)}>
      <ArrowUpIcon className="size-4 shrink-0" />
      {t("goal.above", { excess })}
    </span>
  );
}
