/** server/features/scanning: words become a submission with its analysis. A failed analysis costs no scan. */
import type { Kysely } from "kysely";
import type { AnalysisOutcome, AnalysisRequest, MealAnalyser } from "#analysis/analyser.ts";
import type { Country } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { AppError } from "../../core/app-error.ts";
import type { Database } from "../../database/schema.ts";
import type { CallWork } from "../../http/idempotency-table.ts";
import { scanAllowanceOf } from "../quota/scan-allowance.ts";
import { withScan } from "../quota/with-scan.ts";
import { cleanMealText } from "./meal-text.ts";
import { madeBefore, storeSubmission } from "./store-submission.ts";
import type { Submission, SubmissionOwner } from "./submission-table.ts";

export interface ScanSettings {
  readonly dailyScanLimit: number;
  readonly scanDeadlineMs: number;
}

export interface TypedMeal {
  readonly text: string;
  readonly language: Language;
  readonly country: Country;
}

/** Throws `analysis_timed_out` past the deadline, `analysis_failed` when the analyser cannot work. */
async function analyseInTime(
  analyser: MealAnalyser,
  request: AnalysisRequest,
  deadlineMs: number,
): Promise<AnalysisOutcome> {
  const signal = AbortSignal.timeout(deadlineMs);
  const deadline = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(new AppError("analysis_timed_out")), { once: true });
  });
  try {
    return await Promise.race([analyser.analyse({ ...request, signal }), deadline]);
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError("analysis_failed", { cause });
  }
}

export interface ScanDatabases {
  readonly db: Kysely<Database>;
  /** For the places of scans under way, which a crash may take back. */
  readonly fleetingDb: Kysely<Database>;
}

export async function submitText(
  { db, fleetingDb }: ScanDatabases,
  analyser: MealAnalyser,
  settings: ScanSettings,
  owner: SubmissionOwner,
  meal: TypedMeal,
  now: Date,
  work: CallWork,
): Promise<Submission> {
  const text = cleanMealText(meal.text);
  const made = await madeBefore(db, owner, work);
  if (made) return made;
  const allowance = scanAllowanceOf(owner, settings.dailyScanLimit, now);
  return withScan(fleetingDb, allowance, now, async (commit) => {
    const outcome = await analyseInTime(analyser, { ...meal, text }, settings.scanDeadlineMs);
    if (outcome.kind === "no_food_recognised") throw new AppError("no_food_recognised");
    const { analysis } = outcome;
    return storeSubmission(
      db,
      owner,
      { analysis, text, isText: true, analyser: analyser.name },
      commit,
      now,
      work,
    );
  });
}
