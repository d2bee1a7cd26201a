import type { Language } from "#domain/people/language.ts";
import type { PlanInterval } from "#domain/plans/plan.ts";
import type { PortalSession } from "./payment-provider.ts";

/** The bank's pages are `/sandbox-bank/:token`. */
export const bankPath = "/sandbox-bank";

/** The customer portal; the query parameter `visit` holds the signed session. */
export const portalPath = "/sandbox-portal";

export type PortalCard = Pick<SandboxCard, "cardNumber" | "expiry" | "cvc">;

export interface SandboxCard {
  /** The payer; somebody else's checkout is not found. */
  readonly userId: string;
  readonly clientSecret: string;
  readonly cardNumber: string;
  /** `MM/YY` */
  readonly expiry: string;
  readonly cvc: string;
}

export type SandboxOutcome =
  | { readonly status: "complete" }
  /** The bank asks for confirmation at `url`. */
  | { readonly status: "redirect"; readonly url: string };

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
   * Throws `checkout_not_found`, `test_card_needed` for any number but the published test cards, and the error that the test
   * card stands for. The card is not stored.
   */
  pay(card: SandboxCard): Promise<SandboxOutcome>;
  /** Undefined for an unknown, answered or expired token. */
  findBankQuestion(token: string): Promise<BankQuestion | undefined>;
  /** Returns the URL to go back to; undefined as above. */
  answerBankQuestion(token: string, isApproved: boolean): Promise<string | undefined>;
  /** Undefined unless the signature holds and is fresh. */
  readPortalSession(text: string): PortalSession | undefined;
  /** Throws as `pay` does. */
  replaceCard(visit: PortalSession, card: PortalCard): Promise<void>;
}
