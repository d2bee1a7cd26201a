import { useTranslation } from "react-i18next";
import { BarcodeCapture } from "../scan/capture/barcode/barcode-capture.tsx";
import type { MealInput } from "../scan/capture/meal-input.ts";
import { PanelActions } from "./panel-actions.tsx";

interface BarcodePanelProps {
  readonly onBack: () => void;
  readonly onCode: (input: MealInput) => void;
}

/** A packet by its code. What is not known is added by its label. */
export function BarcodePanel({ onBack, onCode }: BarcodePanelProps) {
  const { t } = useTranslation("add");
  return (
    <>
      <BarcodeCapture hint={t("barcode.hint")} onAnalyse={onCode} />
      <PanelActions onBack={onBack}>{null}</PanelActions>
    </>
  );
}
