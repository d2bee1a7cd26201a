import { useCallback, useRef, useState } from "react";
import type { SubmissionAnalysis } from "#contract/shapes/scan.ts";
import { today } from "../../../time/today.ts";
import { useScanAccess } from "../access/use-scan-access.ts";
import { type CaptureMethod, chooseInitialMethod } from "../capture/capture-method.ts";
import { type DescriptionTarget, getPhotos, type MealInput } from "../capture/meal-input.ts";
import type { MealPhoto } from "../capture/photo/meal-photo.ts";
import { type PhotoDraft, usePhotoDraft } from "../capture/photo/use-photo-draft.ts";
import { loadUnsentText, saveUnsentText } from "../capture/unsent-text.ts";
import { placeFor, placeNow, type ScanPlace } from "../place/scan-place.ts";
import { forgetUnsavedResult, storeUnsavedResult } from "../result/unsaved-results.ts";
import type { FailedScan } from "../result/use-failure-texts.ts";
import { useAnalysis } from "./use-analysis.ts";

export type ScanStep =
  | { readonly kind: "idle" }
  | {
      readonly kind: "capture";
      readonly method: CaptureMethod;
      readonly descriptionTarget?: DescriptionTarget | undefined;
    }
  | { readonly kind: "analysing"; readonly input: MealInput }
  | { readonly kind: "product"; readonly code: string }
  | { readonly kind: "waiting"; readonly input: MealInput; readonly scanId: string }
  | { readonly kind: "failed"; readonly input: MealInput; readonly failed: FailedScan }
  | ({ readonly kind: "result" } & ScanResult);

/** What the words or the photo to be captured are about. */
interface CaptureSubject {
  readonly descriptionTarget?: DescriptionTarget | undefined;
  /** The label of this packet is to be photographed. */
  readonly packetCode?: string | undefined;
}

export interface ScanResult {
  readonly submission: SubmissionAnalysis;
  readonly photos: readonly MealPhoto[];
  /** Where it was to be saved. Absent from what earlier versions stored. */
  readonly place?: ScanPlace | undefined;
  /** It stays in the list of waiting scans until it is saved or discarded. */
  readonly isWaiting?: boolean;
}

export type ResultOutcome = "saved" | "discarded" | "closed";

export interface ScanFlow {
  readonly step: ScanStep;
  /** Set from when a failed scan's dialog is closed until the next scan starts. */
  readonly lastFailure: FailedScan | undefined;
  readonly isVisitor: boolean;
  readonly draft: PhotoDraft;
  /** Where the meal goes. */
  readonly place: ScanPlace;
  readonly setPlace: (place: ScanPlace) => void;
  readonly open: (method?: CaptureMethod) => void;
  /** Switches the open dialog to another tab. */
  readonly selectMethod: (method: CaptureMethod) => void;
  /** Opens with pasted or shared pictures; an open capture gets them beside those that it has. */
  readonly openWithFiles: (files: readonly Blob[]) => void;
  /** Asks for the figures of a packet that no database has. */
  readonly enterProduct: (code: string) => void;
  /** Drops the photo and takes one of the packet's label. */
  readonly photographLabel: (packetCode: string) => void;
  readonly describe: (descriptionTarget: DescriptionTarget) => void;
  readonly close: () => void;
  readonly analyse: (input: MealInput) => void;
  /** Goes back to the input of an analysis to change it. */
  readonly editInput: (input: MealInput) => void;
  readonly reopen: (result: ScanResult) => void;
  readonly setLatestAnalysis: (analysis: SubmissionAnalysis) => void;
  readonly finish: (how: ResultOutcome) => void;
}

interface FlowEvents {
  readonly onFinished: (how: ResultOutcome, result: ScanResult) => void;
  readonly onFailure: (failed: FailedScan) => void;
  /** A waiting scan, or a result of the list of these, is to be saved elsewhere. */
  readonly onMoved: (id: string, place: ScanPlace) => void;
  /** The dialog was closed with photos or a text that were not analysed. */
  readonly onInputCleared: (photos: number, restore: () => void) => void;
}

const idle: ScanStep = { kind: "idle" };

