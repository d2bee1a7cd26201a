/** analysis/photo/worker: recognisers work in a thread of their own. This file is the caller's side: one photo at a time. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { DecodedPhoto, FoodRecogniser, PhotoReading } from "../recogniser.ts";
import type { PhotoAnswer, PhotoToRead } from "./messages.ts";

/** A thread that has not answered by then hangs and is stopped; the first photo includes loading the model. ms. */
const answerWithinMs = 20_000;
/** Without photos for this long the model's memory is given back. ms. */
const idleBeforeStopMs = 5 * 60_000;

/**
 * @param data what the thread finds as `workerData`.
 */
export function createWorkerRecogniser(name: string, file: URL, data?: unknown): FoodRecogniser {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const stopped = worker;
    worker = undefined;
    await stopped?.terminate();
  }

  function running(): Worker {
    if (worker === undefined) {
      worker = new Worker(file, { name, workerData: data });
      worker.unref();
    }
    return worker;
  }

  async function ask(photo: DecodedPhoto): Promise<PhotoReading> {
    clearTimeout(idle);
    const thread = running();
    thread.ref();
    try {
      const waiting = once(thread, "message", { signal: AbortSignal.timeout(answerWithinMs) });
      thread.postMessage({ photo } satisfies PhotoToRead);
      const [answer]: PhotoAnswer[] = await waiting;
      if (answer?.kind === "read") return answer.reading;
      throw new Error(`${name} could not read the photo: ${answer?.message ?? "no answer"}`);
    } catch (failure) {
      await stop();
      throw failure;
    } finally {
      thread.unref();
      idle = setTimeout(stop, idleBeforeStopMs).unref();
    }
  }

  async function recognise(photo: DecodedPhoto, signal?: AbortSignal): Promise<PhotoReading> {
    signal?.throwIfAborted();
    const before = last;
    const read = before.then(() => {
      signal?.throwIfAborted();
      return ask(photo);
    });
    last = read.catch(() => undefined);
    if (signal === undefined) return read;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    });
    return Promise.race([read, aborted]);
  }

  return { name, recognise, close: stop };
}
