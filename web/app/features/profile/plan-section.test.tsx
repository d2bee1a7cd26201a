import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { Subscription } from "#contract/shapes/plans.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { signInBeforeEach } from "../../testing/sign-in-before-each.ts";
import { ana } from "../../testing/signed-in-example.ts";
import { respondWith, respondWithError, stubServer } from "../../testing/stub-server.ts";
import { PlanSection } from "./plan-section.tsx";

const monthly: Subscription = {
  id: "7f8de2b4-6f0a-4e5e-9d53-1f9c8d1c2b3a",
  status: "active",
  plan: "Pro monthly",
  planId: "pro-monthly-usd",
  priceCents: 999,
  currency: "USD",
  interval: "month",
  currentPeriodEnd: "2026-05-01T12:00:00Z",
  cancelAtPeriodEnd: false,
  trialEndsAt: null,
};
const current = "GET /api/subscriptions/current";
const cancel = "POST /api/subscriptions/cancel";
const member = { "GET /api/auth/me": respondWith(ana), [current]: respondWith(monthly) };

signInBeforeEach();

function open(answers: Parameters<typeof stubServer>[0]) {
  const sent = stubServer(answers);
  renderApp(<PlanSection isPro />);
  return { sent, user: userEvent.setup() };
}
type UserEvents = ReturnType<typeof userEvent.setup>;

async function openCancelDialog(user: UserEvents) {
  await user.click(await screen.findByRole("button", { name: "Cancel subscription" }));
  await screen.findByRole("dialog", { name: "Cancel your subscription?" });
}
async function confirm(user: UserEvents) {
  const buttons = await screen.findAllByRole("button", { name: "Cancel subscription" });
  await user.click(buttons.at(-1) ?? document.body);
}

it("cancels without a reason, and shows the last day of Pro", async () => {
  let subscription = monthly;
  const { sent, user } = open({
    ...member,
    [current]: () => Response.json(subscription),
    [cancel]: () => {
      subscription = { ...monthly, cancelAtPeriodEnd: true };
      return Response.json(subscription);
    },
  });
  await openCancelDialog(user);
  expect(screen.getByText(/You keep Pro until May 1, 2026/)).toBeDefined();
  await user.type(screen.getByLabelText("Why are you leaving? (optional)"), "   ");
  await confirm(user);
  expect(await screen.findByText("Subscription canceled")).toBeDefined();
  expect(sent.find(({ line }) => line === cancel)?.body).toEqual({});
  expect(screen.getByText("Pro until May 1, 2026. Nothing more will be charged.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Keep my plan" })).toBeDefined();
  expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
});

it("keeps the reason when cancelling fails, and retries with the same idempotency key", async () => {
  const { sent, user } = open({ ...member, [cancel]: respondWithError(500, "internal_error") });
  await openCancelDialog(user);
  await user.type(screen.getByLabelText("Why are you leaving? (optional)"), " Too dear ");
  await confirm(user);
  expect(await screen.findByText("Failed to cancel subscription")).toBeDefined();
  expect(screen.getByLabelText<HTMLTextAreaElement>("Why are you leaving? (optional)").value).toBe(
    " Too dear ",
  );
  await confirm(user);
  const cancels = () => sent.filter(({ line }) => line === cancel);
  await waitFor(() => expect(cancels()).toHaveLength(2));
  expect(cancels().map(({ body }) => body)).toEqual([{ reason: "Too dear" }, { reason: "Too dear" }]);
  expect(new Set(cancels().map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
});

it("sends nothing when the dialog is closed", async () => {
  const { sent, user } = open(member);
  await openCancelDialog(user);
  await user.click(screen.getByRole("button", { name: "Keep Pro" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent.some(({ line }) => line === cancel)).toBe(false);
});

it("offers no cancellation when Pro came without a subscription", async () => {
  open({ ...member, [current]: respondWithError(404, "subscription_not_found") });
  expect(await screen.findByText(/without a subscription/)).toBeDefined();
  expect(screen.queryByRole("button", { name: "Cancel subscription" })).toBeNull();
});
