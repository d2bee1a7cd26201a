import { useTranslation } from "react-i18next";
import { Spinner } from "../../../ui/spinner.tsx";
import { useCamera } from "./camera/use-camera.ts";
import { CameraNotice } from "./camera-notice.tsx";
import { GalleryCapture } from "./gallery-capture.tsx";
import type { MealInput } from "./meal-input.ts";
import type { MealPhoto } from "./photo/meal-photo.ts";
import type { PhotoDraft } from "./photo/use-photo-draft.ts";
import { PhotoPreview } from "./photo-preview.tsx";
import { Viewfinder } from "./viewfinder.tsx";

interface PhotoCaptureProps {
  readonly method: "camera" | "gallery";
  readonly draft: PhotoDraft;
  readonly onAnalyse: (input: MealInput) => void;
}

/** First choose or take a picture, then preview it and add a note. */
export function PhotoCapture({ method, draft, onAnalyse }: PhotoCaptureProps) {
  const { selection, packetCode } = draft;
  if (selection.kind === "preparing") return <Preparing />;
  if (selection.kind === "ready") {
    return (
      <PhotoPreview
        photo={selection.photo}
        wasRestored={selection.wasRestored === true}
        method={method}
        draft={draft}
        onAnalyse={(photo, note) => onAnalyse({ kind: "photo", photo, note, packetCode })}
      />
    );
  }
  const problem = selection.kind === "refused" ? selection.problem : undefined;
  if (method === "gallery" || problem) return <GalleryCapture problem={problem} onFile={draft.loadFile} />;
  return (
    <CameraCapture
      onPhoto={draft.setPhoto}
      onFile={draft.loadFile}
      onCode={(code) => onAnalyse({ kind: "barcode", code })}
      packetCode={packetCode}
    />
  );
}

/** Large pictures and HEIC take a moment. */
function Preparing() {
  const { t } = useTranslation("analysis");
  return (
    <p role="status" className="grid justify-items-center gap-4 rounded-xl bg-oat/60 py-24 text-ink-soft">
      <Spinner className="size-8 text-basil-600" />
      {t("photo.preparing")}
    </p>
  );
}

interface CameraCaptureProps {
  readonly onPhoto: (photo: MealPhoto) => void;
  /** A picture from the phone's own camera app. */
  readonly onFile: (file: File) => void;
  readonly onCode: (code: string) => void;
  readonly packetCode: string | undefined;
}

function CameraCapture({ onPhoto, onFile, onCode, packetCode }: CameraCaptureProps) {
  const camera = useCamera();
  if (camera.state.kind === "failed") {
    return <CameraNotice problem={camera.state.problem} onRetry={camera.retry} onFile={onFile} />;
  }
  return <Viewfinder camera={camera} onPhoto={onPhoto} onCode={onCode} ignoredCode={packetCode} />;
}
