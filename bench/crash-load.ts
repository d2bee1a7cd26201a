// Clients that write until the server is killed, and remember which calls were acknowledged.
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { saveGoals } from "#contract/endpoints/goals.ts";
import * as meals from "#contract/endpoints/meals.ts";
import * as plans from "#contract/endpoints/plans.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { sendTicket } from "#contract/endpoints/support.ts";
import { testCards } from "#contract/sandbox-test-cards.ts";
import { call, logIn, logInOrRegister, register, type Session } from "./api-client.ts";

const writers = 8;
const payersPerRound = 2;
const pollMs = 20;
const monthly = "pro-monthly-usd";

/** A call with an idempotency key: scan, save scan `id`, log meal `id` again, or write to support. */
export interface Sent {
  readonly key: string;
  readonly kind: "scan" | "accept" | "again" | "ticket";
  readonly id: string;
}

/** The stored goals must be the last acknowledged ones, or any that were sent after them: an unanswered call may have been stored. */
export interface SavedGoals {
  acknowledged: number | undefined;
  sentSince: number[];
}

/** Notes that the server answered for these goals: no others may be stored, unless they are sent from now on. */
export function acknowledgeGoals(goals: SavedGoals, calories: number): void {
  goals.acknowledged = calories;
  goals.sentSince = [];
}

export const goalsOf = (calories: number) => ({ calories, protein: 100, carbs: 200, fat: 60, fiber: 30 });
const caloriesMin = 1000;
const calorieChoices = 3000;
/** The calories of the next goals: other than those sent before, and within what an account may set. */
export const nextCalories = (goalsSet: number) => caloriesMin + (goalsSet % calorieChoices);
/** An account takes 50 a day; some more are under way when this many are saved. */
export const mealsPerDiner = 25;

export interface Payer {
  readonly email: string;
  isAcknowledged: boolean;
}

interface Diner {
  readonly name: string;
  readonly session: Session;
}

export class CrashLoad {
  /** Another one in each round, so that every round saves meals although an account may save only some a day. */
  #diner: Diner | undefined;
  #rounds = 0;
  #mealsAtStart = 0;
  /** Apart, so that the database holds one row of goals. */
  #goalSetter: Session | undefined;
  #payers: readonly Session[] = [];
  #goalsSet = 0;
  /** Acknowledged ids. */
  readonly scans = new Set<string>();
  readonly meals = new Set<string>();
  readonly tickets = new Set<string>();
  readonly payers: Payer[] = [];
  readonly goals: SavedGoals = { acknowledged: undefined, sentSince: [] };
  /** Calls that got no answer, by key, and whose they are. */
  readonly unanswered = new Map<string, { readonly sent: Sent; readonly name: string }>();

  /** Called before each round, since access tokens expire after 20 minutes. */
  async signIn(baseUrl: string): Promise<void> {
    const name = `diner-${this.#rounds++}`;
    this.#diner = { name, session: await register(baseUrl, name) };
    this.#mealsAtStart = this.meals.size;
    this.#goalSetter = await logInOrRegister(baseUrl, "goals");
    const names = Array.from({ length: payersPerRound }, () => `payer-${randomUUID()}`);
    this.#payers = await Promise.all(names.map((name) => register(baseUrl, name)));
    this.payers.push(...names.map((name) => ({ email: `${name}@example.com`, isAcknowledged: false })));
  }

