import { AppError } from "../../core/app-error.ts";
import { loadHabits } from "../account/user-settings-table.ts";
import { composeNotification } from "./compose-notification.ts";
import { deleteSubscription, findAddressOfSession } from "./push-subscriptions-table.ts";
import type { PushParts } from "./subscribe-device.ts";

/** A test that comes later than this would only confuse. */
const testLifeMs = 5 * 60_000;

/** Sends to the caller's own browser, at once. Throws `device_not_subscribed` or `push_service_failed`. */
export async function sendTestNotification(
  { db, push }: PushParts,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  now: Date,
): Promise<void> {
  const address = await findAddressOfSession(db, { sessionId, serverKey: push.publicKey, now });
  if (!address) throw new AppError("device_not_subscribed");
  const payload = composeNotification("test", await loadHabits(db, userId));
  const expiresAt = new Date(now.getTime() + testLifeMs);
  const outcome = await push.send(address, { payload, topic: "test", expiresAt }, now);
  if (outcome.kind === "sent") return;
  if (outcome.kind !== "gone") throw new AppError("push_service_failed");
  await deleteSubscription(db, address.id);
  throw new AppError("device_not_subscribed");
}
