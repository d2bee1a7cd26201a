/** Stripe's own mock checks the parameters of every request that the adapter makes. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildOrder } from "../../../testing/payment-harness.ts";
import type { ReceivedCall } from "../../../testing/stripe-double/stripe-double.ts";
import { StripeHarness } from "../../../testing/stripe-double/stripe-harness.ts";

const start = new Date("2026-03-10T12:00:00Z");
const install = "go install github.com/stripe/stripe-mock@latest";
const builtByCi = join(import.meta.dirname, "../../../../node_modules/.cache/stripe-mock");
const loopback = "127.0.0.1:0";
const startMs = 20_000;

/** Where CI and `go install` put it, or on the path; undefined where there is none. */
function findMock(): string | undefined {
  const { PATH = "", GOBIN, GOPATH = join(homedir(), "go") } = process.env;
  const folders = [builtByCi, GOBIN ?? join(GOPATH, "bin"), ...PATH.split(":")];
  return folders.map((folder) => join(folder, "stripe-mock")).find((file) => existsSync(file));
}

const mock = findMock();
let harness: StripeHarness;
let running: ChildProcess | undefined;
let address: string;

beforeAll(async () => {
  if (mock === undefined) return;
  harness = await StripeHarness.start(start);
  const child = spawn(mock, ["-http-addr", loopback, "-https-addr", loopback], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  running = child;
  address = await new Promise<string>((resolve, reject) => {
    let output = "";
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const [, port] = /HTTP at address: 127\.0\.0\.1:(\d+)/.exec(output) ?? [];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("exit", () => reject(new Error(`stripe-mock ended: ${output}`)));
  });
}, startMs);
afterAll(async () => {
  running?.kill();
  await harness?.close();
});

/** Everything that a subscription's life asks of Stripe. */
async function liveThroughAll(): Promise<void> {
  const { provider } = harness;
  await provider.plans("USD");
  for (const withTrial of [true, false]) {
    const order = buildOrder({ withTrial });
    const checkout = await provider.startCheckout(order);
    await provider.startCheckout({
      ...order,
      customerId: checkout.customerId,
      idempotencyKey: "another tab",
    });
    const third = { ...order, customerId: checkout.customerId, idempotencyKey: "a third tab" };
    const again = await provider.startCheckout(third);
    await harness.pay(again);
    await provider.fetchCheckout(again.sessionId);
    const [id = ""] = await provider.listSubscriptionIds(checkout.customerId);
    await provider.fetchSubscription(id);
    await provider.setCancelAtPeriodEnd(id, true, "cancel");
    await provider.setCancelAtPeriodEnd(id, false, "resume");
    const { customerId } = checkout;
    await provider.openPortal({ customerId, language: "fr", returnUrl: "https://platewise.example/" });
    if (!withTrial) {
      await harness.dispute(id);
      await provider.fetchSubscription(id);
      await provider.findSubscriptionOfPayment(String(harness.lastCharge(id).payment_intent));
      await provider.refundLastPayment(id, "refund");
    }
    await provider.cancelNow(id);
  }
}

/** What the mock says against a request; undefined where it takes it. */
async function refusalOf({ method, path, form }: ReceivedCall): Promise<string | undefined> {
  const isQuery = method === "GET" || method === "DELETE";
  const answer = await fetch(`${address}${path}${isQuery && form !== "" ? `?${form}` : ""}`, {
    method,
    headers: {
      Authorization: "Bearer sk_test_123",
      ...(!isQuery && { "Content-Type": "application/x-www-form-urlencoded" }),
    },
    ...(!isQuery && { body: form }),
  });
  const text = await answer.text();
  return answer.ok ? undefined : `${method} ${path} ${form}: ${answer.status} ${text}`;
}

const title = "takes every request that the adapter makes, as to its parameters";
it.skipIf(mock === undefined)(
  mock ? title : `${title} (skipped: no stripe-mock here, ${install})`,
  async () => {
    await liveThroughAll();
    const { receivedCalls } = harness.double;
    const refusals = (await Promise.all(receivedCalls.map(refusalOf))).filter(
      (refusal) => refusal !== undefined,
    );
    expect(refusals).toEqual([]);
    const kinds = new Set(
      receivedCalls.map(({ method, path }) => `${method} ${path.replace(/\/(?:cus|cs|sub)_\w+/g, "/:id")}`),
    );
    expect(kinds.size).toBeGreaterThan(12);
    const wrong = { method: "POST", path: "/v1/customers", form: "emial=a", idempotencyKey: undefined };
    expect(await refusalOf(wrong)).toContain("400");
  },
);
