// Turns notifications on and off in this browser. Nothing here asks for permission but `turnOn`, which a person starts.
import { getNotifications, subscribeDevice, unsubscribeDevice } from "#contract/endpoints/notifications.ts";
import { request } from "../../api/request.ts";
import { saveDeviceSwitch } from "./device-switch.ts";
import { findPushSupport, findRegistration } from "./push-support.ts";

export type TurnOnOutcome = "on" | "denied" | "undecided" | "unavailable";

/** Throws when the server or the browser's push service cannot be reached. */
export async function turnOn(personId: string): Promise<TurnOnOutcome> {
  if ((await findPushSupport()) !== "ready") return "unavailable";
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "undecided";
  const { publicKey } = await request(getNotifications, {});
  await subscribe(publicKey);
  saveDeviceSwitch(personId, true);
  return "on";
}

/** The server first: without it, messages would still be sent. */
export async function turnOff(personId: string): Promise<void> {
  const { devices } = await request(getNotifications, {});
  const current = devices.find(({ isCurrent }) => isCurrent);
  if (current) await request(unsubscribeDevice, { params: { id: current.id } });
  saveDeviceSwitch(personId, false);
  const registration = await findRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Restores what the browser or the server has lost since the last visit, if it still has the permission. */
export async function keepSubscribed(personId: string): Promise<void> {
  if ((await findPushSupport()) !== "ready" || Notification.permission !== "granted")
    return saveDeviceSwitch(personId, false);
  const { publicKey, devices } = await request(getNotifications, {});
  const registration = await findRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  const isCurrent = devices.some((device) => device.isCurrent);
  if (!isCurrent || !subscription || !hasKey(subscription, publicKey)) await subscribe(publicKey);
}

async function subscribe(publicKey: string): Promise<void> {
  const registration = await findRegistration();
  if (!registration) throw new Error("There is no service worker.");
  const { pushManager } = registration;
  const known = await pushManager.getSubscription();
  // A browser refuses a second key beside the first.
  if (known && !hasKey(known, publicKey)) await known.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  try {
    await request(subscribeDevice, { body: { endpoint, keys: { p256dh, auth } } });
  } catch (failure) {
    await subscription.unsubscribe();
    throw failure;
  }
}

function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey;
  if (!key) return true;
  const base64 = btoa(String.fromCharCode(...new Uint8Array(key)));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === publicKey;
}
