import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { suggestionMinimumAge } from "#domain/goals/suggest-goals.ts";
import { paces } from "#domain/goals/weight-plan.ts";
import { heightCmRange, maternities, weightKgRange } from "#domain/people/body-profile.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { useToday } from "../../time/use-today.ts";
import { focusFirstProblem } from "../../ui/focus-first-problem.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { ActivitySlider } from "./activity-slider.tsx";
import {
  asksForWish,
  type BodyFormValues,
  birthYears,
  invalidFields,
  offeredObjectives,
} from "./body-form-values.ts";
import { ImperialBodyFields } from "./imperial-body-fields.tsx";
import { WeightWishFields } from "./weight-wish-fields.tsx";

interface BodyFormProps {
  /** For the submit button outside the form. */
  readonly id: string;
  readonly values: BodyFormValues;
  readonly onChange: (changes: Partial<BodyFormValues>) => void;
  readonly onSubmit: () => void;
}

export function BodyForm({ id, values, onChange, onSubmit }: BodyFormProps) {
  const { t } = useTranslation("profile");
  const { units } = usePreferences();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const today = useToday();
  const invalid = invalidFields(values, today);
  const { userObjective: objective } = values;
  const unchosen = { value: "", label: t("body.choose") };
  const isYearMissing = values.birthYear === "";
  const yearText = isYearMissing
    ? t("body.birthYearMissing")
    : t("body.tooYoung", { age: suggestionMinimumAge });
  const birthYearProblem =
    invalid.has("birthYear") && (wasSubmitted || !isYearMissing) ? yearText : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (invalid.size > 0) focusFirstProblem(event.currentTarget);
    else onSubmit();
  };
  const measureField = (field: "height" | "weight", { min, max }: { min: number; max: number }) => (
    <TextField
      label={t(`body.${field}`)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      value={values[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
      error={wasSubmitted && invalid.has(field) ? t(`body.${field}Range`, { min, max }) : undefined}
    />
  );
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={t("body.birthYear")}
          value={values.birthYear}
          onChange={(event) => onChange({ birthYear: event.target.value })}
          options={[unchosen, ...birthYears(today).map((year) => ({ value: year, label: year }))]}
          error={birthYearProblem}
        />
        <SelectField
          label={t("body.gender")}
          value={values.gender}
          onChange={(event) => onChange({ gender: event.target.value })}
          options={[
            unchosen,
            ...(["female", "male"] as const).map((value) => ({ value, label: t(`body.${value}`) })),
          ]}
          error={wasSubmitted && invalid.has("gender") ? t("body.genderMissing") : undefined}
        />
      </div>
      {values.gender === "female" && (
        <SelectField
          label={t("body.maternity")}
          value={values.maternity}
          onChange={(event) => onChange({ maternity: event.target.value })}
          options={[
            { value: "", label: t("maternity.none") },
            ...maternities.map((value) => ({ value, label: t(`maternity.${value}`) })),
          ]}
          hint={values.maternity === "" ? undefined : t("maternity.text")}
        />
      )}
      {units === "imperial" ? (
        <ImperialBodyFields
          values={values}
          onChange={onChange}
          problems={wasSubmitted ? invalid : new Set()}
        />
      ) : (
        <div className="grid grid-cols-2 gap-4 sm:gap-5">
          {measureField("weight", weightKgRange)}
          {measureField("height", heightCmRange)}
        </div>
      )}
      <ActivitySlider
        level={values.activityLevel}
        onChange={(activityLevel) => onChange({ activityLevel })}
      />
      <ObjectiveField
        value={values.userObjective}
        onChange={(userObjective) => onChange({ userObjective })}
      />
      {isObjectiveWithPace(objective) && asksForWish(values) && (
        <WeightWishFields
          objective={objective}
          values={values}
          onChange={onChange}
          isProblemShown={wasSubmitted}
        />
      )}
    </form>
  );
}

function isObjectiveWithPace(objective: string): objective is keyof typeof paces {
  return objective in paces;
}

function ObjectiveField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation("profile");
  // `gain_muscle` may have been set by another client; it stays until something else is chosen.
  const offered =
    value === "gain_muscle" ? [...offeredObjectives, "gain_muscle" as const] : offeredObjectives;
  return (
    <SelectField
      label={t("body.objective")}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={offered.map((objective) => ({ value: objective, label: t(`objective.${objective}`) }))}
    />
  );
}
