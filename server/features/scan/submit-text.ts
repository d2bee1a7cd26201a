import type { Kysely } from "kysely";
import type { AnalysisOutcome, AnalysisRequest, MealAnalyser } from "#analysis/analyser.ts";
import type { Spender } from "#analysis/language-model/model-budget.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { AppError } from "../../core/app-error.ts";
import { cleanMealText } from "../../core/typed-text.ts";
import type { Database } from "../../database/schema.ts";
import type { CallWork } from "../../http/idempotency-table.ts";
import type { FirstRow } from "../../http/open-call.ts";
import { applyLearned } from "../learned/apply-learned.ts";
import { type LearnedColumn, readLearnedColumn } from "../learned/learned-table.ts";
import type { FindOwnNames } from "../learned/own-names.ts";
import type { EatenColumn } from "../meals/meals-of-days-table.ts";
import { findScanAllowance } from "../quota/scan-allowance.ts";
import { withScanReservation } from "../quota/scan-reservation.ts";
import type { ReservedScan } from "../quota/scan-usage-table.ts";
import { findEarlierResult, type KeepScanAnswer, storeSubmission } from "./store-submission.ts";
import type { Submission, SubmissionOwner } from "./submission-table.ts";

export interface ScanSettings {
  readonly dailyScanLimit: number;
  readonly scanDeadlineMs: number;
}

export interface TypedMeal {
  readonly text: string;
  readonly language: Language;
  readonly country: Country;
  /** Undefined: the words do not leave this server. */
  readonly spender: Spender | undefined;
}

/** Throws `analysis_timed_out` past the deadline, `analysis_failed` when the analyser cannot work. */
async function analyseWithin(
  analyser: MealAnalyser,
  request: AnalysisRequest,
  deadlineMs: number,
): Promise<AnalysisOutcome> {
  const controller = new AbortController();
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  // `AbortSignal.timeout` cannot be cleared: it would make two errors for each analysis, long after its answer.
  const timer = setTimeout(() => {
    const late = new AppError("analysis_timed_out");
    controller.abort(late);
    reject(late);
  }, deadlineMs);
  try {
    return await Promise.race([analyser.analyse({ ...request, signal: controller.signal }), deadline]);
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError("analysis_failed", { cause });
  } finally {
    clearTimeout(timer);
  }
}

export interface ScanDatabases {
  readonly db: Kysely<Database>;
  /** For reservations of scans under way, which may be lost in a crash. */
  readonly fleetingDb: Kysely<Database>;
}

export interface TextParts extends ScanDatabases {
  readonly analyser: MealAnalyser;
  readonly findFood: FindFood;
  readonly findOwnNames: FindOwnNames;
  readonly settings: ScanSettings;
}

/** What the call's first statement read and reserved. */
export interface TextOpening extends ReservedScan, LearnedColumn {
  /** Absent for who gets no tips. */
  readonly eaten?: EatenColumn["eaten"];
}

export interface TextSubmission {
  readonly owner: SubmissionOwner;
  readonly meal: TypedMeal;
  readonly now: Date;
  readonly work: CallWork;
  /** The scan that was reserved with the call, and the owner's defaults. */
  readonly reserved: FirstRow<TextOpening> | undefined;
  /** Undefined where the answer depends on what was not read yet. */
  readonly keepAnswer?: KeepScanAnswer;
}

/** A failed analysis costs no scan. */
export async function submitText(
  { db, fleetingDb, analyser, findFood, findOwnNames, settings }: TextParts,
  { owner, meal, now, work, reserved, keepAnswer }: TextSubmission,
): Promise<Submission> {
  const text = cleanMealText(meal.text);
  const earlier = await findEarlierResult(db, owner, work);
  if (earlier) return earlier;
  const allowance = findScanAllowance(owner, settings.dailyScanLimit, now);
  return withScanReservation(fleetingDb, { allowance, now, reserved }, async (commit) => {
    const own =
      owner.kind === "user"
        ? await findOwnNames({ userId: owner.userId, text, language: meal.language })
        : [];
    const outcome = await analyseWithin(analyser, { ...meal, text, own }, settings.scanDeadlineMs);
    if (outcome.kind === "no_food_recognised") throw new AppError("no_food_recognised");
    const learned = reserved?.row && readLearnedColumn(reserved.row);
    const read = { analysis: outcome.analysis, text, learned };
    const analysis = await applyLearned({ db, findFood }, owner, read);
    const result = { analysis, text, isText: true, analyser: outcome.readBy ?? analyser.name };
    return storeSubmission(db, { owner, result, commit, now, work, keepAnswer });
  });
}
