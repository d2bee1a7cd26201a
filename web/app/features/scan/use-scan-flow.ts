/** web/features/scan: the way of one scan: idle, describing, analysing, then a result or a failure (spec section 4). */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef, useState } from "react";
import { submitText } from "#contract/endpoints/scanning.ts";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import { newIdempotencyKey } from "../../api/idempotency-key.ts";
import { request } from "../../api/request.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { anonymousSessionQuery } from "../session/anonymous-session.ts";
import { isSignedIn } from "../session/signed-in.ts";
import { type AnalysisAttempt, nextAttempt } from "./analysis-attempt.ts";
import { keepText } from "./kept-text.ts";
import { isCancelled, isUnanswered, type ScanFailure, scanFailureOf } from "./scan-failure.ts";
import { useScanAccess } from "./use-scan-access.ts";

export type ScanStep =
  | { readonly kind: "idle" }
  | { readonly kind: "capture" }
  | { readonly kind: "analysing"; readonly text: string }
  | { readonly kind: "failed"; readonly text: string; readonly failure: ScanFailure }
  | { readonly kind: "result"; readonly submission: SubmissionAnalysis };

/** How a result left the screen. */
export type ResultEnd = "saved" | "discarded" | "closed";

export interface ScanFlow {
  readonly step: ScanStep;
  readonly isVisitor: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly analyse: (text: string) => void;
  readonly reopen: (submission: SubmissionAnalysis) => void;
  readonly keepLatest: (answer: SubmissionAnalysis) => void;
  readonly end: (how: ResultEnd) => void;
}

const idle: ScanStep = { kind: "idle" };

export function useScanFlow(onEnd: (how: ResultEnd, submission: SubmissionAnalysis) => void): ScanFlow {
  const [step, setStep] = useState<ScanStep>(idle);
  const latest = useRef<SubmissionAnalysis>(undefined);
  const { isVisitor } = useScanAccess();
  const analysis = useTextAnalysis(setStep);

  const end = (how: ResultEnd) => {
    setStep(idle);
    if (latest.current) onEnd(how, latest.current);
    latest.current = undefined;
  };
  const keepLatest = useCallback((answer: SubmissionAnalysis) => {
    latest.current = answer;
  }, []);
  return {
    step,
    isVisitor,
    open: () => {
      analysis.cancel();
      setStep({ kind: "capture" });
    },
    close: () => {
      analysis.cancel();
      if (step.kind === "result") end("closed");
      else setStep(idle);
    },
    analyse: analysis.start,
    reopen: (submission) => setStep({ kind: "result", submission }),
    keepLatest,
    end,
  };
}

function useTextAnalysis(setStep: (step: ScanStep) => void) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { refresh } = useScanAccess();
  const unanswered = useRef<AnalysisAttempt>(null);
  const running = useRef<AbortController>(undefined);

  const submit = async ({ text, idempotencyKey }: AnalysisAttempt, signal: AbortSignal) => {
    // A quick visitor may be here before the session is.
    if (!isSignedIn()) await queryClient.ensureQueryData(anonymousSessionQuery);
    return request(submitText, { body: { text, language } }, { idempotencyKey, signal });
  };
  const start = async (typed: string) => {
    const attempt = nextAttempt(typed, unanswered.current, newIdempotencyKey);
    const { text } = attempt;
    const controller = new AbortController();
    running.current = controller;
    unanswered.current = attempt;
    setStep({ kind: "analysing", text });
    try {
      const submission = await submit(attempt, controller.signal);
      unanswered.current = null;
      keepText("");
      setStep({ kind: "result", submission });
    } catch (error) {
      if (!isUnanswered(error)) unanswered.current = null;
      if (!isCancelled(error)) setStep({ kind: "failed", text, failure: scanFailureOf(error) });
    } finally {
      refresh();
    }
  };
  return { start, cancel: () => running.current?.abort() };
}
