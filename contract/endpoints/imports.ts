import { endpoint } from "../endpoint.ts";
import { importFieldName, importMaxBytes, importTimeoutMs } from "../limits.ts";
import {
  dataImport,
  dataImports,
  importDecision,
  importFields,
  importParams,
  importPreview,
  importUndone,
} from "../shapes/imports.ts";

export const createImport = endpoint({
  method: "POST",
  path: "/api/imports",
  access: "user",
  summary:
    "Read another product's export (CSV, JSON or XML, also several in a ZIP, recognised by its content) or that of Platewise (JSON); stores nothing in the diary yet, and takes the place of an earlier preview",
  file: {
    name: importFieldName,
    maxBytes: importMaxBytes,
    missing: "import_file_missing",
    tooLarge: "import_file_too_large",
  },
  body: importFields,
  answer: importPreview,
  status: 201,
  timeoutMs: importTimeoutMs,
  failures: [
    "import_format_unknown",
    "import_too_complex",
    "import_unfinished",
    "import_too_many_rows",
    "import_limit_exceeded",
  ],
});
export const listImports = endpoint({
  method: "GET",
  path: "/api/imports",
  access: "user",
  summary: "The caller's imports, newest first",
  answer: dataImports,
});
export const getImport = endpoint({
  method: "GET",
  path: "/api/imports/:id",
  access: "user",
  summary: "One import with its first rows and the rows that were refused",
  params: importParams,
  answer: importPreview,
  failures: ["import_not_found"],
});
export const continueImport = endpoint({
  method: "POST",
  path: "/api/imports/:id/continue",
  access: "user",
  summary: "Store the next part of an import in the diary; repeat until its status is done",
  params: importParams,
  body: importDecision,
  answer: dataImport,
  timeoutMs: importTimeoutMs,
  failures: ["import_not_found"],
});
export const downloadRejectedRows = endpoint({
  method: "GET",
  path: "/api/imports/:id/rejected.csv",
  access: "user",
  summary:
    "All rows that could not be stored: line, reason, the row as the file has it, and in an archive the file",
  params: importParams,
  download: { type: "text/csv; charset=utf-8" },
  failures: ["import_not_found"],
});
export const undoImport = endpoint({
  method: "DELETE",
  path: "/api/imports/:id",
  access: "user",
  summary: "Forget an import and delete what it stored in the diary; what was changed since stays",
  params: importParams,
  answer: importUndone,
  timeoutMs: importTimeoutMs,
  failures: ["import_not_found"],
});
