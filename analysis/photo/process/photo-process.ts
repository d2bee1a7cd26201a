import { constants } from "node:os";
import { ProcessFailure, ProcessPool } from "../../process/process-pool.ts";
import type { DecodedPhoto } from "../recogniser.ts";
import type { PhotoAnswer, PhotoToRead } from "./messages.ts";

/** The longest that an operator may let a scan take. */
export const photoDeadlineMaxMs = 55_000;
/**
 * A caller waits until its own deadline, which a process of low priority may miss on a busy machine. The process goes on,
 * so that its models are loaded when the caller tries again. One that takes twice as long hangs.
 */
const hangingAfterMs = 2 * photoDeadlineMaxMs;

/** One process, so that a model is in memory once; a native crash ends only that process. */
const poolSettings = {
  execArgv: ["--max-old-space-size=128", "--max-semi-space-size=2"],
  // While a model is loaded its buffers of some MB are taken and freed in turn: 16 MB keeps their pages from going back to the
  // kernel each time, which was most of the wait for the first label.
  env: { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "16777216", MALLOC_TRIM_THRESHOLD_: "131072" },
  // Pages and text scans take precedence.
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
  processes: 1,
  /** For the first photo this includes loading the model. */
  timeLimitMs: hangingAfterMs,
  idleMs: 5 * 60_000,
};

/** Reads photos in a process of its own, which ends when it has been idle. */
export interface PhotoProcess<Reading> {
  /**
   * Rejects with the signal's reason when it is aborted. From `answerBy` on (milliseconds since 1970), what was read by then is
   * answered rather than looked at more closely.
   */
  read(photo: DecodedPhoto, signal?: AbortSignal, answerBy?: number): Promise<Reading>;
  close(): Promise<void>;
}

/**
 * @param file what the process runs: it calls `answerPhotos`
 * @param data what it needs to load
 */
export function createPhotoProcess<Reading>(name: string, file: URL, data?: unknown): PhotoProcess<Reading> {
  const pool = new ProcessPool<PhotoToRead, PhotoAnswer<Reading>>({ ...poolSettings, file });

  async function answer(photo: DecodedPhoto, signal?: AbortSignal, answerBy?: number): Promise<Reading> {
    const answer = await pool.run({ photo, data, answerBy }, signal).catch((failure) => {
      if (!(failure instanceof ProcessFailure)) throw failure;
      throw new Error(`The process of ${name}: ${failure.reason}`, { cause: failure });
    });
    if (answer.kind === "read") return answer.reading;
    throw new Error(`${name} could not read the photo: ${answer.message}`);
  }

  async function read(photo: DecodedPhoto, signal?: AbortSignal, answerBy?: number): Promise<Reading> {
    signal?.throwIfAborted();
    const reading = answer(photo, signal, answerBy);
    if (signal === undefined) return reading;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
    return Promise.race([reading, aborted]);
  }

  return { read, close: () => pool.close() };
}
