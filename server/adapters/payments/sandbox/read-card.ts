import {
  cardThatDeclinesLater,
  type TestCardOutcome,
  testCardOutcome,
} from "#contract/sandbox-test-cards.ts";
import { AppError } from "../../../core/app-error.ts";
import type { SandboxCard } from "../../../features/plans/sandbox-checkout.ts";

export type CardOutcome = Extract<TestCardOutcome, "complete" | "redirect"> | "declines_later";

/** Throws `test_card_needed` for any number but the published test cards, and otherwise the error that this test card simulates. */
export function readCard(card: Omit<SandboxCard, "userId" | "clientSecret">, now: Date): CardOutcome {
  const declinesLater = card.cardNumber.replace(/\D/g, "") === cardThatDeclinesLater;
  const outcome = declinesLater ? "declines_later" : testCardOutcome(card.cardNumber);
  if (outcome === undefined) throw new AppError("test_card_needed");
  if (!isValidAt(card.expiry, now)) throw new AppError("expired_card");
  if (!/^\d{3,4}$/.test(card.cvc.trim())) throw new AppError("incorrect_cvc");
  if (outcome === "complete" || outcome === "redirect" || outcome === "declines_later") return outcome;
  throw new AppError(outcome);
}

/** `MM/YY`: valid until that month has ended. */
function isValidAt(expiry: string, now: Date): boolean {
  const [, month = "", year = ""] = /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(expiry.trim()) ?? [];
  if (month === "") return false;
  return Date.UTC(2000 + Number(year), Number(month)) > now.getTime();
}
