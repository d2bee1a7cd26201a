import { submitText as endpoint } from "#contract/endpoints/scan.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { isMealText } from "../../core/typed-text.ts";
import type { Visitor, ZonedUser } from "../../http/caller.ts";
import { chooseCountry } from "../../http/choose-country.ts";
import { modelSpenderOf } from "../../http/model-spender.ts";
import { firstStatement } from "../../http/open-call.ts";
import { preferredLanguage } from "../../http/preferred-language.ts";
import type { Serve, ZonedOpening } from "../../http/serve.ts";
import { type PossibleDays, possibleDaysIn, todayBy } from "../../http/today-of.ts";
import type { RecordScan } from "../../telemetry/instrument-scans.ts";
import { learnedColumn } from "../learned/learned-table.ts";
import { eatenColumnIf } from "../meals/meals-of-days-table.ts";
import { allowanceWithoutPro } from "../quota/scan-allowance.ts";
import { prepareReservation } from "../quota/scan-reservation.ts";
import { type ReservationValues, reserveStatement } from "../quota/scan-usage-table.ts";
import { presentFor } from "./present-for-caller.ts";
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
  readonly user?: { readonly userId: string; readonly days: PossibleDays };
}

/** Only Pro has no limit, and gets tips, which depend on what was eaten. */
const openText = firstStatement<OpeningValues, TextOpening>(
  ({ reservation, user }, condition, { isPro, dayStartHour }) =>
    reserveStatement(reservation, {
      condition,
      isUnlimited: isPro,
      also: user
        ? [learnedColumn(user.userId), eatenColumnIf(isPro, user.userId, todayBy(user.days, dayStartHour))]
        : [],
    }),
);

interface TextArrival {
  readonly caller: ZonedUser | Visitor;
  readonly now: Date;
}

function textOpening({ caller, now }: TextArrival, { dailyScanLimit }: ScanSettings): OpeningValues {
  const reservation = prepareReservation(allowanceWithoutPro(caller, dailyScanLimit, now), now);
  if (caller.kind === "visitor") return { reservation };
  const { userId, timeZone } = caller;
  return { reservation, user: { userId, days: possibleDaysIn(timeZone, now) } };
}

export function serveTexts(serve: Serve, parts: TextRouteParts): void {
  const { settings, watchScan, present } = parts;

  const opening: ZonedOpening<typeof endpoint, TextOpening> = {
    needsOnlyZone: true,
    attempts: (arrival) => scanAttempts("text", arrival),
    // A text that is refused anyway takes no scan.
    first: ({ body: { text }, caller, now }) =>
      isMealText(text) ? openText(textOpening({ caller, now }, settings)) : undefined,
  };

  serve(
    endpoint,
    async ({ body, caller, now, acceptLanguage, address, work, first: reserved, keep }) => {
      const language = body.language ?? preferredLanguage(acceptLanguage);
      const country = body.country ?? chooseCountry(caller, acceptLanguage, language);
      const meal = { text: body.text, language, country, spender: modelSpenderOf(caller, address) };
      const answers = new Map<Submission, SubmissionAnalysis>();
      const keepAnswer: KeepScanAnswer = (submission) => {
        const answer = presentFor(submission, caller, reserved?.row?.eaten ?? undefined);
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
