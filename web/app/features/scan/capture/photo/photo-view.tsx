import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../../../ui/classes.ts";
import { PictureIcon } from "../../../../ui/icons/photo-icons.tsx";
import { isDisplayable, type MealPhoto } from "./meal-photo.ts";

interface PhotoViewProps {
  readonly photo: MealPhoto;
  /** Where the photo is one of several. */
  readonly place?: { readonly number: number; readonly count: number } | undefined;
  /** Without words, where it cannot be shown. */
  readonly isSmall?: boolean;
  /** Shows the whole photo on a blurred copy of itself instead of cropping it. */
  readonly isWhole?: boolean;
  readonly className?: string | undefined;
}

export function PhotoView({ photo, place, isWhole = false, isSmall = false, className }: PhotoViewProps) {
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
              alt={place ? t("photo.yoursOf", place) : t("photo.yours")}
              className={classes("relative size-full", isWhole ? "object-contain" : "object-cover")}
            />
          </>
        )
      ) : (
        <p className="grid size-full place-content-center justify-items-center gap-3 px-6 text-center text-white">
          <PictureIcon className={isSmall ? "size-6" : "size-10"} />
          <span className={classes(isSmall && "sr-only")}>{t("photo.notShown")}</span>
        </p>
      )}
    </div>
  );
}

/** Three fill a square of four with the first of double height. */
const collageClasses = {
  2: "grid-cols-2",
  3: "grid-cols-2 grid-rows-2 [&>:first-child]:row-span-2",
  4: "grid-cols-2 grid-rows-2",
} as const;

/** All photos of a meal in the place of one. */
export function PhotosView({
  photos,
  className,
}: {
  photos: readonly MealPhoto[];
  className?: string | undefined;
}) {
  const [only] = photos;
  if (!only) return null;
  if (photos.length === 1) return <PhotoView photo={only} className={className} />;
  const count = photos.length;
  return (
    <div
      className={classes(
        "grid gap-0.5 overflow-hidden",
        collageClasses[count as keyof typeof collageClasses],
        className,
      )}
    >
      {photos.map((photo, at) => (
        <PhotoView
          key={photo.id}
          photo={photo}
          place={{ number: at + 1, count }}
          isSmall
          className="h-full min-h-0"
        />
      ))}
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
