import { readLabel } from "#contract/endpoints/labels.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Serve } from "../../http/serve.ts";
import { findScanAllowance } from "../quota/scan-allowance.ts";
import { requireScanLeft } from "../quota/scan-reservation.ts";
import { type LabelParts, readLabelPhoto } from "./read-label-photo.ts";
import { scanAttempts } from "./scan-attempts.ts";

export function serveLabels(serve: Serve, parts: LabelParts & { readonly limiter: RateLimiter }): void {
  serve(
    readLabel,
    ({ file, caller, now, prepareAnswer }) =>
      readLabelPhoto(parts, { caller, bytes: file, now, prepareAnswer }),
    async (arrival) => {
      const { caller, now } = arrival;
      for (const { limit, who } of scanAttempts("photo", arrival)) await parts.limiter.take(limit, who, now);
      if (await arrival.isRepeat()) return;
      await requireScanLeft(
        parts.fleetingDb,
        findScanAllowance(caller, parts.settings.dailyScanLimit, now),
        now,
      );
    },
  );
}
