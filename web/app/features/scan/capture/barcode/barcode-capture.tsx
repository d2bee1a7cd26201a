import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { useCamera } from "../camera/use-camera.ts";
import { CameraNotice } from "../camera-notice.tsx";
import type { MealInput } from "../meal-input.ts";
import { loadUnsentText, saveUnsentText } from "../unsent-text.ts";
import { Viewfinder } from "../viewfinder.tsx";
import { asBarcode, isBarcodeText } from "./typed-code.ts";

interface BarcodeCaptureProps {
  /** Shown to a person who has scans left. */
  readonly hint?: string;
  readonly onAnalyse: (input: MealInput) => void;
}

/** A barcode by the camera or its digits: all that can be captured when no scan is left, since it costs none. */
export function BarcodeCapture({ hint, onAnalyse }: BarcodeCaptureProps) {
  const { t } = useTranslation("analysis");
  const camera = useCamera();
  const { state } = camera;
  return (
    <div className="grid gap-5">
      <p className="rounded-lg bg-butter-soft p-3.5 text-ink-soft">{hint ?? t("barcode.hint")}</p>
      <TypedCode onAnalyse={onAnalyse} />
      {state.kind === "failed" ? (
        <CameraNotice problem={state.problem} onRetry={camera.retry} />
      ) : (
        <Viewfinder camera={camera} onCode={(code) => onAnalyse({ kind: "barcode", code })} />
      )}
    </div>
  );
}

function TypedCode({ onAnalyse }: { onAnalyse: (input: MealInput) => void }) {
  const { t } = useTranslation("analysis");
  /** A description that waits for the next scan must not be replaced by a code. */
  const [canStore] = useState(
    () => loadUnsentText("mealText") === "" || isBarcodeText(loadUnsentText("mealText")),
  );
  const [typed, setTyped] = useState(() => (canStore ? loadUnsentText("mealText") : ""));
  const [isRefused, setIsRefused] = useState(false);
  const change = (text: string) => {
    setTyped(text);
    setIsRefused(false);
    if (canStore) saveUnsentText("mealText", isBarcodeText(text) ? text : "");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const input = asBarcode({ kind: "text", text: typed });
    if (input.kind === "barcode") onAnalyse(input);
    else setIsRefused(true);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label={t("barcode.digits")}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={isRefused ? t("barcode.invalid") : undefined}
        onChange={(event) => change(event.target.value)}
      />
      <Button type="submit">{t("barcode.find")}</Button>
    </form>
  );
}
