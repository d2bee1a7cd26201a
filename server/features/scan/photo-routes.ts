import { readLabel } from "#contract/endpoints/labels.ts";
import { submitPhoto as endpoint } from "#contract/endpoints/scan.ts";
import { readPhotoWeights } from "#contract/shapes/scan-input.ts";
import { digitsOf, normalFormOf } from "#domain/barcodes/barcode.ts";
import { preferredLanguage } from "#domain/people/preferred-language.ts";
import { chooseCountry } from "../../http/choose-country.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Arrival, Serve } from "../../http/serve.ts";
import type { RecordScan } from "../../telemetry/instrument-scans.ts";
import { findScanAllowance } from "../quota/scan-allowance.ts";
import { requireScanLeft } from "../quota/scan-reservation.ts";
import { presentFor } from "./present-for-caller.ts";
import { type LabelParts, readLabelPhoto } from "./read-label-photo.ts";
import { type ScanAttempt, scanAttempts } from "./scan-attempts.ts";
import { type PhotoParts, submitPhoto } from "./submit-photo.ts";

export interface PhotoRouteParts extends PhotoParts, LabelParts {
  readonly limiter: RateLimiter;
  readonly watchScan: RecordScan;
}

/** Photos of meals, and of labels for the form of a product. */
export function servePhotos(serve: Serve, parts: PhotoRouteParts): void {
  const { limiter, fleetingDb, settings } = parts;

  /** Checks the limits before the photo is read, so that one beyond a limit is not uploaded for nothing. */
  async function admit(arrival: ScanAttempt & Pick<Arrival<"visitor">, "now" | "isRepeat">): Promise<void> {
    const { caller, now } = arrival;
    for (const { limit, who } of scanAttempts("photo", arrival)) await limiter.take(limit, who, now);
    if (await arrival.isRepeat()) return;
    await requireScanLeft(fleetingDb, findScanAllowance(caller, settings.dailyScanLimit, now), now);
  }

  serve(
    endpoint,
    async ({ body, files, caller, now, acceptLanguage, address, newRow }) => {
      // Each further photo is as much work as a scan of one.
      for (const _ of files.slice(1))
        for (const { limit, who } of scanAttempts("photo", { caller, address }))
          await limiter.take(limit, who, now);
      const language = body.language ?? preferredLanguage(acceptLanguage);
      const sent = {
        ...{ files, note: body.note, language, address },
        country: chooseCountry(caller, acceptLanguage, language),
        grams: readPhotoWeights(body.grams ?? ""),
        eatenAt: body.eatenAt === undefined ? now : new Date(body.eatenAt),
        // Only what the person just saw: a code that is none must not cost them the photo.
        barcode: body.barcode === undefined ? undefined : normalFormOf(digitsOf(body.barcode)),
      };
      const scan = () => submitPhoto(parts, { owner: caller, sent, now, newRow });
      return presentFor(await parts.watchScan("photo", scan), caller);
    },
    { admit },
  );

  serve(
    readLabel,
    ({ file, caller, now, prepareAnswer }) =>
      readLabelPhoto(parts, { caller, bytes: file, now, prepareAnswer }),
    { admit },
  );
}
