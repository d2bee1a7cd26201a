/** web/features/scan: one dialog for the whole way: photograph or describe, wait, answer, correct, save. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/dialog.tsx";
import { AnalysisProgress } from "./capture/analysis-progress.tsx";
import { CapturePanel } from "./capture/capture-panel.tsx";
import { FooterSlot } from "./footer-slot.tsx";
import { FailurePanel } from "./result/failure-panel.tsx";
import { KeptPanel } from "./result/kept-panel.tsx";
import { ResultPanel } from "./result/result-panel.tsx";
import type { ScanFlow } from "./use-scan-flow.ts";

export function ScanDialog({ flow }: { flow: ScanFlow }) {
  const { t } = useTranslation("analysis");
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const { step } = flow;
  const isCapturing = step.kind === "capture" || step.kind === "analysing" || step.kind === "kept";
  return (
    <Dialog
      isOpen={step.kind !== "idle"}
      onClose={flow.close}
      title={isCapturing ? t("capture.title") : t("result.title")}
      width={step.kind === "result" ? "lg" : "md"}
      footer={<div ref={setFooter} />}
    >
      <FooterSlot value={footer}>
        <Step flow={flow} />
      </FooterSlot>
    </Dialog>
  );
}

function Step({ flow }: { flow: ScanFlow }) {
  const { step } = flow;
  switch (step.kind) {
    case "idle":
      return null;
    case "capture":
      return (
        <CapturePanel
          way={step.way}
          describing={step.describing}
          draft={flow.draft}
          onSelect={flow.select}
          onAnalyse={flow.analyse}
        />
      );
    case "analysing":
      return <AnalysisProgress input={step.input} onCancel={() => flow.change(step.input)} />;
    case "kept":
      return <KeptPanel isPhoto={step.input.kind === "photo"} onDone={flow.close} />;
    case "failed":
      return (
        <FailurePanel
          failed={step.failed}
          input={step.input}
          onRetry={() => flow.analyse(step.input)}
          onChange={() => flow.change(step.input)}
          onRetake={() => {
            flow.draft.clear();
            flow.open("camera");
          }}
          onDescribe={() => flow.open("text")}
        />
      );
    case "result":
      return (
        <ResultPanel
          key={step.submission.id}
          submission={step.submission}
          photo={step.photo}
          isVisitor={flow.isVisitor}
          onLatest={flow.keepLatest}
          onDescribe={flow.describe}
          onSaved={() => flow.end("saved")}
          onDiscarded={() => flow.end("discarded")}
        />
      );
  }
}
