import { useTranslation } from "react-i18next";
import type { NutriScoreLetter } from "#domain/nutrition/nutri-score.ts";
import { classes } from "../../ui/classes.ts";
import { scoreColors } from "./score-colors.ts";

export function NutriScoreMark({ letter }: { letter: NutriScoreLetter }) {
  const { t } = useTranslation("analysis");
  return (
    <span
      role="img"
      aria-label={t("nutriScore.label", { letter })}
      className={classes(
        "grid size-9 shrink-0 place-items-center rounded-md font-heading text-lg font-extrabold",
        scoreColors[letter],
      )}
    >
      <span aria-hidden="true">{letter}</span>
    </span>
  );
}
