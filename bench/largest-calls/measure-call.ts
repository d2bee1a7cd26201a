import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { LoopHolds } from "#server/testing/loop-holds.ts";
import { register } from "../api-client.ts";
import { median, quantile } from "../quantile.ts";
import { memoryOf, readAndResetPeakMb } from "../server-memory.ts";
import type { RunningServer } from "../start-server.ts";
import type { BystanderOrder, ResponseTimes } from "./bystander.ts";
import type { LargestCall } from "./cases.ts";

const repeatsMin = 3;
const repeatsMax = 50;
/** One that takes longer is not repeated. */
const longMs = 3000;
const memoryEveryMs = 50;

export interface MeasuredCall {
  readonly kind: string;
  readonly name: string;
  readonly statuses: string;
  /** Processor of the event loop: the longest that it was held at once, and all that a call took. */
  readonly holdMs: number;
  readonly processorMs: number;
  /** The longest time in which the loop answered nobody. */
  readonly stallMs: number;
  readonly peakMb: number;
  readonly childrenMb: number;
  readonly bystanderP99Ms: number;
  readonly loginMaxMs: number;
}

interface Times {
  readonly reads: number[];
  readonly logins: number[];
  readonly failures: string[];
}
const newTimes = (): Times => ({ reads: [], logins: [], failures: [] });

function add(times: Times, seen: ResponseTimes): void {
  for (const each of ["reads", "logins", "failures"] as const) times[each].push(...(seen[each] as never[]));
}

async function ask<Answer>(child: ChildProcess, question: string): Promise<Answer> {
  const answer = once(child, "message");
  child.send(question);
  return (await answer)[0];
}

export class Measurement {
  readonly #server: RunningServer;
  readonly #bystander: ChildProcess;
  /** What the bystander saw by itself, and beside the calls of each kind. */
  alone = newTimes();
  readonly beside = new Map<string, Times>();

  private constructor(server: RunningServer, bystander: ChildProcess) {
    this.#server = server;
    this.#bystander = bystander;
  }

  static async begin(server: RunningServer): Promise<Measurement> {
    const name = "bystander";
    const session = await register(server.baseUrl, name);
    const child = fork(join(import.meta.dirname, "bystander.ts"));
    child.send({ session, name } satisfies BystanderOrder);
    return new Measurement(server, child);
  }

  end(): void {
    this.#bystander.disconnect();
  }

  /** Lets the bystander use the product while nobody else calls. */
  async calm(forMs: number): Promise<void> {
    await ask(this.#bystander, "take times");
    await pause(forMs);
    add(this.alone, await ask(this.#bystander, "take times"));
  }

  /** Of what was seen while the server was still starting. */
  forget(): void {
    this.alone = newTimes();
  }

  /** Repeats the call for a while. */
  async call({ kind, name, send }: LargestCall, forMs: number): Promise<MeasuredCall> {
    const { process: child } = this.#server;
    const pid = child.pid ?? 0;
    readAndResetPeakMb(pid);
    await Promise.all([ask(child, "take holds"), ask(this.#bystander, "take times")]);
    let childrenMb = 0;
    const watch = setInterval(() => {
      const { serverMb, allMb } = memoryOf(pid);
      childrenMb = Math.max(childrenMb, allMb - serverMb);
    }, memoryEveryMs);
    const statuses = new Map<number, number>();
    const startedAt = performance.now();
    const holds: LoopHolds[] = [];
    const isEnough = (tookMs: number) => tookMs > longMs || (holds.length >= repeatsMin && tookMs > forMs);
    while (holds.length < repeatsMax && !isEnough(performance.now() - startedAt)) {
      const status = await send().catch(() => 0);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      holds.push(await ask<LoopHolds>(child, "take holds"));
    }
    const seen = await ask<ResponseTimes>(this.#bystander, "take times");
    clearInterval(watch);
    const beside = this.beside.get(kind) ?? newTimes();
    this.beside.set(kind, beside);
    add(beside, { ...seen, failures: seen.failures.map((failure) => `${name}: ${failure}`) });
    return {
      ...{ kind, name },
      statuses: [...statuses].map(([status, count]) => `${status || "none"}: ${count}`).join(", "),
      // A slow call is slow each time; collecting the garbage of others is not its own.
      holdMs: Math.round(median(holds.map(({ longestHoldMs }) => longestHoldMs))),
      processorMs: Math.round(median(holds.map(({ processorMs }) => processorMs))),
      stallMs: Math.round(Math.max(...holds.map(({ longestStallMs }) => longestStallMs))),
      peakMb: readAndResetPeakMb(pid),
      childrenMb: Math.round(childrenMb),
      bystanderP99Ms: Math.round(quantile(seen.reads, 0.99)),
      loginMaxMs: Math.round(Math.max(0, ...seen.logins)),
    };
  }
}
