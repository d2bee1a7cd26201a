/** web/features/scan: one dialog for the whole way: describe, wait, answer, correct, save. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { AnalysisProgress } from "./capture/analysis-progress.tsx";
import { CapturePanel } from "./capture/capture-panel.tsx";
import { FooterSlot } from "./footer-slot.tsx";
import { FailurePanel } from "./result/failure-panel.tsx";
import { ResultPanel } from "./result/result-panel.tsx";
import type { ScanFlow } from "./use-scan-flow.ts";

export function ScanDialog({ flow }: { flow: ScanFlow }) {
  const { t } = useTranslation("analysis");
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const { step } = flow;
  const isCapturing = step.kind === "capture" || step.kind === "analysing";
  return (
    <Dialog
      isOpen={step.kind !== "idle"}
      onClose={flow.close}
      title={isCapturing ? t("capture.title") : t("result.title")}
      description={step.kind === "capture" ? t("capture.description") : undefined}
      width={step.kind === "result" ? "lg" : "md"}
      footer={<div ref={setFooter} />}
    >
      <FooterSlot value={footer}>
        {step.kind === "capture" && <CapturePanel onAnalyse={flow.analyse} />}
        {step.kind === "analysing" && <AnalysisProgress text={step.text} onCancel={flow.open} />}
        {step.kind === "failed" && (
          <FailurePanel failure={step.failure} onRetry={() => flow.analyse(step.text)} onEdit={flow.open} />
        )}
        {step.kind === "result" && (
          <ResultPanel
            key={step.submission.id}
            submission={step.submission}
            isVisitor={flow.isVisitor}
            onLatest={flow.keepLatest}
            onSaved={() => flow.end("saved")}
            onDiscarded={() => flow.end("discarded")}
          />
        )}
      </FooterSlot>
    </Dialog>
  );
}
