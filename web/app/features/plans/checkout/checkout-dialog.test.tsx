import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { testCards } from "#contract/sandbox-test-cards.ts";
import { priceList } from "#domain/plans/plan.ts";
import { fillIn } from "../../../testing/fill-in.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { signInBeforeEach } from "../../../testing/sign-in-before-each.ts";
import { ana } from "../../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../../testing/stub-server.ts";
import { CheckoutDialog } from "./checkout-dialog.tsx";

const [, monthly] = priceList("USD");
const start = "POST /api/subscriptions/checkout";
const pay = "POST /api/subscriptions/sandbox/pay";
const ready = {
  "GET /api/auth/me": respondWith(ana),
  [start]: respondWith({ clientSecret: "secret_1" }),
};

signInBeforeEach();

function open(answers: Parameters<typeof stubServer>[0]) {
  if (!monthly) throw new Error("The price list has a monthly plan.");
  const onClose = vi.fn();
  const sent = stubServer(answers);
  renderApp(
    <CheckoutDialog plan={monthly} setup={{ provider: "sandbox" }} hasTrial isOpen onClose={onClose} />,
    { path: "/subscription" },
  );
  return { onClose, sent, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>, number: string = testCards.complete) {
  await fillIn(user, await screen.findByLabelText("Card number"), number);
  await fillIn(user, screen.getByLabelText("Expires"), "1239");
  await fillIn(user, screen.getByLabelText("Security code"), "123");
}
const payButton = () => screen.getByRole("button", { name: "Subscribe for $9.99/month" });

describe("starting a checkout", () => {
  it("sends one request, with our thank-you page as the return address", async () => {
    const { sent } = open(ready);
    await screen.findByLabelText("Card number");
    const started = sent.filter(({ line }) => line === start);
    expect(started.map(({ body }) => body)).toEqual([
      {
        planId: "pro-monthly-usd",
        successURL: `${window.location.origin}/thank-you?plan=pro-monthly-usd`,
      },
    ]);
    expect(started[0]?.headers.get("Idempotency-Key")).toBeTruthy();
  });

  it.each([
    [409, "already_subscribed", "Already Subscribed"],
    [503, "payments_unavailable", "The payment could not be started"],
    [502, "payment_provider_failed", "The payment could not be started"],
    [400, "plan_not_available", "The payment could not be started"],
  ])("refused with %i %s closes the dialog and shows why", async (status, code, title) => {
    const { onClose } = open({ ...ready, [start]: respondWithError(status, code) });
    // Server errors are retried once.
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(screen.getByText(title)).toBeDefined();
  });

  it("asks to log in when the session has ended", async () => {
    open({
      ...ready,
      [start]: respondWithError(401, "unauthorized"),
      "POST /api/auth/refresh": respondWithError(401, "invalid_refresh_token"),
    });
    expect(await screen.findByText("Authentication Required")).toBeDefined();
  });
});

describe("the dialog", () => {
  it("makes the page behind inert but leaves a challenge on top of it usable", async () => {
    const { user } = open(ready);
    await screen.findByLabelText("Card number");
    const challenge = document.createElement("button");
    document.body.append(challenge);
    const answered = vi.fn();
    challenge.addEventListener("click", answered);
    await user.click(challenge);
    expect(answered).toHaveBeenCalledOnce();
    expect(getComputedStyle(document.body).pointerEvents).not.toBe("none");
    expect(challenge.closest("[inert], [aria-hidden=true]")).toBeNull();
    expect(screen.getByRole("dialog", { name: "Upgrade to Pro" })).toBeDefined();
    expect(
      [...document.body.children].filter((part) => part instanceof HTMLElement && part.inert),
    ).toHaveLength(1);
    challenge.remove();
  });
});

describe("paying", () => {
  it("with a valid card leads to the thank-you page", async () => {
    const { sent, user } = open({ ...ready, [pay]: respondWith({ status: "complete" }) });
    await user.type(await screen.findByLabelText("Card number"), testCards.complete);
    await user.type(screen.getByLabelText("Expires"), "1239");
    await user.type(screen.getByLabelText("Security code"), "123");
    await user.click(payButton());
    expect(await screen.findByText("elsewhere")).toBeDefined();
    expect(sent.find(({ line }) => line === pay)?.body).toEqual({
      clientSecret: "secret_1",
      cardNumber: "4242 4242 4242 4242",
      expiry: "12/39",
      cvc: "123",
    });
  });

  it.each([
    ["card_declined", "Your card was declined. Try another card."],
    ["insufficient_funds", "Your card does not have enough funds."],
    ["expired_card", "Your card has expired."],
    ["incorrect_cvc", "The card’s security code is not right."],
    ["processing_error", "Your card could not be processed. Please try again in a moment."],
  ])("refused as %s shows why under the button and keeps the input", async (code, text) => {
    const { onClose, user } = open({ ...ready, [pay]: respondWithError(402, code) });
    await fill(user);
    // The alert exists while empty, because screen readers announce changes inside it.
    expect(screen.getByRole("alert").textContent).toBe("");
    payButton().focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(text));
    await waitFor(() => expect(document.activeElement).toBe(payButton()));
    expect(screen.getByLabelText<HTMLInputElement>("Card number").value).toBe("4242 4242 4242 4242");
    expect(onClose).not.toHaveBeenCalled();
  });

  it("sends one payment on a double click and keeps the dialog open", async () => {
    let release: (answer: Response) => void = () => {};
    const { onClose, sent, user } = open({
      ...ready,
      [pay]: () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    });
    await fill(user);
    await user.dblClick(payButton());
    expect(screen.getByRole("button", { name: "Processing..." })).toBeDefined();
    await user.keyboard("{Escape}");
    expect(onClose).not.toHaveBeenCalled();
    release(Response.json({ status: "complete" }));
    expect(await screen.findByText("elsewhere")).toBeDefined();
    expect(sent.filter(({ line }) => line === pay)).toHaveLength(1);
  });
});

describe("the card form", () => {
  it("sends test cards only, and shows what is wrong with each field", async () => {
    const { sent, user } = open(ready);
    await screen.findByLabelText("Card number");
    await user.click(payButton());
    expect(screen.getByText("Enter the card number.")).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Card number")));
    await fill(user, "4111111111111111");
    await user.click(payButton());
    expect(screen.getByText(/This is not one of the test cards/)).toBeDefined();
    expect(sent.some(({ line }) => line === pay)).toBe(false);
  });

  it("is filled in by choosing a test card", async () => {
    const { user } = open(ready);
    await user.click(await screen.findByText("Choose a test card"));
    await user.click(screen.getByRole("button", { name: /4000 0000 0000 9995/ }));
    expect(screen.getByLabelText<HTMLInputElement>("Card number").value).toBe("4000 0000 0000 9995");
    expect(screen.getByLabelText<HTMLInputElement>("Security code").value).toBe("123");
    await waitFor(() => expect(document.activeElement).toBe(payButton()));
  });
});
