import type { Kysely } from "kysely";
import * as endpoints from "#contract/endpoints/imports.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import { countChange } from "../../http/count-change.ts";
import { rateLimits } from "../../http/rate-limit-list.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Serve } from "../../http/serve.ts";
import { byteOrderMark, formatCsvRow } from "../meals/csv.ts";
import { continueImport } from "./continue-import.ts";
import {
  findImportWithSummary,
  findRejected,
  listImports,
  presentImport,
  presentPreview,
} from "./imports-table.ts";
import type { ImportReader } from "./reading/import-reader.ts";
import { stageImport } from "./stage-import.ts";
import { undoImport } from "./undo-import.ts";

export function serveImports(
  serve: Serve,
  {
    db,
    limiter,
    importReader,
  }: {
    readonly db: Kysely<Database>;
    readonly limiter: RateLimiter;
    readonly importReader: ImportReader;
  },
): void {
  serve(
    endpoints.createImport,
    async ({ file, body: { fileName, ...choices }, caller, now }) =>
      presentPreview(await stageImport({ db, importReader }, { caller, file, fileName, choices, now })),
    { admit: ({ caller, now }) => limiter.take(rateLimits.importByAccount, caller.userId, now) },
  );
  serve(endpoints.listImports, async ({ caller }) =>
    (await listImports(db, caller.userId)).map(presentImport),
  );
  serve(endpoints.getImport, async ({ params, caller }) =>
    presentPreview(
      orNotFound(await findImportWithSummary(db, { userId: caller.userId, importId: params.id })),
    ),
  );
  serve(
    endpoints.continueImport,
    async ({ params, body: { takes = [] }, caller, now }) =>
      presentImport(await continueImport(db, { caller, importId: params.id, takes, now })),
    countChange,
  );
  serve(endpoints.downloadRejectedRows, async ({ params, caller }) => {
    const rejected = orNotFound(await findRejected(db, { userId: caller.userId, importId: params.id }));
    async function* pieces() {
      yield byteOrderMark + formatCsvRow(["line", "reason", "row", "file"]);
      yield rejected
        .map(({ file = null, line, reason, text }) => formatCsvRow([line, reason, text, file]))
        .join("");
    }
    return { fileName: "platewise-rejected-rows.csv", pieces: pieces() };
  });
  serve(
    endpoints.undoImport,
    ({ params, caller, now }) => undoImport(db, { userId: caller.userId, importId: params.id, now }),
    countChange,
  );
}

function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError("import_not_found");
  return found;
}
