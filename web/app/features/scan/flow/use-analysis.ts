import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { correctSubmission, submitBarcode, submitPhoto, submitText } from "#contract/endpoints/scan.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import type { Language } from "#domain/people/language.ts";
import { type Attempt, nextAttempt } from "../../../api/attempt.ts";
import { newIdempotencyKey } from "../../../api/idempotency-key.ts";
import { request } from "../../../api/request.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { anonymousSessionQuery } from "../../account/session/anonymous-session.ts";
import { isSignedIn } from "../../account/session/signed-in.ts";
import { usePerson } from "../../account/session/use-person.ts";
import { useScanAccess } from "../access/use-scan-access.ts";
import { asBarcode, isBarcodeText } from "../capture/barcode/typed-code.ts";
import { fingerprintInput, getWords, type MealInput } from "../capture/meal-input.ts";
import { photoCall } from "../capture/photo/photo-call.ts";
import { loadUnsentText, saveUnsentText } from "../capture/unsent-text.ts";
import { eatenAtOf, type ScanPlace } from "../place/scan-place.ts";
import { classifyScanFailure, isCancelled, isOutcomeUnknown } from "../result/scan-failure.ts";
import type { FailedScan } from "../result/use-failure-texts.ts";
import { rememberProduct } from "./waiting/known-products.ts";
import { useSaveForLater } from "./waiting/use-save-for-later.ts";

interface AnalysisParts {
  /** Kept with a scan that waits. */
  readonly place: ScanPlace;
  readonly onStart: (input: MealInput) => void;
  readonly onResult: (input: MealInput, submission: SubmissionAnalysis) => void;
  readonly onFailure: (input: MealInput, failed: FailedScan) => void;
  /** There is no network: the scan was stored and will be sent later. */
  readonly onSavedForLater: (input: MealInput, scanId: string) => void;
}

interface Analysis {
  readonly start: (input: MealInput) => void;
  readonly cancel: () => void;
}

/** Submits a meal. Can be cancelled, and retried as the same attempt. */
export function useAnalysis(parts: AnalysisParts): Analysis {
  const { onStart, onResult } = parts;
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { refresh } = useScanAccess();
  const personId = usePerson()?.id;
  const unanswered = useRef<Attempt>(null);
  const running = useRef<AbortController>(undefined);
  const latestPlace = useLatest(parts.place);
  const fail = useFailedAttempt(parts, { latestPlace, unanswered });

  const start = async (given: MealInput) => {
    const input = asBarcode(given);
    const eatenAt = eatenAtOfInput(input, latestPlace.current);
    const attempt = nextAttempt(fingerprintInput(input, eatenAt), unanswered.current, newIdempotencyKey);
    const sent = { input, eatenAt, key: attempt.idempotencyKey, signal: startAbortable(running).signal };
    unanswered.current = attempt;
    onStart(input);
    try {
      // A visitor may submit before the anonymous session exists.
      if (!isSignedIn()) await queryClient.ensureQueryData(anonymousSessionQuery);
      const submission = await submitInput(sent, language);
      unanswered.current = null;
      clearUnsentText(input);
      rememberLookedUp(input, submission, personId);
      onResult(input, submission);
    } catch (error) {
      await fail(sent, error);
    } finally {
      if (costsScan(input)) refresh();
    }
  };
  return { start, cancel: () => running.current?.abort() };
}

/** Stores what found no network, and reports every other failure. */
function useFailedAttempt(
  { onFailure, onSavedForLater }: AnalysisParts,
  { latestPlace, unanswered }: { latestPlace: RefObject<ScanPlace>; unanswered: RefObject<Attempt | null> },
) {
  const saveForLater = useSaveForLater();
  return async ({ input, eatenAt, key, signal }: SentAttempt, error: unknown) => {
    if (!isOutcomeUnknown(error)) unanswered.current = null;
    if (isCancelled(error)) return;
    if (await saveForLater(input, error, { key, place: latestPlace.current, eatenAt })) {
      unanswered.current = null;
      clearUnsentText(input);
      // Cancelled while being stored: it stays stored, and the page lists it.
      if (!signal.aborted) onSavedForLater(input, key);
    } else {
      const { kind } = input;
      onFailure(input, { failure: classifyScanFailure(error, kind), kind, error });
    }
  };
}

/** It may be changed while the meal is being sent. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}

/** When a meal in photos was eaten, by the first photo; undefined for words. */
function eatenAtOfInput(input: MealInput, place: ScanPlace): Date | undefined {
  const [first] = input.kind === "photo" ? input.photos : [];
  return first && eatenAtOf(place, first.shotAt);
}

function rememberLookedUp(
  input: MealInput,
  submission: SubmissionAnalysis,
  personId: string | undefined,
): void {
  if (input.kind === "barcode" && personId) rememberProduct(personId, input.code, submission);
}

function costsScan({ kind }: MealInput): boolean {
  return kind === "text" || kind === "photo";
}

function clearUnsentText({ kind }: MealInput): void {
  if (kind === "photo") return;
  // The camera may find a code while a description waits in the other tab.
  if (kind === "barcode" && !isBarcodeText(loadUnsentText("mealText"))) return;
  saveUnsentText("mealText", "");
}

function startAbortable(running: { current: AbortController | undefined }): AbortController {
  running.current?.abort();
  running.current = new AbortController();
  return running.current;
}

interface SentAttempt {
  readonly input: MealInput;
  readonly eatenAt: Date | undefined;
  readonly key: string;
  readonly signal: AbortSignal;
}

function submitInput(
  { input, eatenAt, key: idempotencyKey, signal }: SentAttempt,
  language: Language,
): Promise<SubmissionAnalysis> {
  const options = { idempotencyKey, signal };
  const text = getWords(input);
  switch (input.kind) {
    case "text":
      return request(submitText, { body: { text, language } }, options);
    case "barcode":
      return request(submitBarcode, { body: { code: text, language } }, options);
    case "photo": {
      const { photos, packetCode } = input;
      return request(submitPhoto, photoCall({ photos, words: text, packetCode, language, eatenAt }), options);
    }
    case "description": {
      const { id } = input.descriptionTarget.submission;
      return request(correctSubmission, { params: { id }, body: { text } }, options);
    }
  }
}
