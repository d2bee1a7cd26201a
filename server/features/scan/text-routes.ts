import { submitText as endpoint } from "#contract/endpoints/scan.ts";
import { preferredLanguage } from "#domain/people/preferred-language.ts";
import { isMealText } from "../../core/typed-text.ts";
import { chooseCountry } from "../../http/choose-country.ts";
import { modelSpenderOf } from "../../http/model-spender.ts";
import { defineOpeningStatement } from "../../http/open-call.ts";
import type { Before, Serve } from "../../http/serve.ts";
import type { RecordScan } from "../../telemetry/instrument-scans.ts";
import { learnedColumn } from "../learned/learned-table.ts";
import { findScanAllowance } from "../quota/scan-allowance.ts";
import { prepareReservation } from "../quota/scan-reservation.ts";
import { type ReservationValues, reserveScan } from "../quota/scan-usage-table.ts";
import { scanAttempts } from "./scan-attempts.ts";
import type { SubmissionOwner } from "./submission.ts";
import { type ReservedText, type ScanSettings, submitText, type TextParts } from "./submit-text.ts";

export interface TextRouteParts extends TextParts {
  readonly watchScan: RecordScan;
}

interface ReserveAndRead {
  readonly reservation: ReservationValues;
  /** Absent of a visitor, who has none. */
  readonly defaultsOf?: string;
}

/** Reserves the scan, and reads beside it what the answer depends on. */
const reserveAndRead = defineOpeningStatement<ReserveAndRead, ReservedText>(
  ({ reservation, defaultsOf }, condition) =>
    reserveScan(reservation, {
      condition,
      also: defaultsOf === undefined ? [] : [learnedColumn(defaultsOf)],
    }),
);

interface TextArrival {
  readonly caller: SubmissionOwner;
  readonly now: Date;
}

function valuesOf({ caller, now }: TextArrival, { dailyScanLimit }: ScanSettings): ReserveAndRead {
  const reservation = prepareReservation(findScanAllowance(caller, dailyScanLimit, now), now);
  return caller.kind === "visitor" ? { reservation } : { reservation, defaultsOf: caller.userId };
}

export function serveTexts(serve: Serve, parts: TextRouteParts): void {
  const opening: Before<typeof endpoint, ReservedText> = {
    attempts: (arrival) => scanAttempts("text", arrival),
    // A text that is refused anyway takes no scan.
    openingStatement: ({ body: { text }, caller, now }) =>
      isMealText(text) ? reserveAndRead(valuesOf({ caller, now }, parts.settings)) : undefined,
  };

  serve(
    endpoint,
    async ({
      body,
      caller,
      now,
      acceptLanguage,
      address,
      newRow,
      runOpeningStatement: reserve,
      prepareAnswer,
    }) => {
      const language = body.language ?? preferredLanguage(acceptLanguage);
      const country = body.country ?? chooseCountry(caller, acceptLanguage, language);
      const meal = { text: body.text, language, country, spender: modelSpenderOf(caller, address) };
      const submission = { owner: caller, meal, now, newRow, reserve, prepareAnswer };
      const { answer } = await parts.watchScan("text", () => submitText(parts, submission));
      return answer;
    },
    opening,
  );
}
