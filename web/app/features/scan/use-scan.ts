/** web/features/scan: what a page needs to offer scanning: a way to start, and what happens when a result leaves the screen. */
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { SubmissionAnalysis } from "#contract/shapes/scanning.ts";
import { showToast } from "../../ui/toast/toast-store.ts";
import { markPromptSeen, wasPromptSeen } from "./sign-up-prompt-seen.ts";
import { useLimitNotice } from "./use-limit-notice.ts";
import { useScanAccess } from "./use-scan-access.ts";
import { type ScanFlow, useScanFlow } from "./use-scan-flow.ts";

export interface Scan {
  readonly flow: ScanFlow;
  /** Opens the dialog, or says why it can't. */
  readonly start: () => void;
  readonly signUpPrompt: "hidden" | "unsaved" | "saved";
  readonly closeSignUpPrompt: () => void;
}

export function useScan(): Scan {
  const { t } = useTranslation("analysis");
  const navigate = useNavigate();
  const noticeLimit = useLimitNotice();
  const { access } = useScanAccess();
  const [signUpPrompt, setSignUpPrompt] = useState<Scan["signUpPrompt"]>("hidden");
  const closed = useRef<SubmissionAnalysis>(undefined);
  /** Nothing is lost by closing: for a moment the result can be had back. */
  const offerReopening = () => {
    const submission = closed.current;
    if (!submission) return;
    showToast({
      title: t("result.closed.title"),
      description: t("result.closed.text", { name: submission.name }),
      action: { label: t("result.closed.reopen"), onSelect: () => flow.reopen(submission) },
    });
  };
  const flow = useScanFlow((how, submission) => {
    closed.current = how === "closed" ? submission : undefined;
    if (flow.isVisitor && !wasPromptSeen()) {
      markPromptSeen();
      setSignUpPrompt(how === "saved" ? "saved" : "unsaved");
    } else offerReopening();
  });
  const closeSignUpPrompt = () => {
    setSignUpPrompt("hidden");
    offerReopening();
  };
  const start = () => {
    if (access.kind === "register") navigate("/register");
    else if (access.kind === "allowed") flow.open();
    else noticeLimit(access.dailyLimit);
  };
  return { flow, start, signUpPrompt, closeSignUpPrompt };
}
