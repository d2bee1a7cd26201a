import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { enteredFigureNames } from "#domain/products/product.ts";
import { parseNumber } from "../../i18n/parse-number.ts";
import { TextField } from "../../ui/text-field.tsx";
import { CarbohydrateChoice } from "./carbohydrate-choice.tsx";
import { basisIn, meaningIn } from "./label-conventions.ts";
import { carbsIn, type FigureName, mostTyped, type Printed, type TypedFigures } from "./label-figures.ts";
import { PrintedBasisChoice } from "./printed-basis-choice.tsx";

interface LabelForm {
  readonly values: TypedFigures;
  /** The typed weight of a serving. */
  readonly weight: string;
  readonly printed: Printed;
}

/** Why a typed figure cannot be taken; what is empty is unknown, unless it is needed. */
export function useFigureProblem({ values, weight, printed }: LabelForm) {
  const { t } = useTranslation("analysis");
  return (field: FigureName, isNeeded: boolean): string | undefined => {
    if (!isNeeded && values[field].trim() === "") return undefined;
    const most = mostTyped(field, { values, weight, printed });
    const number = parseNumber(values[field]);
    if (number === undefined || number < 0 || number > most)
      return t("product.invalid", { min: 0, max: Math.floor(most) });
    return field === "carbs" && (carbsIn(values) ?? 0) > most ? t("product.tooMuchWithFibre") : undefined;
  };
}

interface LabelFieldsProps {
  readonly values: TypedFigures;
  readonly figures: readonly (typeof enteredFigureNames)[number][];
  readonly hasSodium: boolean;
  readonly onChange: (changes: Partial<TypedFigures>) => void;
  /** The field for the weight of a serving. */
  readonly weightField: ReactNode;
  readonly errorOf: (field: FigureName) => string | undefined;
  readonly hintOf?: (field: FigureName) => ReactNode;
}

/** What the figures of a label are for, the figures, and what its carbohydrate means. */
export function LabelFields(props: LabelFieldsProps) {
  const { values, figures, hasSodium, onChange, weightField, errorOf, hintOf } = props;
  const { t } = useTranslation("analysis");
  return (
    <>
      <PrintedBasisChoice basis={basisIn(values)} onChange={(basis) => onChange({ basis })} />
      {weightField}
      <fieldset className="grid grid-cols-2 items-start gap-3">
        <legend className="mb-1.5 text-sm text-ink-muted">
          {t(basisIn(values) === "serving" ? "product.perServing" : "product.per100")}
        </legend>
        {figures.map((field) => (
          <TextField
            key={field}
            label={t(`product.field.${field === "salt" && hasSodium ? "sodium" : field}`)}
            inputMode="decimal"
            hint={hintOf?.(field)}
            value={values[field]}
            error={errorOf(field)}
            onChange={(event) => onChange({ [field]: event.target.value })}
          />
        ))}
      </fieldset>
      <CarbohydrateChoice
        meaning={meaningIn(values)}
        carbs={parseNumber(values.carbs)}
        fiber={parseNumber(values.fiber)}
        onChange={(carbohydrate) => onChange({ carbohydrate })}
      />
    </>
  );
}
