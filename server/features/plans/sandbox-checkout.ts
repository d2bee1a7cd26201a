/** server/features/plans: plans, subscriptions, payments. This file: what the sandbox, as a payment provider of our own, must do beside the others. */
import type { Language } from "#domain/people/language.ts";
import type { PlanInterval } from "#domain/plans/plan.ts";
import type { PortalVisit } from "./payment-provider.ts";

/** The sandbox's bank asks on pages below this one, a token each. */
export const bankPath = "/sandbox-bank";

/** The sandbox's customer portal; `visit` names who came and where they go back to. */
export const portalPath = "/sandbox-portal";

export type PortalCard = Pick<SandboxCard, "cardNumber" | "expiry" | "cvc">;

export interface SandboxCard {
  /** Whoever pays; a checkout of somebody else is not found. */
  readonly userId: string;
  readonly clientSecret: string;
  readonly cardNumber: string;
  /** `MM/YY` */
  readonly expiry: string;
  readonly cvc: string;
}

export type SandboxOutcome =
  | { readonly status: "complete" }
  /** The bank asks first: go there. */
  | { readonly status: "redirect"; readonly url: string };

/** What the sandbox's bank asks the payer. */
export interface BankQuestion {
  readonly interval: PlanInterval;
  readonly priceCents: number;
  readonly currency: string;
  readonly language: Language;
  /** Days before the first payment; 0 where it is due at once. */
  readonly trialDays: number;
}

export interface SandboxCheckout {
  /**
   * Throws `checkout_not_found`, `test_card_needed` for any other number than the published ones, and the card's own
   * refusals. Nothing of the card is kept.
   */
  pay(card: SandboxCard): Promise<SandboxOutcome>;
  /** Undefined where the bank asks nothing, or not any more. */
  bankQuestion(token: string): Promise<BankQuestion | undefined>;
  /** Gives the address to go back to; undefined as above. */
  answerBank(token: string, isApproved: boolean): Promise<string | undefined>;
  /** Undefined for an address that is not ours or too old. */
  portalVisit(text: string): PortalVisit | undefined;
  /** Throws `test_card_needed` and the card's own refusals. */
  putInCard(visit: PortalVisit, card: PortalCard): Promise<void>;
}
