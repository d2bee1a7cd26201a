/** web/features/scan/capture: how a meal gets in: by camera, by a picture, in words (spec section 2). */
import { useTranslation } from "react-i18next";
import { TextIcon } from "../../../ui/icons/action-icons.tsx";
import { CameraIcon, PictureIcon } from "../../../ui/icons/photo-icons.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { type CaptureWay, captureWays, rememberWay } from "../capture-way.ts";
import type { Describing, MealInput } from "../meal-input.ts";
import { NearLimitNote } from "../near-limit-note.tsx";
import type { PhotoDraft } from "../photo/use-photo-draft.ts";
import { PhotoCapture } from "./photo-capture.tsx";
import { TextCapture } from "./text-capture.tsx";

interface CapturePanelProps {
  readonly way: CaptureWay;
  readonly describing: Describing | undefined;
  readonly draft: PhotoDraft;
  readonly onSelect: (way: CaptureWay) => void;
  readonly onAnalyse: (input: MealInput) => void;
}

const icons = { camera: CameraIcon, gallery: PictureIcon, text: TextIcon };

export function CapturePanel({ way: selected, describing, draft, onSelect, onAnalyse }: CapturePanelProps) {
  const { t } = useTranslation("analysis");
  const contentOf = (way: CaptureWay) =>
    way === "text" ? (
      <TextCapture describing={describing} onAnalyse={onAnalyse} />
    ) : (
      <PhotoCapture way={way} draft={draft} onAnalyse={onAnalyse} />
    );
  return (
    <>
      {!describing && <NearLimitNote className="mb-4" />}
      <Tabs
        label={t("capture.tabs.label")}
        selected={selected}
        onSelect={(way) => {
          rememberWay(way);
          onSelect(way);
        }}
        tabs={captureWays.map((way) => {
          const WayIcon = icons[way];
          return {
            id: way,
            label: (
              <>
                <WayIcon className="size-4.5" />
                {t(`capture.tabs.${way}`)}
              </>
            ),
            content: way === selected && contentOf(way),
          };
        })}
      />
    </>
  );
}
