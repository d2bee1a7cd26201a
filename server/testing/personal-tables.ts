/** Where the export of a person's data contains the table's rows, or why it does not. */
type PersonalTable = { readonly exportedAs: string } | { readonly notExported: string };

/** Tables with rows about one person. Tests of deletion and export create a row in each of them. */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  account_tokens: { notExported: "hashes of mailed links, for a day" },
  anonymous_sessions: { notExported: "its scans are exported with the account's" },
  authenticators: { notExported: "an encrypted secret; that there is one is in securityEvents" },
  checkouts: { notExported: "a started checkout; its result is in subscriptions and payments" },
  favourites: { exportedAs: "favourites" },
  goals: { exportedAs: "goals" },
  idempotency_keys: { notExported: "answers the caller already got, kept for a day" },
  login_challenges: { notExported: "a login between its two steps, for minutes" },
  mails: { notExported: "mails the person gets; what they say is not kept" },
  meal_submissions: { exportedAs: "scans" },
  meals: { exportedAs: "meals" },
  notification_settings: { exportedAs: "notifications" },
  own_foods: { exportedAs: "ownFoods" },
  passkey_challenges: { notExported: "random numbers, for minutes" },
  passkeys: { exportedAs: "passkeys" },
  payment_customers: { notExported: "the provider's id for the account" },
  provider_identities: { exportedAs: "signInProviders" },
  provider_sign_ins: { notExported: "a sign-in under way, for a quarter of an hour" },
  profiles: { exportedAs: "profile" },
  recovery_codes: { notExported: "hashes" },
  push_subscriptions: { exportedAs: "notificationDevices" },
  refresh_token_families: { exportedAs: "sessions" },
  sandbox_checkouts: { notExported: "the sandbox stands for another company's database" },
  sandbox_subscriptions: { notExported: "the sandbox stands for another company's database" },
  scan_usage: { notExported: "a count of scans, kept for a week" },
  security_events: { exportedAs: "securityEvents" },
  subscription_history: { exportedAs: "payments" },
  subscription_mails: { notExported: "mails the person got; their contents follow from payments" },
  subscriptions: { exportedAs: "subscriptions" },
  support_tickets: { exportedAs: "tickets" },
  users: { exportedAs: "account" },
};

/** Tables without personal data. */
export const impersonalTables: readonly string[] = [
  "applied_migrations",
  "language_model_shares",
  "language_model_spend",
  "payment_events",
  "provider_claims",
  "push_keys",
  "push_messages",
  "rate_limits",
  "refresh_tokens",
  "sandbox_clock",
  "sandbox_customers",
  "sandbox_events",
  "sandbox_movements",
];
