import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Spinner } from "../../../ui/spinner.tsx";
import { useCamera } from "./camera/use-camera.ts";
import { CameraNotice } from "./camera-notice.tsx";
import { GalleryCapture } from "./gallery-capture.tsx";
import type { MealInput } from "./meal-input.ts";
import { isDisplayable } from "./photo/meal-photo.ts";
import { PhotoView } from "./photo/photo-view.tsx";
import type { PhotoDraft } from "./photo/use-photo-draft.ts";
import { PhotoPreview } from "./photo-preview.tsx";
import { Viewfinder } from "./viewfinder.tsx";

interface PhotoCaptureProps {
  readonly method: "camera" | "gallery";
  readonly draft: PhotoDraft;
  readonly onAnalyse: (input: MealInput) => void;
}

/** First choose or take pictures, then preview them and add a note. */
export function PhotoCapture({ method, draft, onAnalyse }: PhotoCaptureProps) {
  const { photos, chosen, packetCode } = draft;
  /** With the camera, beside the photos that are there. */
  const [isAdding, setIsAdding] = useState(false);
  if (photos.length > 0 && !isAdding) {
    return (
      <PhotoPreview
        draft={draft}
        onAddByCamera={method === "camera" ? () => setIsAdding(true) : undefined}
        onAnalyse={(note) => onAnalyse({ kind: "photo", photos, note, packetCode })}
      />
    );
  }
  if (chosen.left > 0) return <Preparing />;
  if (method === "gallery" || chosen.refused.length > 0)
    return <GalleryCapture refused={chosen.refused} onFiles={draft.addFiles} />;
  return (
    <CameraCapture
      draft={draft}
      onCode={(code) => onAnalyse({ kind: "barcode", code })}
      onDone={() => setIsAdding(false)}
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
  readonly draft: PhotoDraft;
  readonly onCode: (code: string) => void;
  /** Back to the photos. */
  readonly onDone: () => void;
}

function CameraCapture({ draft, onCode, onDone }: CameraCaptureProps) {
  const camera = useCamera();
  const { addPhoto, addFiles, packetCode, photos } = draft;
  const addAndReturn = <Added,>(add: (added: Added) => void) => {
    return (added: Added) => {
      add(added);
      onDone();
    };
  };
  if (camera.state.kind === "failed") {
    return (
      <CameraNotice problem={camera.state.problem} onRetry={camera.retry} onFiles={addAndReturn(addFiles)} />
    );
  }
  return (
    <Viewfinder
      camera={camera}
      onPhoto={addAndReturn(addPhoto)}
      // A code that is seen while another photo is taken must not replace those that are there.
      onCode={photos.length > 0 ? () => undefined : onCode}
      ignoredCode={packetCode}
      corner={photos.length > 0 && <BackToPhotos photos={photos} onBack={onDone} />}
    />
  );
}

function BackToPhotos({ photos, onBack }: { photos: PhotoDraft["photos"]; onBack: () => void }) {
  const { t } = useTranslation("analysis");
  const label = t("photo.backTo", { count: photos.length });
  const last = photos.at(-1);
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onBack}
      className="pointer-events-auto relative col-start-1 row-start-1 size-13 justify-self-start rounded-lg border-2 border-white bg-black/45 text-white focus-visible:outline-white"
    >
      {last && isDisplayable(last) && (
        <span aria-hidden="true">
          <PhotoView photo={last} className="size-full rounded-md" />
        </span>
      )}
      {photos.length > 1 && (
        <span
          aria-hidden="true"
          className="absolute -top-2 -right-2 grid size-6 place-items-center rounded-full bg-basil-600 text-sm font-semibold"
        >
          {photos.length}
        </span>
      )}
    </button>
  );
}
