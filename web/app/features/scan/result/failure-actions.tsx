import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { CameraIcon } from "../../../ui/icons/photo-icons.tsx";
import { useScanAccess } from "../access/use-scan-access.ts";
import type { MealInput } from "../capture/meal-input.ts";
import { ProductActions } from "./product-actions.tsx";
import type { ScanFailure } from "./scan-failure.ts";

/** The same input would fail again. */
const notRetryable: ReadonlySet<ScanFailure> = new Set([
  "no_food",
  "photo_unreadable",
  "photo_too_large",
  "too_many_corrections",
  "gone",
  "unknown_product",
]);

export interface FailureHandlers {
  readonly onRetry: () => void;
  /** Back to the input. */
  readonly onChange: () => void;
  /** Drops this photo and takes another. */
  readonly onRetake: () => void;
  /** Describes the meal in words instead. */
  readonly onDescribe: () => void;
  /** Types the figures of a packet; undefined where they could not be kept. */
  readonly onEnter: (() => void) | undefined;
}

interface FailureActionsProps extends FailureHandlers {
  readonly failure: ScanFailure;
  readonly kind: MealInput["kind"];
  /** Looks up the same barcode again; undefined where the product database answered. */
  readonly onAskAgain: (() => void) | undefined;
  /** Of the meal: more than one are changed rather than taken again. */
  readonly photos: number;
}

export function FailureActions({ failure, kind, photos, onAskAgain, ...handlers }: FailureActionsProps) {
  const { t } = useTranslation("analysis");
  const hasScans = useScanAccess().access.kind === "allowed";
  if (failure === "daily_limit") {
    return (
      <ButtonLink to="/subscription" variant="pro" className="flex-1 sm:flex-none">
        {t("scanner.limitUpgrade")}
      </ButtonLink>
    );
  }
  if (failure === "visitor_limit") {
    return (
      <ButtonLink to="/register" className="flex-1 sm:flex-none">
        {t("scanner.signUp")}
      </ButtonLink>
    );
  }
  if (failure === "unknown_product") {
    return (
      <ProductActions
        onDescribe={hasScans ? handlers.onDescribe : undefined}
        onEnter={handlers.onEnter}
        onRetake={hasScans ? handlers.onRetake : undefined}
        onAnother={hasScans ? undefined : handlers.onChange}
        onRetry={onAskAgain}
      />
    );
  }
  const canRetry = !notRetryable.has(failure);
  const isPhoto = kind === "photo";
  const isRetaken = isPhoto && photos === 1;
  return (
    <>
      {isPhoto && !canRetry && (
        <Button variant="secondary" onClick={handlers.onDescribe}>
          {t("failure.describe")}
        </Button>
      )}
      <Button
        variant={canRetry ? "secondary" : "primary"}
        className={canRetry ? undefined : "flex-1 sm:flex-none"}
        onClick={isRetaken ? handlers.onRetake : handlers.onChange}
      >
        {isRetaken && <CameraIcon />}
        {isRetaken && t("photo.retakePhoto")}
        {!isRetaken && (isPhoto ? t("failure.editPhotos") : t("failure.edit"))}
      </Button>
      {canRetry && (
        <Button onClick={handlers.onRetry} className="flex-1 sm:flex-none">
          {t("failure.retry")}
        </Button>
      )}
    </>
  );
}
