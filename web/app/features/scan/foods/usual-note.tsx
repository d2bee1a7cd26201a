import { useTranslation } from "react-i18next";
import type { AnalysedFoodAnswer } from "#contract/shapes/nutrition.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { Badge } from "../../../ui/badge.tsx";

interface UsualNoteProps {
  readonly food: Pick<AnalysedFoodAnswer, "name">;
  readonly usual: NonNullable<AnalysedFoodAnswer["usual"]>;
  readonly onUseGeneral: () => void;
}

/** Says that the food is what the person made of the same words before, and leads back to the general reading. */
export function UsualNote({ food, usual: { general }, onUseGeneral }: UsualNoteProps) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const figures = [formats.foodWeight(general.grams), formats.energy(general.calories)];
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <Badge tone="free">{t("food.usual")}</Badge>
      <button
        type="button"
        onClick={onUseGeneral}
        className="-mx-2 inline-flex min-h-11 items-center rounded-md px-2 text-left font-medium text-basil-700 underline hover:bg-oat"
      >
        <span>
          {t("food.useGeneral", { general: formats.inline([general.name, ...figures]) })}{" "}
          <span className="sr-only">{t("food.insteadOf", { food: food.name })}</span>
        </span>
      </button>
    </p>
  );
}
