import type { BrowserContext, CDPSession, Page, Worker } from "@playwright/test";
import { PushServiceDouble } from "#server/testing/push-service-double.ts";
import { expect, test } from "./fixtures.ts";
import { signUp } from "./register.ts";
import { waitForShell } from "./shell-ready.ts";
import { pushServiceVariable } from "./start-server.ts";

test.use({ serviceWorkers: "allow" });

test("notifications are turned on, chosen, tested and lead to their page", { tag: "@french" }, async ({
  page,
  context,
  baseURL,
  t,
  language,
  expectAccessible,
}) => {
  await context.grantPermissions(["notifications"], { origin: baseURL ?? "" });
  const { port } = new URL(process.env[pushServiceVariable] ?? "");
  const pushService = await PushServiceDouble.start(undefined, Number(port));
  const browser = await stubPushManager(page, pushService);
  await signUp(page);
  await page.goto("/profile");
  await waitForShell(page);
  const onProfile = page.getByRole("switch", { name: t("profile:settings.notifications") });
  await onProfile.click();
  await expect.poll(() => browser.endpoint()).toBeDefined();
  await page.getByRole("link", { name: t("profile:settings.notificationsChoose") }).click();
  await page.waitForURL("**/notifications");
  const here = page.getByRole("switch", { name: t("notifications:device.switch") });
  await expect(here).toBeChecked();

  await page.getByLabel(t("notifications:occasions.lunchTime")).fill("12:45");
  await page.getByRole("switch", { name: t("notifications:occasions.weeklySummary") }).click();
  await expect(page.getByText(t("notifications:page.saved"))).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(page.getByLabel(t("notifications:occasions.lunchTime"))).toHaveValue("12:45");
  await expect(
    page.getByRole("switch", { name: t("notifications:occasions.weeklySummary") }),
  ).not.toBeChecked();

  await page.getByRole("button", { name: t("notifications:device.test") }).click();
  await expect(page.getByText(t("notifications:device.tested"))).toBeVisible();
  expect(pushService.refusals).toEqual([]);
  const message = pushService.delivered.findLast(({ endpoint }) => endpoint === browser.endpoint());
  expect(message?.title).toBe(t("server/notifications:test.title"));

  // The app is closed: only the service worker gets the message.
  await page.goto("/health/live");
  const worker = await recordNotifications(context);
  await deliver(page, message?.text ?? "");
  const title = t("server/notifications:test.title");
  await expect.poll(() => worker.evaluate("shown")).toMatchObject([{ title, tag: "test", lang: language }]);

  await page.goto("/meals");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await worker.evaluate(tapLastNotification);
  await page.waitForURL("**/notifications");

  await here.click();
  await expect(here).not.toBeChecked();
  await expect.poll(() => browser.endpoint()).toBeUndefined();
  await pushService.close();
});

test("a browser that blocks notifications says what to do", { tag: "@french" }, async ({
  page,
  t,
  expectAccessible,
}) => {
  await page.addInitScript('Object.defineProperty(Notification, "permission", { get: () => "denied" })');
  await signUp(page);
  await page.goto("/notifications");
  await waitForShell(page);
  await page.reload();
  await expect(page.getByText(t("notifications:device.deniedTitle"))).toBeVisible();
  await expect(page.getByRole("switch", { name: t("notifications:device.switch") })).toHaveCount(0);
  await expectAccessible();
});

/** Chromium has no push service of its own here: its subscriptions are made at ours. Everything else is real. */
async function stubPushManager(page: Page, pushService: PushServiceDouble) {
  let current: ReturnType<PushServiceDouble["subscribe"]> | undefined;
  await page.exposeFunction("subscribeAtDouble", (key: string) => {
    current = pushService.subscribe(key);
    return current;
  });
  await page.exposeFunction("readSubscription", () => current);
  await page.exposeFunction("endSubscription", () => {
    if (current) pushService.end(current.endpoint);
    current = undefined;
    return true;
  });
  await page.addInitScript(`
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    const subscriptionOf = (keys) => keys && {
      ...keys, options: { userVisibleOnly: true, applicationServerKey: null },
      toJSON: () => keys, unsubscribe: () => endSubscription(),
    };
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
      if (!userVisibleOnly) throw new Error("Only visible notifications are allowed.");
      return subscriptionOf(await subscribeAtDouble(applicationServerKey));
    };
    PushManager.prototype.getSubscription = async () => subscriptionOf(await readSubscription()) ?? null;
  `);
  return { endpoint: () => current?.endpoint };
}

/** As the browser does when a push service has delivered a message. */
async function deliver(page: Page, data: string): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId,
    data,
  });
}

/**
 * Headless Chromium shows no notifications, whatever is permitted, and nothing to tap on: what the worker wants to show is
 * kept instead.
 */
async function recordNotifications(context: BrowserContext): Promise<Worker> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("There is no service worker.");
  await worker.evaluate(`self.shown = [];
    registration.showNotification = async (title, options) => { shown.push({ title, ...options }); };`);
  return worker;
}

const tapLastNotification = `{
  const tap = new ExtendableEvent("notificationclick");
  tap.waitUntil = () => undefined;
  tap.notification = { data: shown.at(-1).data, close: () => undefined };
  void dispatchEvent(tap);
}`;