/** The states of one scan: idle, capture, analysing, then a result, a failure or waiting for a network. */
export function useScanFlow({ onFinished, onFailure, onMoved, onInputCleared }: FlowEvents): ScanFlow {
  const [step, setStep] = useState<ScanStep>(idle);
  const [lastFailure, setLastFailure] = useState<FailedScan>();
  const [place, setPlaceValue] = useState(() => placeFor(today()));
  const latestAnalysis = useRef<SubmissionAnalysis>(undefined);
  const { isVisitor } = useScanAccess();
  const draft = usePhotoDraft();
  const { photos, packetCode, setPacketCode } = draft;
  const clearDraft = () => {
    draft.clear();
    setPacketCode(undefined);
  };
  const analyser = useAnalysis({
    place,
    onStart: (input) => {
      setLastFailure(undefined);
      // A description belongs to a submission that has its time.
      if (input.kind !== "description") setPlaceValue(placeNow);
      setStep({ kind: "analysing", input });
    },
    onResult: (input, submission) => {
      if (input.kind === "photo") clearDraft();
      setStep({ kind: "result", submission, photos: getPhotos(input) });
    },
    onFailure: (input, failed) => {
      setStep({ kind: "failed", input, failed });
      setLastFailure(failed);
      onFailure(failed);
    },
    onSavedForLater: (input, scanId) => {
      if (input.kind === "photo") clearDraft();
      setStep({ kind: "waiting", input, scanId });
    },
  });

  const capture = (method: CaptureMethod, subject: CaptureSubject = {}) => {
    analyser.cancel();
    setPacketCode(subject.packetCode);
    setStep({ kind: "capture", method, descriptionTarget: subject.descriptionTarget });
  };
  const isListed = step.kind === "result" && step.isWaiting === true;
  const finish = (how: ResultOutcome) => {
    setStep(idle);
    if (how !== "closed" && latestAnalysis.current) forgetUnsavedResult(latestAnalysis.current.id);
    if (latestAnalysis.current && step.kind === "result")
      onFinished(how, {
        submission: latestAnalysis.current,
        photos: step.photos,
        place,
        isWaiting: isListed,
      });
    latestAnalysis.current = undefined;
  };
  const close = () => {
    analyser.cancel();
    if (step.kind === "result") return finish("closed");
    setStep(idle);
    if (step.kind === "capture") clearInput(step);
  };
  /** Closing clears the captured photo and text; `onInputCleared` can restore them. */
  const clearInput = ({ method, descriptionTarget }: Extract<ScanStep, { kind: "capture" }>) => {
    const { note } = draft;
    const text = loadUnsentText("mealText");
    clearDraft();
    saveUnsentText("mealText", "");
    const hasPhotos = photos.length > 0;
    if (!hasPhotos && text === "") return;
    onInputCleared(photos.length, () => {
      saveUnsentText("mealText", text);
      if (hasPhotos) draft.restore(photos);
      draft.setNote(note);
      capture(method, { descriptionTarget, packetCode });
    });
  };
  const setLatestAnalysis = useCallback(
    (analysis: SubmissionAnalysis) => {
      latestAnalysis.current = analysis;
      if (!isListed) storeUnsavedResult({ ...analysis, place });
    },
    [isListed, place],
  );
  const waitingId = step.kind === "waiting" ? step.scanId : undefined;
  const setPlace = useCallback(
    (changed: ScanPlace) => {
      setPlaceValue(changed);
      const storedId = isListed ? latestAnalysis.current?.id : waitingId;
      if (storedId !== undefined) onMoved(storedId, changed);
    },
    [isListed, waitingId, onMoved],
  );
  return {
    step,
    lastFailure: step.kind === "idle" ? lastFailure : undefined,
    isVisitor,
    draft,
    place,
    setPlace,
    open: (method) => {
      const hasPhoto = photos.length > 0;
      capture(method ?? chooseInitialMethod(hasPhoto), { packetCode: hasPhoto ? packetCode : undefined });
    },
    selectMethod: (method) => {
      const { descriptionTarget } = step.kind === "capture" ? step : {};
      capture(method, { descriptionTarget, packetCode });
    },
    openWithFiles: (files) => {
      if (step.kind !== "capture") draft.clear();
      draft.addFiles(files);
      capture("gallery");
    },
    enterProduct: (code) => setStep({ kind: "product", code }),
    photographLabel: (code) => {
      draft.clear();
      capture("camera", { packetCode: code });
    },
    describe: (descriptionTarget) => capture("text", { descriptionTarget }),
    close,
    analyse: analyser.start,
    editInput: (input) => {
      if (input.kind === "description") capture("text", { descriptionTarget: input.descriptionTarget });
      else if (input.kind === "barcode") capture("camera");
      else if (input.kind === "text") capture("text");
      else capture(chooseInitialMethod(true), { packetCode: input.packetCode });
    },
    reopen: (result) => {
      setPlaceValue(result.place ?? placeFor(today()));
      setStep({ kind: "result", ...result });
    },
    setLatestAnalysis,
    finish,
  };
}
