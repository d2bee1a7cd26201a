import { submitText as endpoint } from "#contract/endpoints/scanning.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import type { CalendarDay } from "#domain/time/calendar-day.ts";
import { isMealText } from "../../core/typed-text.ts";
import { chooseCountry } from "../../http/choose-country.ts";
import { firstStatement } from "../../http/open-call.ts";
import { preferredLanguage } from "../../http/preferred-language.ts";
import type { Opening, Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import type { RecordScan } from "../../telemetry/instrument-scans.ts";
import { learnedColumn } from "../learned/learned-table.ts";
import { eatenColumn } from "../meals/meals-of-days-table.ts";
import { findScanAllowance } from "../quota/scan-allowance.ts";
import { prepareReservation } from "../quota/scan-reservation.ts";
import { type ReservationValues, reserveStatement } from "../quota/scan-usage-table.ts";
import { getsTips, presentFor } from "./present-for-caller.ts";
import { scanAttempts } from "./scan-attempts.ts";
import type { KeepScanAnswer } from "./store-submission.ts";
import type { Submission, SubmissionOwner } from "./submission-table.ts";
import { type ScanSettings, submitText, type TextOpening, type TextParts } from "./submit-text.ts";

export interface TextRouteParts extends TextParts {
  readonly watchScan: RecordScan;
  readonly present: (submission: Submission, caller: SubmissionOwner) => Promise<SubmissionAnalysis>;
}

interface OpeningValues {
  readonly reservation: ReservationValues;
  /** Absent of a visitor. */
  readonly learnedBy?: string;
  /** Absent of who gets no tips. */
  readonly eaten?: { readonly userId: string; readonly day: CalendarDay };
}

const openText = firstStatement<OpeningValues, TextOpening>(({ reservation, learnedBy, eaten }, condition) =>
  reserveStatement(reservation, {
    condition,
    also: [
      ...(learnedBy === undefined ? [] : [learnedColumn(learnedBy)]),
      ...(eaten ? [eatenColumn(eaten.userId, eaten.day)] : []),
    ],
  }),
);

function textOpening(
  { caller, now }: { readonly caller: SubmissionOwner; readonly now: Date },
  { dailyScanLimit }: ScanSettings,
): OpeningValues {
  return {
    reservation: prepareReservation(findScanAllowance(caller, dailyScanLimit, now), now),
    ...(caller.kind === "user" && { learnedBy: caller.userId }),
    ...(getsTips(caller) && { eaten: { userId: caller.userId, day: todayOf({ caller, now }) } }),
  };
}

export function serveTexts(serve: Serve, parts: TextRouteParts): void {
  const { settings, watchScan, present } = parts;

  const opening: Opening<typeof endpoint, TextOpening> = {
    attempts: (arrival) => scanAttempts("text", arrival),
    // A text that is refused anyway takes no scan.
    first: ({ body: { text }, caller, now }) =>
      isMealText(text) ? openText(textOpening({ caller, now }, settings)) : undefined,
  };

  serve(
    endpoint,
    async ({ body, caller, now, acceptLanguage, work, first: reserved, keep }) => {
      const language = body.language ?? preferredLanguage(acceptLanguage);
      const country = body.country ?? chooseCountry(caller, acceptLanguage, language);
      const meal = { text: body.text, language, country };
      const answers = new Map<Submission, SubmissionAnalysis>();
      const keepAnswer: KeepScanAnswer = (submission) => {
        const answer = presentFor(submission, caller, reserved?.row?.eaten);
        answers.set(submission, answer);
        return keep(answer);
      };
      const scan = { owner: caller, meal, now, work, reserved, ...(reserved?.row && { keepAnswer }) };
      const submission = await watchScan("text", () => submitText(parts, scan));
      // None where an earlier attempt stored it.
      return answers.get(submission) ?? present(submission, caller);
    },
    opening,
  );
}
