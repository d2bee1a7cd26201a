import type { Kysely } from "kysely";
import type { PushSender } from "../../adapters/push/push-sender.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { startNotifications } from "./notification-settings-table.ts";
import {
  insertSubscription,
  listDevices,
  type NewSubscription,
  type SubscribedDevice,
} from "./push-subscriptions-table.ts";

export interface PushParts {
  readonly db: Kysely<Database>;
  readonly push: PushSender;
}

/** A repeat changes nothing. Throws `push_endpoint_refused`. */
export async function subscribeDevice(
  { db, push }: PushParts,
  subscription: Omit<NewSubscription, "serverKey">,
  now: Date,
): Promise<SubscribedDevice> {
  const { userId, sessionId, address } = subscription;
  if (!push.accepts(address)) throw new AppError("push_endpoint_refused");
  const serverKey = push.publicKey;
  return db.transaction().execute(async (transaction) => {
    const inserted = await insertSubscription(transaction, { ...subscription, serverKey }, now);
    if (inserted) {
      await startNotifications(transaction, userId, now);
      return inserted;
    }
    const devices = await listDevices(transaction, { userId, serverKey, now });
    const known = devices.find((device) => device.sessionId === sessionId);
    if (!known) throw new AppError("unauthorized");
    return known;
  });
}
