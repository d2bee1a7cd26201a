// The tables as Kysely sees them; migrations/ documents them. Rows never leave their table file.
// A jsonb column takes `JSON.stringify(value)` and returns the parsed value.
import type { ColumnType, Generated, JSONColumnType, Selectable } from "kysely";
import type { SecurityEventKind } from "#contract/shapes/account.ts";
import type { MealAnalysis } from "#domain/nutrition/meal-analysis.ts";
import type { MealType } from "#domain/nutrition/meal-type.ts";
import type { NutriScoreLetter } from "#domain/nutrition/nutri-score.ts";
import type { Micronutrients } from "#domain/nutrition/nutrients.ts";
import type { SavedFood } from "#domain/nutrition/saved-food.ts";
import type { ActivityLevel, Gender, Objective } from "#domain/people/body-profile.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import type { PlanInterval } from "#domain/plans/plan.ts";
import type {
  HistoryKind,
  PaymentMovementKind,
  SubscriptionMailKind,
} from "#domain/plans/subscription-events.ts";
import type { SubscriptionStatus } from "#domain/plans/subscription-state.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";

/** A column that the database fills when an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

/** The driver returns bigint as a string. */
type BigInteger = ColumnType<string, number, number>;

interface UsersTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string | null;
  password_hash: string | null;
  language: Defaulted<Language>;
  country: Country | null;
  time_zone: Defaulted<string>;
  quota_time_zone: Defaulted<string>;
  quota_zone_moved_at: Date | null;
  account_type: Defaulted<"free" | "pro">;
  created_at: Defaulted<Date>;
  last_login_at: Date | null;
  previous_login_at: Date | null;
  email_verified_at: Date | null;
  pending_email: string | null;
}

interface AccountTokensTable {
  token_hash: Uint8Array;
  user_id: string;
  purpose: "reset_password" | "confirm_email";
  address: string;
  state_hash: Uint8Array;
  code_hash: string | null;
  code_tries: Defaulted<number>;
  created_at: Date;
  expires_at: Date;
}

interface RefreshTokenFamiliesTable {
  id: string;
  user_id: string;
  created_at: Defaulted<Date>;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: "logout" | "reuse" | "password" | "person" | null;
  last_used_at: Date;
  browser: string | null;
  system: string | null;
  time_zone: string | null;
  device_hash: Uint8Array | null;
}

interface SecurityEventsTable {
  id: string;
  user_id: string;
  kind: SecurityEventKind;
  at: Date;
  times: Defaulted<number>;
  browser: string | null;
  system: string | null;
  time_zone: string | null;
}

interface RefreshTokensTable {
  token_hash: Uint8Array;
  family_id: string;
  created_at: Defaulted<Date>;
  expires_at: Date;
  used_at: Date | null;
}

interface AnonymousSessionsTable {
  id: string;
  token_hash: Uint8Array;
  user_agent: string | null;
  time_zone: Defaulted<string>;
  converted_to_user_id: string | null;
  converted_on: CalendarDay | null;
  created_at: Defaulted<Date>;
  last_seen_at: Defaulted<Date>;
}

interface ScanUsageTable {
  /** A user or an anonymous session. */
  owner_id: string;
  /** The owner's calendar day, or the whole session. */
  period: string;
  committed: Defaulted<number>;
  /** Reservation id → when it expires, in ms since 1970. */
  reserved: JSONColumnType<Record<string, number>, string | undefined>;
}

interface MealSubmissionsTable {
  id: string;
  /** Exactly one of the two owners is set. */
  user_id: string | null;
  anonymous_session_id: string | null;
  text: string;
  is_text: Defaulted<boolean>;
  analyser: Defaulted<string>;
  corrections: Defaulted<number>;
  language: Language;
  analysis: JSONColumnType<MealAnalysis>;
  status: "analysed" | "clarification_needed" | "accepted" | "discarded";
  day: CalendarDay;
  time_zone: string;
  created_at: Defaulted<Date>;
  updated_at: Defaulted<Date>;
}

interface MealsTable {
  id: string;
  user_id: string;
  submission_id: string | null;
  day: CalendarDay;
  eaten_at: Date;
  time_zone: string;
  name: string;
  quantity_grams: number;
  /** kcal */
  calories: number;
  /** g, as are the next three */
  protein: number;
  carbs: number;
  fat: number;
  fiber: number;
  nutri_score: NutriScoreLetter | null;
  meal_type: MealType | null;
  tip: string | null;
  micronutrients: JSONColumnType<Micronutrients>;
  foods: JSONColumnType<readonly SavedFood[]>;
  created_at: Defaulted<Date>;
}

