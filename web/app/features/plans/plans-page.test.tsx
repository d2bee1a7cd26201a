import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Subscription } from "#contract/shapes/plans.ts";
import { type Plan, priceList } from "#domain/plans/plan.ts";
import { storeTokens } from "../../api/stored-tokens.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { ana, freshTokens } from "../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { PlansPage } from "./plans-page.tsx";

const history = "GET /api/subscriptions/history?limit=20&offset=0";
const free = {
  "GET /api/auth/me": respondWith(ana),
  "GET /api/subscriptions/current": respondWithError(404, "subscription_not_found"),
  "GET /api/subscriptions/plans": respondWith(priceList("USD")),
  "GET /api/subscriptions/payment-setup": respondWith({ provider: "sandbox" }),
  [history]: respondWith([]),
};
const yearly: Subscription = {
  id: "7f8de2b4-6f0a-4e5e-9d53-1f9c8d1c2b3a",
  status: "active",
  plan: "Pro yearly",
  planId: "pro-yearly-usd",
  priceCents: 7999,
  currency: "USD",
  interval: "year",
  currentPeriodEnd: "2027-03-01T12:00:00Z",
  cancelAtPeriodEnd: false,
  trialEndsAt: null,
};
const subscribed = (changes: Partial<Subscription>) => ({
  ...free,
  "GET /api/subscriptions/current": respondWith({ ...yearly, ...changes }),
});

