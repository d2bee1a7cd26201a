/** server/database/embedded: our own PostgreSQL in the data folder. This file: when it ends by itself it is started again. */
import { setTimeout as pause } from "node:timers/promises";
import { type Postmaster, type PostmasterOptions, startPostmaster, stopOrphan } from "./postmaster.ts";

const firstPauseMs = 100;
/** A full disk may be cleared at any time: it is tried for as long as we run. */
const longestPauseMs = 5_000;

export interface KeptPostmaster {
  /** Told each time it ended by itself, is back, or could not be started. */
  onTrouble(listener: (news: string) => void): void;
  stop(): Promise<void>;
}

/** Throws when the first start fails: what is wrong then is for a person to mend. */
export async function keepRunning(options: PostmasterOptions): Promise<KeptPostmaster> {
  let postmaster: Postmaster | undefined;
  let restarting: Promise<void> | undefined;
  let isStopping = false;
  let report: (news: string) => void = () => {};

  async function start(): Promise<void> {
    postmaster = await startPostmaster(options);
    postmaster.onLost((reason) => {
      postmaster = undefined;
      report(`${reason}; starting it again.`);
      restarting = restart();
    });
  }

  async function restart(): Promise<void> {
    for (let pauseMs = firstPauseMs; !isStopping; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      await pause(pauseMs);
      try {
        await stopOrphan(options.cluster);
        await start();
        return report("PostgreSQL is back.");
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
