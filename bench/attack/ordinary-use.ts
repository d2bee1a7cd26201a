// People who use the product normally and check that every answer is their own.

import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import { saveGoals } from "#contract/endpoints/goals.ts";
import * as meals from "#contract/endpoints/meals.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import * as signIn from "#contract/endpoints/sign-in.ts";
import { defaultGoals } from "#domain/goals/daily-goals.ts";
import { call, register, type Session } from "../api-client.ts";

const scansForSetup = 2;
const scansMax = 8;
const thinkingMs = 50;
const foods = ["two eggs", "a banana", "150 g rice", "a slice of pizza", "greek yogurt"];
const problemsShown = 10;

export interface Observations {
  readonly timesMs: number[];
  /** Counts by "wrong" (a wrong answer) or status. */
  readonly problemKinds: Map<string, number>;
  /** The first few. */
  readonly problems: string[];
}

const statusIn = /: (\d{3}) /;

interface NewAccount {
  readonly name: string;
  readonly at: number;
  readonly address: string;
}

/** A person, with the answers that they must get. */
export class OrdinaryUser {
  readonly #session: Session;
  readonly #name: string;
  readonly #text: string;
  #email = "";
  #mealIds: readonly string[] = [];
  #calories: number | undefined;
  #scans = scansForSetup;

  private constructor(session: Session, name: string, text: string) {
    this.#session = session;
    this.#name = name;
    this.#text = text;
  }

  static async signUp(baseUrl: string, { name, at, address }: NewAccount): Promise<OrdinaryUser> {
    const { headers } = await register(baseUrl, name);
    const session = { baseUrl, headers: { ...headers, "X-Forwarded-For": address } };
    const person = new OrdinaryUser(session, name, foods[at % foods.length] ?? "");
    person.#email = (await call(session, signIn.me, {})).email;
    if (!person.#email.startsWith(`${name}@`)) throw new Error(`${name} was answered as ${person.#email}`);
    for (let scans = 0; scans < scansForSetup; scans++) await person.#saveMeal();
    return person;
  }

  /** Makes one call after the other until `signal` aborts. */
  async use(signal: AbortSignal, observed: () => Observations): Promise<void> {
    while (!signal.aborted) {
      await this.#step("me", observed(), () => this.#checkIdentity());
      await this.#step("day", observed(), () => this.#checkDay());
      await this.#step("goals", observed(), () => this.#checkGoals());
      if (this.#scans < scansMax && randomInt(20) === 0)
        await this.#step("scan", observed(), () => this.#scan());
      await pause(thinkingMs);
    }
  }

  async #step(what: string, observed: Observations, run: () => Promise<string | undefined>): Promise<void> {
    const started = performance.now();
    const problem = await run().catch((failure) => String(failure));
    observed.timesMs.push(performance.now() - started);
    if (problem === undefined) return;
    const kind = statusIn.exec(problem)?.[1] ?? "wrong";
    observed.problemKinds.set(kind, (observed.problemKinds.get(kind) ?? 0) + 1);
    if (observed.problems.length < problemsShown)
      observed.problems.push(`${this.#name}, ${what}: ${problem.slice(0, 200)}`);
  }

  async #checkIdentity(): Promise<string | undefined> {
    const { email } = await call(this.#session, signIn.me, {});
    return email === this.#email ? undefined : `answered as ${email}`;
  }

  async #checkDay(): Promise<string | undefined> {
    const listed = await call(this.#session, meals.listMeals, { body: { date: this.#today } });
    const ids = listed.map(({ id }) => id).sort();
    return JSON.stringify(ids) === JSON.stringify(this.#mealIds)
      ? undefined
      : `${ids.length} meals, not this person's`;
  }

  async #checkGoals(): Promise<string | undefined> {
    const saved = { ...defaultGoals, calories: randomInt(1200, 3000) };
    await call(this.#session, saveGoals, { body: saved });
    const { goalCalories } = await call(this.#session, meals.getDailySummary, {});
    return goalCalories === saved.calories ? undefined : `${goalCalories} kcal, saved ${saved.calories}`;
  }

  async #scan(): Promise<string | undefined> {
    this.#scans++;
    const { calories } = await call(this.#session, scanning.submitText, { body: { text: this.#text } });
    return calories === this.#calories ? undefined : `${calories} kcal for ${this.#text}`;
  }

  get #today(): string {
    return new Date().toLocaleDateString("sv-SE", { timeZone: this.#session.headers["Time-Zone"] });
  }

  async #saveMeal(): Promise<void> {
    const { id, calories } = await call(this.#session, scanning.submitText, { body: { text: this.#text } });
    this.#calories = calories;
    await call(this.#session, scanning.respondToSubmission, { params: { id }, body: [] });
    const { mealId } = await call(this.#session, scanning.acceptSubmission, { params: { id }, body: {} });
    this.#mealIds = [...this.#mealIds, z.parse(z.string(), mealId)].sort();
  }
}
