import { useTranslation } from "react-i18next";
import type { NutriScoreLetter } from "#domain/nutrition/nutri-score.ts";
import { classes } from "../../ui/classes.ts";
import { scoreTints } from "./score-colors.ts";

export function NutriScoreMark({ letter }: { letter: NutriScoreLetter }) {
  const { t } = useTranslation("analysis");
  return (
    <span
      role="img"
      aria-label={t("nutriScore.label", { letter })}
      className={classes(
        "grid size-[1.45em] min-h-6 min-w-6 shrink-0 place-items-center rounded-sm font-heading text-sm font-extrabold ring-1 ring-current/25 ring-inset",
        scoreTints[letter],
      )}
    >
      <span aria-hidden="true">{letter}</span>
    </span>
  );
}
