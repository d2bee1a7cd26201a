import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { foodGramsMax, foodGramsMin } from "#contract/limits.ts";
import { parseNumber } from "../../../i18n/parse-number.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { PanelActions } from "../panel-actions.tsx";

interface ServingWeightProps {
  readonly onKnown: (grams: number) => void;
  readonly onBack: () => void;
}

/** Foods are kept for 100 g: figures for a serving need its weight, which the photo did not show. */
export function ServingWeight({ onKnown, onBack }: ServingWeightProps) {
  const { t } = useTranslation("add");
  const formId = useId();
  const [typed, setTyped] = useState("");
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const grams = parseNumber(typed);
  const isValid = grams !== undefined && grams >= foodGramsMin && grams <= foodGramsMax;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (isValid) onKnown(grams);
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{t("label.servingWeight.why")}</p>
      <TextField
        label={t("label.servingWeight.field")}
        inputMode="decimal"
        autoFocus
        value={typed}
        error={
          wasSubmitted && !isValid ? t("own.invalid", { min: foodGramsMin, max: foodGramsMax }) : undefined
        }
        onChange={(event) => setTyped(event.target.value)}
      />
      <PanelActions onBack={onBack}>
        <Button type="submit" form={formId}>
          {t("label.servingWeight.continue")}
        </Button>
      </PanelActions>
    </form>
  );
}
