import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { DecodedPhoto, FoodRecogniser, PhotoReading } from "../recogniser.ts";
import type { PhotoAnswer, PhotoToRead } from "./messages.ts";

/** A process that has not answered by then hangs and is stopped; the first photo includes loading the model. ms. */
const answerWithinMs = 20_000;
/** Without photos for this long the model's memory is given back. ms. */
const idleBeforeStopMs = 5 * 60_000;

/** Whoever waits for a page or a text is served before photos are looked at. */
function giveWay(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The process has gone already, or the system has no priorities.
  }
}

/** Knows nothing of the server: none of its variables, so no secret. A native crash is its own. */
function startProcess(file: URL): ChildProcess {
  const child = fork(fileURLToPath(file), {
    serialization: "advanced",
    execArgv: ["--max-old-space-size=128", "--max-semi-space-size=2"],
    env: { MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  if (child.pid !== undefined) giveWay(child.pid);
  // Told by the answer that does not come.
  child.on("error", () => {});
  return child;
}

/** While nobody waits for an answer, it keeps nobody from ending. */
function hold(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/**
 * @param file what the process runs: it calls `answerPhotos`
 * @param data what the recogniser needs to load
 */
export function createProcessRecogniser(name: string, file: URL, data?: unknown): FoodRecogniser {
  let running: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  async function stop(): Promise<void> {
    clearTimeout(idle);
    running?.kill("SIGKILL");
    running = undefined;
  }

  function answerOf(child: ChildProcess, photo: DecodedPhoto): Promise<PhotoAnswer> {
    return new Promise((settle, reject) => {
      const fail = (why: string) => end(() => reject(new Error(`The process of ${name} ${why}`)));
      const patience = setTimeout(() => fail("did not answer in time"), answerWithinMs);
      const onExit = () => fail("ended");
      const onMessage = (answer: PhotoAnswer) => end(() => settle(answer));
      function end(settled: () => void): void {
        clearTimeout(patience);
        child.off("exit", onExit).off("message", onMessage);
        settled();
      }
      child.once("exit", onExit).once("message", onMessage);
      child.send({ photo, data } satisfies PhotoToRead, (failure) => failure && fail("could not be told"));
    });
  }

  async function ask(photo: DecodedPhoto): Promise<PhotoReading> {
    clearTimeout(idle);
    running = running?.connected ? running : startProcess(file);
    const child = running;
    hold(child, true);
    try {
      const answer = await answerOf(child, photo);
      if (answer.kind === "read") return answer.reading;
      throw new Error(`${name} could not read the photo: ${answer.message}`);
    } catch (failure) {
      await stop();
      throw failure;
    } finally {
      hold(child, false);
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
