import { answerParent } from "#analysis/process/answer-parent.ts";
import { AppError } from "../../../core/app-error.ts";
import { readImportFile } from "./read-import-file.ts";
import type { ReadAnswer, ReadRequest } from "./reader-messages.ts";
import { stageRows } from "./stage-rows.ts";

/** A process that has grown beyond this is replaced. */
const grownBytes = 160 * 1024 * 1024;

async function read({ file, reading }: ReadRequest): Promise<ReadAnswer> {
  try {
    return { kind: "read", staged: stageRows(await readImportFile(file, reading)) };
  } catch (failure) {
    if (failure instanceof AppError) return { kind: "refused", code: failure.code };
    const stack = failure instanceof Error ? (failure.stack ?? "") : "";
    return {
      kind: "failed",
      where: stack
        .split("\n")
        .filter((line) => /^ +at /.test(line))
        .join("\n"),
    };
  }
}

answerParent<ReadRequest, ReadAnswer>(async (request) => {
  const result = await read(request);
  return { result, canReuse: process.memoryUsage.rss() <= grownBytes };
});
// The server ends this process when it ends itself.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});
