import * as z from "zod/mini";
import { isoWeekdays, type reminderKinds } from "#domain/notifications/notification-settings.ts";
import { notificationDevicesMax, pushEndpointMaxLength } from "../limits.ts";
import { identifier, instant } from "./primitives.ts";

/** `HH:MM` of the person's own clock. */
const localTime = z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/));
export const timedReminder = z.strictObject({ isOn: z.boolean(), time: localTime });

export const notificationSettings = z.strictObject({
  reminders: z.strictObject({
    breakfast: timedReminder,
    lunch: timedReminder,
    dinner: timedReminder,
  } satisfies Record<(typeof reminderKinds)[number], unknown>),
  /** 1 is Monday. */
  weeklySummary: z.strictObject({ ...timedReminder.shape, weekday: z.literal([...isoWeekdays]) }),
  hasScansBack: z.boolean(),
  /** When nothing is sent; lasts over midnight where `from` is later than `to`. */
  quietHours: z.strictObject({ isOn: z.boolean(), from: localTime, to: localTime }),
});

const base64Url = (bytes: number) => {
  const characters = Math.ceil((bytes * 4) / 3);
  return z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}={0,2}$`)));
};
/** An uncompressed point of P-256, and the secret that the browser made. */
const keyBytes = 65;
const secretBytes = 16;

/** A browser's `PushSubscription` as its `toJSON` writes it. */
export const pushSubscription = z.strictObject({
  endpoint: z.url({ protocol: /^https?$/ }).check(z.maxLength(pushEndpointMaxLength)),
  keys: z.strictObject({ p256dh: base64Url(keyBytes), auth: base64Url(secretBytes) }),
});
export type PushSubscriptionKeys = z.infer<typeof pushSubscription>;

/** `old`: the keys of the earlier subscription, which only its browser knows, prove who calls. */
export const pushSubscriptionRenewal = z.strictObject({ old: pushSubscription, renewed: pushSubscription });

export const notificationDevice = z.object({
  id: identifier,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: instant,
  /** The caller's own. */
  isCurrent: z.boolean(),
});

export type NotificationDevice = z.infer<typeof notificationDevice>;

export const notificationState = z.object({
  /** The application server's key that browsers subscribe with, base64url. */
  publicKey: z.string(),
  settings: notificationSettings,
  devices: z.array(notificationDevice).check(z.maxLength(notificationDevicesMax)),
});
export type NotificationState = z.infer<typeof notificationState>;
export const notificationDeviceParams = z.strictObject({ id: identifier });
