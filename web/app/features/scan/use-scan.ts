/** web/features/scan: what a page needs to offer scanning: a way to start, and what happens when a result leaves the screen. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { showToast } from "../../ui/toast/toast-store.ts";
import { markPromptSeen, wasPromptSeen } from "./sign-up-prompt-seen.ts";
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
  const { access } = useScanAccess();
  const [signUpPrompt, setSignUpPrompt] = useState<Scan["signUpPrompt"]>("hidden");
  const flow = useScanFlow((how, submission) => {
    if (flow.isVisitor && !wasPromptSeen()) {
      markPromptSeen();
      setSignUpPrompt(how === "saved" ? "saved" : "unsaved");
    } else if (how === "closed") {
      showToast({
        title: t("result.closed.title"),
        description: t("result.closed.text", { name: submission.name }),
        action: { label: t("result.closed.reopen"), onSelect: () => flow.reopen(submission) },
      });
    }
  });
  const start = () => {
    if (access.kind === "register") navigate("/register");
    else if (access.kind === "allowed") flow.open();
    else {
      showToast({
        title: t("failure.dailyLimitTitle"),
        description: t("failure.dailyLimitText", { count: access.dailyLimit }),
        variant: "destructive",
        action: { label: t("scanner.limitUpgrade"), onSelect: () => navigate("/subscription") },
      });
    }
  };
  return { flow, start, signUpPrompt, closeSignUpPrompt: () => setSignUpPrompt("hidden") };
}
