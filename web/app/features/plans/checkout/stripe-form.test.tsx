/** web/features/plans/checkout: Stripe's form as far as it is ours: when it is covered, what a press confirms, what a refusal says. Stripe.js itself is stood in for: it comes from Stripe's site alone. */
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { priceList } from "#domain/plans/plan.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const [, , yearly] = priceList("EUR");
const confirm = vi.fn();
const started = vi.fn();
/** What the element has been told to listen for. */
let listeners: Record<string, (event?: unknown) => void>;
const makeReady = () => listeners.ready?.();

/** What react-stripe-js asks of Stripe.js on the way to a payment element. */
function standInForStripe(): void {
  const nothing = () => {};
  const element = {
    ...{ mount: nothing, update: nothing, destroy: nothing, off: nothing },
    on: (event: string, listener: () => void) => {
      listeners[event] = listener;
    },
  };
  const sdk = {
    ...{ on: nothing, changeAppearance: nothing, getPaymentElement: () => null },
    createPaymentElement: () => element,
    loadActions: async () => ({ type: "success", actions: { confirm, getSession: () => ({ id: "cs" }) } }),
  };
  const stripe = {
    ...{ elements: nothing, createToken: nothing, createPaymentMethod: nothing },
    ...{ confirmCardPayment: nothing, _registerWrapper: nothing, registerAppInfo: nothing },
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
  standInForStripe();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  if (!yearly) throw new Error("The price list has a yearly plan.");
  // Stripe's loader keeps what it has loaded for the life of the page: each test is a page of its own.
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

it("is covered until it is ready, and confirms what was begun", async () => {
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

it("says that the form could not be loaded, and loads it again when asked to", async () => {
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

it("does not wait for ever for a form that says nothing", async () => {
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
])("says why under the button: %o", async (error, words) => {
  confirm.mockResolvedValue({ type: "error", error });
  const { onPaid, onPaying, user } = await open();
  makeReady();
  await user.click(await payButton());
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(words));
  expect(onPaid).not.toHaveBeenCalled();
  expect(onPaying.mock.calls).toEqual([[true], [false]]);
});
