// Clients that go on through a failover: a call that fails is kept, and repeated with its key at the end.

import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { saveGoals } from "#contract/endpoints/goals.ts";
import { call, logIn, register, type Session } from "../api-client.ts";
import {
  acknowledgeGoals,
  goalsOf,
  mealsPerDiner,
  nextCalories,
  type Payer,
  type SavedGoals,
  type Sent,
  sendOnce,
  skipQuestions,
  subscribe,
} from "../crash-load.ts";

const diners = 4;
const payers = 3;
/** Payments are spread over the time in which the primary is killed. */
const paymentSpreadMs = 8_000;
const afterFailureMs = 100;
const betweenMealsMs = 50;
const noAnswer = "no answer";
/** The second: the key is still held by a call that the failover cut. */
const expectedFailures: readonly string[] = ["503 service_unavailable", "409 request_in_progress", noAnswer];

interface Unanswered extends Sent {
  readonly diner: string;
}

/** What happened to the calls of one round. */
export interface RoundOutcome {
  readonly unavailableMs: number;
  /** Failed calls by status and code. */
  readonly failures: Readonly<Record<string, number>>;
  readonly areExpected: boolean;
}

export class FailoverLoad {
  readonly #baseUrl: string;
  #round = 0;
  #goalsSet = 0;
  #isStopping = false;
  #running: readonly Promise<void>[] = [];
  readonly #lastSuccessMs: number[] = [];
  readonly #failed: string[] = [];
  readonly scans = new Set<string>();
  readonly meals = new Set<string>();
  readonly tickets = new Set<string>();
  readonly payers: Payer[] = [];
  readonly goals: SavedGoals = { acknowledged: undefined, sentSince: [] };
  readonly unanswered = new Map<string, Unanswered>();

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** A round has accounts of its own, so that each may save its meals of a day. */
  async start(): Promise<void> {
    this.#round += 1;
    this.#isStopping = false;
    this.#failed.length = 0;
    this.#lastSuccessMs.length = 0;
    const names = Array.from({ length: diners }, (_, at) => `diner-${this.#round}-${at}`);
    const sessions = await Promise.all(names.map((name) => register(this.#baseUrl, name)));
    const setter = this.#round === 1 ? register(this.#baseUrl, "goals") : logIn(this.#baseUrl, "goals");
    const paying = Array.from({ length: payers }, () => this.#preparePayer());
    this.#running = [
      ...sessions.map((session, at) => this.#eat(session, names[at] ?? "")),
      this.#setGoals(await setter),
      ...(await Promise.all(paying)).map(({ session, payer }) => this.#pay(session, payer)),
    ];
  }

  /** Resolves when every call under way has ended. */
  async stop(): Promise<RoundOutcome> {
    this.#isStopping = true;
    await Promise.all(this.#running);
    const failures: Record<string, number> = {};
    for (const failure of this.#failed) failures[failure] = (failures[failure] ?? 0) + 1;
    const areExpected = this.#failed.every((failure) => expectedFailures.includes(failure));
    return { unavailableMs: this.#longestGapMs(), failures, areExpected };
  }

  /** The longest time without any acknowledged call, while calls failed. */
  #longestGapMs(): number {
    if (this.#failed.length === 0) return 0;
    const times = this.#lastSuccessMs.toSorted((a, b) => a - b);
    const gaps = times.map((at, index) => at - (times[index - 1] ?? at));
    return Math.round(Math.max(0, ...gaps));
  }

  /** Each unanswered call again, with its original key. */
  async repeatUnanswered(): Promise<void> {
    for (const sent of [...this.unanswered.values()]) {
      const made = await sendOnce(await logIn(this.#baseUrl, sent.diner), sent);
      this.unanswered.delete(sent.key);
      this.#acknowledged(sent.kind).add(made);
    }
  }

  async #preparePayer(): Promise<{ readonly session: Session; readonly payer: Payer }> {
    const name = `payer-${randomUUID()}`;
    const payer: Payer = { email: `${name}@example.com`, isAcknowledged: false };
    const session = await register(this.#baseUrl, name);
    this.payers.push(payer);
    return { session, payer };
  }

  async #pay(session: Session, payer: Payer): Promise<void> {
    await pause(randomInt(paymentSpreadMs));
    payer.isAcknowledged = (await this.#attempt(async () => subscribe(session).then(() => true))) ?? false;
  }

  async #setGoals(session: Session): Promise<void> {
    while (!this.#isStopping) {
      const calories = nextCalories(++this.#goalsSet);
      this.goals.sentSince.push(calories);
      const isSaved = await this.#attempt(async () => {
        await call(session, saveGoals, { body: goalsOf(calories) });
        return true;
      });
      if (isSaved) acknowledgeGoals(this.goals, calories);
      await pause(betweenMealsMs);
    }
  }

  async #eat(session: Session, diner: string): Promise<void> {
    const send = (kind: Sent["kind"], id = "") => this.#send(session, { key: randomUUID(), kind, id, diner });
    let saved = 0;
    while (!this.#isStopping) {
      const scan = await send("scan");
      const isReady = scan !== undefined && saved < mealsPerDiner && (await this.#skip(session, scan));
      if (isReady) {
        const meal = await send("accept", scan);
        if (meal !== undefined) await send("again", meal);
        saved += 1;
      }
      await send("ticket");
      await pause(betweenMealsMs);
    }
  }

  async #skip(session: Session, scan: string): Promise<boolean> {
    return (await this.#attempt(() => skipQuestions(session, scan).then(() => true))) ?? false;
  }

  async #send(session: Session, sent: Unanswered): Promise<string | undefined> {
    this.unanswered.set(sent.key, sent);
    const made = await this.#attempt(() => sendOnce(session, sent));
    if (made === undefined) return undefined;
    this.unanswered.delete(sent.key);
    this.#acknowledged(sent.kind).add(made);
    return made;
  }

  async #attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const made = await work();
      this.#lastSuccessMs.push(performance.now());
      return made;
    } catch (failure) {
      this.#failed.push(nameOf(failure));
      await pause(afterFailureMs);
      return undefined;
    }
  }

  #acknowledged(kind: Sent["kind"]): Set<string> {
    if (kind === "scan") return this.scans;
    return kind === "ticket" ? this.tickets : this.meals;
  }
}

/** Status and code, as in the answer. */
function nameOf(failure: unknown): string {
  const [, status, body = ""] = /: (\d{3}) (.*)/s.exec(failure instanceof Error ? failure.message : "") ?? [];
  const [, code = ""] = /"code":"(\w+)"/.exec(body) ?? [];
  return status === undefined ? noAnswer : `${status} ${code}`.trim();
}
