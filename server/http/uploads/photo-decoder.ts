import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority, tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { AppError } from "../../core/app-error.ts";
import type { DecodedUpload } from "./decode-photo.ts";
import type { DecodeAnswer, DecodeRequest, ProcessAnswer } from "./decoder-messages.ts";
import { photoTypeOf } from "./photo-type.ts";

export interface PhotoDecoder {
  /**
   * Throws `photo_type_not_supported`, `photo_unreadable`, `photo_too_small`, `photo_too_many_pixels`, and
   * `service_unavailable` when too many photos wait, `analysis_timed_out` when `signal` is aborted while it waits.
   * What was sent is not kept.
   */
  decode(bytes: Uint8Array, signal?: AbortSignal): Promise<DecodedUpload>;
  close(): Promise<void>;
}

export interface DecoderSettings {
  readonly processes: number;
  /** Time for decoding a photo; then it counts as unreadable. */
  readonly timeLimitMs: number;
  /** Time until a process must have started on a photo; then the answer is `service_unavailable`. */
  readonly beginLimitMs: number;
  /** Idle processes end after this, to free their memory. */
  readonly idleMs: number;
  /** Length of the queue. */
  readonly waitingMax: number;
}

const defaultSettings: DecoderSettings = {
  processes: 2,
  timeLimitMs: 5_000,
  beginLimitMs: 15_000,
  idleMs: 60_000,
  waitingMax: 200,
};
const processFile = fileURLToPath(new URL("./decoder-process.ts", import.meta.url));

interface Job {
  readonly request: DecodeRequest;
  readonly settle: (answer: DecodeAnswer) => void;
}

interface RunningJob {
  /** Called when the process has started decoding. */
  readonly begin: () => void;
  readonly end: (answer: DecodeAnswer, canReuse: boolean) => void;
}

const cannotRead: DecodeAnswer = { kind: "refused", code: "photo_unreadable" };
const noCapacity: DecodeAnswer = { kind: "refused", code: "service_unavailable" };

/** Pages and text scans take precedence over decoding. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already, or the system has no priorities.
  }
}

/** Inherits no environment variables, so that it knows no secret. */
function startProcess(): ChildProcess {
  const child = fork(processFile, {
    serialization: "advanced",
    execArgv: ["--max-old-space-size=128"],
    // Keeps libvips from writing large images to disk.
    env: { TMPDIR: tmpdir(), VIPS_DISC_THRESHOLD: "4g", MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  child.unref();
  child.channel?.unref();
  return child;
}

/** Starts processes on demand and replaces those that fail or take too long. */
export function createPhotoDecoder(settings: Partial<DecoderSettings> = {}): PhotoDecoder {
  return new DecoderPool({ ...defaultSettings, ...settings });
}

class DecoderPool implements PhotoDecoder {
  readonly #settings: DecoderSettings;
  readonly #waiting: Job[] = [];
  /** With the timer that ends each one. */
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>();
  readonly #running = new Map<ChildProcess, RunningJob>();

  constructor(settings: DecoderSettings) {
    this.#settings = settings;
  }

  async decode(bytes: Uint8Array, signal?: AbortSignal): Promise<DecodedUpload> {
    const type = photoTypeOf(bytes);
    if (type === undefined) throw new AppError("photo_type_not_supported");
    if (this.#waiting.length >= this.#settings.waitingMax) throw new AppError("service_unavailable");
    const answer = await new Promise<DecodeAnswer>((settle) => {
      const job = { request: { bytes, type }, settle };
      this.#waiting.push(job);
      signal?.addEventListener("abort", () => this.#cancel(job), { once: true });
      this.#runNext();
    });
    if (answer.kind === "refused") throw new AppError(answer.code);
    return answer.photo;
  }

  async close(): Promise<void> {
    for (const child of [...this.#idle.keys(), ...this.#running.keys()]) this.#kill(child);
  }

  #cancel(job: Job): void {
    const at = this.#waiting.indexOf(job);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    job.settle({ kind: "refused", code: "analysis_timed_out" });
  }

  #runNext(): void {
    if (this.#waiting.length === 0) return;
    const child = this.#takeIdle() ?? this.#startProcessIfBelowLimit();
    const job = child && this.#waiting.shift();
    if (child && job) this.#runOn(child, job);
  }

  #takeIdle(): ChildProcess | undefined {
    const [child] = this.#idle.keys();
    if (child) this.#removeIdle(child);
    return child;
  }

  #startProcessIfBelowLimit(): ChildProcess | undefined {
    if (this.#running.size >= this.#settings.processes) return undefined;
    const child = startProcess();
    const fail = () => {
      this.#removeIdle(child);
      this.#running.get(child)?.end(cannotRead, false);
    };
    child.on("exit", fail).on("error", fail);
    child.on("message", (message: ProcessAnswer) => {
      const job = this.#running.get(child);
      if (message.kind === "begun") job?.begin();
      else job?.end(message.answer, !message.isGrown);
    });
    return child;
  }

  #runOn(child: ChildProcess, { request, settle }: Job): void {
    const end = (answer: DecodeAnswer, canReuse: boolean) => {
      clearTimeout(timer);
      if (!this.#running.delete(child)) return;
      if (canReuse) this.#markIdle(child);
      else this.#kill(child);
      settle(answer);
      this.#runNext();
    };
    const { beginLimitMs, timeLimitMs } = this.#settings;
    let timer = setTimeout(() => end(noCapacity, false), beginLimitMs);
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(cannotRead, false), timeLimitMs);
    };
    this.#running.set(child, { begin, end });
    child.send(request, (failure) => failure && end(cannotRead, false));
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
