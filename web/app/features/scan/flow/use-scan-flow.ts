import { useCallback, useRef, useState } from "react";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { today } from "../../../time/today.ts";
import { useScanAccess } from "../access/use-scan-access.ts";
import type { CaptureMethod } from "../capture/capture-method.ts";
import { getPhotos } from "../capture/meal-input.ts";
import { type PhotoDraft, usePhotoDraft } from "../capture/photo/use-photo-draft.ts";
import { loadUnsentText, saveUnsentText } from "../capture/unsent-text.ts";
import { placeOfShownDay, type ScanPlace, withTimeOfSending } from "../place/scan-place.ts";
import { forgetUnsavedResult, storeUnsavedResult } from "../result/unsaved-results.ts";
import type { FailedScan } from "../result/use-failure-texts.ts";
import { captureActions } from "./capture-actions.ts";
import type { CaptureSubject, FlowEvents, ResultOutcome, ScanFlow, ScanStep } from "./scan-flow.ts";
import { useAnalysis } from "./use-analysis.ts";

const idle: ScanStep = { kind: "idle" };

/** The states of one scan: idle, capture, analysing, then a result, a failure or waiting for a network. */
export function useScanFlow(events: FlowEvents): ScanFlow {
  const [step, setStep] = useState<ScanStep>(idle);
  const { isVisitor } = useScanAccess();
  const draft = usePhotoDraft();
  const { place, putAt, setPlace, setLatestAnalysis, finish } = useResult(step, events);
  const analysis = useAnalysisSteps({ place, putAt, draft, setStep, onFailure: events.onFailure });
  const capture = (method: CaptureMethod, { packetCode, descriptionTarget }: CaptureSubject = {}) => {
    analysis.cancel();
    draft.setPacketCode(packetCode);
    setStep({ kind: "capture", method, descriptionTarget });
  };
  const end = (how: ResultOutcome) => {
    setStep(idle);
    finish(how);
  };
  return {
    ...captureActions({ step, draft, capture }),
    ...{ step, isVisitor, draft, place, setPlace, setLatestAnalysis },
    lastFailure: step.kind === "idle" ? analysis.lastFailure : undefined,
    enterProduct: (code) => setStep({ kind: "product", code }),
    analyse: analysis.start,
    reopen: (result) => {
      putAt(result.place ?? placeOfShownDay(today()));
      setStep({ kind: "result", ...result });
    },
    close: () => {
      analysis.cancel();
      if (step.kind === "result") return end("closed");
      setStep(idle);
      if (step.kind === "capture") clearInput({ step, draft, capture }, events.onInputCleared);
    },
    finish: end,
  };
}

/** What the person made of the shown result, and where it is to be saved. */
function useResult(step: ScanStep, { onFinished, onMoved }: FlowEvents) {
  const [place, putAt] = useState(() => placeOfShownDay(today()));
  const latest = useRef<SubmissionAnalysis>(undefined);
  const isListed = step.kind === "result" && step.isWaiting === true;
  const waitingId = step.kind === "waiting" ? step.scanId : undefined;
  const setPlace = useCallback(
    (changed: ScanPlace) => {
      putAt(changed);
      const storedId = isListed ? latest.current?.id : waitingId;
      if (storedId !== undefined) onMoved(storedId, changed);
    },
    [isListed, waitingId, onMoved],
  );
  const setLatestAnalysis = useCallback(
    (analysis: SubmissionAnalysis) => {
      latest.current = analysis;
      if (!isListed) storeUnsavedResult({ ...analysis, place });
    },
    [isListed, place],
  );
  const finish = (how: ResultOutcome) => {
    const submission = latest.current;
    latest.current = undefined;
    if (!submission) return;
    if (how !== "closed") forgetUnsavedResult(submission.id);
    if (step.kind === "result")
      onFinished(how, { submission, photos: step.photos, place, isWaiting: isListed });
  };
  return { place, putAt, setPlace, setLatestAnalysis, finish };
}

interface AnalysisStepsParts extends Pick<FlowEvents, "onFailure"> {
  readonly place: ScanPlace;
  readonly putAt: (place: (before: ScanPlace) => ScanPlace) => void;
  readonly draft: PhotoDraft;
  readonly setStep: (step: ScanStep) => void;
}

/** An analysis, and the steps that it leads to. */
function useAnalysisSteps({ place, putAt, draft, setStep, onFailure }: AnalysisStepsParts) {
  const [lastFailure, setLastFailure] = useState<FailedScan>();
  const analysis = useAnalysis({
    place,
    onStart: (input) => {
      setLastFailure(undefined);
      // A description belongs to a submission that has its time.
      if (input.kind !== "description") putAt(withTimeOfSending);
      setStep({ kind: "analysing", input });
    },
    onResult: (input, submission) => {
      if (input.kind === "photo") clearDraft(draft);
      setStep({ kind: "result", submission, photos: getPhotos(input) });
    },
    onFailure: (input, failed) => {
      setStep({ kind: "failed", input, failed });
      setLastFailure(failed);
      onFailure(failed);
    },
    onSavedForLater: (input, scanId) => {
      if (input.kind === "photo") clearDraft(draft);
      setStep({ kind: "waiting", input, scanId });
    },
  });
  return { ...analysis, lastFailure };
}

function clearDraft(draft: PhotoDraft): void {
  draft.clear();
  draft.setPacketCode(undefined);
}

interface Closed {
  readonly step: Extract<ScanStep, { kind: "capture" }>;
  readonly draft: PhotoDraft;
  readonly capture: (method: CaptureMethod, subject: CaptureSubject) => void;
}

/** Closing clears the captured photos and text; `onInputCleared` can restore them. */
function clearInput({ step, draft, capture }: Closed, onInputCleared: FlowEvents["onInputCleared"]): void {
  const { method, descriptionTarget } = step;
  const { photos, note, packetCode } = draft;
  const text = loadUnsentText("mealText");
  clearDraft(draft);
  saveUnsentText("mealText", "");
  const hasPhotos = photos.length > 0;
  if (!hasPhotos && text === "") return;
  onInputCleared(photos.length, () => {
    saveUnsentText("mealText", text);
    if (hasPhotos) draft.restore(photos);
    draft.setNote(note);
    capture(method, { descriptionTarget, packetCode });
  });
}
