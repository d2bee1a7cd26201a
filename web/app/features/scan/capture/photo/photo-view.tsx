import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../../../ui/classes.ts";
import { PictureIcon } from "../../../../ui/icons/photo-icons.tsx";
import { isDisplayable, type MealPhoto } from "./meal-photo.ts";

interface PhotoViewProps {
  readonly photo: MealPhoto;
  /** Shows the whole photo on a blurred copy of itself instead of cropping it. */
  readonly isWhole?: boolean;
  readonly className?: string;
}

export function PhotoView({ photo, isWhole = false, className }: PhotoViewProps) {
  const { t } = useTranslation("analysis");
  const url = useObjectUrl(photo.image);
  return (
    <div
      className={classes(
        "relative overflow-hidden",
        isWhole || !isDisplayable(photo) ? "bg-basil-900" : "bg-oat",
        className,
      )}
    >
      {isDisplayable(photo) ? (
        url && (
          <>
            {isWhole && (
              <img
                src={url}
                alt=""
                className="absolute inset-0 size-full scale-110 object-cover opacity-60 blur-xl"
              />
            )}
            <img
              src={url}
              alt={t("photo.yours")}
              className={classes("relative size-full", isWhole ? "object-contain" : "object-cover")}
            />
          </>
        )
      ) : (
        <p className="grid size-full place-content-center justify-items-center gap-3 px-6 text-center text-white">
          <PictureIcon className="size-10" />
          {t("photo.notShown")}
        </p>
      )}
    </div>
  );
}

/** Revoked as soon as nothing shows the image. */
function useObjectUrl(image: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(image);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [image]);
  return url;
}
