// The tables as Kysely sees them; migrations/ documents them. Rows never leave their table file.
// A jsonb column takes `JSON.stringify(value)` and returns the parsed value.
import type { JSONColumnType, Selectable } from "kysely";
import type { SecurityEventKind } from "#contract/shapes/account.ts";
import type { EnergyUnit } from "#domain/nutrition/energy-unit.ts";
import type { Country } from "#domain/people/country.ts";
import type { UnitSystem } from "#domain/people/diary-preferences.ts";
import type { Language } from "#domain/people/language.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import type {
  BodyTargetsTable,
  DiaryDaysTable,
  WaterDrinksTable,
  WeightsTable,
} from "./tables/body-tables.ts";
import type { Defaulted } from "./tables/column-type.ts";
import type {
  ClearedEntriesTable,
  EarlierGoalsTable,
  FavouritesTable,
  GoalsTable,
  LearnedDefaultsTable,
  MealPicturesTable,
  MealSubmissionsTable,
  MealsTable,
  MealUndoTable,
  OwnFoodsTable,
  PlatesTable,
  ProfilesTable,
  RecipesTable,
} from "./tables/diary-tables.ts";
import type { ImportRowsTable, ImportsTable } from "./tables/imports-tables.ts";
import type {
  IdempotencyKeysTable,
  LanguageModelAnswersTable,
  LanguageModelSharesTable,
  LanguageModelSpendTable,
  RateLimitsTable,
  ScanUsageTable,
} from "./tables/limits-tables.ts";
import type {
  NotificationSettingsTable,
  PushKeysTable,
  PushMessagesTable,
  PushSubscriptionsTable,
} from "./tables/notifications-tables.ts";
import type {
  CheckoutsTable,
  PaymentCustomersTable,
  PaymentEventsTable,
  SubscriptionHistoryTable,
  SubscriptionMailsTable,
  SubscriptionsTable,
} from "./tables/payments-tables.ts";
import type {
  OwnProductsTable,
  ProductImportsTable,
  ProductsTable,
  UnknownProductsTable,
} from "./tables/product-tables.ts";
import type {
  ProviderClaimsTable,
  ProviderIdentitiesTable,
  ProviderSignInsTable,
} from "./tables/provider-tables.ts";
import type {
  SandboxCheckoutsTable,
  SandboxClockTable,
  SandboxCustomersTable,
  SandboxEventsTable,
  SandboxMovementsTable,
  SandboxSubscriptionsTable,
} from "./tables/sandbox-tables.ts";
import type {
  AuthenticatorsTable,
  LoginChallengesTable,
  OauthClientsTable,
  OauthRecordsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PersonalTokensTable,
  RecoveryCodesTable,
} from "./tables/sign-in-tables.ts";

interface UsersTable {
  id: string;
  email: string;
  first_name: string;
  last_name: string | null;
  password_hash: string | null;
  language: Defaulted<Language>;
  country: Country | null;
  day_start_hour: Defaulted<number>;
  hides_calories: Defaulted<boolean>;
  analyses_here_only: Defaulted<boolean>;
  remembers_plates: Defaulted<boolean>;
  keeps_pictures: Defaulted<boolean>;
  shows_net_carbs: Defaulted<boolean>;
  energy_unit: Defaulted<EnergyUnit>;
  units: UnitSystem | null;
  time_zone: Defaulted<string>;
  quota_time_zone: Defaulted<string>;
  quota_zone_moved_at: Date | null;
  account_type: Defaulted<"free" | "pro">;
  created_at: Defaulted<Date>;
  last_login_at: Date | null;
  previous_login_at: Date | null;
  email_verified_at: Date | null;
  pending_email: string | null;
  deletes_at: Date | null;
  detached_at: Date | null;
}

interface AccountTokensTable {
  token_hash: Uint8Array;
  user_id: string;
  purpose: "reset_password" | "confirm_email" | "fresh_proof";
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
  end_reason: "logout" | "reuse" | "password" | "person" | "deletion" | "operator" | null;
  last_used_at: Date;
  browser: string | null;
  system: string | null;
  time_zone: string | null;
  device_hash: Uint8Array | null;
  proved_at: Date | null;
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

export interface Database {
  users: UsersTable;
  account_tokens: AccountTokensTable;
  refresh_token_families: RefreshTokenFamiliesTable;
  refresh_tokens: RefreshTokensTable;
  provider_identities: ProviderIdentitiesTable;
  provider_sign_ins: ProviderSignInsTable;
  provider_claims: ProviderClaimsTable;
  authenticators: AuthenticatorsTable;
  recovery_codes: RecoveryCodesTable;
  login_challenges: LoginChallengesTable;
  passkeys: PasskeysTable;
  personal_tokens: PersonalTokensTable;
  oauth_clients: OauthClientsTable;
  oauth_records: OauthRecordsTable;
  passkey_challenges: PasskeyChallengesTable;
  security_events: SecurityEventsTable;
  anonymous_sessions: AnonymousSessionsTable;
  scan_usage: ScanUsageTable;
  meal_submissions: MealSubmissionsTable;
  meals: MealsTable;
  meal_undo: MealUndoTable;
  cleared_entries: ClearedEntriesTable;
  plates: PlatesTable;
  meal_pictures: MealPicturesTable;
  learned_defaults: LearnedDefaultsTable;
  own_foods: OwnFoodsTable;
  own_products: OwnProductsTable;
  product_imports: ProductImportsTable;
  products: ProductsTable;
  unknown_products: UnknownProductsTable;
  favourites: FavouritesTable;
  recipes: RecipesTable;
  goals: GoalsTable;
  earlier_goals: EarlierGoalsTable;
  profiles: ProfilesTable;
  weights: WeightsTable;
  water_drinks: WaterDrinksTable;
  diary_days: DiaryDaysTable;
  body_targets: BodyTargetsTable;
  imports: ImportsTable;
  import_rows: ImportRowsTable;
  support_tickets: SupportTicketsTable;
  mails: MailsTable;
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  notification_settings: NotificationSettingsTable;
  push_messages: PushMessagesTable;
  language_model_spend: LanguageModelSpendTable;
  language_model_shares: LanguageModelSharesTable;
  language_model_answers: LanguageModelAnswersTable;
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
