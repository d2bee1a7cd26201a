import { type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../../ui/classes.ts";
import { FileButton } from "../../../ui/file-button.tsx";
import { PictureIcon } from "../../../ui/icons/photo-icons.tsx";
import { RefusedFiles } from "./photo/refused-files.tsx";
import type { RefusedFile } from "./photo/use-chosen-files.ts";
import { findImages } from "./photo/use-received.ts";

interface GalleryCaptureProps {
  readonly refused: readonly RefusedFile[];
  readonly onFiles: (files: readonly File[]) => void;
}

export function GalleryCapture({ refused, onFiles }: GalleryCaptureProps) {
  const { t } = useTranslation("analysis");
  const [isDragOver, setIsOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === "dragover");
  };
  const onDrop = (event: DragEvent) => {
    onDrag(event);
    const images = findImages(event.dataTransfer);
    if (images.length > 0) onFiles(images);
  };
  return (
    <div className="grid gap-4">
      <RefusedFiles refused={refused} />
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
        <FileButton size="lg" onFiles={onFiles}>
          {t("gallery.choose")}
        </FileButton>
        <p className="text-sm text-ink-muted">{t("gallery.privacy")}</p>
      </section>
    </div>
  );
}
