import { useTranslation } from "react-i18next";
import { DialogActions } from "../../../ui/dialog-actions.tsx";
import { focusFromTop } from "../../../ui/focus-from-top.ts";
import { Mascot } from "../../../ui/mascot/mascot.tsx";
import { getPhotos, type MealInput } from "../capture/meal-input.ts";
import { PhotosView } from "../capture/photo/photo-view.tsx";
import { CodeSentNote } from "./code-sent-note.tsx";
import { FailureActions, type FailureHandlers } from "./failure-actions.tsx";
import { isProductSourceUnavailable, type ScanFailure } from "./scan-failure.ts";
import { type FailedScan, useFailureTexts } from "./use-failure-texts.ts";

/** Failures answered by the server, which did not count the scan. */
const refundedFailures: ReadonlySet<ScanFailure> = new Set([
  "no_food",
  "analysis_failed",
  "photo_failed",
  "too_many_requests",
  "unknown_product",
]);

interface FailurePanelProps extends FailureHandlers {
  readonly failed: FailedScan;
  readonly input: MealInput;
}

export function FailurePanel({ failed, input, ...handlers }: FailurePanelProps) {
  const { t } = useTranslation("analysis");
  const { failure } = failed;
  const { title, text } = useFailureTexts()(failed);
  const photos = getPhotos(input);
  const keptText = (kind: MealInput["kind"]) =>
    kind === "barcode"
      ? t("failure.free")
      : kind === "photo"
        ? t("failure.keptPhoto", { count: photos.length })
        : t("failure.kept");
  return (
    <div role="alert" className="grid justify-items-center gap-3 py-6 text-center">
      {photos.length > 0 ? (
        <PhotosView photos={photos} className="mb-2 h-44 w-full max-w-sm rounded-xl" />
      ) : (
        <Mascot pose="thinking" className="h-32" />
      )}
      <h3 ref={focusFromTop} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h3>
      <p className="max-w-md text-ink-soft">{text}</p>
      {refundedFailures.has(failure) && (
        <p className="max-w-md text-sm text-ink-muted">{keptText(input.kind)}</p>
      )}
      {failure === "unknown_product" && input.kind === "barcode" && <CodeSentNote />}
      <DialogActions>
        <FailureActions
          failure={failure}
          kind={input.kind}
          photos={photos.length}
          onAskAgain={isProductSourceUnavailable(failed.error) ? handlers.onRetry : undefined}
          {...handlers}
        />
      </DialogActions>
    </div>
  );
}
