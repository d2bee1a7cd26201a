import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeTokens } from "../../../api/stored-tokens.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { ana, freshTokens } from "../../../testing/signed-in-example.ts";
import { respondWith, stubServer } from "../../../testing/stub-server.ts";
import { ThankYouPage } from "./thank-you-page.tsx";

const confirm = "POST /api/subscriptions/confirm";

beforeEach(() => {
  localStorage.clear();
  storeTokens(freshTokens());
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (answer: () => Response | Promise<Response>, search = "") => {
  const sent = stubServer({ "GET /api/auth/me": respondWith(ana), [confirm]: answer });
  renderApp(<ThankYouPage />, { path: "/thank-you", search });
  return sent;
};
const reporting = (checkout: string, isPremium = false) => respondWith({ checkout, isPremium });
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("/thank-you", () => {
  it("says thanks, counts down from five and opens the dashboard", async () => {
    open(reporting("complete", true));
    expect(await screen.findByRole("heading", { name: "Welcome to Pro!" })).toBeDefined();
    expect(screen.getByText(/opens in 5 seconds/)).toBeDefined();
    for (let second = 0; second < 4; second++) await advance(1000);
    expect(screen.getByText(/opens in 1 second\./)).toBeDefined();
    await advance(1000);
    expect(await screen.findByText("elsewhere")).toBeDefined();
  });

  it("stops the countdown when asked to stay", async () => {
    open(reporting("complete", true));
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(await screen.findByRole("button", { name: "Stay here" }));
    await advance(10_000);
    expect(screen.getByRole("heading", { name: "Welcome to Pro!" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Go to dashboard" }).getAttribute("href")).toBe("/dashboard");
  });

  it("polls while the payment is pending, and says thanks once it is complete", async () => {
    let checkout = "pending";
    const sent = open(() => Response.json({ checkout, isPremium: checkout === "complete" }));
    expect(await screen.findByRole("heading", { name: "Confirming your payment…" })).toBeDefined();
    await advance(3000);
    expect(screen.queryByText("Welcome to Pro!")).toBeNull();
    checkout = "complete";
    await advance(2000);
    expect(screen.getByRole("heading", { name: "Welcome to Pro!" })).toBeDefined();
    expect(sent.filter(({ line }) => line === confirm).length).toBeGreaterThan(2);
  });

  it("stops polling after a while and offers to check again", async () => {
    const sent = open(reporting("pending"));
    await advance(60_000);
    expect(screen.getByRole("heading", { name: "Your payment is still under way" })).toBeDefined();
    const polls = () => sent.filter(({ line }) => line === confirm).length;
    const before = polls();
    await advance(30_000);
    expect(polls()).toBe(before);
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole("button", { name: "Look again" }));
    expect(polls()).toBe(before + 1);
  });

  it("returns to the plans with a message when the payment failed", async () => {
    open(reporting("failed"));
    expect(await screen.findByText("The payment did not go through")).toBeDefined();
    expect(await screen.findByText("elsewhere")).toBeDefined();
  });

  it("does not wait after a refusal by the bank, unless the provider says the payment is complete", async () => {
    open(reporting("pending"), "?redirect_status=failed");
    expect(await screen.findByText("elsewhere")).toBeDefined();
    cleanup();
    open(reporting("complete", true), "?redirect_status=failed");
    expect(await screen.findByRole("heading", { name: "Welcome to Pro!" })).toBeDefined();
  });

  it("returns to the plans when there was no payment", async () => {
    open(reporting("none"));
    expect(await screen.findByText("elsewhere")).toBeDefined();
    expect(screen.queryByText("Welcome to Pro!")).toBeNull();
  });

  it("says that the server cannot be reached", async () => {
    open(() => Promise.reject(new TypeError("Failed to fetch")));
    await advance(10_000);
    expect(screen.getByRole("heading", { name: "We can’t reach the server" })).toBeDefined();
  });
});
