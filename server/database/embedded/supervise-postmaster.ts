import { setTimeout as pause } from "node:timers/promises";
import { type Postmaster, type PostmasterOptions, startPostmaster, stopOrphan } from "./postmaster.ts";

const firstPauseMs = 100;
/** There is no last attempt: a full disk may be cleared at any time. */
const maxPauseMs = 5_000;

export interface SupervisedPostmaster {
  /** Called each time PostgreSQL ended unexpectedly, is back, or could not be restarted. */
  onTrouble(listener: (message: string) => void): void;
  stop(): Promise<void>;
}

/** Restarts PostgreSQL whenever it ends unexpectedly. Throws when the first start fails: that needs a person. */
export async function supervisePostmaster(options: PostmasterOptions): Promise<SupervisedPostmaster> {
  let postmaster: Postmaster | undefined;
  let restarting: Promise<void> | undefined;
  let isStopping = false;
  let report: (message: string) => void = () => {};

  async function start(): Promise<void> {
    postmaster = await startPostmaster(options);
    postmaster.onUnexpectedExit((reason) => {
      postmaster = undefined;
      report(`${reason}; restarting it.`);
      restarting = restart();
    });
  }

  async function restart(): Promise<void> {
    for (let pauseMs = firstPauseMs; !isStopping; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
      await pause(pauseMs);
      try {
        await stopOrphan(options.cluster);
        await start();
        return report("PostgreSQL is running again.");
      } catch (failure) {
        report(failure instanceof Error ? failure.message : String(failure));
      }
    }
  }

  await start();
  return {
    onTrouble: (listener) => {
      report = listener;
    },
    stop: async () => {
      isStopping = true;
      await restarting;
      await postmaster?.stop();
    },
  };
}
