import { useTranslation } from "react-i18next";
import type { AnalysedFoodAnswer } from "#contract/shapes/nutrition.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { classes } from "../../../ui/classes.ts";

interface PortionSizesProps {
  readonly food: string;
  readonly sizes: NonNullable<AnalysedFoodAnswer["portions"]>;
  readonly grams: number;
  readonly onChoose: (grams: number) => void;
}

/** Small, medium or large, for a food seen in a photo. */
export function PortionSizes({ food, sizes, grams, onChoose }: PortionSizesProps) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">{t("food.portionOf", { food })}</legend>
      {sizes.map((portion) => {
        const isChosen = Math.round(portion.grams) === Math.round(grams);
        return (
          <button
            key={portion.size}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(portion.grams)}
            className={classes(
              "min-h-9 rounded-full border px-3 text-sm transition-colors",
              isChosen
                ? "border-basil-600 bg-basil-50 font-semibold text-basil-800"
                : "border-line bg-card text-ink-soft hover:border-basil-300 hover:bg-basil-50",
            )}
          >
            {t(`food.size.${portion.size}`)}{" "}
            <span className="figures font-normal text-ink-muted">{formats.foodWeight(portion.grams)}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
