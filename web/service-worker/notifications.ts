import { pushRenewalPath } from "#contract/push-renewal.ts";

declare const self: ServiceWorkerGlobalScope;

interface Message {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly page: string;
  readonly language: string;
}

/** A page that does not answer is none of the app's, or was loaded before this was added. */
const answerTimeoutMs = 1000;

/** Browsers demand that something is shown, even for a message that cannot be read. */
export async function showNotification(data: PushMessageData | null): Promise<void> {
  const { title, body, tag, page, language } = readMessage(data);
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: "/icons/icon-192.png",
    data: { page },
  });
}

function readMessage(data: PushMessageData | null): Message {
  const unreadable = { title: "Platewise", body: "", tag: "message", page: "/dashboard", language: "" };
  try {
    return { ...unreadable, ...data?.json() };
  } catch {
    return unreadable;
  }
}

/** Opens the page in a tab of the app, which keeps what was typed there; in a new one if none is open. */
export async function openPage(data: unknown): Promise<void> {
  const { page } = { page: "/dashboard", ...(data as { readonly page?: string } | null) };
  const url = new URL(page, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const openTab = tabs.find((tab) => new URL(tab.url).pathname === url.pathname);
  // Focusing and opening need the tap on the notification, which a browser may consider as over.
  if (openTab) return void (await openTab.focus().catch(() => undefined));
  for (const tab of tabs) {
    if (!(await askToOpen(tab, url.pathname))) continue;
    await tab.focus().catch(() => undefined);
    return;
  }
  await self.clients.openWindow(url.href).catch(() => undefined);
}

/** Answered by web/app/features/notifications/use-notifications-at-start.ts. */
function askToOpen(tab: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), answerTimeoutMs);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    tab.postMessage({ openPage: path }, [port2]);
  });
}

interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** The browser has replaced the subscription. Without the old one, the app subscribes anew when it is opened. */
export async function renew({ oldSubscription: old, newSubscription }: SubscriptionChange): Promise<void> {
  if (!old) return;
  const { applicationServerKey } = old.options;
  const renewed =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  await fetch(pushRenewalPath, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ old: describe(old), renewed: describe(renewed) }),
  });
}

function describe(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } };
}
