import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { foodNameMaxLength, quickCaloriesMax } from "#contract/limits.ts";
import { toKcal } from "#domain/nutrition/energy-unit.ts";
import { parseNumber } from "../../i18n/parse-number.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { draftNameIn, useDraft } from "../account/session/use-draft.ts";
import { addableOfQuick } from "./addable.ts";
import { PanelActions } from "./panel-actions.tsx";
import type { AddRows } from "./row-actions.ts";

const empty = { calories: "", name: "", protein: "", carbs: "", fat: "" };

interface QuickCaloriesFormProps {
  readonly rows: AddRows;
  readonly onBack: () => void;
}

/** Calories alone, and whatever else the person knows of it. */
export function QuickCaloriesForm({ rows: { adds, target }, onBack }: QuickCaloriesFormProps) {
  const { t } = useTranslation("add");
  const formId = useId();
  const { energyUnit, energyFigure } = useFormats();
  const { values, change, forget } = useDraft(draftNameIn("quickCalories", energyUnit), empty);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const calories = Math.round(toKcal(parseNumber(values.calories) ?? 0, energyUnit));
  const isValid = calories >= 1 && calories <= quickCaloriesMax;
  const problem = t("quick.caloriesInvalid", { max: energyFigure(quickCaloriesMax) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (!isValid) return;
    /** Left empty: unknown, which is not 0. */
    const grams = (text: string) => parseNumber(text) ?? null;
    const macros = { protein: grams(values.protein), carbs: grams(values.carbs), fat: grams(values.fat) };
    const name = values.name.trim() || t("quick.defaultName");
    adds.add(addableOfQuick({ name, calories, ...macros }), 0, target);
    forget();
    onBack();
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ink-muted">{t("quick.hint")}</p>
      <TextField
        label={t("quick.calories")}
        inputMode="numeric"
        autoFocus
        value={values.calories}
        error={wasSubmitted && !isValid ? problem : undefined}
        onChange={(event) => change({ calories: event.target.value })}
      />
      <TextField
        label={t("quick.name")}
        value={values.name}
        maxLength={foodNameMaxLength}
        onChange={(event) => change({ name: event.target.value })}
      />
      <fieldset className="grid grid-cols-3 gap-3">
        <legend className="mb-1.5 text-sm text-ink-muted">{t("quick.macros")}</legend>
        {(["protein", "carbs", "fat"] as const).map((macro) => (
          <TextField
            key={macro}
            label={t(`macros.${macro}`)}
            inputMode="decimal"
            value={values[macro]}
            onChange={(event) => change({ [macro]: event.target.value })}
          />
        ))}
      </fieldset>
      <PanelActions onBack={onBack}>
        <Button type="submit" form={formId}>
          {t("add")}
        </Button>
      </PanelActions>
    </form>
  );
}
