import { webhookPath } from "#contract/payment-webhook.ts";
import type { HarnessCard } from "./payment-harness.ts";
import { type SignedEvent, signEvent } from "./stripe-double/sign-event.ts";
import { StripeHarness } from "./stripe-double/stripe-harness.ts";
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
  readonly harness: StripeHarness;
  close(): Promise<void>;
}

export async function createStripeApp(options: TestAppOptions = {}): Promise<StripeApp> {
  let clock = () => start;
  const harness = await StripeHarness.start(start, "USD", () => clock());
  const payments = { provider: harness.provider, sandbox: undefined };
  const app = await createTestApp({ ...options, adapters: { ...options.adapters, payments } });
  clock = app.clock.read;
  const otherPayments = { provider: await harness.createSecondProvider(clock), sandbox: undefined };
  const other = await createTestApp({
    ...options,
    database: app.database,
    adapters: { ...options.adapters, payments: otherPayments, clock },
  });
  return {
    app,
    other,
    harness,
    close: async () => {
      await other.app.close();
      await app.close();
      await harness.close();
    },
  };
}

/** Advances both clocks, ours and Stripe's. */
export async function passDays({ app, harness }: StripeApp, days: number): Promise<void> {
  app.clock.advance(days * dayMs);
  await harness.advance(days);
}

/** Pays the form at Stripe without sending events. Returns Stripe's id of the subscription. */
export async function payAtStripe(
  { app, harness }: StripeApp,
  person: SignedIn,
  options: { readonly planId?: string; readonly card?: HarnessCard } = {},
): Promise<string> {
  const { body } = await checkOut(app, person, options);
  const session = [...harness.double.state.sessions.values()].find(
    ({ client_secret }) => client_secret === body.clientSecret,
  );
  if (!session) throw new Error(`No checkout was started: ${JSON.stringify(body)}`);
  await harness.pay({ sessionId: session.id }, options.card);
  return String(session.subscription);
}

/** All of Stripe's events so far, signed now. */
export function signedEventsOf({ app, harness }: StripeApp): readonly SignedEvent[] {
  return harness.double.state.events.map((event) => signEvent(event, app.clock.read()));
}

export function post(app: TestApp, { body, headers }: SignedEvent): Promise<TestAnswer> {
  return app.inject({ method: "POST", url: webhookPath, headers: { ...headers }, payload: body });
}
