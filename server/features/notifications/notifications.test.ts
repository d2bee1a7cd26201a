import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endOtherSessions } from "#contract/endpoints/account.ts";
import * as endpoints from "#contract/endpoints/notifications.ts";
import { saveSettings } from "#contract/endpoints/profile.ts";
import { logout, me } from "#contract/endpoints/sign-in.ts";
import { freeDailyScans, notificationDevicesMax } from "#contract/limits.ts";
import {
  defaultNotificationSettings as defaults,
  type NotificationSettings,
} from "#domain/notifications/notification-settings.ts";
import { newBrowser } from "../../testing/push-browser.ts";
import { seedMeal } from "../../testing/seed-meal.ts";
import { createTestApp, type SignedIn, type TestApp, testPassword } from "../../testing/test-app.ts";
import { sendDueNotifications } from "./send-notifications.ts";

let app: TestApp;
let ana: SignedIn;
beforeAll(async () => {
  app = await createTestApp({ hasFoods: false });
});
beforeEach(async () => {
  await app.db.deleteFrom("users").execute();
  app.clock.set(new Date("2026-03-10T12:00:00Z"));
  app.pushService.delivered.length = 0;
  app.pushService.refusals.length = 0;
  app.pushService.isSilent = false;
  app.pushFailures.length = 0;
  ana = await app.signUp();
});
afterAll(() => app.close());

const quiet = { isOn: false, from: "22:00", to: "08:00" };
const off = (time: string) => ({ isOn: false, time });
const onlyLunch: NotificationSettings = {
  reminders: { breakfast: off("09:00"), lunch: { isOn: true, time: "14:30" }, dinner: off("21:00") },
  weeklySummary: { ...off("10:00"), weekday: 1 },
  hasScansBack: false,
  quietHours: quiet,
};
const read = async (person: SignedIn) => (await app.call(endpoints.getNotifications, person)).body;
const choose = (person: SignedIn, settings: Partial<NotificationSettings> = {}) =>
  app.call(endpoints.saveNotificationSettings, { ...person, body: { ...onlyLunch, ...settings } });
const put = (person: SignedIn, body: unknown) => app.call(endpoints.subscribeDevice, { ...person, body });

/** Turns notifications on in the person's browser. */
async function subscribe(person: SignedIn, settings?: Partial<NotificationSettings>) {
  const subscription = app.pushService.subscribe((await read(person)).publicKey);
  expect((await put(person, subscription)).status).toBe(200);
  await choose(person, settings);
  return subscription;
}

async function runAt(instant: string): Promise<string[]> {
  app.clock.set(new Date(instant));
  await app.sendNotifications();
  expect(app.pushService.refusals).toEqual([]);
  return app.pushService.delivered.map(({ title }) => title);
}

/** Of the right length, but not on the curve. */
const noPoint = Buffer.alloc(65, 4).toString("base64url");
const lunchTitle = "Have you had lunch?";
const outcomes = async () => {
  const rows = await app.db.selectFrom("push_messages").select(["outcome", "attempts"]).execute();
  return rows.map(({ outcome, attempts }) => [outcome, attempts]);
};

