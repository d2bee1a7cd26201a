import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveOwnProduct } from "#contract/endpoints/products.ts";
import { foodGramsMax, foodGramsMin, foodNameMaxLength } from "#contract/limits.ts";
import { carbohydrateOfCountry } from "#domain/products/carbohydrate.ts";
import { printedBasisOf, printsSodium } from "#domain/products/printed-figures.ts";
import { enteredFigureNames } from "#domain/products/product.ts";
import { request } from "../../api/request.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { parseNumber } from "../../i18n/parse-number.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { DialogActions } from "../../ui/dialog-actions.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { draftNameIn, useDraft } from "../account/session/use-draft.ts";
import { usePerson } from "../account/session/use-person.ts";
import { useDoubtsBeforeSaving } from "../nutrition/figure-doubts.tsx";
import { basisIn } from "../nutrition/label-conventions.ts";
import { LabelFields, useFigureProblem } from "../nutrition/label-fields.tsx";
import { doubtOfBasis, type FigureName, typedDecimals } from "../nutrition/label-figures.ts";
import type { OwnProduct } from "./own-products-queries.ts";
import { bodyOf, doubtsOfBody, empty, type ProductBody, valuesOf } from "./product-values.ts";

interface ProductFormProps {
  readonly code: string;
  /** The product to change, if the code has one already. */
  readonly product?: OwnProduct;
  readonly backLabel?: string;
  readonly onSaved: () => void;
  readonly onBack: () => void;
}

/** The figures of a packet that no database has, kept under its code for this person. Empty fields stay unknown. */
export function ProductForm({ code, product, backLabel, onSaved, onBack }: ProductFormProps) {
  const { t } = useTranslation("analysis");
  const errorText = useErrorText();
  const formId = useId();
  const formats = useFormats();
  const country = usePerson()?.country ?? null;
  const meaningHere = carbohydrateOfCountry(country);
  const hasSodium = printsSodium(country);
  const typed = (value: number) => formats.typed(value, typedDecimals);
  const { energyUnit } = formats;
  const initial = product
    ? valuesOf(product, { carbohydrate: meaningHere, energyUnit, hasSodium, typed })
    : { ...empty, carbohydrate: meaningHere, basis: printedBasisOf(country) };
  const { values, change, forget } = useDraft(
    draftNameIn(`${product ? "own-product" : "product"}:${code}${hasSodium ? ":sodium" : ""}`, energyUnit),
    initial,
  );
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const doubting = useDoubtsBeforeSaving((body: ProductBody) => [
    ...doubtsOfBody(body),
    ...doubtOfBasis(values, values.servingGrams, body.figures),
  ]);
  const saving = useMutation({
    mutationFn: (body: ProductBody) => request(saveOwnProduct, { params: { code }, body }),
    onSuccess: () => {
      forget();
      onSaved();
    },
  });
  const printed = { energyUnit, hasSodium };
  const figureProblem = useFigureProblem({ values, weight: values.servingGrams, printed });
  const problemOf = (field: FigureName) => figureProblem(field, field === "calories");
  const servingProblem = () => {
    const number = parseNumber(values.servingGrams);
    if (values.servingGrams.trim() === "" && basisIn(values) !== "serving") return undefined;
    const isValid = number !== undefined && number >= foodGramsMin && number <= foodGramsMax;
    return isValid ? undefined : t("product.invalid", { min: foodGramsMin, max: foodGramsMax });
  };
  const nameProblem = values.name.trim() === "" ? t("product.nameMissing") : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (nameProblem || servingProblem() || enteredFigureNames.some(problemOf)) return;
    const body = bodyOf(values, product, printed);
    if (doubting.maySave(body)) saving.mutate(body);
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
      {saving.isError && <Alert title={t("product.saveFailed")}>{errorText(saving.error)}</Alert>}
      <p className="text-ink-muted">{t("product.formHint", { code })}</p>
      <TextField
        label={t("product.field.name")}
        autoFocus
        value={values.name}
        maxLength={foodNameMaxLength}
        error={wasSubmitted ? nameProblem : undefined}
        onChange={(event) => change({ name: event.target.value })}
      />
      <LabelFields
        values={values}
        figures={enteredFigureNames}
        hasSodium={hasSodium}
        onChange={change}
        errorOf={(field) => (wasSubmitted ? problemOf(field) : undefined)}
        weightField={
          <TextField
            label={t("product.field.servingGrams")}
            inputMode="decimal"
            value={values.servingGrams}
            error={wasSubmitted ? servingProblem() : undefined}
            onChange={(event) => change({ servingGrams: event.target.value })}
          />
        }
      />
      {doubting.notice}
      <DialogActions>
        <Button variant="ghost" onClick={onBack}>
          {backLabel ?? t("product.back")}
        </Button>
        <Button type="submit" form={formId} isBusy={saving.isPending}>
          {t("product.save")}
        </Button>
      </DialogActions>
    </form>
  );
}
