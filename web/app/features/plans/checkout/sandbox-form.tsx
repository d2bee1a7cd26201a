// Accepts test cards only, and says so. The input survives every failure.
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { nowMs } from "../../../time/clock.ts";
import { Badge } from "../../../ui/badge.tsx";
import { focusFirstProblem } from "../../../ui/focus-first-problem.ts";
import { CardFields } from "./card-fields.tsx";
import { type CardErrors, type CardInput, exampleCard, validateCard } from "./card-input.ts";
import { PayButton } from "./pay-button.tsx";
import type { PaymentFormProps } from "./payment-form.ts";
import { TestCardList } from "./test-card-list.tsx";
import { useSandboxPayment } from "./use-sandbox-payment.ts";

const emptyCard: CardInput = { number: "", expiry: "", cvc: "" };

export function SandboxForm({ plan, ...payment }: PaymentFormProps) {
  const { t } = useTranslation("subscription");
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState(emptyCard);
  const [errors, setErrors] = useState<CardErrors>({});
  const { pay, isPaying, problem } = useSandboxPayment(payment);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPaying) return;
    const found = validateCard(card, new Date(nowMs()));
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirstProblem(event.currentTarget);
    else pay(card);
  };
  const fill = (cardNumber: string) => {
    setCard(exampleCard(cardNumber, new Date(nowMs())));
    setErrors({});
    form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <div className="flex items-start gap-2.5 text-sm text-ink-soft">
        <Badge tone="butter">{t("sandbox.badge")}</Badge>
        <p>{t("sandbox.text")}</p>
      </div>
      <TestCardList onChoose={fill} />
      <CardFields
        card={card}
        errors={errors}
        isReadOnly={isPaying}
        onChange={(changes) => {
          setCard({ ...card, ...changes });
          setErrors((current) => withoutErrorsOf(current, changes));
        }}
      />
      <PayButton plan={plan} isPaying={isPaying} problem={problem} />
    </form>
  );
}

/** An edited field shows no error until the next attempt to pay. */
function withoutErrorsOf(errors: CardErrors, changes: Partial<CardInput>): CardErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changes)));
}
