import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { NotificationState } from "#contract/shapes/notifications.ts";
import { defaultNotificationSettings as settings } from "#domain/notifications/notification-settings.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { ana } from "../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { NotificationsPage } from "./notifications-page.tsx";

const get = "GET /api/notifications";
const put = "PUT /api/notifications/settings";
const publicKey = "BPy_jJEqmdSYVnSyw_sr-CVFR7sTtdQePNJyQITlsBm1pz2cmdG6HQ1terT3ngoNpbC0ia-uKoU0sK8s5CUehy0";
const device = {
  id: "0190a0a0-0000-7000-8000-000000000001",
  browser: "Chrome",
  system: "Android",
  createdAt: "2026-03-10T12:00:00.000Z",
  isCurrent: false,
};
const state = (devices: NotificationState["devices"] = []): NotificationState => ({
  publicKey,
  settings,
  devices,
});
const member = { "GET /api/auth/me": respondWith(ana), [put]: (body: unknown) => Response.json(body) };

/** What a browser has for notifications. */
function stubBrowser({ permission, answer = permission }: { permission: string; answer?: string }) {
  const keys = { endpoint: "https://fcm.googleapis.com/a", keys: { p256dh: "key", auth: "secret" } };
  const subscription = { ...keys, options: {}, toJSON: () => keys, unsubscribe: vi.fn(async () => true) };
  const pushManager = {
    getSubscription: vi.fn(async () => null),
    subscribe: vi.fn(async () => subscription),
  };
  const notification = { permission, requestPermission: vi.fn(async () => answer) };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", notification);
  const serviceWorker = { getRegistration: async () => ({ pushManager }) };
  vi.stubGlobal("navigator", Object.create(navigator, { serviceWorker: { value: serviceWorker } }));
  return { notification, pushManager };
}

signInBeforeEach();

const deviceSwitch = () => screen.findByRole("switch", { name: "Notifications on this device" });

describe("this device", () => {
  it("is subscribed only after the person has turned it on, and never asked before", async () => {
    const { notification, pushManager } = stubBrowser({ permission: "default", answer: "granted" });
    let isOn = false;
    const sent = stubServer({
      ...member,
      [get]: () => Response.json(state(isOn ? [{ ...device, isCurrent: true }] : [])),
      "PUT /api/notifications/device": () => {
        isOn = true;
        notification.permission = "granted";
        return Response.json({ ...device, isCurrent: true });
      },
    });
    renderApp(<NotificationsPage />);
    const toggle = await deviceSwitch();
    expect(notification.requestPermission).not.toHaveBeenCalled();
    await userEvent.setup().click(toggle);
    expect(await screen.findByRole("button", { name: "Send a test" })).toBeDefined();
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    expect(sent.find(({ line }) => line.endsWith("/device"))?.body).toMatchObject({
      endpoint: "https://fcm.googleapis.com/a",
    });
    expect(localStorage.getItem(`notifications:${ana.id}`)).toBe("on");
  });

  it("that blocks notifications shows what to do instead of a switch", async () => {
    stubBrowser({ permission: "denied" });
    stubServer({ ...member, [get]: respondWith(state()) });
    renderApp(<NotificationsPage />);
    expect(await screen.findByText("Your browser blocks notifications")).toBeDefined();
    expect(screen.queryByRole("switch", { name: "Notifications on this device" })).toBeNull();
  });

  it("on an iPhone needs the installed app", async () => {
    vi.stubGlobal("navigator", Object.create(navigator, { userAgent: { value: "iPhone Safari" } }));
    stubServer({ ...member, [get]: respondWith(state()) });
    renderApp(<NotificationsPage />);
    expect(await screen.findByText(/Add to Home Screen/)).toBeDefined();
  });

  it("stays off, with a word about it, when the question is left unanswered or the server fails", async () => {
    stubBrowser({ permission: "default" });
    stubServer({ ...member, [get]: respondWith(state()) });
    renderApp(<NotificationsPage />);
    await userEvent.setup().click(await deviceSwitch());
    expect(await screen.findByText(/you have not answered/)).toBeDefined();
    expect((await deviceSwitch()).getAttribute("aria-checked")).toBe("false");
  });

  it("says when the test could not be sent", async () => {
    stubBrowser({ permission: "granted" });
    stubServer({
      ...member,
      [get]: respondWith(state([{ ...device, isCurrent: true }])),
      "POST /api/notifications/test": respondWithError(502, "push_service_failed"),
    });
    renderApp(<NotificationsPage />);
    await userEvent.setup().click(await screen.findByRole("button", { name: "Send a test" }));
    expect(await screen.findByText(/push service did not answer/)).toBeDefined();
  });
});

describe("the settings", () => {
  it("are saved as they are chosen", async () => {
    stubBrowser({ permission: "default" });
    const sent = stubServer({ ...member, [get]: respondWith(state()) });
    renderApp(<NotificationsPage />);
    fireEvent.change(await screen.findByLabelText("Remind me of lunch at"), { target: { value: "13:15" } });
    fireEvent.click(screen.getByRole("switch", { name: "Weekly summary" }));
    expect(await screen.findByText("Saved.")).toBeDefined();
    const saves = sent.filter(({ line }) => line === put);
    expect(saves).toHaveLength(1);
    expect(saves[0]?.body).toMatchObject({
      reminders: { lunch: { isOn: true, time: "13:15" } },
      weeklySummary: { isOn: false },
    });
  });

  it("that could not be saved stay, and are tried again", async () => {
    stubBrowser({ permission: "default" });
    let isAway = true;
    stubServer({
      ...member,
      [get]: respondWith(state()),
      [put]: (body) => (isAway ? respondWithError(500, "internal_error")() : Response.json(body)),
    });
    renderApp(<NotificationsPage />);
    const lunch = await screen.findByLabelText<HTMLInputElement>("Remind me of lunch at");
    fireEvent.change(lunch, { target: { value: "13:15" } });
    const failure = await screen.findByRole("alert");
    expect(lunch.value).toBe("13:15");
    isAway = false;
    fireEvent.click(within(failure).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("say that a reminder in quiet hours does not come", async () => {
    stubBrowser({ permission: "default" });
    stubServer({ ...member, [get]: respondWith(state()) });
    renderApp(<NotificationsPage />);
    fireEvent.change(await screen.findByLabelText("Remind me of dinner at"), { target: { value: "22:30" } });
    expect(await screen.findByText(/in your quiet hours/)).toBeDefined();
    // Otherwise it is saved when the page closes, at the server of the next test.
    expect(await screen.findByText("Saved.")).toBeDefined();
  });
});

it("another device is turned off from here", async () => {
  stubBrowser({ permission: "default" });
  let devices = [device];
  stubServer({
    ...member,
    [get]: () => Response.json(state(devices)),
    [`DELETE /api/notifications/devices/${device.id}`]: () => {
      devices = [];
      return new Response(null, { status: 204 });
    },
  });
  renderApp(<NotificationsPage />);
  const name = "Turn off notifications on Chrome on Android";
  await userEvent.setup().click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
});

it("offers to try again when it cannot be loaded", async () => {
  stubBrowser({ permission: "default" });
  stubServer({ ...member, [get]: respondWithError(404, "not_found") });
  renderApp(<NotificationsPage />);
  expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
});
