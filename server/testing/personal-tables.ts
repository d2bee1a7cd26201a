import type { CopiedKind } from "#contract/shapes/own-copy.ts";

/**
 * The place of the table's rows in the export of a person's data, from which they come back when it is imported into another
 * account; or why they do not come back, or are not exported.
 */
type PersonalTable =
  | { readonly exportedAs: CopiedKind }
  | { readonly exportedAs: string; readonly notRestored: string }
  | { readonly notExported: string };

/** Tables with rows about one person. Tests of deletion and export create a row in each of them. */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  account_tokens: { notExported: "hashes of mailed links, for a day" },
  anonymous_sessions: { notExported: "its scans are exported with the account's" },
  authenticators: { notExported: "an encrypted secret; that there is one is in securityEvents" },
  body_targets: { exportedAs: "bodyTargets" },
  checkouts: { notExported: "a started checkout; its result is in subscriptions and payments" },
  cleared_entries: { notExported: "hashes of what was taken out of a list; the meals stay" },
  diary_days: { exportedAs: "diaryDays" },
  favourites: { exportedAs: "favourites" },
  goals: { exportedAs: "goals" },
  earlier_goals: { exportedAs: "earlierGoals" },
  idempotency_keys: { notExported: "answers the caller already got, kept for a day" },
  import_rows: { notExported: "what they became is in meals and weights; a preview's, for a day" },
  imports: {
    exportedAs: "imports",
    notRestored: "which files were imported; what they stored is in the other lists",
  },
  learned_defaults: { exportedAs: "learnedDefaults" },
  login_challenges: { notExported: "a login between its two steps, for minutes" },
  mails: { notExported: "mails the person gets; what they say is not kept" },
  meal_submissions: {
    exportedAs: "scans",
    notRestored: "what was scanned; what was saved of it is in meals",
  },
  meal_undo: { notExported: "a meal before its last change, for the undo" },
  meals: { exportedAs: "meals" },
  notification_settings: { exportedAs: "notifications" },
  own_foods: { exportedAs: "ownFoods" },
  own_products: { exportedAs: "ownProducts" },
  oauth_records: { notExported: "hashes of codes and tokens; the connection itself is in personalTokens" },
  passkey_challenges: { notExported: "random numbers, for minutes" },
  passkeys: { exportedAs: "passkeys", notRestored: "a way to sign in to one account" },
  payment_customers: { notExported: "the provider's id for the account" },
  provider_identities: { exportedAs: "signInProviders", notRestored: "a way to sign in to one account" },
  provider_sign_ins: { notExported: "a sign-in under way, for a quarter of an hour" },
  personal_tokens: {
    exportedAs: "personalTokens",
    notRestored: "a way in to one account; only their hashes are kept",
  },
  plates: { exportedAs: "plates" },
  meal_pictures: { exportedAs: "mealPictures" },
  profiles: { exportedAs: "profile" },
  recipes: { exportedAs: "recipes" },
  recovery_codes: { notExported: "hashes" },
  push_subscriptions: { exportedAs: "notificationDevices", notRestored: "each browser agrees for itself" },
  refresh_token_families: { exportedAs: "sessions", notRestored: "sessions of one account" },
  sandbox_checkouts: { notExported: "the sandbox stands for another company's database" },
  sandbox_subscriptions: { notExported: "the sandbox stands for another company's database" },
  scan_usage: { notExported: "a count of scans, kept for a week" },
  security_events: { exportedAs: "securityEvents", notRestored: "a record of what happened to one account" },
  subscription_history: { exportedAs: "payments", notRestored: "a record of payments that were made" },
  subscription_mails: { notExported: "mails the person got; their contents follow from payments" },
  subscriptions: { exportedAs: "subscriptions", notRestored: "what was paid for, as the provider has it" },
  support_tickets: { exportedAs: "tickets", notRestored: "messages that were sent" },
  users: { exportedAs: "settings" },
  water_drinks: { exportedAs: "waterDrinks" },
  weights: { exportedAs: "weights" },
};

/** Tables without personal data. */
export const impersonalTables: readonly string[] = [
  "applied_migrations",
  "language_model_answers",
  "language_model_shares",
  "language_model_spend",
  "oauth_clients",
  "payment_events",
  "product_imports",
  "products",
  "provider_claims",
  "push_keys",
  "push_messages",
  "rate_limits",
  "refresh_tokens",
  "sandbox_clock",
  "sandbox_customers",
  "sandbox_events",
  "sandbox_movements",
  "unknown_products",
];