describe("a reminder", () => {
  it("reaches the browser encrypted, signed and once, and says nothing personal", async () => {
    await subscribe(ana);
    expect(await runAt("2026-03-10T14:29:59Z")).toEqual([]);
    expect(await runAt("2026-03-10T14:30:00Z")).toEqual([lunchTitle]);
    expect(await runAt("2026-03-10T14:31:00Z")).toEqual([lunchTitle]);
    const [message] = app.pushService.delivered;
    expect(message).toMatchObject({ page: "/dashboard", topic: "lunch", ttlSeconds: 3600 });
    expect(message?.subject).toBe("mailto:hello@platewise.example");
    for (const personal of [ana.email, ana.userId, "Ana"]) expect(message?.text).not.toContain(personal);
    expect(await outcomes()).toEqual([["sent", 1]]);
    expect(await runAt("2026-03-11T14:30:10Z")).toEqual([lunchTitle, lunchTitle]);
  });

  it("is left out when the meal is already logged, with a type or by its time", async () => {
    await subscribe(ana);
    await seedMeal(app, ana, { eatenAt: "2026-03-10T13:00:00Z", figures: { calories: 500 } });
    expect(await runAt("2026-03-10T14:30:00Z")).toEqual([]);
    expect(await runAt("2026-03-11T14:30:00Z")).toEqual([lunchTitle]);
  });

  it("reaches others while one person's plan cannot be made, and that person once it can", async () => {
    const bea = await app.signUp();
    await subscribe(ana);
    await subscribe(bea);
    const setZone = (time_zone: string) =>
      app.db.updateTable("users").set({ time_zone }).where("id", "=", ana.userId).execute();
    await setZone("Mars/Olympus_Mons");
    expect(await runAt("2026-03-10T14:30:00Z")).toEqual([lunchTitle]);
    expect(app.pushFailures).toHaveLength(1);
    await setZone("UTC");
    expect(await runAt("2026-03-10T15:31:00Z")).toEqual([lunchTitle]);
    expect(await runAt("2026-03-11T14:30:00Z")).toHaveLength(3);
  });

  it("is in the language that the account has when it is sent", async () => {
    await subscribe(ana);
    await app.call(saveSettings, { ...ana, body: { language: "es" } });
    expect(await runAt("2026-03-10T14:30:00Z")).toEqual(["¿Ya has comido?"]);
  });

  it("speaks as the account's country does", async () => {
    await subscribe(ana);
    await app.call(saveSettings, { ...ana, body: { language: "es", country: "AR" } });
    expect(await runAt("2026-03-10T14:30:00Z")).toEqual(["¿Ya almorzaste?"]);
  });

  it("follows the person into another time zone, and comes once a day even so", async () => {
    await subscribe(ana);
    const inMadrid = { ...ana.headers, "time-zone": "Europe/Madrid" };
    await app.call(me, { headers: inMadrid });
    expect(await runAt("2026-03-10T13:30:00Z")).toEqual([lunchTitle]);
    await app.call(me, { headers: { ...ana.headers, "time-zone": "UTC" } });
    expect(await runAt("2026-03-10T14:30:00Z")).toEqual([lunchTitle]);
  });

  it("that was missed while the server was down is not made up for later", async () => {
    await subscribe(ana);
    expect(await runAt("2026-03-10T15:30:00Z")).toEqual([]);
    expect(await runAt("2026-03-11T14:30:00Z")).toEqual([lunchTitle]);
  });

  it("at a time just chosen that is over waits for tomorrow", async () => {
    app.clock.set(new Date("2026-03-10T14:45:00Z"));
    await subscribe(await app.signUp());
    expect(await runAt("2026-03-10T14:46:00Z")).toEqual([]);
  });

  it("does not come in quiet hours", async () => {
    await subscribe(ana, { quietHours: { isOn: true, from: "14:00", to: "15:00" } });
    expect(await runAt("2026-03-10T14:30:00Z")).toEqual([]);
    expect(await runAt("2026-03-10T15:00:00Z")).toEqual([]);
  });

  it("goes to each of the person's devices and to nobody else", async () => {
    const phone = await app.logIn(ana.userId, ana.email, testPassword);
    const [first, second] = [await subscribe(ana), await subscribe(phone)];
    const bea = await app.signUp();
    await subscribe(bea, { reminders: defaults.reminders });
    await runAt("2026-03-10T14:30:00Z");
    const to = app.pushService.delivered.map(({ endpoint }) => endpoint);
    expect(to).toHaveLength(3);
    expect(to).toEqual(expect.arrayContaining([first.endpoint, second.endpoint]));
  });

  it("is sent once when two processes look at the same time", async () => {
    const phones = await Promise.all([1, 2, 3].map(() => app.logIn(ana.userId, ana.email, testPassword)));
    for (const phone of [ana, ...phones]) await subscribe(phone);
    app.clock.set(new Date("2026-03-10T14:30:00Z"));
    await Promise.all([1, 2, 3, 4].map(() => app.sendNotifications()));
    expect(app.pushService.delivered).toHaveLength(4);
    expect(new Set(app.pushService.delivered.map(({ endpoint }) => endpoint)).size).toBe(4);
  });

  it("is not sent again after a crash in the middle, because it may have arrived", async () => {
    await subscribe(ana);
    app.pushService.isSilent = true;
    await runAt("2026-03-10T14:30:00Z");
    expect(await outcomes()).toEqual([["unknown", 1]]);
    app.pushService.isSilent = false;
    await app.db.updateTable("push_messages").set({ done_at: null, outcome: null }).execute();
    expect(await runAt("2026-03-10T14:40:00Z")).toEqual([]);
  });
});

