import { readLabel } from "#contract/endpoints/labels.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Serve } from "../../http/serve.ts";
import { findScanAllowance } from "../quota/scan-allowance.ts";
import { requireScanLeft } from "../quota/scan-reservation.ts";
import { countScanAttempt } from "./count-scan-attempt.ts";
import { type LabelParts, readLabelPhoto } from "./read-label-photo.ts";

export function serveLabels(serve: Serve, parts: LabelParts & { readonly limiter: RateLimiter }): void {
  serve(
    readLabel,
    ({ file, caller, now }) => readLabelPhoto(parts, { caller, bytes: file, now }),
    async (arrival) => {
      await countScanAttempt(parts.limiter, "photo", arrival);
      const { caller, now } = arrival;
      if (await arrival.isRepeat()) return;
      await requireScanLeft(
        parts.fleetingDb,
        findScanAllowance(caller, parts.settings.dailyScanLimit, now),
        now,
      );
    },
  );
}
