import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { CameraIcon } from "../../../ui/icons/photo-icons.tsx";

/** What else tells what is in a packet; undefined: not possible here. */
export interface ProductActionHandlers {
  readonly onDescribe: (() => void) | undefined;
  /** Only an account can keep figures. */
  readonly onEnter: (() => void) | undefined;
  readonly onRetake: (() => void) | undefined;
  readonly onAnother?: (() => void) | undefined;
  /** Asks for the same code once more. */
  readonly onRetry?: (() => void) | undefined;
}

/** On a phone the buttons are stacked, and look untidy with different widths. */
const fullWidth = "max-sm:w-full";

export function ProductActions({ onDescribe, onEnter, onRetake, onAnother, onRetry }: ProductActionHandlers) {
  const { t } = useTranslation("analysis");
  return (
    <>
      {onDescribe && (
        <Button variant="secondary" className={fullWidth} onClick={onDescribe}>
          {t("failure.byName")}
        </Button>
      )}
      {onEnter && (
        <Button variant="secondary" className={fullWidth} onClick={onEnter}>
          {t("failure.enterFigures")}
        </Button>
      )}
      {onRetake && (
        <Button variant={onRetry ? "secondary" : "primary"} className={fullWidth} onClick={onRetake}>
          <CameraIcon />
          {t("failure.photographLabel")}
        </Button>
      )}
      {onAnother && (
        <Button variant={onRetry ? "secondary" : "primary"} className={fullWidth} onClick={onAnother}>
          {t("barcode.another")}
        </Button>
      )}
      {onRetry && (
        <Button className={fullWidth} onClick={onRetry}>
          {t("failure.retry")}
        </Button>
      )}
    </>
  );
}