function setWideScreen(isWide: boolean): void {
  vi.stubGlobal("matchMedia", () => ({
    matches: isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

function open(answers: Parameters<typeof stubServer>[0], search = "") {
  const sent = stubServer(answers);
  renderApp(<PlansPage />, { path: "/subscription", search });
  return { sent, user: userEvent.setup() };
}

beforeEach(() => {
  localStorage.clear();
  storeTokens(freshTokens());
  setWideScreen(true);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the offer", () => {
  it("shows both plans side by side on wide screens, with the yearly saving", async () => {
    open(free);
    const year = await screen.findByRole("group", { name: "Pro yearly" });
    expect(within(year).getByText("$79.99")).toBeDefined();
    expect(within(year).getByText("That is $6.67 a month, billed once a year")).toBeDefined();
    expect(within(year).getByText("You save $39.89 a year")).toBeDefined();
    expect(screen.getByRole("group", { name: "Pro monthly" })).toBeDefined();
    expect(screen.queryByRole("tab")).toBeNull();
    expect(screen.getByText("Starting at $9.99/month, cancel anytime, 7-day free trial.")).toBeDefined();
    expect(screen.getByText("Only test cards work here. No money moves.")).toBeDefined();
  });

  it("shows one plan at a time on a phone, the yearly one first", async () => {
    setWideScreen(false);
    const { user } = open(free);
    const year = await screen.findByRole("tab", { name: "Yearly Save 33%" });
    expect(year.getAttribute("aria-selected")).toBe("true");
    expect(screen.queryByRole("group", { name: "Pro monthly" })).toBeNull();
    await user.click(screen.getByRole("tab", { name: "Monthly" }));
    expect(screen.getByRole("group", { name: "Pro monthly" })).toBeDefined();
  });

  it("shows a single plan without a saving when only one is offered", async () => {
    const plans: readonly Plan[] = priceList("JPY").filter(({ interval }) => interval === "month");
    open({ ...free, "GET /api/subscriptions/plans": respondWith(plans) });
    expect(await screen.findByText("¥9.99")).toBeDefined();
    expect(screen.queryByText(/save/i)).toBeNull();
    expect(screen.queryByRole("tab")).toBeNull();
  });

  it("offers no second trial to someone who had a subscription", async () => {
    const entry = { id: yearly.id, kind: "ended", at: "2026-01-01T00:00:00Z", plan: "Pro monthly" };
    open({ ...free, [history]: respondWith([{ ...entry, amountCents: null, currency: null }]) });
    expect(await screen.findByText("Starting at $9.99/month, cancel anytime.")).toBeDefined();
    expect(screen.getAllByRole("button", { name: /^Subscribe/ })).toHaveLength(2);
  });
});

describe("when nothing can be bought", () => {
  it.each([
    [{ provider: "none" }, priceList("USD").slice(0, 1), "Payment Unavailable"],
    [{ provider: "stripe", publishableKey: "" }, priceList("USD"), "Payment Configuration Error"],
    [{ provider: "sandbox" }, [], "Payment Unavailable"],
  ])("shows why with %o", async (setup, plans, title) => {
    open({
      ...free,
      "GET /api/subscriptions/payment-setup": respondWith(setup),
      "GET /api/subscriptions/plans": respondWith(plans),
    });
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.queryByRole("button", { name: /trial|Subscribe/ })).toBeNull();
  });

  it("retries loading the plans on request", async () => {
    let isDown = true;
    const { user } = open({
      ...free,
      "GET /api/subscriptions/plans": () =>
        isDown
          ? Response.json({ code: "not_found", message: "" }, { status: 404 })
          : Response.json(priceList("USD")),
    });
    expect(await screen.findByText("The plans could not be loaded")).toBeDefined();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("group", { name: "Pro yearly" })).toBeDefined();
  });
});

describe("a subscription", () => {
  it.each([
    [{}, "Thank you for being Pro", "Active"],
    [
      { status: "trialing", trialEndsAt: "2026-04-01T12:00:00Z" },
      "Your free trial is running",
      "Free trial until Apr 1, 2026",
    ],
    [{ cancelAtPeriodEnd: true }, "Your plan ends soon", "Canceled"],
    [{ status: "past_due" }, "Your last payment is late", "Payment late"],
    [{ status: "unpaid" }, "Pro is paused", "Unpaid"],
  ] as const)("with %o is shown as: %s", async (changes, title, word) => {
    open(subscribed(changes));
    expect(await screen.findByRole("heading", { name: title })).toBeDefined();
    expect(screen.getByText(word)).toBeDefined();
    expect(screen.getByRole("link", { name: "Go to dashboard" }).getAttribute("href")).toBe("/dashboard");
  });

  it("shows the next billing date", async () => {
    open(subscribed({}));
    expect(await screen.findByText("Next billing date")).toBeDefined();
    expect(screen.getByText("Mar 1, 2027")).toBeDefined();
  });

  it("can be resumed after a cancellation", async () => {
    const { sent, user } = open({
      ...subscribed({ cancelAtPeriodEnd: true }),
      "POST /api/subscriptions/resume": respondWith(yearly),
    });
    await user.click(await screen.findByRole("button", { name: "Keep my plan" }));
    expect(await screen.findByText("Your plan goes on")).toBeDefined();
    expect(screen.getByRole("heading", { name: "Thank you for being Pro" })).toBeDefined();
    const resumed = sent.find(({ line }) => line === "POST /api/subscriptions/resume");
    expect(resumed?.headers.get("Idempotency-Key")).toBeTruthy();
  });

  it("shows its history in pages of twenty", async () => {
    const entry = (number: number) => ({
      id: `7f8de2b4-6f0a-4e5e-9d53-${String(number).padStart(12, "0")}`,
      kind: "payment",
      at: "2026-01-01T12:00:00Z",
      plan: "Pro yearly",
      amountCents: 100 * number,
      currency: "USD",
    });
    const { user } = open({
      ...subscribed({}),
      [history]: respondWith(Array.from({ length: 20 }, (_, index) => entry(index + 1))),
      "GET /api/subscriptions/history?limit=20&offset=20": respondWith([entry(21)]),
    });
    expect(await screen.findByText("$20.00")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Load more" }));
    expect(await screen.findByText("$21.00")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });
});

describe("?success=true", () => {
  it("shows a message and refetches, but does not grant Pro", async () => {
    open(free, "?success=true");
    expect(await screen.findByText("Payment successful")).toBeDefined();
    expect(await screen.findByRole("group", { name: "Pro yearly" })).toBeDefined();
    expect(screen.queryByText("Thank you for being Pro")).toBeNull();
  });
});

it("shows an error when the subscription cannot be fetched", async () => {
  open({ ...free, "GET /api/subscriptions/current": respondWithError(500, "internal_error") });
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByText("Failed to fetch subscription")).toBeDefined();
});

describe("a plan chosen before the bank refused the payment", () => {
  const chosen = () => screen.findByRole("tab", { name: "Monthly", selected: true });

  it("is still selected on a phone, without opening the checkout", async () => {
    setWideScreen(false);
    open(free, "?plan=pro-monthly-usd");
    expect(await chosen()).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is marked when both plans are visible", async () => {
    open(free, "?plan=pro-monthly-usd");
    const cards = await screen.findAllByRole("group", { name: /^Pro/ });
    expect(cards.map((card) => card.getAttribute("aria-current"))).toEqual(["true", null]);
  });

  it("defaults to the yearly plan", async () => {
    setWideScreen(false);
    open(free);
    expect(await screen.findByRole("tab", { name: /^Yearly/, selected: true })).toBeDefined();
  });
});

describe("with a late payment", () => {
  const portal = "POST /api/subscriptions/portal";
  const late = {
    ...subscribed({ status: "past_due" }),
    "POST /api/subscriptions/confirm": respondWith({ isPremium: true, checkout: "none" }),
  };

  it("opens the provider's portal to change the card", async () => {
    const { sent, user } = open({ ...late, [portal]: respondWith({ url: "#portal" }) });
    await user.click(await screen.findByRole("button", { name: "Use another card" }));
    await waitFor(() =>
      expect(sent.find(({ line }) => line === portal)?.body).toEqual({
        returnURL: `${window.location.origin}/subscription?portal=back`,
      }),
    );
  });

  it("shows an error when the portal cannot be opened", async () => {
    const { user } = open({ ...late, [portal]: respondWithError(502, "payment_provider_failed") });
    await user.click(await screen.findByRole("button", { name: "Use another card" }));
    expect(await screen.findByText("The card page could not be opened")).toBeDefined();
  });

  it("checks with the provider after the portal, and confirms the payment", async () => {
    const { sent } = open({ ...late, ...subscribed({ status: "active" }) }, "?portal=back");
    expect(await screen.findByText("Payment received")).toBeDefined();
    expect(sent.some(({ line }) => line === "POST /api/subscriptions/confirm")).toBe(true);
  });
});
