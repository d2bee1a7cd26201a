import { type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../../ui/alert.tsx";
import { classes } from "../../../ui/classes.ts";
import { FileButton } from "../../../ui/file-button.tsx";
import { PictureIcon } from "../../../ui/icons/photo-icons.tsx";
import { findImage } from "./photo/find-image.ts";
import type { PhotoProblem } from "./photo/prepare-photo.ts";

interface GalleryCaptureProps {
  readonly problem: PhotoProblem | undefined;
  readonly onFile: (file: File) => void;
}

export function GalleryCapture({ problem, onFile }: GalleryCaptureProps) {
  const { t } = useTranslation("analysis");
  const [isDragOver, setIsOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === "dragover");
  };
  const onDrop = (event: DragEvent) => {
    onDrag(event);
    const image = findImage(event.dataTransfer);
    if (image) onFile(image);
  };
  return (
    <div className="grid gap-4">
      {problem && (
        <Alert title={t(`photo.problem.${problem}.title`)}>{t(`photo.problem.${problem}.text`)}</Alert>
      )}
      <section
        aria-label={t("gallery.label")}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={onDrop}
        className={classes(
          "grid justify-items-center gap-5 rounded-xl border-2 border-dashed px-5 py-14 text-center transition-colors md:py-16",
          isDragOver ? "border-basil-500 bg-basil-50" : "border-line bg-oat/40",
        )}
      >
        <span className="grid size-20 place-items-center rounded-full bg-basil-100 text-basil-700">
          <PictureIcon className="size-10" />
        </span>
        <div className="grid max-w-sm gap-1">
          <h3 className="text-lg">{t("gallery.title")}</h3>
          <p className="text-ink-soft pointer-coarse:hidden">{t("gallery.dropHint")}</p>
          <p className="text-ink-soft pointer-fine:hidden">{t("gallery.tapHint")}</p>
        </div>
        <FileButton size="lg" onFile={onFile}>
          {t("gallery.choose")}
        </FileButton>
        <p className="text-sm text-ink-muted">{t("gallery.privacy")}</p>
      </section>
    </div>
  );
}
