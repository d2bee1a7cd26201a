/** web/features/plans/checkout: number, expiry and code of a card, as browsers and wallets know them. */
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/text-field.tsx";
import {
  type CardFault,
  type CardFaults,
  type CardInput,
  groupedNumber,
  writtenCvc,
  writtenExpiry,
} from "./card-input.ts";

interface CardFieldsProps {
  readonly card: CardInput;
  readonly faults: CardFaults;
  readonly isReadOnly: boolean;
  readonly onChange: (changes: Partial<CardInput>) => void;
}

export function CardFields({ card, faults, isReadOnly, onChange }: CardFieldsProps) {
  const { t } = useTranslation("subscription");
  const errorOf = (field: keyof CardInput, fault: CardFault | undefined) =>
    fault && t(fault === "missing" ? `cardForm.missing.${field}` : `cardForm.fault.${fault}`);
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
        error={errorOf("number", faults.number)}
        onChange={(event) => onChange({ number: groupedNumber(event.target.value) })}
      />
      <TextField
        label={t("cardForm.expiry")}
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder={t("cardForm.expiryPlaceholder")}
        readOnly={isReadOnly}
        value={card.expiry}
        error={errorOf("expiry", faults.expiry)}
        onChange={(event) => onChange({ expiry: writtenExpiry(event.target.value, card.expiry) })}
      />
      <TextField
        label={t("cardForm.cvc")}
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder="123"
        readOnly={isReadOnly}
        value={card.cvc}
        error={errorOf("cvc", faults.cvc)}
        onChange={(event) => onChange({ cvc: writtenCvc(event.target.value) })}
      />
    </fieldset>
  );
}
