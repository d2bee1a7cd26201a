import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { saveOwnProduct } from "#contract/endpoints/products.ts";
import { energyDensityMax, foodGramsMax, foodGramsMin, foodNameMaxLength } from "#contract/limits.ts";
import { type EnergyUnit, fromKcal, toKcal } from "#domain/nutrition/energy-unit.ts";
import {
  type CarbohydrateMeaning,
  carbohydrateOfCountry,
  printedCarbohydrate,
  totalCarbohydrate,
} from "#domain/products/carbohydrate.ts";
import { doubtsOf } from "#domain/products/check-figures.ts";
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
import type { OwnProduct } from "./own-products-queries.ts";

const figures = ["calories", "protein", "carbs", "fat", "fiber", "sugars", "saturatedFat", "salt"] as const;
type Field = (typeof figures)[number] | "servingGrams";
const empty = {
  ...{ name: "", calories: "", protein: "", carbs: "", fat: "", fiber: "", sugars: "", saturatedFat: "" },
  ...{ salt: "", servingGrams: "", carbohydrate: "" },
};

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
  const meaningHere = carbohydrateOfCountry(usePerson()?.country ?? null);
  const typed = (value: number) => formats.typed(value, typedDecimals);
  const { energyUnit } = formats;
  const initial = product
    ? valuesOf(product, { carbohydrate: meaningHere, energyUnit, typed })
    : { ...empty, carbohydrate: meaningHere };
  const { values, change, forget } = useDraft(
    draftNameIn(`${product ? "own-product" : "product"}:${code}`, energyUnit),
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
    const [min, max] = rangeOf(field, energyUnit);
    if (field !== "calories" && values[field].trim() === "") return undefined;
    const number = parseNumber(values[field]);
    if (number === undefined || number < min || number > max)
      return t("product.invalid", { min, max: Math.floor(max) });
    return field === "carbs" && (carbsOf(values) ?? 0) > max ? t("product.tooMuchWithFibre") : undefined;
  };
  const nameProblem = values.name.trim() === "" ? t("product.nameMissing") : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (nameProblem || [...figures, "servingGrams" as const].some(problemOf)) return;
    const body = bodyOf(values, product, energyUnit);
    if (doubting.maySave(body)) saving.mutate(body);
  };
  const numberField = (field: Field) => (
    <TextField
      key={field}
      label={t(`product.field.${field}`)}
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
      <fieldset className="grid grid-cols-2 items-start gap-3">
        <legend className="mb-1.5 text-sm text-ink-muted">{t("product.per100")}</legend>
        {figures.map(numberField)}
      </fieldset>
      <CarbohydrateChoice
        meaning={meaningIn(values)}
        carbs={parseNumber(values.carbs)}
        fiber={parseNumber(values.fiber)}
        onChange={(carbohydrate) => change({ carbohydrate })}
      />
      {numberField("servingGrams")}
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

function rangeOf(field: Field, energyUnit: EnergyUnit): readonly [number, number] {
  if (field === "calories") return [0, fromKcal(energyDensityMax, energyUnit)];
  return field === "servingGrams" ? [foodGramsMin, foodGramsMax] : [0, 100];
}

/** Of a stored figure, as shown in its field. */
const typedDecimals = 3;

interface Conventions {
  readonly carbohydrate: CarbohydrateMeaning;
  readonly energyUnit: EnergyUnit;
  readonly typed: (value: number) => string;
}

/** The carbohydrate as labels of the person's country print it. */
function valuesOf(
  { name, figures: kept, servingGrams }: OwnProduct,
  { carbohydrate, energyUnit, typed }: Conventions,
): typeof empty {
  const text = (value: number | null) => (value === null ? "" : typed(value));
  const typedFigures = Object.fromEntries(figures.map((field) => [field, text(kept[field])]));
  const carbs = text(printedCarbohydrate(kept.carbs, kept.fiber, carbohydrate));
  const calories = text(fromKcal(kept.calories, energyUnit));
  return { ...empty, ...typedFigures, calories, carbs, name, servingGrams: text(servingGrams), carbohydrate };
}

function meaningIn({ carbohydrate }: typeof empty): CarbohydrateMeaning {
  return carbohydrate === "withFibre" ? "withFibre" : "withoutFibre";
}

function carbsOf(values: typeof empty): number | null {
  const number = (text: string) => parseNumber(text) ?? null;
  return totalCarbohydrate(number(values.carbs), number(values.fiber), meaningIn(values));
}

type ProductBody = ReturnType<typeof bodyOf>;

function doubtsOfBody({ figures: sent, unit = "g" }: ProductBody) {
  const unstated = { alcohol: null, polyols: null };
  return doubtsOf({ figures: { ...unstated, ...sent }, unit, kilojoules: null });
}

/** Values that the form does not ask for are sent back unchanged. */
function bodyOf(values: typeof empty, kept: OwnProduct | undefined, energyUnit: EnergyUnit) {
  const number = (field: Field) => parseNumber(values[field]) ?? null;
  return {
    ...(kept && { brand: kept.brand, unit: kept.unit, packGrams: kept.packGrams }),
    ...(kept && { micronutrients: kept.micronutrients }),
    name: values.name.trim(),
    figures: {
      ...(kept && { alcohol: kept.figures.alcohol, polyols: kept.figures.polyols }),
      calories: toKcal(number("calories") ?? 0, energyUnit),
      protein: number("protein"),
      carbs: carbsOf(values),
      fat: number("fat"),
      fiber: number("fiber"),
      sugars: number("sugars"),
      saturatedFat: number("saturatedFat"),
      salt: number("salt"),
    },
    servingGrams: number("servingGrams"),
  };
}
