/** web/features/scan: sends what was handed in and tells how it went; can be called off, and tried again as the same deed. */
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { correctSubmission, submitPhoto, submitText } from "#contract/endpoints/scanning.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import type { Language } from "#domain/people/language.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { request } from "../../api/request.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { anonymousSessionQuery } from "../session/anonymous-session.ts";
import { isSignedIn } from "../session/signed-in.ts";
import { type Attempt, nextAttempt } from "./attempt.ts";
import { keepText } from "./kept-text.ts";
import { fingerprintOf, type MealInput, wordsOf } from "./meal-input.ts";
import { photoFile } from "./photo/meal-photo.ts";
import { isCancelled, isUnanswered, scanFailureOf } from "./scan-failure.ts";
import type { FailedScan } from "./use-failure-texts.ts";
import { useScanAccess } from "./use-scan-access.ts";
import { useKeepForLater } from "./waiting/use-keep-for-later.ts";

interface AnalysisEvents {
  readonly onStart: (input: MealInput) => void;
  readonly onResult: (input: MealInput, submission: SubmissionAnalysis) => void;
  readonly onFailure: (input: MealInput, failed: FailedScan) => void;
  /** There is no network: it waits, and goes by itself later. */
  readonly onKept: (input: MealInput) => void;
}

interface Analysis {
  readonly start: (input: MealInput) => void;
  readonly cancel: () => void;
}

export function useAnalysis({ onStart, onResult, onFailure, onKept }: AnalysisEvents): Analysis {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { refresh } = useScanAccess();
  const keepForLater = useKeepForLater();
  const unanswered = useRef<Attempt>(null);
  const running = useRef<AbortController>(undefined);

  const start = async (input: MealInput) => {
    const attempt = nextAttempt(fingerprintOf(input), unanswered.current, newIdempotencyKey);
    const { signal } = replaceRunning(running);
    unanswered.current = attempt;
    onStart(input);
    try {
      // A quick visitor may be here before the session is.
      if (!isSignedIn()) await queryClient.ensureQueryData(anonymousSessionQuery);
      const submission = await send(input, language, { idempotencyKey: attempt.idempotencyKey, signal });
      unanswered.current = null;
      forgetWords(input);
      onResult(input, submission);
    } catch (error) {
      if (!isUnanswered(error)) unanswered.current = null;
      if (isCancelled(error)) return;
      const isKept = await keepForLater(input, error, attempt.idempotencyKey);
      // Called off while it was laid down: it waits all the same, and says so on the page.
      if (isKept) {
        unanswered.current = null;
        forgetWords(input);
        if (!signal.aborted) onKept(input);
      } else {
        const { kind } = input;
        onFailure(input, { failure: scanFailureOf(error, kind), kind, error });
      }
    } finally {
      refresh();
    }
  };
  return { start, cancel: () => running.current?.abort() };
}

function forgetWords({ kind }: MealInput): void {
  if (kind !== "photo") keepText("mealText", "");
}

function replaceRunning(running: { current: AbortController | undefined }): AbortController {
  running.current?.abort();
  running.current = new AbortController();
  return running.current;
}

interface SendOptions {
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
}

function send(input: MealInput, language: Language, options: SendOptions): Promise<SubmissionAnalysis> {
  const text = wordsOf(input);
  switch (input.kind) {
    case "text":
      return request(submitText, { body: { text, language } }, options);
    case "photo": {
      const body = { language, ...(text !== "" && { note: text }) };
      return request(submitPhoto, { body, file: photoFile(input.photo) }, options);
    }
    case "description": {
      const { id } = input.describing.submission;
      return request(correctSubmission, { params: { id }, body: { text } }, options);
    }
  }
}
