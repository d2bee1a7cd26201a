import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { readItem, writeItem } from "../../../storage/stored-items.ts";
import { showToast } from "../../../ui/toast/toast-store.ts";
import type { Target } from "../../add/target.ts";
import { useShownDay } from "../../meals/use-shown-day.ts";
import { offerUpgrade } from "../../plans/upgrade/upgrade-offer.ts";
import type { ScanAccess } from "../access/scan-access.ts";
import { useScanAccess } from "../access/use-scan-access.ts";
import { getWords, type MealInput } from "../capture/meal-input.ts";
import { loadUnsentText, saveUnsentText } from "../capture/unsent-text.ts";
import { placeOfShownDay, type ScanPlace } from "../place/scan-place.ts";
import { type FailedScan, useFailureTexts } from "../result/use-failure-texts.ts";
import type { ScanFlow, ScanResult } from "./scan-flow.ts";
import { useScanFlow } from "./use-scan-flow.ts";
import { useChangeWaitingScan } from "./waiting/use-save-for-later.ts";

export interface Scan {
  readonly flow: ScanFlow;
  /** Opens the dialog, or explains why it can't. The result is saved to the day that the page shows. */
  readonly start: () => void;
  /** Also with no scans left: the dialog then offers barcodes alone. */
  readonly startBarcode: () => void;
  /** With what is to be analysed at once. */
  readonly startFor: (target: Target, input?: MealInput) => void;
  /** Scans pasted or shared pictures. */
  readonly startWithPhotos: (files: readonly Blob[]) => void;
  /** Scans words that another app shares. They wait in the text field if no scan can start now. */
  readonly startWithWords: (words: string) => void;
  readonly signUpPrompt: "hidden" | "unsaved" | "saved";
  readonly closeSignUpPrompt: () => void;
}

/** The scan flow with its limits, toasts and sign-up prompt. */
export function useScan(): Scan {
  const { t } = useTranslation("analysis");
  const [signUpPrompt, setSignUpPrompt] = useState<Scan["signUpPrompt"]>("hidden");
  const { deleteWaitingScan, moveWaitingScan } = useChangeWaitingScan();
  const closed = useRef<ScanResult>(undefined);
  const showFailure = useScanFailureToast();
  const flow = useScanFlow({
    onFinished: (how, result) => {
      if (how !== "closed") deleteWaitingScan(result.submission.id);
      closed.current = how === "closed" ? result : undefined;
      if (flow.isVisitor && !hasSeenSignUpPrompt()) {
        markSignUpPromptSeen();
        setSignUpPrompt(how === "saved" ? "saved" : "unsaved");
      } else offerReopening();
    },
    onFailure: showFailure,
    onMoved: moveWaitingScan,
    onInputCleared: (count, restore) =>
      showToast({
        title: count > 0 ? t("photo.cleared", { count }) : t("capture.cleared"),
        action: { label: t("food.undo"), onSelect: restore },
      }),
  });
  const showReopening = useReopeningToast(flow.reopen);
  /** A result that was closed unsaved can be reopened from a toast. */
  const offerReopening = () => {
    if (closed.current) showReopening(closed.current);
  };
  const closeSignUpPrompt = () => {
    setSignUpPrompt("hidden");
    offerReopening();
  };
  return { flow, ...useScanStarts(flow, showFailure), signUpPrompt, closeSignUpPrompt };
}

type ScanStarts = Pick<Scan, "start" | "startBarcode" | "startFor" | "startWithPhotos" | "startWithWords">;

/** All ways to begin a scan, each within the limit of scans. */
function useScanStarts(flow: ScanFlow, showFailure: (failed: FailedScan) => void): ScanStarts {
  const shownDay = useShownDay();
  const startIfAllowed = useScanGuard();
  const startAt = (place: ScanPlace, start: () => void = flow.open) => {
    flow.setPlace(place);
    startIfAllowed(start, ({ dailyLimit: count, resetTime }) =>
      offerUpgrade({ kind: "limit", count, resetTime, onBarcode: () => flow.open("camera") }),
    );
  };
  const startOrExplain = (kind: FailedScan["kind"], start: () => void) =>
    startIfAllowed(start, () => showFailure({ failure: "daily_limit", kind }));
  return {
    startBarcode: () => {
      flow.setPlace(placeOfShownDay(shownDay));
      flow.open("camera");
    },
    start: () => startAt(placeOfShownDay(shownDay)),
    startFor: (target, input) => {
      const place = placeOfShownDay(target.day, target);
      if (input === undefined) return startAt(place);
      if (input.kind === "barcode") {
        // It costs no scan.
        flow.setPlace(place);
        return flow.analyse(input);
      }
      // Words that cannot be analysed wait in the text field, unless others do already.
      if (loadUnsentText("mealText") === "") saveUnsentText("mealText", getWords(input));
      startAt(place, () => flow.analyse(input));
    },
    startWithPhotos: (files) => {
      const { kind } = flow.step;
      // A picture for an open dialog goes where that goes.
      if (kind === "idle") flow.setPlace(placeOfShownDay(shownDay));
      // A stray paste must not replace a result.
      if (kind === "idle" || kind === "capture") startOrExplain("photo", () => flow.openWithFiles(files));
    },
    startWithWords: (words) => {
      const typed = loadUnsentText("mealText");
      saveUnsentText("mealText", typed === "" ? words : `${typed}\n${words}`);
      if (flow.step.kind !== "idle") return;
      flow.setPlace(placeOfShownDay(shownDay));
      startOrExplain("text", () => flow.open("text"));
    },
  };
}

function useReopeningToast(reopen: (result: ScanResult) => void): (result: ScanResult) => void {
  const { t } = useTranslation("analysis");
  return (result) => {
    const { name } = result.submission;
    showToast({
      title: t("result.closed.title"),
      description: name === "" ? t("result.closed.textUnnamed") : t("result.closed.text", { name }),
      action: { label: t("result.closed.reopen"), onSelect: () => reopen(result) },
    });
  };
}

type DailyLimit = Extract<ScanAccess, { kind: "daily_limit" }>;

/** Runs the action if a scan is left; sends visitors to register and calls `atLimit` for accounts. */
function useScanGuard(): (action: () => void, atLimit: (limit: DailyLimit) => void) => void {
  const navigate = useNavigate();
  const { access } = useScanAccess();
  return (action, atLimit) => {
    if (access.kind === "register") navigate("/register");
    else if (access.kind === "allowed") action();
    else atLimit(access);
  };
}

function hasSeenSignUpPrompt(): boolean {
  return readItem("signUpPromptSeen") !== null;
}

function markSignUpPromptSeen(): void {
  writeItem("signUpPromptSeen", "1");
}

/** Returns a function that shows a failed scan in a toast; at the daily limit it links to the plans. */
function useScanFailureToast(): (failed: FailedScan) => void {
  const { t } = useTranslation("analysis");
  const failureTexts = useFailureTexts();
  const navigate = useNavigate();
  return (failed) => {
    const { title, text } = failureTexts(failed);
    const upgrade = { label: t("scanner.limitUpgrade"), onSelect: () => navigate("/subscription") };
    showToast({
      variant: "destructive",
      title,
      description: text,
      ...(failed.failure === "daily_limit" && { action: upgrade }),
    });
  };
}
