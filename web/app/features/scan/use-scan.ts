/** web/features/scan: what a page needs to offer scanning: a way to start, and what happens when a result leaves the screen. */
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { showToast } from "../../ui/toast/toast-store.ts";
import { offerUpgrade } from "../plans/upgrade/upgrade-offer.ts";
import type { ScanAccess } from "./scan-access.ts";
import { markPromptSeen, wasPromptSeen } from "./sign-up-prompt-seen.ts";
import { useFailureToast } from "./use-failure-toast.ts";
import { useScanAccess } from "./use-scan-access.ts";
import { type ScanFlow, type ScanResult, useScanFlow } from "./use-scan-flow.ts";
import { useForgetAnalysed } from "./waiting/use-keep-for-later.ts";

export interface Scan {
  readonly flow: ScanFlow;
  /** Opens the dialog, or says why it can't. */
  readonly start: () => void;
  /** The same, with a picture that was pasted or shared. */
  readonly startWith: (file: Blob) => void;
  readonly signUpPrompt: "hidden" | "unsaved" | "saved";
  readonly closeSignUpPrompt: () => void;
}

export function useScan(): Scan {
  const { t } = useTranslation("analysis");
  const [signUpPrompt, setSignUpPrompt] = useState<Scan["signUpPrompt"]>("hidden");
  const forgetAnalysed = useForgetAnalysed();
  const closed = useRef<ScanResult>(undefined);
  /** Nothing is lost by closing: for a moment the result can be had back. */
  const offerReopening = () => {
    const result = closed.current;
    if (!result) return;
    showToast({
      title: t("result.closed.title"),
      description: t("result.closed.text", { name: result.submission.name }),
      action: { label: t("result.closed.reopen"), onSelect: () => flow.reopen(result) },
    });
  };
  const showFailure = useFailureToast();
  const flow = useScanFlow({
    onEnd: (how, result) => {
      if (how !== "closed") forgetAnalysed(result.submission.id);
      closed.current = how === "closed" ? result : undefined;
      if (flow.isVisitor && !wasPromptSeen()) {
        markPromptSeen();
        setSignUpPrompt(how === "saved" ? "saved" : "unsaved");
      } else offerReopening();
    },
    onFailure: showFailure,
    onCleared: (what, restore) =>
      showToast({
        title: what === "photo" ? t("photo.cleared") : t("capture.cleared"),
        action: { label: t("food.undo"), onSelect: restore },
      }),
  });
  const closeSignUpPrompt = () => {
    setSignUpPrompt("hidden");
    offerReopening();
  };
  const whereAllowed = useWhereAllowed();
  return {
    flow,
    start: () =>
      whereAllowed(flow.open, ({ dailyLimit: count, resetTime }) =>
        offerUpgrade({ kind: "limit", count, resetTime }),
      ),
    startWith: (file) => {
      // What is being looked at is not thrown away for a stray paste.
      if (flow.step.kind === "idle" || flow.step.kind === "capture")
        whereAllowed(
          () => flow.openWith(file),
          () => showFailure({ failure: "daily_limit", kind: "photo" }),
        );
    },
    signUpPrompt,
    closeSignUpPrompt,
  };
}

type Limit = Extract<ScanAccess, { kind: "daily_limit" }>;

/** Does it where a scan is left; else leads to where there are more. */
function useWhereAllowed(): (deed: () => void, atLimit: (limit: Limit) => void) => void {
  const navigate = useNavigate();
  const { access } = useScanAccess();
  return (deed, atLimit) => {
    if (access.kind === "register") navigate("/register");
    else if (access.kind === "allowed") deed();
    else atLimit(access);
  };
}
