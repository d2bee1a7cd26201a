import { endpoint } from "../endpoint.ts";
import { pushTestTimeoutMs } from "../limits.ts";
import { pushRenewalPath } from "../push-renewal.ts";
import {
  notificationDevice,
  notificationDeviceParams,
  notificationSettings,
  notificationState,
  pushSubscription,
  pushSubscriptionRenewal,
} from "../shapes/notifications.ts";

export const getNotifications = endpoint({
  method: "GET",
  path: "/api/notifications",
  access: "user",
  summary: "When the caller is notified, on which devices, and the key to subscribe a browser with",
  answer: notificationState,
});
export const saveNotificationSettings = endpoint({
  method: "PUT",
  path: "/api/notifications/settings",
  access: "user",
  summary: "Choose what to be notified of, and when",
  body: notificationSettings,
  answer: notificationSettings,
});
export const subscribeDevice = endpoint({
  method: "PUT",
  path: "/api/notifications/device",
  access: "user",
  summary: "Send notifications to the caller's browser from now on, and no longer to another account there",
  body: pushSubscription,
  answer: notificationDevice,
  failures: ["push_endpoint_refused"],
});
export const unsubscribeDevice = endpoint({
  method: "DELETE",
  path: "/api/notifications/devices/:id",
  access: "user",
  summary: "Send no more notifications to a device; 404 for any but the caller's own",
  params: notificationDeviceParams,
  failures: ["not_found"],
});
export const sendTestNotification = endpoint({
  method: "POST",
  path: "/api/notifications/test",
  access: "user",
  summary: "Send a notification to the caller's browser at once",
  timeoutMs: pushTestTimeoutMs,
  failures: ["device_not_subscribed", "push_service_failed"],
});
export const renewPushSubscription = endpoint({
  method: "POST",
  path: pushRenewalPath,
  access: "public",
  summary: "Replace a browser's subscription; what only the browser knows of the old one proves who calls",
  body: pushSubscriptionRenewal,
  failures: ["push_endpoint_refused", "not_found"],
});
