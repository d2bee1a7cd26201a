/** Tables that can be split by their owner over several machines (docs/scale.md), with the column that names the owner. */
export const distributedTables: Readonly<Record<string, "user_id" | "owner_id">> = {
  body_targets: "user_id",
  cleared_entries: "user_id",
  diary_days: "user_id",
  favourites: "user_id",
  goals: "user_id",
  earlier_goals: "user_id",
  import_rows: "user_id",
  imports: "user_id",
  learned_defaults: "user_id",
  plates: "user_id",
  meal_pictures: "user_id",
  meal_submissions: "owner_id",
  meal_undo: "user_id",
  meals: "user_id",
  own_foods: "user_id",
  own_products: "user_id",
  profiles: "user_id",
  recipes: "user_id",
  scan_usage: "owner_id",
  water_drinks: "user_id",
  weights: "user_id",
};

/** Personal tables that stay whole, and why: each is small, or emptied every day. */
export const undistributedTables: Readonly<Record<string, string>> = {
  account_tokens: "found by the hash of a mailed link, before the account is known",
  anonymous_sessions: "found by the hash of its token",
  authenticators: "needed to sign in, beside users",
  checkouts: "found by the provider's id",
  idempotency_keys: "also of callers without account; a day's rows, split by their own owner",
  login_challenges: "found by the hash of its token",
  mails: "one queue for all, read by what is due",
  notification_settings: "one queue for all, read by what is due",
  oauth_records: "found by the hash of a code or token",
  passkey_challenges: "found by the hash of its challenge",
  passkeys: "found by the authenticator's name for it",
  payment_customers: "found by the provider's id",
  personal_tokens: "found by the hash of the token",
  provider_identities: "found by the provider's subject",
  provider_sign_ins: "found by the hash of its state",
  push_subscriptions: "found by the browser's endpoint",
  recovery_codes: "needed to sign in, beside users",
  refresh_token_families: "found by its token",
  sandbox_checkouts: "the sandbox stands for another company's database",
  sandbox_subscriptions: "the sandbox stands for another company's database",
  security_events: "written while signing in, beside users",
  subscription_history: "tied to subscriptions",
  subscription_mails: "one queue for all, read by what is due",
  subscriptions: "found by the provider's id",
  support_tickets: "one queue for all; visitors write too",
  users: "found by the address; every shard has a copy",
};

/** Unique keys without the owner, kept for processes of the release before; the release after drops them. */
export const keysOfTheReleaseBefore: readonly string[] = ["meal_submissions_id_key"];

interface AllowedStatement {
  readonly pattern: RegExp;
  readonly reason: string;
}

/** Statements on distributed tables that name no single owner: they run on every shard. */
export const statementsOfManyOwners: readonly AllowedStatement[] = [
  {
    pattern:
      /^delete from "meal_submissions" where "id" = any\(array\(\(select "id" from "meal_submissions" where "status" <>/,
    reason: "hourly: scans that were never saved",
  },
  {
    pattern: /^delete from "imports" where "status" = \$1 and "created_at" < \$2$/,
    reason: "hourly: previews of imports that nobody confirmed",
  },
  {
    pattern: /^delete from "scan_usage" where \("owner_id", "period"\) in/,
    reason: "hourly: counts of earlier days",
  },
  {
    pattern: /counted as \(delete from scan_usage where owner_id in \(select id from gone\)\)/,
    reason: "hourly: counts of visitors who have not come back",
  },
  {
    pattern:
      /^delete from scan_usage where owner_id = \$1\s+or owner_id in \(select id from anonymous_sessions/,
    reason: "once an account is deleted: its counts and those of the visits before it",
  },
  {
    pattern: /^\s*select count\(\*\)::int as count from "meal_submissions" where "user_id" = \$1$/,
    reason: "once an account is deleted: its scans are counted by their reference to users",
  },
];