interface OwnFoodsTable {
  id: string;
  user_id: string;
  name: string;
  /** kcal in 100 g */
  calories: number;
  /** g in 100 g, as are the next three */
  protein: number;
  carbs: number;
  fat: number;
  fiber: number;
  portion_grams: number;
  created_at: Defaulted<Date>;
}

interface FavouritesTable {
  id: string;
  user_id: string;
  name: string;
  foods: JSONColumnType<readonly SavedFood[]>;
  created_at: Defaulted<Date>;
}

interface GoalsTable {
  user_id: string;
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber: number;
  updated_at: Defaulted<Date>;
}

interface ProfilesTable {
  user_id: string;
  birthdate: CalendarDay;
  gender: Gender;
  height_cm: number;
  weight_kg: number;
  activity_level: ActivityLevel;
  objective: Objective;
  updated_at: Defaulted<Date>;
}

interface SupportTicketsTable {
  id: string;
  user_id: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: Language;
  created_at: Defaulted<Date>;
  mailed_at: Date | null;
  attempts: Defaulted<number>;
  next_try_at: Defaulted<Date>;
}

interface MailsTable {
  id: string;
  kind: string;
  user_id: string | null;
  address: string | null;
  data: JSONColumnType<Readonly<Record<string, string>>, string | undefined>;
  created_at: Date;
  next_try_at: Date;
  expires_at: Date;
  attempts: Defaulted<number>;
  done_at: Date | null;
  outcome: "sent" | "dropped" | "expired" | null;
}

interface IdempotencyKeysTable {
  owner: string;
  key: string;
  endpoint: string;
  request_hash: Uint8Array;
  work_id: string | null;
  state: "working" | "done";
  locked_until: Date;
  status: number | null;
  answer: ColumnType<unknown, string | null, string | null>;
  created_at: Defaulted<Date>;
}

interface RateLimitsTable {
  bucket: string;
  hits: number;
  window_ends_at: Date;
}

interface LanguageModelSpendTable {
  /** UTC */
  day: CalendarDay;
  tokens: BigInteger;
}

interface LanguageModelSharesTable {
  /** UTC */
  day: CalendarDay;
  /** A hash of the account or the network. */
  spender: string;
  tokens: BigInteger;
}

interface PaymentCustomersTable {
  user_id: string;
  provider: string;
  customer_id: string;
  created_at: Defaulted<Date>;
}

interface SubscriptionsTable {
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

interface CheckoutsTable {
  provider: string;
  session_id: string;
  user_id: string | null;
  plan_id: string;
  state: "open" | "complete" | "expired";
  subscription_id: string | null;
  created_at: Date;
  next_look_at: Date | null;
}

interface PaymentEventsTable {
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

interface SubscriptionHistoryTable {
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

interface SubscriptionMailsTable {
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

interface SandboxClockTable {
  is_only: Defaulted<boolean>;
  advanced_ms: Defaulted<number>;
}

interface SandboxCustomersTable {
  id: string;
  is_deleted: Defaulted<boolean>;
}

interface SandboxCheckoutsTable {
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

interface SandboxSubscriptionsTable {
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

interface SandboxMovementsTable {
  id: string;
  subscription_id: string;
  kind: PaymentMovementKind;
  at: Date;
  amount_cents: number;
  currency: string;
  payment_id: string | null;
  position: Generated<string>;
}

interface SandboxEventsTable {
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

export interface Database {
  users: UsersTable;
  account_tokens: AccountTokensTable;
  refresh_token_families: RefreshTokenFamiliesTable;
  refresh_tokens: RefreshTokensTable;
  security_events: SecurityEventsTable;
  anonymous_sessions: AnonymousSessionsTable;
  scan_usage: ScanUsageTable;
  meal_submissions: MealSubmissionsTable;
  meals: MealsTable;
  own_foods: OwnFoodsTable;
  favourites: FavouritesTable;
  goals: GoalsTable;
  profiles: ProfilesTable;
  support_tickets: SupportTicketsTable;
  mails: MailsTable;
  language_model_spend: LanguageModelSpendTable;
  language_model_shares: LanguageModelSharesTable;
  payment_customers: PaymentCustomersTable;
  subscriptions: SubscriptionsTable;
  checkouts: CheckoutsTable;
  payment_events: PaymentEventsTable;
  subscription_history: SubscriptionHistoryTable;
  subscription_mails: SubscriptionMailsTable;
  sandbox_clock: SandboxClockTable;
  sandbox_customers: SandboxCustomersTable;
  sandbox_checkouts: SandboxCheckoutsTable;
  sandbox_subscriptions: SandboxSubscriptionsTable;
  sandbox_movements: SandboxMovementsTable;
  sandbox_events: SandboxEventsTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
}

export type Row<Table extends keyof Database> = Selectable<Database[Table]>;
