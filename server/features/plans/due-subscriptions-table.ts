import type { Kysely } from "kysely";
import type { Database } from "../../database/schema.ts";
import { claimDueSync, type SyncClaim } from "./claim-due-sync.ts";
import { type StoredSubscription, toSubscription } from "./subscriptions-table.ts";

export async function scheduleSync(
  db: Kysely<Database>,
  subscriptions: readonly { readonly id: string }[],
  nextSyncAt: Date,
): Promise<void> {
  const ids = subscriptions.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.updateTable("subscriptions").set({ next_look_at: nextSyncAt }).where("id", "in", ids).execute();
}

/** Takes a subscription that is due to be synced, and returns the provider's id of it. */
export async function claimDueSubscription(
  db: Kysely<Database>,
  claim: SyncClaim,
): Promise<string | undefined> {
  return (await claimDueSync(db, { table: "subscriptions", key: "id" }, claim))?.provider_id;
}

/** Running trials that end by `until`, were not cancelled, and have no mail about it yet. */
export async function findUnannouncedTrialEnds(
  db: Kysely<Database>,
  { provider, now, until }: { readonly provider: string; readonly now: Date; readonly until: Date },
): Promise<StoredSubscription[]> {
  const rows = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("status", "=", "trialing")
    .where("provider", "=", provider)
    .where("trial_ends_at", ">", now)
    .where("trial_ends_at", "<=", until)
    .where("cancel_at_period_end", "=", false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("subscription_mails")
            .select("subscription_mails.id")
            .whereRef("subscription_mails.subscription_id", "=", "subscriptions.id")
            .where("subscription_mails.kind", "=", "trial_ending"),
        ),
      ),
    )
    .execute();
  return rows.map(toSubscription);
}

export async function listRunningAtOtherProviders(
  db: Kysely<Database>,
  provider: string | undefined,
): Promise<StoredSubscription[]> {
  const rows = db.selectFrom("subscriptions").selectAll().where("next_look_at", "is not", null);
  const others = provider === undefined ? rows : rows.where("provider", "!=", provider);
  return (await others.execute()).map(toSubscription);
}
