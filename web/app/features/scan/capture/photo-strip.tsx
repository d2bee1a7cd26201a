import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-formats.ts";
import { classes } from "../../../ui/classes.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import type { MealPhoto } from "./photo/meal-photo.ts";
import { PhotoView } from "./photo/photo-view.tsx";

interface PhotoStripProps {
  readonly photos: readonly MealPhoto[];
  readonly shownId: string | undefined;
  /** Further ones are on their way. */
  readonly isPreparing: boolean;
  readonly onSelect: (id: string) => void;
}

/** Small pictures of all photos, of which one is shown large. */
export function PhotoStrip({ photos, shownId, isPreparing, onSelect }: PhotoStripProps) {
  const { t } = useTranslation("analysis");
  const { foodWeight } = useFormats();
  const count = photos.length;
  const nameOf = ({ grams }: MealPhoto, name: string) =>
    grams === undefined ? name : `${name}, ${foodWeight(grams)}`;
  if (count < 2 && !isPreparing) return null;
  return (
    <ul aria-label={t("photo.all")} className="flex flex-wrap gap-2">
      {photos.map((photo, at) => (
        <li key={photo.id}>
          <button
            type="button"
            aria-label={nameOf(photo, t("photo.show", { number: at + 1, count }))}
            aria-pressed={photo.id === shownId}
            onClick={() => onSelect(photo.id)}
            className={classes(
              "relative block size-14 overflow-hidden rounded-lg",
              photo.id === shownId
                ? "outline-3 outline-offset-1 outline-basil-600"
                : "opacity-80 hover:opacity-100",
            )}
          >
            <span aria-hidden="true">
              <PhotoView photo={photo} isSmall className="size-full" />
            </span>
            {photo.grams !== undefined && (
              <span
                aria-hidden="true"
                className="figures absolute inset-x-0 bottom-0 bg-black/60 text-xs text-white"
              >
                {foodWeight(photo.grams)}
              </span>
            )}
          </button>
        </li>
      ))}
      {isPreparing && (
        <li className="grid size-14 place-items-center rounded-lg bg-oat">
          <Spinner className="size-6 text-basil-600" />
        </li>
      )}
    </ul>
  );
}
