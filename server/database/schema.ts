// The tables as Kysely sees them; migrations/ documents them. Rows never leave their table file.
// A jsonb column takes `JSON.stringify(value)` and returns the parsed value.
import type { Selectable } from "kysely";
import type {
  AccountTokensTable,
  AnonymousSessionsTable,
  MailsTable,
  RefreshTokenFamiliesTable,
  RefreshTokensTable,
  SecurityEventsTable,
  SupportTicketsTable,
  UsersTable,
} from "./tables/account-tables.ts";
import type {
  BodyTargetsTable,
  DiaryDaysTable,
  WaterDrinksTable,
  WeightsTable,
} from "./tables/body-tables.ts";
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
