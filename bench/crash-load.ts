/** bench/: people who write until the server is gone, and who remember what they were told and what they were not. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import * as scanning from "#contract/endpoints/scanning.ts";
import * as subscriptions from "#contract/endpoints/subscriptions.ts";
import { testCards } from "#domain/plans/test-cards.ts";
import { call, logInOrRegister, register, type Session } from "./api-client.ts";

const writers = 8;
const payersARound = 2;
const lookEveryMs = 20;
const monthly = "pro-monthly-usd";

/** A scan, or with an id the saving of one. */
interface Sent {
  readonly key: string;
  readonly submissionId?: string;
}

interface Payer {
  readonly email: string;
  isTold: boolean;
}

export class CrashLoad {
  #session: Session | undefined;
  #payers: readonly Session[] = [];
  /** What was acknowledged: ids of submissions and meals. */
  readonly scans = new Set<string>();
  readonly meals = new Set<string>();
  readonly payers: Payer[] = [];
  /** Sent, and never answered. */
  readonly unanswered = new Map<string, Sent>();

  /** Before each round: one who eats, and those who will pay. Access tokens live for 20 minutes. */
  async signIn(baseUrl: string): Promise<void> {
    this.#session = await logInOrRegister(baseUrl, "crash");
    const names = Array.from({ length: payersARound }, () => `payer-${randomUUID()}`);
    this.#payers = await Promise.all(names.map((name) => register(baseUrl, name)));
    this.payers.push(...names.map((name) => ({ email: `${name}@example.com`, isTold: false })));
  }

  /** Resolves when the server is gone. */
  async write(): Promise<void> {
    const session = this.#signedIn();
    const writing = Array.from({ length: writers }, () =>
      untilKilled(async () => {
        for (;;) await this.#saveAMeal(session);
      }),
    );
    const told = this.payers.slice(-payersARound);
    const paying = this.#payers.map((payer, at) =>
      untilKilled(async () => {
        await subscribe(payer);
        const one = told[at];
        if (one) one.isTold = true;
      }),
    );
    await Promise.all([...writing, ...paying]);
  }

  #signedIn(): Session {
    if (!this.#session) throw new Error("Sign in first.");
    return this.#session;
  }

  /** Resolves when one more scan than now has been acknowledged. */
  async untilItWorks(): Promise<void> {
    const before = this.scans.size;
    while (this.scans.size === before) await pause(lookEveryMs);
  }

  /** With the first key: what was done is answered, what was not is done now. */
  async repeatAll(): Promise<void> {
    const session = this.#signedIn();
    for (const sent of [...this.unanswered.values()]) {
      if (sent.submissionId === undefined) await this.#scan(session, sent);
      else await this.#accept(session, sent, sent.submissionId);
    }
  }

  async #saveAMeal(session: Session): Promise<void> {
    const id = await this.#scan(session, { key: randomUUID() });
    const skip = { "Idempotency-Key": randomUUID() };
    await call(session, scanning.respondToSubmission, { params: { id }, body: [] }, skip);
    await this.#accept(session, { key: randomUUID(), submissionId: id }, id);
  }

  async #scan(session: Session, sent: Sent): Promise<string> {
    this.unanswered.set(sent.key, sent);
    const body = { text: "two eggs and toast" };
    const answer = await call(session, scanning.submitText, { body }, { "Idempotency-Key": sent.key });
    this.unanswered.delete(sent.key);
    this.scans.add(answer.id);
    return answer.id;
  }

  async #accept(session: Session, sent: Sent, id: string): Promise<void> {
    this.unanswered.set(sent.key, sent);
    const parts = { params: { id }, body: {} };
    const answer = await call(session, scanning.acceptSubmission, parts, { "Idempotency-Key": sent.key });
    this.unanswered.delete(sent.key);
    if (answer.mealId) this.meals.add(answer.mealId);
  }
}

async function subscribe(session: Session): Promise<void> {
  const wish = { planId: monthly, successURL: `${session.baseUrl}/thank-you` };
  const key = { "Idempotency-Key": randomUUID() };
  const { clientSecret } = await call(session, subscriptions.startCheckout, { body: wish }, key);
  const body = { clientSecret, cardNumber: testCards.complete, expiry: "12/34", cvc: "123" };
  const { status } = await call(session, subscriptions.paySandbox, { body });
  if (status !== "complete") throw new Error(`The payment is ${status}`);
}

async function untilKilled(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    // The kill ends a call without an answer. An answer that is a refusal is a fault.
    if (failure instanceof Error && /: \d{3} /.test(failure.message)) throw failure;
  }
}
