import { useState } from "react";
import { useTranslation } from "react-i18next";
import { waterMlMax } from "#contract/limits.ts";
import { fromMl, toMl, volumeUnits } from "#domain/body/units.ts";
import { parseNumber } from "../../i18n/parse-number.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { TextField } from "../../ui/text-field.tsx";
import { FormDialog } from "../account/form-dialog.tsx";

interface WaterDialogProps {
  readonly isOpen: boolean;
  /** Undefined: a new drink. */
  readonly ml?: number | undefined;
  readonly isBusy: boolean;
  /** Closes the dialog once the drink is saved, so that a failure leaves what was typed. */
  readonly onSave: (ml: number) => void;
  readonly onClose: () => void;
}

/** The size of a drink, in the unit of the account. */
export function WaterDialog({ isOpen, ...rest }: WaterDialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ ml: before, isBusy, onSave, onClose }: Omit<WaterDialogProps, "isOpen">) {
  const { t } = useTranslation("body");
  const formats = useFormats();
  const { units } = usePreferences();
  const [typed, setTyped] = useState(() =>
    before === undefined ? "" : formats.typed(fromMl(before, units), 1),
  );
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const number = parseNumber(typed);
  const ml = number === undefined ? undefined : toMl(number, units);
  const isValid = ml !== undefined && ml >= 1 && ml <= waterMlMax;
  const submit = () => {
    setWasSubmitted(true);
    if (isValid) onSave(ml);
    return isValid;
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={before === undefined ? t("water.own") : t("water.edit")}
      submitLabel={t("water.save")}
      isBusy={isBusy}
      onSubmit={submit}
    >
      <TextField
        label={t("water.field", { unit: volumeUnits[units] })}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        maxLength={6}
        value={typed}
        error={
          wasSubmitted && !isValid
            ? t("water.outOfRange", { least: formats.volume(1), most: formats.volume(waterMlMax) })
            : undefined
        }
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  );
}