describe("the weekly summary", () => {
  it("counts the days with meals of the seven days before", async () => {
    await subscribe(ana, { weeklySummary: { isOn: true, time: "10:00", weekday: 3 } });
    for (const day of ["03", "04", "10", "11"])
      await seedMeal(app, ana, { eatenAt: `2026-03-${day}T09:00:00Z`, figures: { calories: 400 } });
    await runAt("2026-03-11T10:00:00Z");
    expect(app.pushService.delivered.map(({ body }) => body)).toEqual([
      "You logged meals on 2 days. See how they went.",
    ]);
  });

  it("is left out after a week without meals", async () => {
    await subscribe(ana, { weeklySummary: { isOn: true, time: "10:00", weekday: 3 } });
    expect(await runAt("2026-03-11T10:00:00Z")).toEqual([]);
  });
});

describe("the scans that are back", () => {
  const useScans = (committed: number) =>
    app.db
      .insertInto("scan_usage")
      .values({ owner_id: ana.userId, period: "2026-03-10", committed })
      .execute();

  it("are announced after midnight if all were used", async () => {
    await subscribe(ana, { hasScansBack: true });
    await useScans(10);
    expect(await runAt("2026-03-10T23:59:59Z")).toEqual([]);
    expect(await runAt("2026-03-11T00:00:00Z")).toEqual(["Your scans are back"]);
    expect(await runAt("2026-03-12T00:00:00Z")).toEqual(["Your scans are back"]);
  });

  it.each([
    ["some were left", 9, false],
    ["the person has Pro, without a limit", 10, true],
  ])("are not announced if %s", async (_, committed, isPro) => {
    await subscribe(ana, { hasScansBack: true });
    await useScans(committed);
    if (isPro) await app.makePro(ana);
    expect(await runAt("2026-03-11T00:00:00Z")).toEqual([]);
  });
});

describe("a push service", () => {
  it("that no longer knows the browser ends the subscription", async () => {
    const { endpoint } = await subscribe(ana);
    app.pushService.end(endpoint);
    app.clock.set(new Date("2026-03-10T14:30:00Z"));
    await app.sendNotifications();
    expect(await app.db.selectFrom("push_subscriptions").select("id").execute()).toEqual([]);
    const calls = app.pushService.calls;
    app.clock.set(new Date("2026-03-11T14:30:00Z"));
    await app.sendNotifications();
    expect(app.pushService.calls).toBe(calls);
  });

  it.each([
    ["is overloaded", { status: 429, headers: { "Retry-After": "600" } }, 600],
    ["names a date", { status: 503, headers: { "Retry-After": "Tue, 10 Mar 2026 14:35:00 GMT" } }, 300],
    ["fails", { status: 500 }, 60],
  ])("that %s gets the message again later, once", async (_, trouble, afterSeconds) => {
    await subscribe(ana);
    app.pushService.answerNext(trouble);
    const due = new Date("2026-03-10T14:30:00Z").getTime();
    const at = (seconds: number) => new Date(due + seconds * 1000).toISOString();
    expect(await runAt(at(0))).toEqual([]);
    expect(await runAt(at(afterSeconds - 1))).toEqual([]);
    expect(await runAt(at(afterSeconds))).toEqual([lunchTitle]);
    expect(await outcomes()).toEqual([["sent", 2]]);
  });

  it("that fails for too long loses the message, which is reported", async () => {
    await subscribe(ana);
    app.pushService.answerNext({ status: 429, headers: { "Retry-After": "3600" } });
    expect(await runAt("2026-03-10T14:30:00Z")).toEqual([]);
    expect(await outcomes()).toEqual([["expired", 1]]);
    expect(String(app.pushFailures[0])).toContain("status 429");
  });

  it("that refuses the message is not asked again, and its address is not logged", async () => {
    const { endpoint } = await subscribe(ana);
    app.pushService.answerNext({ status: 403 });
    await runAt("2026-03-10T14:30:00Z");
    expect(await runAt("2026-03-10T14:40:00Z")).toEqual([]);
    expect(await outcomes()).toEqual([["refused", 1]]);
    expect(String(app.pushFailures[0])).not.toContain(endpoint);
  });

  it("cannot send us elsewhere", async () => {
    await subscribe(ana);
    app.pushService.answerNext({ status: 307, headers: { Location: `${app.pushService.origin}/elsewhere` } });
    const calls = app.pushService.calls;
    await runAt("2026-03-10T14:30:00Z");
    expect(app.pushService.calls).toBe(calls + 1);
    expect(await outcomes()).toEqual([["unknown", 1]]);
  });
});

