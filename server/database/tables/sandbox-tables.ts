import type { Generated } from "kysely";
import type { Language } from "#domain/people/language.ts";
import type { PaymentMovementKind } from "#domain/plans/subscription-events.ts";
import type { SubscriptionStatus } from "#domain/plans/subscription-state.ts";
import type { Defaulted } from "./column-type.ts";

export interface SandboxClockTable {
  is_only: Defaulted<boolean>;
  advanced_ms: Defaulted<number>;
}

export interface SandboxCustomersTable {
  id: string;
  is_deleted: Defaulted<boolean>;
}

export interface SandboxCheckoutsTable {
  id: string;
  client_secret: string;
  idempotency_key: string;
  customer_id: string;
  user_id: string;
  plan_id: string;
  language: Language;
  with_trial: boolean;
  return_url: string;
  status: "open" | "complete" | "expired";
  subscription_id: string | null;
  bank_token: string | null;
  created_at: Date;
}

export interface SandboxSubscriptionsTable {
  id: string;
  customer_id: string;
  user_id: string;
  plan_id: string;
  status: SubscriptionStatus;
  started_at: Date;
  anchored_at: Date;
  periods: number;
  current_period_end: Date;
  cancel_at_period_end: Defaulted<boolean>;
  trial_ends_at: Date | null;
  ended_at: Date | null;
  does_card_decline: boolean;
  failed_payments: Defaulted<number>;
  next_step_at: Date | null;
}

export interface SandboxMovementsTable {
  id: string;
  subscription_id: string;
  kind: PaymentMovementKind;
  at: Date;
  amount_cents: number;
  currency: string;
  payment_id: string | null;
  position: Generated<string>;
}

export interface SandboxEventsTable {
  id: string;
  type: string;
  created_at: Date;
  subscription_id: string | null;
  session_id: string | null;
  customer_id: string | null;
  delivered_at: Date | null;
  attempts: Defaulted<number>;
  next_try_at: Date;
  position: Generated<string>;
}
