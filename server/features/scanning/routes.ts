/** server/features/scanning: the calls from a typed meal to a saved one. */
import type { MealAnalyser } from "#analysis/analyser.ts";
import { tipFor } from "#analysis/compose/tip.ts";
import type { MealCorrector } from "#analysis/correct/correct-meal.ts";
import * as scanning from "#contract/endpoints/scanning.ts";
import { foodSearchMaxResults } from "#contract/limits.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import type { FindFood } from "#domain/nutrition/edit-meal.ts";
import { type Country, usualCountry } from "#domain/people/country.ts";
import type { Language } from "#domain/people/language.ts";
import { type Caller, mayCaller } from "../../http/caller.ts";
import { changeCounter } from "../../http/count-change.ts";
import { preferredCountry, preferredLanguage } from "../../http/preferred-language.ts";
import type { RateLimiter } from "../../http/rate-limits.ts";
import type { Serve } from "../../http/serve.ts";
import type { RecordScan } from "../../telemetry/instrument-scans.ts";
import { totalsOfDay } from "../meals/meal-table.ts";
import { scanAllowanceOf } from "../quota/scan-allowance.ts";
import { refuseWithoutScans } from "../quota/with-scan.ts";
import { acceptSubmission } from "./accept-submission.ts";
import {
  correctSubmission,
  discardSubmission,
  editSubmission,
  respondToSubmission,
} from "./change-submission.ts";
import { countScanTry } from "./count-scan-try.ts";
import { type FoundFood, presentFoundFood } from "./present-found-food.ts";
import { presentSubmission } from "./present-submission.ts";
import type { Submission, SubmissionOwner } from "./submission-table.ts";
import { type PhotoParts, submitPhoto } from "./submit-photo.ts";
import { submitText } from "./submit-text.ts";

export interface ScanningParts extends PhotoParts {
  readonly limiter: RateLimiter;
  readonly watchScan: RecordScan;
  readonly analyser: MealAnalyser;
  readonly corrector: MealCorrector;
  readonly findFood: FindFood;
  readonly searchFoods: (query: string, language: Language, limit: number) => Promise<readonly FoundFood[]>;
}

/** Whose portions a caller means: the account's country, else the browser's, else the usual one of the language. */
function countryOf(caller: Caller, acceptLanguage: string | undefined, language: Language): Country {
  const own = caller.kind === "user" ? caller.country : null;
  return own ?? preferredCountry(acceptLanguage) ?? usualCountry[language];
}

export function serveScanning(serve: Serve, parts: ScanningParts): void {
  const { db, fleetingDb, limiter, analyser, corrector, findFood, searchFoods, settings } = parts;
  const change = { db, findFood, corrector, takeStep: parts.photoScanner.takeStep };

  /** The analysis as this caller may see it. */
  async function present(submission: Submission, caller: SubmissionOwner): Promise<SubmissionAnalysis> {
    return presentSubmission(submission, {
      hasMicronutrients: mayCaller(caller, "micronutrients"),
      nutritionalTip: await tip(submission, caller),
    });
  }

  /** It knows the day so far. */
  async function tip({ analysis, day }: Submission, caller: SubmissionOwner): Promise<string | undefined> {
    if (caller.kind !== "user" || !mayCaller(caller, "tips")) return undefined;
    return tipFor(analysis, await totalsOfDay(db, caller.userId, day));
  }

  serve(
    scanning.submitText,
    async ({ body, caller, now, acceptLanguage, work }) => {
      const language = body.language ?? preferredLanguage(acceptLanguage);
      const country = body.country ?? countryOf(caller, acceptLanguage, language);
      const meal = { text: body.text, language, country };
      const scan = () => submitText({ db, fleetingDb }, analyser, settings, caller, meal, now, work);
      return present(await parts.watchScan("text", scan), caller);
    },
    (arrival) => countScanTry(limiter, "words", arrival),
  );

  serve(
    scanning.submitPhoto,
    async ({ body, file, caller, now, acceptLanguage, address, work }) => {
      const language = body.language ?? preferredLanguage(acceptLanguage);
      const country = countryOf(caller, acceptLanguage, language);
      const photo = { bytes: file, note: body.note, language, country, address };
      const scan = () => submitPhoto(parts, caller, photo, now, work);
      return present(await parts.watchScan("photo", scan), caller);
    },
    async (arrival) => {
      await countScanTry(limiter, "photo", arrival);
      const { caller, now } = arrival;
      if (await arrival.isRepeat()) return;
      await refuseWithoutScans(fleetingDb, scanAllowanceOf(caller, settings.dailyScanLimit, now), now);
    },
  );

  const countChange = changeCounter(limiter);
  serve(
    scanning.respondToSubmission,
    async ({ params, body, caller, now }) =>
      present(await respondToSubmission(change, caller, params.id, body, now), caller),
    countChange,
  );

  serve(
    scanning.editSubmission,
    async ({ params, body, caller, now }) =>
      present(await editSubmission(change, caller, params.id, body.edits, now), caller),
    countChange,
  );

  serve(
    scanning.correctSubmission,
    async ({ params, body, caller, now }) =>
      present(await correctSubmission(change, caller, params.id, body.text, now), caller),
    countChange,
  );

  serve(
    scanning.acceptSubmission,
    async ({ params, body, caller, now }) => ({
      mealId: await acceptSubmission(db, caller, params.id, body, now),
    }),
    countChange,
  );

  serve(scanning.discardSubmission, ({ params, caller, now }) =>
    discardSubmission(db, caller, params.id, now),
  );

  serve(scanning.searchFoods, async ({ query, acceptLanguage }) => {
    const language = query.language ?? preferredLanguage(acceptLanguage);
    const found = await searchFoods(query.query, language, foodSearchMaxResults);
    return found.map(presentFoundFood);
  });
}