describe("a device", () => {
  const codeOf = async (call: Promise<{ status: number; body: { code?: string } }>) => {
    const { status, body } = await call;
    return [status, body?.code];
  };

  it("gets defaults when it is the first, and shows itself", async () => {
    expect(await read(ana)).toMatchObject({ settings: defaults, devices: [] });
    const headers = { ...ana.headers, "user-agent": "Mozilla/5.0 (iPhone) Version/18.0 Safari/605.1" };
    const { body } = await app.call(endpoints.subscribeDevice, { headers, body: newBrowser() });
    expect(body).toMatchObject({ browser: "Safari", system: "iPhone", isCurrent: true });
    expect((await read(ana)).devices).toEqual([body]);
  });

  it("that subscribes again stays one, and loses nothing that is due", async () => {
    app.clock.set(new Date("2026-03-10T14:20:00Z"));
    ana = await app.signUp();
    const subscription = await subscribe(ana);
    app.clock.set(new Date("2026-03-10T14:30:00Z"));
    const { body } = await put(ana, subscription);
    expect((await read(ana)).devices).toEqual([body]);
    expect(await runAt("2026-03-10T14:30:05Z")).toEqual([lunchTitle]);
  });

  it("belongs to the account that subscribed it last", async () => {
    const subscription = await subscribe(ana);
    const bea = await app.signUp();
    expect((await put(bea, subscription)).status).toBe(200);
    expect((await read(ana)).devices).toEqual([]);
    expect((await read(bea)).devices).toHaveLength(1);
  });

  it("cannot be taken over by knowing its address alone", async () => {
    const { endpoint } = await subscribe(ana);
    const bea = await app.signUp();
    const guessed = { ...newBrowser(), endpoint };
    expect(await codeOf(put(bea, guessed))).toEqual([400, "push_endpoint_refused"]);
    expect((await read(ana)).devices).toHaveLength(1);
  });

  it.each([
    "http://fcm.googleapis.com/fcm/send/a",
    "https://fcm.googleapis.com.example.com/fcm/send/a",
    "https://fcm.googleapis.com:8443/fcm/send/a",
    "https://user@fcm.googleapis.com/fcm/send/a",
    "https://example.com/push",
    "https://notify.windows.com/w/",
    "https://evilnotify.windows.com/w/",
    "https://169.254.169.254/latest/meta-data",
    "http://127.0.0.1:1/push",
    "https://localhost/push",
  ])("at %s is refused", async (endpoint) => {
    expect(await codeOf(put(ana, { ...newBrowser(), endpoint }))).toEqual([400, "push_endpoint_refused"]);
  });

  it.each([
    "https://fcm.googleapis.com/fcm/send/a:b",
    "https://updates.push.services.mozilla.com/wpush/v2/a",
    "https://wns2-par02p.notify.windows.com/w/?token=a%3d%3d",
    "https://web.push.apple.com/Qa",
  ])("at %s is taken", async (endpoint) => {
    expect((await put(ana, { ...newBrowser(), endpoint })).status).toBe(200);
  });

  it("with a key that is none is refused", async () => {
    const body = newBrowser();
    expect(await codeOf(put(ana, { ...body, keys: { ...body.keys, p256dh: noPoint } }))).toEqual([
      400,
      "push_endpoint_refused",
    ]);
  });

  it("ends with its session: by signing out, there or elsewhere", async () => {
    const phone = await app.logIn(ana.userId, ana.email, testPassword);
    await subscribe(ana);
    await subscribe(phone);
    await app.call(logout, { ...phone, body: {} });
    expect((await read(ana)).devices).toHaveLength(1);
    const laptop = await app.logIn(ana.userId, ana.email, testPassword);
    await app.call(endOtherSessions, laptop);
    expect(await runAt("2026-03-10T14:30:00Z")).toEqual([]);
    expect(await app.db.selectFrom("push_messages").selectAll().execute()).toEqual([]);
  });

  it("is turned off by its owner from anywhere, by nobody else", async () => {
    await subscribe(ana);
    const [device] = (await read(ana)).devices;
    const bea = await app.signUp();
    const params = { id: device.id };
    expect((await app.call(endpoints.unsubscribeDevice, { ...bea, params })).status).toBe(404);
    const phone = await app.logIn(ana.userId, ana.email, testPassword);
    expect((await app.call(endpoints.unsubscribeDevice, { ...phone, params })).status).toBe(204);
    expect((await read(ana)).devices).toEqual([]);
  });

  it("beyond the limit replaces the oldest", async () => {
    const [first, ...others] = await Promise.all(
      Array.from({ length: notificationDevicesMax + 1 }, () =>
        app.logIn(ana.userId, ana.email, testPassword),
      ),
    );
    if (!first) throw new Error("There is no session.");
    await subscribe(first);
    app.clock.advance(1000);
    for (const one of others) await put(one, newBrowser());
    const { devices } = await read(first);
    expect(devices).toHaveLength(notificationDevicesMax);
    expect(devices.some(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toBe(false);
  });

  it("is renewed by who knows the keys of the old subscription, and stays the same device", async () => {
    const old = await subscribe(ana);
    const { publicKey } = await read(ana);
    const renewed = app.pushService.subscribe(publicKey);
    const renew = (body: unknown) => app.call(endpoints.renewPushSubscription, { body });
    const guessed = { ...old, keys: newBrowser().keys };
    expect(await codeOf(renew({ old: guessed, renewed }))).toEqual([404, "not_found"]);
    const elsewhere = { ...newBrowser(), endpoint: "https://example.com/push" };
    const offTheCurve = { ...renewed, keys: { ...renewed.keys, p256dh: noPoint } };
    for (const refused of [elsewhere, offTheCurve])
      expect(await codeOf(renew({ old, renewed: refused }))).toEqual([400, "push_endpoint_refused"]);
    expect((await renew({ old, renewed })).status).toBe(204);
    expect(await codeOf(renew({ old, renewed }))).toEqual([404, "not_found"]);
    await runAt("2026-03-10T14:30:00Z");
    expect(app.pushService.delivered.map(({ endpoint }) => endpoint)).toEqual([renewed.endpoint]);
  });

  it("that was once renewed with a key that is no point of the curve is given up, and its messages with it", async () => {
    const { endpoint } = await subscribe(ana);
    await app.db
      .updateTable("push_subscriptions")
      .set({ p256dh: noPoint })
      .where("endpoint", "=", endpoint)
      .execute();
    await runAt("2026-03-10T14:30:00Z");
    expect(app.pushFailures).toEqual([]);
    expect(await app.db.selectFrom("push_messages").selectAll().execute()).toEqual([]);
    expect(await app.db.selectFrom("push_subscriptions").selectAll().execute()).toEqual([]);
  });

  it("leaves no message claimed that could not be prepared", async () => {
    await subscribe(ana);
    const failing = { ...app.push, send: () => Promise.reject(new Error("No message could be made.")) };
    app.clock.set(new Date("2026-03-10T14:30:00Z"));
    const parts = { db: app.db, push: failing, clock: app.clock.read, freeDailyScans };
    await sendDueNotifications({ ...parts, report: (failure) => app.pushFailures.push(failure) });
    expect(app.pushFailures).toHaveLength(1);
    const messages = await app.db.selectFrom("push_messages").select(["outcome", "done_at"]).execute();
    expect(messages).toEqual([{ outcome: "unknown", done_at: app.clock.read() }]);
  });

  it("gets a test notification at once, or the reason why not", async () => {
    const test = () => codeOf(app.call(endpoints.sendTestNotification, ana));
    expect(await test()).toEqual([409, "device_not_subscribed"]);
    const { endpoint } = await subscribe(ana);
    expect(await test()).toEqual([204, undefined]);
    expect(app.pushService.delivered.map(({ title }) => title)).toEqual(["It works"]);
    app.pushService.answerNext({ status: 500 });
    expect(await test()).toEqual([502, "push_service_failed"]);
    app.pushService.end(endpoint);
    expect(await test()).toEqual([409, "device_not_subscribed"]);
    expect((await read(ana)).devices).toEqual([]);
  });
});

describe("the settings", () => {
  it("are the person's, on all devices", async () => {
    const { body } = await choose(ana, { hasScansBack: true });
    const phone = await app.logIn(ana.userId, ana.email, testPassword);
    expect((await read(phone)).settings).toEqual(body);
    expect((await read(await app.signUp())).settings).toEqual(defaults);
  });

  it.each([
    ["a time that is none", { quietHours: { isOn: true, from: "24:00", to: "08:00" } }],
    ["a weekday that is none", { weeklySummary: { isOn: true, time: "10:00", weekday: 0 } }],
    ["a field too many", { isSpecial: true }],
  ])("refuse %s", async (_, fault) => {
    const { status } = await choose(ana, fault as Partial<NotificationSettings>);
    expect(status).toBe(400);
  });
});
