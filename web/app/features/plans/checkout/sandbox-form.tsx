/** web/features/plans/checkout: the sandbox's card form: test cards only, and it says so. What is typed stays through every failure. */
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { nowMs } from "../../../time/clock.ts";
import { Badge } from "../../../ui/badge.tsx";
import { focusFirstProblem } from "../../../ui/focus-first-problem.ts";
import { CardFields } from "./card-fields.tsx";
import { type CardFaults, type CardInput, cardFaults, exampleInput } from "./card-input.ts";
import { PayButton } from "./pay-button.tsx";
import type { PaymentFormProps } from "./payment-form.ts";
import { TestCardList } from "./test-card-list.tsx";
import { useSandboxPayment } from "./use-sandbox-payment.ts";

const empty: CardInput = { number: "", expiry: "", cvc: "" };

export function SandboxForm({ plan, ...payment }: PaymentFormProps) {
  const { t } = useTranslation("subscription");
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState(empty);
  const [faults, setFaults] = useState<CardFaults>({});
  const { pay, isPaying, problem } = useSandboxPayment(payment);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPaying) return;
    const found = cardFaults(card, new Date(nowMs()));
    setFaults(found);
    if (Object.keys(found).length > 0) focusFirstProblem(event.currentTarget);
    else pay(card);
  };
  const fill = (cardNumber: string) => {
    setCard(exampleInput(cardNumber, new Date(nowMs())));
    setFaults({});
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
        faults={faults}
        isReadOnly={isPaying}
        onChange={(changes) => {
          setCard({ ...card, ...changes });
          setFaults((before) => withoutKeys(before, changes));
        }}
      />
      <PayButton plan={plan} isPaying={isPaying} problem={problem} />
    </form>
  );
}

/** A field that is being mended is not at fault until the next try. */
function withoutKeys(faults: CardFaults, changes: Partial<CardInput>): CardFaults {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in changes)));
}
