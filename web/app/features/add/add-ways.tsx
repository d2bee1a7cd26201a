import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePreferences } from "../../storage/diary-preferences.ts";
import { BarcodeIcon, BoltIcon, JarIcon, LabelIcon } from "../../ui/icons/add-icons.tsx";
import type { IconProps } from "../../ui/icons/icon.tsx";
import { CameraIcon } from "../../ui/icons/photo-icons.tsx";
import { BookIcon } from "../../ui/icons/status-icons.tsx";
import type { AddView } from "./add-view.ts";

const icons = {
  ...{ photo: CameraIcon, barcode: BarcodeIcon, label: LabelIcon },
  ...{ quick: BoltIcon, recipe: BookIcon, ownFood: JarIcon },
} satisfies Readonly<Record<string, (props: IconProps) => ReactNode>>;
const ways = ["photo", "barcode", "label", "quick", "recipe", "ownFood"] as const;

interface AddWaysProps {
  readonly onView: (view: AddView) => void;
  readonly onPhoto: () => void;
}

/** Each way to add besides the search, by its icon and a word. */
export function AddWays({ onView, onPhoto }: AddWaysProps) {
  const { t } = useTranslation("add");
  const { hidesCalories } = usePreferences();
  const open = (way: (typeof ways)[number]) => {
    if (way === "photo") onPhoto();
    else onView({ kind: way });
  };
  return (
    <ul
      aria-label={t("ways.title")}
      className="grid grid-cols-[repeat(auto-fit,minmax(max(3.25rem,16%),1fr))] gap-y-2 max-[359px]:grid-cols-[repeat(auto-fit,minmax(max(3.75rem,30%),1fr))]"
    >
      {ways
        .filter((way) => way !== "quick" || !hidesCalories)
        .map((way) => {
          const WayIcon = icons[way];
          return (
            <li key={way} className="grid">
              <button
                type="button"
                onClick={() => open(way)}
                className="group grid justify-items-center gap-1 rounded-md py-1 text-xs text-ink-soft"
              >
                <span className="grid size-11 place-items-center rounded-md bg-oat text-basil-800 transition-colors group-hover:bg-basil-100">
                  <WayIcon className="size-5" />
                </span>
                {t(`ways.${way}`)}
              </button>
            </li>
          );
        })}
    </ul>
  );
}
