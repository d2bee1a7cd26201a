import type { Kysely } from "kysely";
import * as endpoints from "#contract/endpoints/notifications.ts";
import type { PushSubscriptionKeys } from "#contract/shapes/notifications.ts";
import { defaultNotificationSettings } from "#domain/notifications/notification-settings.ts";
import type { PushAddress, PushSender } from "../../adapters/push/push-sender.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { countChange } from "../../http/count-change.ts";
import { networkOf } from "../../http/network-of.ts";
import { rateLimits } from "../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Serve } from "../../http/serve.ts";
import { readDevice } from "../account/sessions/device.ts";
import { loadStoredSettings, saveNotificationSettings } from "./notification-settings-table.ts";
import {
  deleteOwnSubscription,
  listDevices,
  replaceSubscription,
  type SubscribedDevice,
} from "./push-subscriptions-table.ts";
import { sendTestNotification } from "./send-test-notification.ts";
import { subscribeDevice } from "./subscribe-device.ts";

export interface NotificationParts {
  readonly db: Kysely<Database>;
  readonly limiter: RateLimiter;
  readonly push: PushSender;
}

export function serveNotifications(serve: Serve, parts: NotificationParts): void {
  const { db, limiter, push } = parts;
  const { publicKey } = push;
  serveDevices(serve, parts);

  serve(endpoints.getNotifications, async ({ caller: { userId, sessionId }, now }) => {
    const [settings, devices] = await Promise.all([
      loadStoredSettings(db, userId),
      listDevices(db, { userId, serverKey: publicKey, now }),
    ]);
    return {
      publicKey,
      settings: settings ?? defaultNotificationSettings,
      devices: devices.map((device) => presentDevice(device, sessionId)),
    };
  });

  serve(
    endpoints.saveNotificationSettings,
    async ({ caller: { userId }, body, now }) => {
      await saveNotificationSettings(db, { userId, settings: body }, now);
      return body;
    },
    countChange,
  );

  serve(endpoints.sendTestNotification, async ({ caller: { userId, sessionId }, now }) => {
    await limiter.take(rateLimits.notificationTestByAccount, userId, now);
    await sendTestNotification({ db, push }, { userId, sessionId }, now);
  });
}

function serveDevices(serve: Serve, { db, limiter, push }: NotificationParts): void {
  serve(
    endpoints.subscribeDevice,
    async ({ caller, body, now, userAgent }) => {
      const { browser, system } = readDevice(userAgent, null);
      const { userId, sessionId } = caller;
      const address = toAddress(body);
      const device = await subscribeDevice(
        { db, push },
        { userId, sessionId, address, browser, system },
        now,
      );
      return presentDevice(device, sessionId);
    },
    countChange,
  );

  serve(endpoints.unsubscribeDevice, async ({ params: { id }, caller: { userId } }) => {
    if (!(await deleteOwnSubscription(db, { userId, id }))) throw new AppError("not_found");
  });

  serve(endpoints.renewPushSubscription, async ({ body: { old, renewed }, address, now }) => {
    await limiter.take(rateLimits.pushRenewalFromNetwork, networkOf(address), now);
    const next = toAddress(renewed);
    if (!push.accepts(next)) throw new AppError("push_endpoint_refused");
    const isReplaced = await db
      .transaction()
      .execute((transaction) => replaceSubscription(transaction, toAddress(old), next));
    if (!isReplaced) throw new AppError("not_found");
  });
}

/** Browsers write the keys with and without padding. */
function toAddress({ endpoint, keys }: PushSubscriptionKeys): PushAddress {
  return { endpoint, p256dh: keys.p256dh.replace(/=+$/, ""), auth: keys.auth.replace(/=+$/, "") };
}

function presentDevice({ sessionId, createdAt, ...device }: SubscribedDevice, callerSessionId: string) {
  return { ...device, createdAt: createdAt.toISOString(), isCurrent: sessionId === callerSessionId };
}
