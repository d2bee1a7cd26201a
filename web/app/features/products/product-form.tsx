import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveOwnProduct } from "#contract/endpoints/products.ts";
import { foodNameMaxLength } from "#contract/limits.ts";
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
import { CarbohydrateChoice } from "../nutrition/carbohydrate-choice.tsx";
import { useDoubtsBeforeSaving } from "../nutrition/figure-doubts.tsx";
import { basisIn, meaningIn } from "../nutrition/label-conventions.ts";
import { PrintedBasisChoice } from "../nutrition/printed-basis-choice.tsx";
import type { OwnProduct } from "./own-products-queries.ts";
import {
  bodyOf,
  carbsOf,
  doubtsOfBody,
  empty,
  type Field,
  type ProductBody,
  rangeOf,
  typedDecimals,
  valuesOf,
} from "./product-values.ts";

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
  const doubting = useDoubtsBeforeSaving(doubtsOfBody);
  const saving = useMutation({
    mutationFn: (body: ProductBody) => request(saveOwnProduct, { params: { code }, body }),
    onSuccess: () => {
      forget();
      onSaved();
    },
  });
  const problemOf = (field: Field) => {
    const isNeeded = field === "calories" || (field === "servingGrams" && basisIn(values) === "serving");
    const [min, max] = rangeOf(field, { values, energyUnit, hasSodium });
    if (!isNeeded && values[field].trim() === "") return undefined;
    const number = parseNumber(values[field]);
    if (number === undefined || number < min || number > max)
      return t("product.invalid", { min, max: Math.floor(max) });
    return field === "carbs" && (carbsOf(values) ?? 0) > max ? t("product.tooMuchWithFibre") : undefined;
  };
  const nameProblem = values.name.trim() === "" ? t("product.nameMissing") : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (nameProblem || [...enteredFigureNames, "servingGrams" as const].some(problemOf)) return;
    const body = bodyOf(values, product, { energyUnit, hasSodium });
    if (doubting.maySave(body)) saving.mutate(body);
  };
  const numberField = (field: Field) => (
    <TextField
      key={field}
      label={t(`product.field.${field === "salt" && hasSodium ? "sodium" : field}`)}
      inputMode="decimal"
      value={values[field]}
      error={wasSubmitted ? problemOf(field) : undefined}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
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
      <PrintedBasisChoice basis={basisIn(values)} onChange={(basis) => change({ basis })} />
      {numberField("servingGrams")}
      <fieldset className="grid grid-cols-2 items-start gap-3">
        <legend className="mb-1.5 text-sm text-ink-muted">
          {t(basisIn(values) === "serving" ? "product.perServing" : "product.per100")}
        </legend>
        {enteredFigureNames.map(numberField)}
      </fieldset>
      <CarbohydrateChoice
        meaning={meaningIn(values)}
        carbs={parseNumber(values.carbs)}
        fiber={parseNumber(values.fiber)}
        onChange={(carbohydrate) => change({ carbohydrate })}
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
