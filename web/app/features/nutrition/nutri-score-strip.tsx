import { useTranslation } from "react-i18next";
import type { NutriScoreLetter } from "#domain/nutrition/nutri-score.ts";
import { classes } from "../../ui/classes.ts";
import { scoreColors, scoreTints } from "./score-colors.ts";

const letters = ["A", "B", "C", "D", "E"] as const satisfies readonly NutriScoreLetter[];

interface NutriScoreStripProps {
  readonly letter: NutriScoreLetter;
  readonly size?: "sm" | "md";
}

/** Our own drawing of the five letters, always labelled an estimate. */
export function NutriScoreStrip({ letter, size = "md" }: NutriScoreStripProps) {
  const { t } = useTranslation("analysis");
  const isSmall = size === "sm";
  return (
    <div role="img" aria-label={t("nutriScore.label", { letter })} className="inline-flex items-center">
      {letters.map((candidate) => (
        <span
          key={candidate}
          aria-hidden="true"
          className={classes(
            "grid place-items-center font-heading font-extrabold first:rounded-l-full last:rounded-r-full",
            candidate === letter
              ? classes(
                  scoreColors[candidate],
                  "z-10 rounded-md! shadow-raised ring-2 ring-card",
                  isSmall ? "size-[1.75em] text-base" : "size-[1.85em] text-2xl",
                )
              : classes(
                  scoreTints[candidate],
                  isSmall ? "h-[1.82em] w-[1.46em] text-2xs" : "h-[2.3em] w-[min(2em,14vw)] text-sm",
                ),
          )}
        >
          {candidate}
        </span>
      ))}
    </div>
  );
}
