import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog.tsx";
import { DialogFooter } from "../../../ui/dialog-actions.tsx";
import { ProductForm } from "../../products/product-form.tsx";
import { CapturePanel } from "../capture/capture-panel.tsx";
import { PlaceChip } from "../place/place-chip.tsx";
import { FailurePanel } from "../result/failure-panel.tsx";
import { ResultPanel } from "../result/result-panel.tsx";
import { AnalysisProgress } from "./analysis-progress.tsx";
import type { ScanFlow, ScanStep } from "./scan-flow.ts";
import { WaitingPanel } from "./waiting-panel.tsx";

/** One dialog for the whole scan: photograph or describe, wait, answer, correct, save. */
export function ScanDialog({ flow }: { flow: ScanFlow }) {
  const { t } = useTranslation("analysis");
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const { step } = flow;
  const isCapturing =
    step.kind === "product" ||
    step.kind === "capture" ||
    step.kind === "analysing" ||
    step.kind === "waiting";
  return (
    <Dialog
      isOpen={step.kind !== "idle"}
      onClose={flow.close}
      title={isCapturing ? t("capture.title") : t("result.title")}
      width={step.kind === "result" ? "lg" : "md"}
      belowTitle={!flow.isVisitor && hasPlace(step) && <PlaceChip key={step.kind} />}
      footer={<div ref={setFooter} />}
    >
      <DialogFooter value={footer}>
        <Step flow={flow} />
      </DialogFooter>
    </Dialog>
  );
}

/**
 * Whether the step shows where its meal goes: wherever one is captured or saved, so that what lies below it stays where it is.
 */
function hasPlace({ kind }: ScanStep): boolean {
  return kind !== "idle" && kind !== "product";
}

function Step({ flow }: { flow: ScanFlow }) {
  const { step } = flow;
  const failedCode = step.kind === "failed" && step.input.kind === "barcode" ? step.input.code : undefined;
  /** Kept with an account only. */
  const enterProduct =
    failedCode === undefined || flow.isVisitor ? undefined : () => flow.enterProduct(failedCode);
  const retake = (packetCode: string | undefined) => {
    if (packetCode !== undefined) return flow.photographLabel(packetCode);
    flow.draft.clear();
    flow.open("camera");
  };
  switch (step.kind) {
    case "idle":
      return null;
    case "capture":
      return (
        <CapturePanel
          method={step.method}
          descriptionTarget={step.descriptionTarget}
          draft={flow.draft}
          onSelect={flow.selectMethod}
          onAnalyse={flow.analyse}
        />
      );
    case "product":
      return (
        <ProductForm
          code={step.code}
          onSaved={() => flow.analyse({ kind: "barcode", code: step.code })}
          onBack={() => flow.open("camera")}
        />
      );
    case "analysing":
      return <AnalysisProgress input={step.input} onCancel={() => flow.editInput(step.input)} />;
    case "waiting":
      return <WaitingPanel input={step.input} onDone={flow.close} />;
    case "failed":
      return (
        <FailurePanel
          failed={step.failed}
          input={step.input}
          onRetry={() => flow.analyse(step.input)}
          onChange={() => flow.editInput(step.input)}
          onRetake={() => retake(step.input.kind === "photo" ? step.input.packetCode : failedCode)}
          onDescribe={() => flow.open("text")}
          onEnter={enterProduct}
        />
      );
    case "result":
      return (
        <ResultPanel
          key={step.submission.id}
          submission={step.submission}
          photos={step.photos}
          isVisitor={flow.isVisitor}
          onAnalysisChange={flow.setLatestAnalysis}
          onDescribe={flow.describe}
          onEnterProduct={flow.isVisitor ? undefined : flow.enterProduct}
          onRetake={() => retake(step.submission.unknownBarcode)}
          onSaved={() => flow.finish("saved")}
          onDiscarded={() => flow.finish("discarded")}
        />
      );
  }
}
