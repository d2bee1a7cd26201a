/** server/testing: what the server's tests stand on. This file: our application with Stripe as its provider, and the Stripe double in its place. */
import { webhookPath } from "#contract/payment-webhook.ts";
import type { BenchCard } from "./payment-bench.ts";
import { type SignedNews, signEvent } from "./stripe-double/sign-event.ts";
import { StripeBench } from "./stripe-double/stripe-bench.ts";
import { checkOut } from "./subscribe.ts";
import {
  createTestApp,
  type SignedIn,
  type TestAnswer,
  type TestApp,
  type TestAppOptions,
} from "./test-app.ts";

const start = new Date("2026-03-10T12:00:00Z");
const dayMs = 86_400_000;

export interface StripeApp {
  readonly app: TestApp;
  /** A second process on the same database. */
  readonly other: TestApp;
  readonly bench: StripeBench;
  close(): Promise<void>;
}

export async function createStripeApp(options: TestAppOptions = {}): Promise<StripeApp> {
  let clock = () => start;
  const bench = await StripeBench.start(start, "USD", () => clock());
  const payments = { provider: bench.provider, sandbox: undefined };
  const app = await createTestApp({ ...options, adapters: { ...options.adapters, payments } });
  clock = app.clock.read;
  const otherPayments = { provider: await bench.another(clock), sandbox: undefined };
  const other = await createTestApp({
    ...options,
    database: app.database,
    adapters: { ...options.adapters, payments: otherPayments, clock },
  });
  return {
    app,
    other,
    bench,
    close: async () => {
      await other.app.close();
      await app.close();
      await bench.close();
    },
  };
}

/** On both clocks, ours and Stripe's. */
export async function passDays({ app, bench }: StripeApp, days: number): Promise<void> {
  app.clock.advance(days * dayMs);
  await bench.advance(days);
}

/** The form is paid at Stripe; no news is sent. Gives Stripe's id of the subscription. */
export async function payAtStripe(
  { app, bench }: StripeApp,
  person: SignedIn,
  options: { readonly planId?: string; readonly card?: BenchCard } = {},
): Promise<string> {
  const { body } = await checkOut(app, person, options);
  const session = [...bench.double.state.sessions.values()].find(
    ({ client_secret }) => client_secret === body.clientSecret,
  );
  if (!session) throw new Error(`No checkout was begun: ${JSON.stringify(body)}`);
  await bench.pay({ sessionId: session.id }, options.card);
  return String(session.subscription);
}

/** Everything that Stripe has told so far, signed now. */
export function newsOf({ app, bench }: StripeApp): readonly SignedNews[] {
  return bench.double.state.events.map((event) => signEvent(event, app.clock.read()));
}

export function post(app: TestApp, { body, headers }: SignedNews): Promise<TestAnswer> {
  return app.inject({ method: "POST", url: webhookPath, headers: { ...headers }, payload: body });
}
