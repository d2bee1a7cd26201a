import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { DialogActions } from "../../../ui/dialog-actions.tsx";
import { Mascot } from "../../../ui/mascot/mascot.tsx";
import type { MealInput } from "../capture/meal-input.ts";

/** There is no network: the scan is stored and sent later. */
export function WaitingPanel({ kind, onDone }: { kind: MealInput["kind"]; onDone: () => void }) {
  const { t } = useTranslation("analysis");
  const text = () => {
    if (kind === "barcode") return t("waiting.keptBarcode");
    return kind === "photo" ? t("waiting.keptPhoto") : t("waiting.keptText");
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="grid justify-items-center gap-3 py-6 text-center">
      <Mascot pose="sleeping" className="h-36" />
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t("waiting.keptTitle")}
      </h3>
      <p className="max-w-md text-ink-soft">{text()}</p>
      <DialogActions>
        <Button className="flex-1 sm:flex-none" onClick={onDone}>
          {t("waiting.done")}
        </Button>
      </DialogActions>
    </div>
  );
}
