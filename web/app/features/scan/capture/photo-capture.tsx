/** web/features/scan/capture: a meal by a picture: first where it comes from, then the picture itself with a line of words. */
import { useTranslation } from "react-i18next";
import { Spinner } from "../../../ui/spinner.tsx";
import type { MealInput } from "../meal-input.ts";
import type { PhotoDraft } from "../photo/use-photo-draft.ts";
import { CameraCapture } from "./camera-capture.tsx";
import { GalleryCapture } from "./gallery-capture.tsx";
import { PhotoPreview } from "./photo-preview.tsx";

interface PhotoCaptureProps {
  readonly way: "camera" | "gallery";
  readonly draft: PhotoDraft;
  readonly onAnalyse: (input: MealInput) => void;
}

export function PhotoCapture({ way, draft, onAnalyse }: PhotoCaptureProps) {
  const { chosen } = draft;
  if (chosen.kind === "preparing") return <Preparing />;
  if (chosen.kind === "ready") {
    return (
      <PhotoPreview
        photo={chosen.photo}
        wasRestored={chosen.wasRestored === true}
        way={way}
        draft={draft}
        onAnalyse={onAnalyse}
      />
    );
  }
  const problem = chosen.kind === "refused" ? chosen.problem : undefined;
  if (way === "gallery" || problem) return <GalleryCapture problem={problem} onFile={draft.choose} />;
  return <CameraCapture onTake={draft.take} onFile={draft.choose} />;
}

/** A large picture, or an iPhone's, takes a moment. */
function Preparing() {
  const { t } = useTranslation("analysis");
  return (
    <p role="status" className="grid justify-items-center gap-4 rounded-xl bg-oat/60 py-24 text-ink-soft">
      <Spinner className="size-8 text-basil-600" />
      {t("photo.preparing")}
    </p>
  );
}
