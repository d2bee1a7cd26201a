/** bench/: people who write until the server is gone, and who remember what they were told and what they were not. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import * as meals from "#contract/endpoints/meals.ts";
import * as scanning from "#contract/endpoints/scanning.ts";
import * as subscriptions from "#contract/endpoints/subscriptions.ts";
import { sendTicket } from "#contract/endpoints/support.ts";
import { testCards } from "#domain/plans/test-cards.ts";
import { call, logInOrRegister, register, type Session } from "./api-client.ts";

const writers = 8;
const payersARound = 2;
const lookEveryMs = 20;
const monthly = "pro-monthly-usd";

/** A keyed call: scanning, saving the scan `id`, saving the meal `id` once more, or writing to support. */
interface Sent {
  readonly key: string;
  readonly kind: "scan" | "accept" | "again" | "ticket";
  readonly id: string;
}

/** Goals are set one after the other: what stands is what was told last, or what was sent after it. */
export interface GoalsSent {
  told: number | undefined;
  sent: number | undefined;
}

const goalsOf = (calories: number) => ({ calories, protein: 100, carbs: 200, fat: 60, fiber: 30 });
const fewestCalories = 1000;
const calorieChoices = 3000;

interface Payer {
  readonly email: string;
  isTold: boolean;
}

export class CrashLoad {
  #session: Session | undefined;
  #payers: readonly Session[] = [];
  #goalsSet = 0;
  /** What was acknowledged: ids of submissions and meals. */
  readonly scans = new Set<string>();
  readonly meals = new Set<string>();
  readonly tickets = new Set<string>();
  readonly payers: Payer[] = [];
  readonly goals: GoalsSent = { told: undefined, sent: undefined };
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
    const setting = untilKilled(async () => {
      for (;;) await this.#setGoals(session);
    });
    await Promise.all([...writing, ...paying, setting]);
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
    for (const sent of [...this.unanswered.values()]) await this.#send(session, sent);
  }

  async #saveAMeal(session: Session): Promise<void> {
    const id = await this.#send(session, { key: randomUUID(), kind: "scan", id: "" });
    const skip = { "Idempotency-Key": randomUUID() };
    await call(session, scanning.respondToSubmission, { params: { id }, body: [] }, skip);
    const mealId = await this.#send(session, { key: randomUUID(), kind: "accept", id });
    await this.#send(session, { key: randomUUID(), kind: "again", id: mealId });
    await this.#send(session, { key: randomUUID(), kind: "ticket", id: "" });
  }

  /** Answers the id of what was made. */
  async #send(session: Session, sent: Sent): Promise<string> {
    this.unanswered.set(sent.key, sent);
    const made = await sendOnce(session, sent);
    this.unanswered.delete(sent.key);
    this.#toldOf(sent.kind).add(made);
    return made;
  }

  #toldOf(kind: Sent["kind"]): Set<string> {
    if (kind === "scan") return this.scans;
    return kind === "ticket" ? this.tickets : this.meals;
  }

  async #setGoals(session: Session): Promise<void> {
    this.#goalsSet += 1;
    const calories = fewestCalories + (this.#goalsSet % calorieChoices);
    this.goals.sent = calories;
    await call(session, meals.saveGoals, { body: goalsOf(calories) });
    this.goals.told = calories;
  }
}

async function sendOnce(session: Session, { key, kind, id }: Sent): Promise<string> {
  const headers = { "Idempotency-Key": key };
  const params = { id };
  switch (kind) {
    case "scan":
      return (await call(session, scanning.submitText, { body: { text: "two eggs and toast" } }, headers)).id;
    case "accept":
      return mealOf(await call(session, scanning.acceptSubmission, { params, body: {} }, headers));
    case "again":
      return (await call(session, meals.logMealAgain, { params, body: {} }, headers)).id;
    case "ticket":
      return (await call(session, sendTicket, { body: message }, headers)).id;
  }
}

const message = { name: "Crash", email: "crash@example.com", subject: "A question", msg: "Is it kept?" };

function mealOf({ mealId }: { readonly mealId?: string | null | undefined }): string {
  if (!mealId) throw new Error("A member's saved scan has a meal.");
  return mealId;
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
