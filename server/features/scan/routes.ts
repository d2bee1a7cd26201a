import type { MealCorrector } from "#analysis/correct/correct-meal.ts";
import type { NamedIngredient } from "#analysis/text/ingredients-of-row.ts";
import type { Speaker } from "#analysis/text/portions/amount-said.ts";
import type { FoodSearch } from "#analysis/text/search-foods.ts";
import * as scanning from "#contract/endpoints/scan.ts";
import { foodSearchMaxResults } from "#contract/limits.ts";
import { readPhotoWeights, type SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { digitsOf, normalFormOf } from "#domain/barcodes/barcode.ts";
import type { HouseholdSize } from "#domain/nutrition/household-size.ts";
import type { FoodSource } from "#domain/nutrition/meal-analysis.ts";
import type { Macronutrients } from "#domain/nutrition/nutrients.ts";
import type { Country } from "#domain/people/country.ts";
import { AppError } from "../../core/app-error.ts";
import { chooseCountry } from "../../http/choose-country.ts";
import { countChange } from "../../http/count-change.ts";
import { modelSpenderOf } from "../../http/model-spender.ts";
import { defineStatement } from "../../http/open-call.ts";
import { preferredLanguage } from "../../http/preferred-language.ts";
import type { Opening, PrepareAnswer, Serve } from "../../http/serve.ts";
import type { OnNotLearned } from "../learned/learn-corrections.ts";
import type { FindOwnNames } from "../learned/own-names.ts";
import { loadTotalsOfDay } from "../meals/meals-of-days-table.ts";
import { parseBarcode } from "../products/parse-barcode.ts";
import { findScanAllowance } from "../quota/scan-allowance.ts";
import { requireScanLeft } from "../quota/scan-reservation.ts";
import { acceptSubmission } from "./accept-submission.ts";
import {
  correctSubmission,
  discardSubmission,
  editSubmission,
  respondToSubmission,
} from "./change-submission.ts";
import { type OpenedRow, readOpened, selectOpened } from "./open-submission.ts";
import { getsTips, presentFor } from "./present-for-caller.ts";
import { type FoundFood, presentFoundFood } from "./present-found-food.ts";
import { type ScanAttempt, scanAttempts } from "./scan-attempts.ts";
import { ownerIdOf, type Submission, type SubmissionOwner } from "./submission-table.ts";
import { submitBarcode } from "./submit-barcode.ts";
import { type PhotoParts, submitPhoto } from "./submit-photo.ts";
import { serveTexts, type TextRouteParts } from "./text-routes.ts";

export interface ScanParts extends PhotoParts, Omit<TextRouteParts, "present"> {
  readonly corrector: MealCorrector;
  readonly findOwnNames: FindOwnNames;
  readonly onNotLearned: OnNotLearned;
  readonly ingredientsOf: (
    source: Pick<FoodSource, "table" | "code">,
    speaker: Speaker,
  ) => readonly NamedIngredient[] | undefined;
  readonly sizesOf: (table: string, code: string, country: Country) => readonly HouseholdSize[] | undefined;
  readonly searchFoods: (search: FoodSearch) => Promise<readonly FoundFood[]>;
}

export function serveScan(serve: Serve, parts: ScanParts): void {
  const { db, fleetingDb, limiter, corrector, findFood, findOwnNames, searchFoods, settings } = parts;
  const change = { db, findFood, findOwnNames, corrector, takeStep: parts.photoScanner.takeStep };

  /** The analysis as this caller may see it. */
  async function present(submission: Submission, caller: SubmissionOwner): Promise<SubmissionAnalysis> {
    const eaten = getsTips(caller) ? await loadTotalsOfDay(db, caller.userId, submission.day) : undefined;
    return presentFor(submission, caller, eaten);
  }

  serveTexts(serve, { ...parts, present });

  serve(
    scanning.submitPhoto,
    async ({ body, files, caller, now, acceptLanguage, address, toCreate }) => {
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
      const scan = () => submitPhoto(parts, { owner: caller, sent, now, toCreate });
      return present(await parts.watchScan("photo", scan), caller);
    },
    async (arrival) => {
      const { caller, now } = arrival;
      for (const { limit, who } of scanAttempts("photo", arrival)) await limiter.take(limit, who, now);
      if (await arrival.isRepeat()) return;
      await requireScanLeft(fleetingDb, findScanAllowance(caller, settings.dailyScanLimit, now), now);
    },
  );

  serve(
    scanning.submitBarcode,
    async ({ body, caller, now, acceptLanguage, address, toCreate }) => {
      const language = body.language ?? preferredLanguage(acceptLanguage);
      const { grams } = body;
      const code = parseBarcode(body.code);
      const sent = { owner: caller, address, code, grams, language, now, toCreate };
      return present(await submitBarcode(parts, sent), caller);
    },
    { attempts: (arrival: ScanAttempt) => scanAttempts("barcode", arrival) },
  );

  const targetOf = (call: ChangingCall) => ({
    owner: call.caller,
    read: () => readOpened(db, { ownerId: ownerIdOf(call.caller), id: call.params.id, day: null }),
    now: call.now,
    prepareAnswer: call.prepareAnswer,
    answerOf: (submission: Submission, eaten: Macronutrients) =>
      presentFor(submission, call.caller, getsTips(call.caller) ? eaten : undefined),
  });
  serve(
    scanning.respondToSubmission,
    (call) => respondToSubmission(change, targetOf(call), call.body),
    countChange,
  );
  serve(
    scanning.editSubmission,
    (call) => editSubmission(change, targetOf(call), call.body.edits),
    countChange,
  );
  serve(
    scanning.correctSubmission,
    (call) => {
      const spender = modelSpenderOf(call.caller, call.address);
      return correctSubmission(change, targetOf(call), { text: call.body.text, spender });
    },
    countChange,
  );

  const openAcceptance: Opening<typeof scanning.acceptSubmission, OpenedRow> = {
    ...countChange,
    sendAlong: ({ params: { id }, body, caller }) =>
      selectToAccept({ ownerId: ownerIdOf(caller), id, day: body.date ?? null }),
  };
  serve(
    scanning.acceptSubmission,
    ({ body, caller: owner, now, sentAlong: read, prepareAnswer }) =>
      acceptSubmission(parts, { owner, read, now, prepareAnswer }, body),
    openAcceptance,
  );

  serve(scanning.discardSubmission, ({ params, caller, now }) =>
    discardSubmission(db, { owner: caller, id: params.id, now }),
  );

  serve(scanning.listHouseholdSizes, async ({ query, caller, acceptLanguage }) => {
    const country = chooseCountry(caller, acceptLanguage, preferredLanguage(acceptLanguage));
    const sizes = parts.sizesOf(query.table, query.code, country);
    if (!sizes) throw new AppError("food_not_found");
    return [...sizes];
  });

  serve(
    scanning.listFoodIngredients,
    async ({ query: { language: asked, ...source }, caller, acceptLanguage }) => {
      const language = asked ?? preferredLanguage(acceptLanguage);
      const country = chooseCountry(caller, acceptLanguage, language);
      const ingredients = parts.ingredientsOf(source, { language, country });
      if (!ingredients) throw new AppError("food_not_found");
      return [...ingredients];
    },
  );

  serve(scanning.searchFoods, async ({ query: { query, ...asked }, caller, acceptLanguage }) => {
    const language = asked.language ?? preferredLanguage(acceptLanguage);
    const country = chooseCountry(caller, acceptLanguage, language);
    const found = await searchFoods({ query, language, country, limit: foodSearchMaxResults });
    return found.map(presentFoundFood);
  });
}

const selectToAccept = defineStatement(selectOpened);

interface ChangingCall {
  readonly params: { readonly id: string };
  readonly caller: SubmissionOwner;
  readonly now: Date;
  readonly prepareAnswer: PrepareAnswer;
}
