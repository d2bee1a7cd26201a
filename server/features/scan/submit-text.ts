import type { Kysely } from "kysely";
import type { AnalysisOutcome, AnalysisRequest, MealAnalyser } from "#analysis/analyser.ts";
import type { Spender } from "#analysis/language-model/model-budget.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import type { FindFood } from "#domain/nutrition/edit-food.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { AppError } from "../../core/app-error.ts";
import { cleanMealText } from "../../core/typed-text.ts";
import type { Database } from "../../database/schema.ts";
import type { NewRow } from "../../http/idempotency-table.ts";
import type { PrepareAnswer } from "../../http/serve.ts";
import { applyLearned } from "../learned/apply-learned.ts";
import { type LearnedColumn, type Meaning, readLearnedColumn } from "../learned/learned-table.ts";
import type { FindOwnNames } from "../learned/own-names.ts";
import { findScanAllowance } from "../quota/scan-allowance.ts";
import { withScanReservation } from "../quota/scan-reservation.ts";
import type { ReservedScan } from "../quota/scan-usage-table.ts";
import { presentFor } from "./present-for-caller.ts";
import { findEarlierResult, newSubmission, storeSubmission } from "./store-submission.ts";
import type { Submission, SubmissionOwner } from "./submission.ts";

export interface ScanSettings {
  readonly dailyScanLimit: number;
  readonly scanDeadlineMs: number;
}

interface TypedMeal {
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
  /** Stores reservations of scans under way, which may be lost in a crash. */
  readonly fleetingDb: Kysely<Database>;
}

export interface TextParts extends ScanDatabases {
  readonly analyser: MealAnalyser;
  readonly findFood: FindFood;
  readonly findOwnNames: FindOwnNames;
  readonly settings: ScanSettings;
}

/** A scan that is reserved, with what its answer depends on. */
export interface ReservedText extends ReservedScan, LearnedColumn {}

export interface TextSubmission {
  readonly owner: SubmissionOwner;
  readonly meal: TypedMeal;
  readonly now: Date;
  readonly newRow: NewRow;
  /** Returns nothing when no scan is left. */
  readonly reserve: () => Promise<ReservedText | undefined>;
  readonly prepareAnswer: PrepareAnswer;
}

export interface ScannedText extends Pick<Submission, "analyser" | "status"> {
  readonly answer: SubmissionAnalysis;
}

/** Analyses a typed meal and stores it as a submission. A failed analysis costs no scan. */
export async function submitText(
  parts: TextParts,
  { owner, meal, now, newRow, reserve, prepareAnswer }: TextSubmission,
): Promise<ScannedText> {
  const { db, fleetingDb, settings } = parts;
  const text = cleanMealText(meal.text);
  const earlier = await findEarlierResult(db, owner, newRow);
  if (earlier) return { ...earlier, answer: presentFor(earlier, owner) };
  const allowance = findScanAllowance(owner, settings.dailyScanLimit, now);
  return withScanReservation(fleetingDb, { allowance, reserve }, async (commit, reserved) => {
    const learned = readLearnedColumn(reserved);
    const result = await readText(parts, owner, { ...meal, text, learned });
    const submission = newSubmission(result, { id: newRow.id, owner, now });
    const answer = presentFor(submission, owner);
    const toStore = { owner, submission, commit, answer: prepareAnswer(answer) };
    const stored = await storeSubmission(db, toStore);
    // Another attempt at the same call may have been faster.
    return { ...stored, answer: stored === submission ? answer : presentFor(stored, owner) };
  });
}

interface TextToRead extends TypedMeal {
  readonly learned: readonly Meaning[];
}

/** Throws `no_food_recognised` and what `analyseWithin` throws. */
async function readText(
  { db, analyser, findFood, findOwnNames, settings }: TextParts,
  owner: SubmissionOwner,
  { learned, ...meal }: TextToRead,
) {
  const { text, language } = meal;
  const own = owner.kind === "user" ? await findOwnNames({ userId: owner.userId, text, language }) : [];
  const outcome = await analyseWithin(analyser, { ...meal, own }, settings.scanDeadlineMs);
  if (outcome.kind === "no_food_recognised") throw new AppError("no_food_recognised");
  const { analysis: read, readBy = analyser.name } = outcome;
  const analysis = await applyLearned({ db, findFood }, owner, { analysis: read, text, learned });
  return { analysis, text, isText: true, analyser: readBy };
}
