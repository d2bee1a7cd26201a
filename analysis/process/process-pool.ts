import { type ChildProcess, fork, type Serializable } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { ProcessMessage } from "./answer-parent.ts";

export interface PoolSettings {
  /** What the processes run: it calls `answerParent`. */
  readonly file: URL;
  readonly execArgv: readonly string[];
  /** All the environment variables of the processes: they inherit none, so that they know no secret. */
  readonly env: Readonly<Record<string, string>>;
  readonly priority: number;
  readonly processes: number;
  /** Time until a process must have begun with a request; without it, `timeLimitMs` includes the start. */
  readonly beginLimitMs?: number;
  readonly timeLimitMs: number;
  /** Idle processes end after this, to free their memory. */
  readonly idleMs: number;
  /** Length of the queue; without it, unlimited. */
  readonly waitingMax?: number;
}

type ProcessFailureReason =
  | "queue is full"
  | "did not begin in time"
  | "did not answer in time"
  | "ended before it began"
  | "ended";

const afterTheBegin: readonly ProcessFailureReason[] = ["did not answer in time", "ended"];

export class ProcessFailure extends Error {
  readonly reason: ProcessFailureReason;
  /** The request may be to blame. Otherwise no process has looked at it, and it can be sent again. */
  readonly mayBeOfRequest: boolean;
  constructor(reason: ProcessFailureReason) {
    super(reason);
    this.reason = reason;
    this.mayBeOfRequest = afterTheBegin.includes(reason);
  }
}

interface Job<Request, Result> {
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
  /** Given to a second process, since the first was gone. */
  isRepeated: boolean;
}

interface RunningJob<Result> {
  readonly begin: () => void;
  readonly finish: (result: Result, canReuse: boolean) => void;
  /** Its process has ended. One that had not begun was not ended by this request, which another process gets. */
  readonly lose: () => void;
  readonly fail: (reason: ProcessFailureReason) => void;
}

function lowerPriority(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch {
    // The process has ended already, or the system has no priorities.
  }
}

function startProcess({ file, execArgv, env, priority }: PoolSettings): ChildProcess {
  const child = fork(fileURLToPath(file), {
    serialization: "advanced",
    execArgv: [...execArgv],
    env,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  if (child.pid !== undefined) lowerPriority(child.pid, priority);
  child.unref();
  child.channel?.unref();
  return child;
}

/** Starts processes on demand, one request each at a time, and replaces those that fail or take too long. */
export class ProcessPool<Request extends Serializable, Result> {
  readonly #settings: PoolSettings;
  readonly #waiting: Job<Request, Result>[] = [];
  /** With the timer that ends each one. */
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>();
  readonly #running = new Map<ChildProcess, RunningJob<Result>>();

  constructor(settings: PoolSettings) {
    this.#settings = settings;
  }

  /** Rejects with `ProcessFailure`, or with the signal's reason when it is aborted while the request waits. */
  async run(request: Request, signal?: AbortSignal): Promise<Result> {
    const { waitingMax = Number.POSITIVE_INFINITY } = this.#settings;
    if (this.#waiting.length >= waitingMax) throw new ProcessFailure("queue is full");
    return new Promise<Result>((resolve, reject) => {
      const job = { request, resolve, reject, isRepeated: false };
      this.#waiting.push(job);
      signal?.addEventListener("abort", () => this.#withdraw(job, signal.reason), { once: true });
      this.#runNext();
    });
  }

  /** Ends all processes and fails what they work on; the next request starts a new one. */
  async close(): Promise<void> {
    for (const job of [...this.#running.values()]) job.fail("ended");
    for (const child of [...this.#idle.keys(), ...this.#running.keys()]) this.#kill(child);
  }

  #withdraw(job: Job<Request, Result>, reason: unknown): void {
    const at = this.#waiting.indexOf(job);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    job.reject(reason);
  }

  #runNext(): void {
    if (this.#waiting.length === 0) return;
    const child = this.#takeIdle() ?? this.#startProcessIfBelowLimit();
    const job = child && this.#waiting.shift();
    if (child && job) this.#runOn(child, job);
  }

  #takeIdle(): ChildProcess | undefined {
    const child = [...this.#idle.keys()].find(({ connected }) => connected);
    if (child) this.#removeIdle(child);
    return child;
  }

  #startProcessIfBelowLimit(): ChildProcess | undefined {
    if (this.#running.size >= this.#settings.processes) return undefined;
    const child = startProcess(this.#settings);
    const fail = () => {
      this.#removeIdle(child);
      this.#running.get(child)?.lose();
    };
    child.on("exit", fail).on("error", fail);
    child.on("message", (message: ProcessMessage<Result>) => {
      const job = this.#running.get(child);
      if (message.kind === "begun") job?.begin();
      else job?.finish(message.result, message.canReuse);
    });
    return child;
  }

  #runOn(child: ChildProcess, job: Job<Request, Result>): void {
    const { beginLimitMs, timeLimitMs } = this.#settings;
    const { request, resolve, reject } = job;
    let hasBegun = false;
    const end = (canReuse: boolean, settle: () => void) => {
      clearTimeout(timer);
      if (!this.#running.delete(child)) return;
      if (canReuse) this.#markIdle(child);
      else this.#kill(child);
      settle();
      this.#runNext();
    };
    const finish = (result: Result, canReuse: boolean) => end(canReuse, () => resolve(result));
    const fail = (reason: ProcessFailureReason) => end(false, () => reject(new ProcessFailure(reason)));
    const lose = () => {
      if (hasBegun || job.isRepeated) return fail(hasBegun ? "ended" : "ended before it began");
      job.isRepeated = true;
      end(false, () => this.#waiting.unshift(job));
    };
    const limitAnswer = () => setTimeout(() => fail("did not answer in time"), timeLimitMs);
    const begin = () => {
      hasBegun = true;
      if (beginLimitMs === undefined) return;
      clearTimeout(timer);
      timer = limitAnswer();
    };
    let timer =
      beginLimitMs === undefined
        ? limitAnswer()
        : setTimeout(() => fail("did not begin in time"), beginLimitMs);
    this.#running.set(child, { begin, finish, lose, fail });
    child.send(request, (failure) => failure && lose());
  }

  #markIdle(child: ChildProcess): void {
    this.#idle.set(child, setTimeout(() => this.#kill(child), this.#settings.idleMs).unref());
  }

  #removeIdle(child: ChildProcess): void {
    clearTimeout(this.#idle.get(child));
    this.#idle.delete(child);
  }

  #kill(child: ChildProcess): void {
    this.#removeIdle(child);
    child.kill("SIGKILL");
  }
}
