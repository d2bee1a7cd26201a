import { constants } from "node:os";
import { type PoolSettings, ProcessFailure, ProcessPool } from "#analysis/process/process-pool.ts";
import { AppError } from "../../../core/app-error.ts";
import { CallerTurns, type TurnLimits } from "../../../http/caller-turns.ts";
import type { DiaryReading } from "./read-table.ts";
import type { ReadAnswer, ReadRequest } from "./reader-messages.ts";
import type { StagedFile } from "./stage-rows.ts";

interface SentFile {
  /** Whose file it is. */
  readonly sender: string;
  readonly file: Uint8Array;
  readonly reading: DiaryReading;
}

export interface ImportReader {
  /**
   * Throws what `readImportFile` throws, `import_too_complex` for a file that takes too much memory or time, and
   * `service_unavailable` when too many files wait, `too_many_requests` when too many of them are the sender's.
   */
  read(sent: SentFile): Promise<StagedFile>;
  close(): Promise<void>;
}

/** A person's files are read one after another, so that everybody else waits for one of them at most. */
const turnLimits: TurnLimits = { running: 1, crowded: 1, waiting: 10 };

/** Files that people upload are read in a process where they can harm nobody else. */
const defaultSettings = (): PoolSettings => ({
  file: new URL("./reader-process.ts", import.meta.url),
  execArgv: ["--max-old-space-size=256"],
  env: { MALLOC_ARENA_MAX: "2" },
  // Pages and scans take precedence.
  priority: constants.priority.PRIORITY_BELOW_NORMAL,
  processes: 1,
  beginLimitMs: 15_000,
  timeLimitMs: 20_000,
  idleMs: 60_000,
  waitingMax: 20,
});

export function createImportReader(settings: Partial<PoolSettings> = {}): ImportReader {
  const pool = new ProcessPool<ReadRequest, ReadAnswer>({ ...defaultSettings(), ...settings });
  const turns = new CallerTurns(turnLimits);

  async function read({ sender, ...request }: SentFile): Promise<StagedFile> {
    const answer = await turns
      .run(sender, () => pool.run(request))
      .catch((failure) => {
        throw appErrorFor(failure);
      });
    if (answer.kind === "refused") throw new AppError(answer.code);
    if (answer.kind === "failed") throw new Error(`The process that reads imports failed:\n${answer.where}`);
    return answer.staged;
  }

  return { read, close: () => pool.close() };
}

function appErrorFor(failure: unknown): unknown {
  if (!(failure instanceof ProcessFailure)) return failure;
  return new AppError(failure.mayBeOfRequest ? "import_too_complex" : "service_unavailable");
}
