/** web/features/plans/thank-you: thanks come only after the provider's word, and the way on is counted down. */
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storeTokens } from "../../../api/stored-tokens.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { ana, freshTokens } from "../../../testing/signed-in-example.ts";
import { answering, stubServer } from "../../../testing/stub-server.ts";
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
  const sent = stubServer({ "GET /api/auth/me": answering(ana), [confirm]: answer });
  renderApp(<ThankYouPage />, { path: "/thank-you", search });
  return sent;
};
const saying = (checkout: string, isPremium = false) => answering({ checkout, isPremium });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("/thank-you", () => {
  it("thanks, counts down from five, and leaves for the dashboard", async () => {
    open(saying("complete", true));
    expect(await screen.findByRole("heading", { name: "Welcome to Pro!" })).toBeDefined();
    expect(screen.getByText(/opens in 5 seconds/)).toBeDefined();
    for (let second = 0; second < 4; second++) await pass(1000);
    expect(screen.getByText(/opens in 1 second\./)).toBeDefined();
    await pass(1000);
    expect(await screen.findByText("elsewhere")).toBeDefined();
  });

  it("lets who wants to stay", async () => {
    open(saying("complete", true));
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(await screen.findByRole("button", { name: "Stay here" }));
    await pass(10_000);
    expect(screen.getByRole("heading", { name: "Welcome to Pro!" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Go to dashboard" }).getAttribute("href")).toBe("/dashboard");
  });

  it("asks again while the provider is at it, and thanks only then", async () => {
    let checkout = "pending";
    const sent = open(() => Response.json({ checkout, isPremium: checkout === "complete" }));
    expect(await screen.findByRole("heading", { name: "Confirming your payment…" })).toBeDefined();
    await pass(3000);
    expect(screen.queryByText("Welcome to Pro!")).toBeNull();
    checkout = "complete";
    await pass(2000);
    expect(screen.getByRole("heading", { name: "Welcome to Pro!" })).toBeDefined();
    expect(sent.filter(({ line }) => line === confirm).length).toBeGreaterThan(2);
  });

  it("stops asking after a while, and leaves it to the person", async () => {
    const sent = open(saying("pending"));
    await pass(60_000);
    expect(screen.getByRole("heading", { name: "Your payment is still under way" })).toBeDefined();
    const asked = () => sent.filter(({ line }) => line === confirm).length;
    const before = asked();
    await pass(30_000);
    expect(asked()).toBe(before);
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole("button", { name: "Look again" }));
    expect(asked()).toBe(before + 1);
  });

  it("goes back to the plans with a word where it was not paid", async () => {
    open(saying("failed"));
    expect(await screen.findByText("The payment did not go through")).toBeDefined();
    expect(await screen.findByText("elsewhere")).toBeDefined();
  });

  it("does not wait where the bank has refused, nor believe it where the provider knows better", async () => {
    open(saying("pending"), "?redirect_status=failed");
    expect(await screen.findByText("elsewhere")).toBeDefined();
    cleanup();
    open(saying("complete", true), "?redirect_status=failed");
    expect(await screen.findByRole("heading", { name: "Welcome to Pro!" })).toBeDefined();
  });

  it("grants nothing to who only opened it", async () => {
    open(saying("none"));
    expect(await screen.findByText("elsewhere")).toBeDefined();
    expect(screen.queryByText("Welcome to Pro!")).toBeNull();
  });

  it("says that nothing is lost where nobody answers", async () => {
    open(() => Promise.reject(new TypeError("Failed to fetch")));
    await pass(10_000);
    expect(screen.getByRole("heading", { name: "We can’t reach the server" })).toBeDefined();
  });
});
