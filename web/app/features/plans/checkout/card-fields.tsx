import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/text-field.tsx";
import {
  type CardError,
  type CardErrors,
  type CardInput,
  formatCardNumber,
  formatCvc,
  formatExpiry,
} from "./card-input.ts";

interface CardFieldsProps {
  readonly card: CardInput;
  readonly errors: CardErrors;
  readonly isReadOnly: boolean;
  readonly onChange: (changes: Partial<CardInput>) => void;
}

export function CardFields({ card, errors, isReadOnly, onChange }: CardFieldsProps) {
  const { t } = useTranslation("subscription");
  const errorText = (field: keyof CardInput, error: CardError | undefined) =>
    error && t(error === "missing" ? `cardForm.missing.${field}` : `cardForm.fault.${error}`);
  return (
    <fieldset className="grid grid-cols-2 gap-4">
      <legend className="sr-only">{t("cardForm.label")}</legend>
      <TextField
        label={t("cardForm.number")}
        className="col-span-2"
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
        readOnly={isReadOnly}
        value={card.number}
        error={errorText("number", errors.number)}
        onChange={(event) => onChange({ number: formatCardNumber(event.target.value) })}
      />
      <TextField
        label={t("cardForm.expiry")}
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder={t("cardForm.expiryPlaceholder")}
        readOnly={isReadOnly}
        value={card.expiry}
        error={errorText("expiry", errors.expiry)}
        onChange={(event) => onChange({ expiry: formatExpiry(event.target.value, card.expiry) })}
      />
      <TextField
        label={t("cardForm.cvc")}
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder="123"
        readOnly={isReadOnly}
        value={card.cvc}
        error={errorText("cvc", errors.cvc)}
        onChange={(event) => onChange({ cvc: formatCvc(event.target.value) })}
      />
    </fieldset>
  );
}
