// Stripe.js can only be loaded from Stripe's site, so it is stubbed here.
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { priceList } from "#domain/plans/plan.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const [, , yearly] = priceList("EUR");
const confirm = vi.fn();
const started = vi.fn();
/** The listeners registered on the payment element. */
let listeners: Record<string, (event?: unknown) => void>;
const makeReady = () => listeners.ready?.();

/** The parts of Stripe.js that react-stripe-js uses for a payment element. */
function stubStripe(): void {
  const doNothing = () => {};
  const element = {
    mount: doNothing,
    update: doNothing,
    destroy: doNothing,
    off: doNothing,
    on: (event: string, listener: () => void) => {
      listeners[event] = listener;
    },
  };
  const sdk = {
    on: doNothing,
    changeAppearance: doNothing,
    getPaymentElement: () => null,
    createPaymentElement: () => element,
    loadActions: async () => ({ type: "success", actions: { confirm, getSession: () => ({ id: "cs" }) } }),
  };
  const stripe = {
    elements: doNothing,
    createToken: doNothing,
    createPaymentMethod: doNothing,
    confirmCardPayment: doNothing,
    _registerWrapper: doNothing,
    registerAppInfo: doNothing,
    initCheckoutElementsSdk: (options: { clientSecret: string }) => {
      started(options.clientSecret);
      return sdk;
    },
  };
  vi.stubGlobal("Stripe", () => stripe);
}

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  listeners = {};
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  stubStripe();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  if (!yearly) throw new Error("The price list has a yearly plan.");
  // Stripe's loader caches Stripe.js for the life of the page, so each test imports the form anew.
  const { StripeForm } = await import("./stripe-form.tsx");
  const onPaid = vi.fn();
  const onPaying = vi.fn();
  renderApp(
    <StripeForm
      plan={yearly}
      clientSecret="cs_secret"
      publishableKey="pk_test_1"
      onPaid={onPaid}
      onPaying={onPaying}
    />,
  );
  await waitFor(() => expect(listeners.ready).toBeDefined());
  return { onPaid, onPaying, user: userEvent.setup() };
}
const payButton = () => screen.findByRole("button", { name: "Subscribe for €79.99/year" });

it("shows a placeholder until it is ready, then confirms the checkout", async () => {
  confirm.mockResolvedValue({ type: "success", session: {} });
  const { onPaid, user } = await open();
  expect(started).toHaveBeenCalledWith("cs_secret");
  expect(screen.getByText("Preparing the payment…")).toBeDefined();
  makeReady();
  await waitFor(() => expect(screen.queryByText("Preparing the payment…")).toBeNull());
  await user.click(await payButton());
  await waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
  expect(confirm).toHaveBeenCalledExactlyOnceWith({ redirect: "if_required" });
});

it("says that the form could not be loaded, and loads it on retry", async () => {
  const { user } = await open();
  act(() => listeners.loaderror?.({ elementType: "payment", error: { type: "api_error" } }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/could not be loaded/);
  expect(screen.queryByText("Preparing the payment…")).toBeNull();
  listeners = {};
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(listeners.ready).toBeDefined());
  act(makeReady);
  expect(await payButton()).toBeDefined();
  expect(started).toHaveBeenCalledTimes(2);
});

it("gives up on a form that is not ready after 20 seconds", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.getByRole("alert").textContent).toMatch(/could not be loaded/);
  vi.useRealTimers();
});

it.each([
  [
    { code: "paymentFailed", paymentFailed: { declineCode: "insufficient_funds" }, message: "" },
    /enough funds/,
  ],
  [{ code: null, message: "Your card has expired." }, /has expired/],
  [{ code: null, message: "?" }, /did not go through/],
])("shows under the button why the payment failed: %o", async (error, words) => {
  confirm.mockResolvedValue({ type: "error", error });
  const { onPaid, onPaying, user } = await open();
  makeReady();
  await user.click(await payButton());
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(words));
  expect(onPaid).not.toHaveBeenCalled();
  expect(onPaying.mock.calls).toEqual([[true], [false]]);
});