  /** Resolves when the server has been killed. */
  async write(): Promise<void> {
    const diner = this.#diner;
    if (!diner) throw new Error("Sign in first.");
    const writing = Array.from({ length: writers }, () =>
      runUntilKilled(async () => {
        for (;;) await this.#saveAMeal(diner);
      }),
    );
    const payers = this.payers.slice(-payersPerRound);
    const paying = this.#payers.map((payer, at) =>
      runUntilKilled(async () => {
        await subscribe(payer);
        const payerState = payers[at];
        if (payerState) payerState.isAcknowledged = true;
      }),
    );
    const goalSetter = this.#goalSetter ?? diner.session;
    const setting = runUntilKilled(async () => {
      for (;;) await this.#setGoals(goalSetter);
    });
    await Promise.all([...writing, ...paying, setting]);
  }

  /** Resolves when another scan has been acknowledged. */
  async waitForNextScan(): Promise<void> {
    const before = this.scans.size;
    while (this.scans.size === before) await pause(pollMs);
  }

  /** Repeats each call with its original key, as the account that sent it. */
  async retryUnanswered(baseUrl: string): Promise<void> {
    const byName = Map.groupBy([...this.unanswered.values()], ({ name }) => name);
    for (const [name, calls] of byName) {
      const diner = { name, session: await logIn(baseUrl, name) };
      for (const { sent } of calls) await this.#send(diner, sent);
    }
  }

  async #saveAMeal(diner: Diner): Promise<void> {
    const id = await this.#send(diner, { key: randomUUID(), kind: "scan", id: "" });
    await skipQuestions(diner.session, id);
    if (this.meals.size - this.#mealsAtStart < mealsPerDiner) {
      const mealId = await this.#send(diner, { key: randomUUID(), kind: "accept", id });
      await this.#send(diner, { key: randomUUID(), kind: "again", id: mealId });
    }
    await this.#send(diner, { key: randomUUID(), kind: "ticket", id: "" });
  }

  /** Returns the id of the created record. */
  async #send({ name, session }: Diner, sent: Sent): Promise<string> {
    this.unanswered.set(sent.key, { sent, name });
    const made = await sendOnce(session, sent);
    this.unanswered.delete(sent.key);
    this.#acknowledgedIds(sent.kind).add(made);
    return made;
  }

  #acknowledgedIds(kind: Sent["kind"]): Set<string> {
    if (kind === "scan") return this.scans;
    return kind === "ticket" ? this.tickets : this.meals;
  }

  async #setGoals(session: Session): Promise<void> {
    this.#goalsSet += 1;
    const calories = nextCalories(this.#goalsSet);
    this.goals.sentSince.push(calories);
    await call(session, saveGoals, { body: goalsOf(calories) });
    acknowledgeGoals(this.goals, calories);
  }
}

/** Sends the call with its idempotency key, so that a repeat has no second effect. Returns the id of what was created. */
export async function sendOnce(session: Session, { key, kind, id }: Sent): Promise<string> {
  const headers = { "Idempotency-Key": key };
  const params = { id };
  switch (kind) {
    case "scan":
      return (await call(session, scanning.submitText, { body: { text: "two eggs and toast" }, headers })).id;
    case "accept":
      return mealOf(await call(session, scanning.acceptSubmission, { params, body: {}, headers }));
    case "again":
      return (await call(session, meals.logMealAgain, { params, body: {}, headers })).id;
    case "ticket":
      return (await call(session, sendTicket, { body: message, headers })).id;
  }
}

/** A scan with open questions cannot be saved. */
export async function skipQuestions(session: Session, id: string): Promise<void> {
  const headers = { "Idempotency-Key": randomUUID() };
  await call(session, scanning.respondToSubmission, { params: { id }, body: [], headers });
}

const message = { name: "Crash", email: "crash@example.com", subject: "A question", msg: "Is it kept?" };

function mealOf({ mealId }: { readonly mealId?: string | null | undefined }): string {
  if (!mealId) throw new Error("The saved scan has no meal.");
  return mealId;
}

export async function subscribe(session: Session): Promise<void> {
  const checkout = { planId: monthly, successURL: `${session.baseUrl}/thank-you` };
  const key = { "Idempotency-Key": randomUUID() };
  const { clientSecret } = await call(session, plans.startCheckout, { body: checkout, headers: key });
  const body = { clientSecret, cardNumber: testCards.complete, expiry: "12/34", cvc: "123" };
  const { status } = await call(session, plans.paySandbox, { body });
  if (status !== "complete") throw new Error(`The payment is ${status}`);
}

async function runUntilKilled(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (failure) {
    // The kill leaves a call without an answer; an error status is a failure of the test.
    if (failure instanceof Error && /: \d{3} /.test(failure.message)) throw failure;
  }
}
