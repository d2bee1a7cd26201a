import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-formats.ts";
import { Button } from "../../../ui/button.tsx";
import type { PackPortions } from "../addable.ts";

interface PackChoiceProps {
  readonly portions: PackPortions;
  readonly grams: number;
  readonly onChange: (grams: number) => void;
}

/** A serving or the whole pack, as the label counts them. */
export function PackChoice({ portions: { servingGrams, packGrams }, grams, onChange }: PackChoiceProps) {
  const { t } = useTranslation("add");
  const formats = useFormats();
  const choices = [
    { kind: "serving", amount: servingGrams },
    { kind: "pack", amount: packGrams },
  ] as const;
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-1.5 text-sm text-ink-muted">{t("label.portions")}</legend>
      {choices.map(
        ({ kind, amount }) =>
          amount !== null && (
            <Button
              key={kind}
              variant="secondary"
              size="sm"
              aria-pressed={grams === Math.round(amount)}
              onClick={() => onChange(Math.round(amount))}
            >
              {t(`label.${kind}`, { grams: formats.foodWeight(amount) })}
            </Button>
          ),
      )}
    </fieldset>
  );
}
