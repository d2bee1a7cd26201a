import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { foodGramsMax, foodGramsMin, foodNameMaxLength } from "#contract/limits.ts";
import { carbohydrateOfCountry } from "#domain/products/carbohydrate.ts";
import { printedBasisOf, printsSodium } from "#domain/products/printed-figures.ts";
import { enteredFigureNames } from "#domain/products/product.ts";
import { useErrorText } from "../../api/use-error-text.ts";
import { parseNumber } from "../../i18n/parse-number.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { AlertIcon } from "../../ui/icons/status-icons.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { draftNameIn, useDraft } from "../account/session/use-draft.ts";
import { usePerson } from "../account/session/use-person.ts";
import { useDoubtsBeforeSaving } from "../nutrition/figure-doubts.tsx";
import { LabelFields, useFigureProblem } from "../nutrition/label-fields.tsx";
import { doubtOfBasis, type FigureName, typedDecimals } from "../nutrition/label-figures.ts";
import type { AddView } from "./add-view.ts";
import { addableOfOwn, type OwnFood, type PackPortions } from "./addable.ts";
import type { LabelValues } from "./label/label-values.ts";
import { type Packet, useKeepPacket } from "./label/use-keep-packet.ts";
import { doubtsOfFields, fieldsOf, initialValues, type OwnFoodValues } from "./own-food-values.ts";
import { PanelActions } from "./panel-actions.tsx";
import { useSaveOwnFood } from "./use-own-foods.ts";

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
  const formats = useFormats();
  const country = usePerson()?.country ?? null;
  const hasSodium = printsSodium(country);
  const printed = { energyUnit, hasSodium };
  const { values, change, forget } = useDraft<OwnFoodValues>(
    draftNameIn(`${draftName}${hasSodium ? ":sodium" : ""}`, energyUnit),
    {
      ...initialValues(food, {
        ...{ ...printed, carbohydrate: carbohydrateOfCountry(country) },
        typed: (value) => formats.typed(value, typedDecimals),
        // Figures that were read from a photo are converted to 100 g already.
        basis: label ? "hundred" : printedBasisOf(country),
      }),
      ...label?.values,
    },
  );
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const keeping = useKeepPacket();
  const saving = useSaveOwnFood(food?.id, (saved) => {
    if (label?.packet) keeping.mutate({ packet: label.packet, food: saved });
    forget();
    onView({ kind: "home", made: addableOfOwn(saved, label?.portions) });
  });
  const doubting = useDoubtsBeforeSaving((fields: ReturnType<typeof fieldsOf>) => [
    ...doubtsOfFields(fields),
    ...doubtOfBasis(values, values.portionGrams, fields),
  ]);
  const figureProblem = useFigureProblem({ values, weight: values.portionGrams, printed });
  const problemOf = (field: FigureName) => figureProblem(field, field === "calories" && !hidesCalories);
  const portionProblem = () => {
    const typed = parseNumber(values.portionGrams);
    const isValid = typed !== undefined && typed >= foodGramsMin && typed <= foodGramsMax;
    return isValid ? undefined : t("own.invalid", { min: foodGramsMin, max: foodGramsMax });
  };
  const nameProblem = values.name.trim() === "" ? t("own.nameMissing") : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (nameProblem || portionProblem() || enteredFigureNames.some(problemOf)) return;
    const isFromLabel = label !== undefined || food?.isFromLabel === true;
    const fields = { ...fieldsOf(values, { ...printed, hidesCalories }), isFromLabel };
    if (doubting.maySave(fields)) saving.mutate(fields);
  };
  const doubtOf = (field: FigureName | "portionGrams") => {
    const reason = label?.doubts[field];
    return reason && <Doubt reason={reason} />;
  };
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
      <LabelFields
        values={values}
        figures={enteredFigureNames.filter((figure) => figure !== "calories" || !hidesCalories)}
        hasSodium={hasSodium}
        onChange={change}
        errorOf={(field) => (wasSubmitted ? problemOf(field) : undefined)}
        hintOf={doubtOf}
        weightField={
          <TextField
            label={t("own.portion")}
            inputMode="decimal"
            hint={doubtOf("portionGrams")}
            value={values.portionGrams}
            error={wasSubmitted ? portionProblem() : undefined}
            onChange={(event) => change({ portionGrams: event.target.value })}
          />
        }
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
