import { submitText as endpoint } from "#contract/endpoints/scanning.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import { isMealText } from "../../core/typed-text.ts";
import { chooseCountry } from "../../http/choose-country.ts";
import { preferredLanguage } from "../../http/preferred-language.ts";
import type { Opening, Serve } from "../../http/serve.ts";
import { todayOf } from "../../http/today-of.ts";
import type { RecordScan } from "../../telemetry/instrument-scans.ts";
import { learnedColumn } from "../learned/learned-table.ts";
import { eatenColumn } from "../meals/meals-of-days-table.ts";
import { findScanAllowance } from "../quota/scan-allowance.ts";
import { prepareReservation } from "../quota/scan-reservation.ts";
import { getsTips, presentFor } from "./present-for-caller.ts";
import { scanAttempts } from "./scan-attempts.ts";
import type { KeepScanAnswer } from "./store-submission.ts";
import type { Submission, SubmissionOwner } from "./submission-table.ts";
import { submitText, type TextOpening, type TextParts } from "./submit-text.ts";

export interface TextRouteParts extends TextParts {
  readonly watchScan: RecordScan;
  readonly present: (submission: Submission, caller: SubmissionOwner) => Promise<SubmissionAnalysis>;
}

export function serveTexts(serve: Serve, parts: TextRouteParts): void {
  const { settings, watchScan, present } = parts;

  const opening: Opening<typeof endpoint, TextOpening> = {
    attempts: (arrival) => scanAttempts("text", arrival),
    // A text that is refused anyway takes no scan.
    first: ({ body: { text }, caller, now }) =>
      isMealText(text)
        ? prepareReservation<TextOpening>(findScanAllowance(caller, settings.dailyScanLimit, now), now, [
            ...(caller.kind === "user" ? [learnedColumn(caller.userId)] : []),
            ...(getsTips(caller) ? [eatenColumn(caller.userId, todayOf({ caller, now }))] : []),
          ])
        : undefined,
  };

  serve(
    endpoint,
    async ({ body, caller, now, acceptLanguage, work, first: reserved, keep }) => {
      const language = body.language ?? preferredLanguage(acceptLanguage);
      const country = body.country ?? chooseCountry(caller, acceptLanguage, language);
      const meal = { text: body.text, language, country };
      const answers = new Map<Submission, SubmissionAnalysis>();
      const keepAnswer: KeepScanAnswer = (submission, isStored) => {
        const answer = presentFor(submission, caller, reserved?.row?.eaten);
        answers.set(submission, answer);
        return keep(answer, isStored);
      };
      const scan = { owner: caller, meal, now, work, reserved, ...(reserved?.row && { keepAnswer }) };
      const submission = await watchScan("text", () => submitText(parts, scan));
      // None where an earlier attempt stored it.
      return answers.get(submission) ?? present(submission, caller);
    },
    opening,
  );
}
