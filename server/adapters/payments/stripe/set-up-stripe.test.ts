import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildOrder } from "../../../testing/payment-harness.ts";
import { paySession } from "../../../testing/stripe-double/billing.ts";
import { doubleSecretKey, StripeDouble } from "../../../testing/stripe-double/stripe-double.ts";
import { stripeApiVersion } from "./connect-stripe.ts";
import { stripeEventTypes } from "./stripe-event.ts";
import { createStripePayments } from "./stripe-payments.ts";

const tool = join(import.meta.dirname, "..", "..", "..", "..", "tools", "stripe-setup.ts");
const webhook = "https://platewise.example/api/subscriptions/webhook";

let double: StripeDouble;

beforeEach(async () => {
  double = new StripeDouble(new Date("2026-03-10T12:00:00Z"));
  await double.listen();
});
afterEach(() => double.close());

interface Ran {
  readonly output: string;
  readonly failed: boolean;
}

/** Runs `npm run stripe:setup` against the double. */
function setUp(currency: string, ...args: readonly string[]): Promise<Ran> {
  const env = {
    ...process.env,
    STRIPE_SECRET_KEY: doubleSecretKey,
    STRIPE_API_URL: double.url,
    PLAN_CURRENCY: currency,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [tool, ...args], { env }, (failure, stdout, stderr) =>
      resolve({ output: stdout + stderr, failed: failure !== null }),
    );
  });
}

function sold(wanted?: string) {
  return [...double.state.prices.values()]
    .filter(({ active, currency }) => active && (wanted === undefined || currency === wanted))
    .map(({ lookup_key, unit_amount, currency }) => `${lookup_key} ${unit_amount} ${currency}`);
}

it("creates everything once, and nothing on a second run", async () => {
  expect(await setUp("USD", "--webhook", webhook)).toMatchObject({ failed: false });
  const again = await setUp("USD", "--webhook", webhook);
  expect(again.output.match(/unchanged/g)).toHaveLength(11);
  expect(sold("usd")).toEqual(["platewise-pro-monthly-usd 999 usd", "platewise-pro-yearly-usd 7999 usd"]);
  expect(sold("mxn")).toEqual(["platewise-pro-monthly-mxn 14900 mxn", "platewise-pro-yearly-mxn 119900 mxn"]);
  expect(sold()).toHaveLength(10);
  expect(double.state.products.size).toBe(1);
  expect([...double.state.webhookEndpoints.values()]).toMatchObject([
    { url: webhook, api_version: "2026-10-28.endive", enabled_events: stripeEventTypes },
  ]);
});

it("prints the webhook's secret only when it creates the webhook", async () => {
  const first = await setUp("USD", "--webhook", webhook);
  const again = await setUp("USD", "--webhook", webhook);
  expect([first.output.includes("whsec_"), again.output.includes("whsec_")]).toEqual([true, false]);
  expect(first.output).not.toContain(doubleSecretKey);
});

it("replaces a price that has another amount, and leaves running subscriptions at the old one", async () => {
  await setUp("USD");
  const keys = { secretKey: doubleSecretKey, publishableKey: "pk", webhookSecret: "w", currency: "USD" };
  const before = await createStripePayments({ ...keys, apiUrl: double.url });
  const { sessionId, customerId } = await before.startCheckout(buildOrder());
  const session = double.state.sessions.get(sessionId);
  if (session) paySession(double.state, session, "success");
  await setUp("USD", "--monthly", "12.50");
  expect(sold("usd")).toEqual(["platewise-pro-yearly-usd 7999 usd", "platewise-pro-monthly-usd 1250 usd"]);
  expect(double.state.prices.size).toBe(11);
  const after = await createStripePayments({ ...keys, apiUrl: double.url });
  expect(await after.plans("USD")).toMatchObject([{ priceCents: 1250 }, { priceCents: 7999 }]);
  const [bought = ""] = await after.listSubscriptionIds(customerId);
  expect((await after.fetchSubscription(bought))?.plan).toMatchObject({
    id: "pro-monthly-usd",
    priceCents: 999,
  });
});

it("refuses amounts that the currency cannot represent", async () => {
  const refused = await setUp("JPY");
  expect(refused).toMatchObject({ failed: true });
  expect(refused.output).toContain("9.99 JPY cannot be charged");
  expect(double.state.products.size).toBe(0);
  await setUp("JPY", "--monthly", "1500", "--yearly", "12000");
  expect(sold("jpy")).toEqual(["platewise-pro-monthly-jpy 1500 jpy", "platewise-pro-yearly-jpy 12000 jpy"]);
});

it.each([
  ["--webhook", "http://platewise.example/api/subscriptions/webhook"],
  ["--webhook", "https://platewise.example/"],
  ["--monthly", "0"],
  ["--monthly", "-3"],
  ["--daily", "3"],
])("does nothing with %s %s", async (...args) => {
  expect(await setUp("USD", ...args)).toMatchObject({ failed: true });
  expect(double.receivedCalls).toEqual([]);
});

it("names Stripe's error without printing the key", async () => {
  double.fault = () => 401;
  const { output, failed } = await setUp("USD");
  expect(failed).toBe(true);
  expect(output).toContain("StripeAuthenticationError");
  expect(output).not.toContain(doubleSecretKey);
});

it("subscribes to the same events as docs/payments.md lists", async () => {
  const page = await readFile(join(tool, "..", "..", "docs", "payments.md"), "utf8");
  const block = page.match(/```\n([a-z._ \n]+)```/)?.[1] ?? "";
  expect(block.trim().split(/\s+/).toSorted()).toEqual([...stripeEventTypes].toSorted());
  expect(page).toContain(stripeApiVersion);
});
