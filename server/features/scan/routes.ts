import { submitBarcode as barcode } from "#contract/endpoints/scan.ts";
import { preferredLanguage } from "#domain/people/preferred-language.ts";
import type { Serve } from "../../http/serve.ts";
import { parseBarcode } from "../products/parse-barcode.ts";
import type { AcceptanceParts } from "./accept-submission.ts";
import { serveSubmissionChanges } from "./change-routes.ts";
import type { ChangeParts } from "./change-submission.ts";
import { type FoodParts, serveFoods } from "./food-routes.ts";
import { type PhotoRouteParts, servePhotos } from "./photo-routes.ts";
import { presentFor } from "./present-for-caller.ts";
import { type ScanAttempt, scanAttempts } from "./scan-attempts.ts";
import { submitBarcode } from "./submit-barcode.ts";
import { serveTexts, type TextRouteParts } from "./text-routes.ts";

interface ScanParts
  extends PhotoRouteParts,
    TextRouteParts,
    Omit<ChangeParts, "takeStep">,
    AcceptanceParts,
    FoodParts {}

export function serveScan(serve: Serve, parts: ScanParts): void {
  serveTexts(serve, parts);
  servePhotos(serve, parts);
  serveSubmissionChanges(serve, { ...parts, takeStep: parts.photoScanner.takeStep });
  serveFoods(serve, parts);

  serve(
    barcode,
    async ({ body, caller, now, acceptLanguage, address, newRow }) => {
      const language = body.language ?? preferredLanguage(acceptLanguage);
      const { grams } = body;
      const code = parseBarcode(body.code);
      const sent = { owner: caller, address, code, grams, language, now, newRow };
      return presentFor(await submitBarcode(parts, sent), caller);
    },
    { attempts: (arrival: ScanAttempt) => scanAttempts("barcode", arrival) },
  );
}
