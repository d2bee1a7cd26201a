import { useTranslation } from "react-i18next";
import {
  type CarbohydrateMeaning,
  carbohydrateMeanings,
  totalCarbohydrate,
} from "#domain/products/carbohydrate.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { SegmentedChoice } from "../../ui/segmented-choice.tsx";

interface CarbohydrateChoiceProps {
  readonly meaning: CarbohydrateMeaning;
  /** g, as typed; undefined where they are no numbers. */
  readonly carbs: number | undefined;
  readonly fiber: number | undefined;
  readonly onChange: (meaning: CarbohydrateMeaning) => void;
}

/** What the label in the person's hand calls carbohydrate, and what it is counted as. */
export function CarbohydrateChoice({ meaning, carbs, fiber, onChange }: CarbohydrateChoiceProps) {
  const { t } = useTranslation("analysis");
  const formats = useFormats();
  const total = totalCarbohydrate(carbs ?? null, fiber ?? null, meaning);
  const isOther = total !== null && total !== carbs;
  return (
    <div className="grid gap-1.5">
      <SegmentedChoice
        label={t("carbohydrate.question")}
        hasVisibleLabel
        options={carbohydrateMeanings.map((value) => ({ value, label: t(`carbohydrate.${value}`) }))}
        value={meaning}
        onChange={onChange}
      />
      <p className="text-sm text-ink-muted">
        {isOther ? t("carbohydrate.counted", { grams: formats.grams(total) }) : t("carbohydrate.hint")}
      </p>
    </div>
  );
}
