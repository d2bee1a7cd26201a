import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import * as meals from "#contract/endpoints/meals.ts";
import { call, register, type Session } from "./api-client.ts";
import { mealsPerDiner, type Sent, sendOnce, skipQuestions } from "./crash-load.ts";

const diners = 6;
const betweenRoundsMs = 20;

export interface RollingCounts {
  readonly answered: number;
  /** Failed calls by what the caller got. */
  readonly failed: Readonly<Record<string, number>>;
}

/** People who scan, save, log again, write and read, without a pause for what happens to the servers. */
export class RollingLoad {
  #isStopping = false;
  #answered = 0;
  readonly #failed: Record<string, number> = {};
  #running: readonly Promise<void>[] = [];

  static async start(baseUrl: string): Promise<RollingLoad> {
    const load = new RollingLoad();
    const names = Array.from({ length: diners }, (_, at) => `rolling-${at}`);
    const sessions = await Promise.all(names.map((name) => register(baseUrl, name)));
    load.#running = sessions.map((session) => load.#use(session));
    return load;
  }

  get counts(): RollingCounts {
    return { answered: this.#answered, failed: { ...this.#failed } };
  }

  async stop(): Promise<RollingCounts> {
    this.#isStopping = true;
    await Promise.all(this.#running);
    return this.counts;
  }

  async #use(session: Session): Promise<void> {
    const send = (kind: Sent["kind"], id = "") =>
      this.#count(() => sendOnce(session, { key: randomUUID(), kind, id }));
    for (let saved = 0; !this.#isStopping; saved += 1) {
      const scan = await send("scan");
      if (scan !== undefined && saved < mealsPerDiner) {
        await this.#count(() => skipQuestions(session, scan));
        const meal = await send("accept", scan);
        if (meal !== undefined) await send("again", meal);
      }
      await this.#count(() => call(session, meals.getDailySummary, {}));
      await send("ticket");
      await pause(betweenRoundsMs);
    }
  }

  async #count<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const made = await work();
      this.#answered += 1;
      return made;
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message.slice(0, 120) : String(failure);
      this.#failed[reason] = (this.#failed[reason] ?? 0) + 1;
      return undefined;
    }
  }
}
