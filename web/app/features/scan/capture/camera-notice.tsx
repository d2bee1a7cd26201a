import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { FileButton } from "../../../ui/file-button.tsx";
import { CameraIcon, CameraOffIcon } from "../../../ui/icons/photo-icons.tsx";
import type { CameraProblem } from "./camera/camera-problem.ts";

interface CameraNoticeProps {
  readonly problem: CameraProblem;
  readonly onRetry: () => void;
  /** Undefined where a photo is of no use. */
  readonly onFiles?: (files: readonly File[]) => void;
}

/** Why there is no preview, how to allow it, and the phone's own camera app as the alternative. */
export function CameraNotice({ problem, onRetry, onFiles }: CameraNoticeProps) {
  const { t } = useTranslation("analysis");
  return (
    <div className="grid justify-items-center gap-4 rounded-xl bg-oat/60 px-5 py-10 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-card text-ink-muted shadow-card">
        <CameraOffIcon className="size-8" />
      </span>
      <div role="alert" className="grid max-w-sm gap-1.5">
        <h3 className="text-lg">{t(`camera.${problem}.title`)}</h3>
        <p className="text-ink-soft">{onFiles ? t(`camera.${problem}.text`) : t("barcode.noCamera")}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {onFiles && (
          <FileButton isFromCamera onFiles={onFiles}>
            <CameraIcon />
            <span className="pointer-fine:hidden">{t("camera.useApp")}</span>
            <span className="pointer-coarse:hidden">{t("gallery.choose")}</span>
          </FileButton>
        )}
        {problem !== "missing" && (
          <Button variant="secondary" onClick={onRetry}>
            {t("camera.retry")}
          </Button>
        )}
      </div>
    </div>
  );
}
