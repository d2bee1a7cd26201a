import { type RawBuilder, sql } from "kysely";

export interface NotifiableAt {
  /** Our present public key: push services accept nothing else for a subscription. */
  readonly serverKey: string;
  readonly now: Date;
}

/** The one condition for notifying a `subscription`: its browser is signed in. Planning, sending and the list of devices use it. */
export function isNotifiable({ serverKey, now }: NotifiableAt): RawBuilder<boolean> {
  return sql<boolean>`subscription.server_key = ${serverKey} and exists (
    select from refresh_token_families session where session.id = subscription.session_id
      and session.ended_at is null and session.expires_at > ${now})`;
}
