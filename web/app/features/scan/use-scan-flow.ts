/** web/features/scan: the way of one scan: idle, capturing, analysing, then a result or a failure (spec section 4). */
import { useCallback, useRef, useState } from "react";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import { type CaptureWay, wayToOpen } from "./capture-way.ts";
import { keepText, keptText } from "./kept-text.ts";
import { type Describing, type MealInput, photoOf } from "./meal-input.ts";
import type { MealPhoto } from "./photo/meal-photo.ts";
import { type PhotoDraft, usePhotoDraft } from "./photo/use-photo-draft.ts";
import { useAnalysis } from "./use-analysis.ts";
import type { FailedScan } from "./use-failure-texts.ts";
import { useScanAccess } from "./use-scan-access.ts";

export type ScanStep =
  | { readonly kind: "idle" }
  | { readonly kind: "capture"; readonly way: CaptureWay; readonly describing?: Describing | undefined }
  | { readonly kind: "analysing"; readonly input: MealInput }
  | { readonly kind: "kept"; readonly input: MealInput }
  | { readonly kind: "failed"; readonly input: MealInput; readonly failed: FailedScan }
  | ({ readonly kind: "result" } & ScanResult);

export interface ScanResult {
  readonly submission: SubmissionAnalysis;
  readonly photo: MealPhoto | null;
}

/** How a result left the screen. */
export type ResultEnd = "saved" | "discarded" | "closed";

export interface ScanFlow {
  readonly step: ScanStep;
  /** Why the last scan failed, once its dialog was closed and until the next one starts. */
  readonly lastFailure: FailedScan | undefined;
  readonly isVisitor: boolean;
  readonly draft: PhotoDraft;
  readonly open: (way?: CaptureWay) => void;
  /** Another tab of the open dialog. */
  readonly select: (way: CaptureWay) => void;
  /** Opens with a picture from elsewhere: pasted, shared. */
  readonly openWith: (file: Blob) => void;
  readonly describe: (describing: Describing) => void;
  readonly close: () => void;
  readonly analyse: (input: MealInput) => void;
  /** Back to what was handed in, to change it. */
  readonly change: (input: MealInput) => void;
  readonly reopen: (result: ScanResult) => void;
  readonly keepLatest: (answer: SubmissionAnalysis) => void;
  readonly end: (how: ResultEnd) => void;
}

interface FlowEvents {
  readonly onEnd: (how: ResultEnd, result: ScanResult) => void;
  readonly onFailure: (failed: FailedScan) => void;
  /** The dialog was closed over a photo or a text that nobody has analysed. */
  readonly onCleared: (what: "photo" | "text", restore: () => void) => void;
}

const idle: ScanStep = { kind: "idle" };

export function useScanFlow({ onEnd, onFailure, onCleared }: FlowEvents): ScanFlow {
  const [step, setStep] = useState<ScanStep>(idle);
  const [lastFailure, setLastFailure] = useState<FailedScan>();
  const latest = useRef<SubmissionAnalysis>(undefined);
  const { isVisitor } = useScanAccess();
  const draft = usePhotoDraft();
  const analysis = useAnalysis({
    onStart: (input) => {
      setLastFailure(undefined);
      setStep({ kind: "analysing", input });
    },
    onResult: (input, submission) => {
      if (input.kind === "photo") draft.clear();
      setStep({ kind: "result", submission, photo: photoOf(input) });
    },
    onFailure: (input, failed) => {
      setStep({ kind: "failed", input, failed });
      setLastFailure(failed);
      onFailure(failed);
    },
    onKept: (input) => {
      if (input.kind === "photo") draft.clear();
      setStep({ kind: "kept", input });
    },
  });

  const capture = (way: CaptureWay, describing?: Describing) => {
    analysis.cancel();
    setStep({ kind: "capture", way, describing });
  };
  const end = (how: ResultEnd) => {
    setStep(idle);
    if (latest.current && step.kind === "result")
      onEnd(how, { submission: latest.current, photo: step.photo });
    latest.current = undefined;
  };
  const close = () => {
    analysis.cancel();
    if (step.kind === "result") return end("closed");
    setStep(idle);
    if (step.kind === "capture") clearInput(step.way);
  };
  /** Spec section 2: closing clears the captured image and the text. For a moment they can be had back. */
  const clearInput = (way: CaptureWay) => {
    const { chosen, note } = draft;
    const text = keptText("mealText");
    draft.clear();
    keepText("mealText", "");
    if (chosen.kind !== "ready" && text === "") return;
    onCleared(chosen.kind === "ready" ? "photo" : "text", () => {
      keepText("mealText", text);
      if (chosen.kind === "ready") draft.take(chosen.photo);
      draft.write(note);
      capture(way);
    });
  };
  const keepLatest = useCallback((answer: SubmissionAnalysis) => {
    latest.current = answer;
  }, []);
  return {
    step,
    lastFailure: step.kind === "idle" ? lastFailure : undefined,
    isVisitor,
    draft,
    open: (way) => capture(way ?? wayToOpen(draft.chosen.kind === "ready")),
    select: (way) => capture(way, step.kind === "capture" ? step.describing : undefined),
    openWith: (file) => {
      draft.choose(file);
      capture("gallery");
    },
    describe: (describing) => capture("text", describing),
    close,
    analyse: analysis.start,
    change: (input) => {
      if (input.kind === "description") capture("text", input.describing);
      else capture(input.kind === "text" ? "text" : wayToOpen(true));
    },
    reopen: (result) => setStep({ kind: "result", ...result }),
    keepLatest,
    end,
  };
}
