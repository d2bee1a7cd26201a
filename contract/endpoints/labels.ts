import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { photoFailures } from "../error-codes.ts";
import { photoFieldName, photoMaxBytes, scanRequestTimeoutMs } from "../limits.ts";
import { labelReading } from "../shapes/labels.ts";

export const readLabel = endpoint({
  method: "POST",
  path: "/api/labels/read",
  access: "user",
  summary:
    "Read the nutrition table on a photo of a packet; counts as a scan when one was read, the photo is not kept",
  body: z.strictObject({}),
  file: {
    name: photoFieldName,
    maxBytes: photoMaxBytes,
    missing: "photo_missing",
    tooLarge: "photo_too_large",
  },
  answer: labelReading,
  isIdempotent: true,
  timeoutMs: scanRequestTimeoutMs,
  failures: [
    "label_unreadable",
    ...photoFailures,
    "analysis_failed",
    "analysis_timed_out",
    "label_not_found",
    "several_labels",
    "daily_scan_limit_exceeded",
  ],
});
