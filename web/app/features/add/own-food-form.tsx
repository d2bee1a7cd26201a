import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { energyDensityMax, foodGramsMax, foodGramsMin, foodNameMaxLength } from "#contract/limits.ts";
import { type EnergyUnit, fromKcal } from "#domain/nutrition/energy-unit.ts";
import { carbohydrateOfCountry, totalCarbohydrate } from "#domain/products/carbohydrate.ts";
import { printedBasisOf } from "#domain/products/printed-figures.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { parseNumber } from "../../i18n/parse-number.ts";
import { useLocale } from "../../i18n/use-language.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { AlertIcon } from "../../ui/icons/status-icons.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { draftNameIn, useDraft } from "../account/session/use-draft.ts";
import { usePerson } from "../account/session/use-person.ts";
import { CarbohydrateChoice } from "../nutrition/carbohydrate-choice.tsx";
import { useDoubtsBeforeSaving } from "../nutrition/figure-doubts.tsx";
import { basisIn, factorIn, meaningIn } from "../nutrition/label-conventions.ts";
import { PrintedBasisChoice } from "../nutrition/printed-basis-choice.tsx";
import type { AddView } from "./add-view.ts";
import { addableOfOwn, type OwnFood, type PackPortions } from "./addable.ts";
import type { LabelValues } from "./label/label-values.ts";
import { type Packet, useKeepPacket } from "./label/use-keep-packet.ts";
import {
  doubtsOfFields,
  type OwnFoodFigure as Figure,
  fieldsOf,
  initialValues,
  type OwnFoodValues,
  ownFoodFigures,
} from "./own-food-values.ts";
import { PanelActions } from "./panel-actions.tsx";
import { useSaveOwnFood } from "./use-own-foods.ts";

const mostOf: Readonly<Record<Figure | "portionGrams", number>> = {
  ...{ calories: energyDensityMax, protein: 100, carbs: 100, fat: 100, fiber: 100 },
  portionGrams: foodGramsMax,
};

/** The limits are for 100 g: of a serving, the same share of them. */
function mostTyped(field: Figure | "portionGrams", values: OwnFoodValues, energyUnit: EnergyUnit): number {
  const most = mostOf[field];
  if (field === "portionGrams") return most;
  return (field === "calories" ? fromKcal(most, energyUnit) : most) / factorIn(values, values.portionGrams);
}

/** Each photo has a draft of its own. */
interface LabelStart {
  readonly photoId: string;
  readonly values: LabelValues["values"] & Pick<LabelValues, "carbohydrate">;
  readonly doubts: LabelValues["doubts"];
  readonly portions: PackPortions;
  /** Undefined where the photo shows no code. */
  readonly packet: Packet | undefined;
}

interface OwnFoodFormProps {
  readonly food: OwnFood | undefined;
  /** What a photo of its label said. */
  readonly label?: LabelStart;
  readonly onBack: () => void;
  readonly onView: (view: AddView) => void;
}

/** A food as its label states it, for 100 g. */
export function OwnFoodForm({ food, label, onBack, onView }: OwnFoodFormProps) {
  const { t } = useTranslation("add");
  const errorText = useErrorText();
  const formId = useId();
  const { hidesCalories, energyUnit } = usePreferences();
  const draftName = label ? `label:${label.photoId}` : `ownFood:${food?.id ?? "new"}`;
  const locale = useLocale();
  const country = usePerson()?.country ?? null;
  const { values, change, forget } = useDraft(draftNameIn(draftName, energyUnit), {
    ...initialValues(food, {
      ...{ carbohydrate: carbohydrateOfCountry(country), locale, energyUnit },
      // Figures that were read from a photo are converted to 100 g already.
      basis: label ? "hundred" : printedBasisOf(country),
    }),
    ...label?.values,
  });
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const keeping = useKeepPacket();
  const saving = useSaveOwnFood(food?.id, (saved) => {
    if (label?.packet) keeping.mutate({ packet: label.packet, food: saved });
    forget();
    onView({ kind: "home", made: addableOfOwn(saved, label?.portions) });
  });
  const meaning = meaningIn(values);
  const doubting = useDoubtsBeforeSaving(doubtsOfFields);
  const problemOf = (field: Figure | "portionGrams") => {
    const isOptional = field !== "portionGrams" && (field !== "calories" || hidesCalories);
    if (isOptional && values[field].trim() === "") return undefined;
    const typed = parseNumber(values[field]);
    const least = field === "portionGrams" ? foodGramsMin : 0;
    const most = mostTyped(field, values, energyUnit);
    const isValid = typed !== undefined && typed >= least && typed <= most;
    if (!isValid) return t("own.invalid", { min: least, max: Math.floor(most) });
    const total =
      field === "carbs" ? totalCarbohydrate(typed, parseNumber(values.fiber) ?? null, meaning) : 0;
    return (total ?? 0) > most ? t("own.tooMuchWithFibre") : undefined;
  };
  const nameProblem = values.name.trim() === "" ? t("own.nameMissing") : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (nameProblem || [...ownFoodFigures, "portionGrams" as const].some(problemOf)) return;
    const isFromLabel = label !== undefined || food?.isFromLabel === true;
    const fields = { ...fieldsOf(values, { hidesCalories, energyUnit }), isFromLabel };
    if (doubting.maySave(fields)) saving.mutate(fields);
  };
  const numberField = (field: Figure | "portionGrams") => (
    <TextField
      key={field}
      label={field === "portionGrams" ? t("own.portion") : t(`own.${field}`)}
      inputMode="decimal"
      hint={label?.doubts[field] && <Doubt reason={label.doubts[field]} />}
      value={values[field]}
      error={wasSubmitted ? problemOf(field) : undefined}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
  return (
    <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
      {saving.isError && <Alert title={t("own.failed")}>{errorText(saving.error)}</Alert>}
      <TextField
        label={t("own.name")}
        autoFocus
        value={values.name}
        maxLength={foodNameMaxLength}
        error={wasSubmitted ? nameProblem : undefined}
        onChange={(event) => change({ name: event.target.value })}
      />
      <PrintedBasisChoice basis={basisIn(values)} onChange={(basis) => change({ basis })} />
      {numberField("portionGrams")}
      <fieldset className="grid grid-cols-2 items-start gap-3">
        <legend className="mb-1.5 text-sm text-ink-muted">
          {t(basisIn(values) === "serving" ? "own.perServing" : "own.per100")}
        </legend>
        {ownFoodFigures.filter((figure) => figure !== "calories" || !hidesCalories).map(numberField)}
      </fieldset>
      <CarbohydrateChoice
        meaning={meaning}
        carbs={parseNumber(values.carbs)}
        fiber={parseNumber(values.fiber)}
        onChange={(carbohydrate) => change({ carbohydrate })}
      />
      {doubting.notice}
      <PanelActions onBack={onBack}>
        <Button type="submit" form={formId} isBusy={saving.isPending}>
          {t("own.save")}
        </Button>
      </PanelActions>
    </form>
  );
}

function Doubt({ reason }: { reason: NonNullable<LabelValues["doubts"]["calories"]> }) {
  const { t } = useTranslation("add");
  return (
    <span className="flex items-start gap-1.5 font-semibold text-warning">
      <AlertIcon className="mt-0.5 size-4 shrink-0" />
      {t(`label.doubt.${reason}`)}
    </span>
  );
}
