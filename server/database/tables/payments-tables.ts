import type { Generated } from "kysely";
import type { PlanInterval } from "#domain/plans/plan.ts";
import type { HistoryKind, SubscriptionMailKind } from "#domain/plans/subscription-events.ts";
import type { SubscriptionStatus } from "#domain/plans/subscription-state.ts";
import type { Defaulted } from "./column-type.ts";

export interface PaymentCustomersTable {
  user_id: string;
  provider: string;
  customer_id: string;
  created_at: Defaulted<Date>;
}

export interface SubscriptionsTable {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  customer_id: string;
  plan_id: string;
  plan_name: string;
  price_cents: number;
  currency: string;
  plan_interval: PlanInterval;
  status: SubscriptionStatus;
  started_at: Date;
  current_period_end: Date;
  cancel_at_period_end: boolean;
  trial_ends_at: Date | null;
  ended_at: Date | null;
  is_refunded: boolean;
  is_disputed: boolean;
  cancel_reason: string | null;
  looks: number;
  looked_at: Date;
  next_look_at: Date | null;
}

export interface CheckoutsTable {
  provider: string;
  session_id: string;
  user_id: string | null;
  plan_id: string;
  state: "open" | "complete" | "expired";
  subscription_id: string | null;
  created_at: Date;
  next_look_at: Date | null;
}

export interface PaymentEventsTable {
  provider: string;
  event_id: string;
  type: string;
  subscription_id: string | null;
  session_id: string | null;
  customer_id: string | null;
  payment_id: string | null;
  created_at: Date;
  received_at: Date;
  handled_at: Date | null;
  attempts: Defaulted<number>;
  next_try_at: Date;
}

export interface SubscriptionHistoryTable {
  id: string;
  user_id: string;
  subscription_id: string;
  /** Unique within its subscription. */
  movement: string;
  kind: HistoryKind;
  at: Date;
  plan_name: string;
  amount_cents: number | null;
  currency: string | null;
  position: Generated<string>;
}

export interface SubscriptionMailsTable {
  id: string;
  user_id: string;
  subscription_id: string;
  kind: SubscriptionMailKind;
  period: string;
  created_at: Date;
  done_at: Date | null;
  attempts: Defaulted<number>;
  next_try_at: Date;
}
