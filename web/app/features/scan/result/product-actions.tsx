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
}

export function ProductActions({ onDescribe, onEnter, onRetake, onAnother }: ProductActionHandlers) {
  const { t } = useTranslation("analysis");
  return (
    <>
      {onDescribe && (
        <Button variant="secondary" onClick={onDescribe}>
          {t("failure.byName")}
        </Button>
      )}
      {onEnter && (
        <Button variant="secondary" onClick={onEnter}>
          {t("failure.enterFigures")}
        </Button>
      )}
      {onRetake && (
        <Button onClick={onRetake}>
          <CameraIcon />
          {t("failure.photographLabel")}
        </Button>
      )}
      {onAnother && <Button onClick={onAnother}>{t("barcode.another")}</Button>}
    </>
  );
}
