import { useTranslation } from "react-i18next";
import { TextIcon } from "../../../ui/icons/action-icons.tsx";
import { CameraIcon, PictureIcon } from "../../../ui/icons/photo-icons.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { NearLimitNote } from "../access/near-limit-note.tsx";
import { useScanAccess } from "../access/use-scan-access.ts";
import { BarcodeCapture } from "./barcode/barcode-capture.tsx";
import { type CaptureMethod, captureMethods, saveCaptureMethod } from "./capture-method.ts";
import type { DescriptionTarget, MealInput } from "./meal-input.ts";
import type { PhotoDraft } from "./photo/use-photo-draft.ts";
import { PhotoCapture } from "./photo-capture.tsx";
import { TextCapture } from "./text-capture.tsx";

interface CapturePanelProps {
  readonly method: CaptureMethod;
  readonly descriptionTarget: DescriptionTarget | undefined;
  readonly draft: PhotoDraft;
  readonly onSelect: (method: CaptureMethod) => void;
  readonly onAnalyse: (input: MealInput) => void;
}

const icons = { camera: CameraIcon, gallery: PictureIcon, text: TextIcon };

export function CapturePanel({
  method: selected,
  descriptionTarget,
  draft,
  onSelect,
  onAnalyse,
}: CapturePanelProps) {
  const { t } = useTranslation("analysis");
  const { access } = useScanAccess();
  // A correction in words costs no scan either.
  if (access.kind !== "allowed" && !descriptionTarget) return <BarcodeCapture onAnalyse={onAnalyse} />;
  const renderContent = (method: CaptureMethod) =>
    method === "text" ? (
      <TextCapture descriptionTarget={descriptionTarget} onAnalyse={onAnalyse} />
    ) : (
      <PhotoCapture method={method} draft={draft} onAnalyse={onAnalyse} />
    );
  return (
    <>
      {!descriptionTarget && <NearLimitNote className="mb-4" />}
      <Tabs
        label={t("capture.tabs.label")}
        selected={selected}
        onSelect={(method) => {
          saveCaptureMethod(method);
          onSelect(method);
        }}
        tabs={captureMethods.map((method) => {
          const MethodIcon = icons[method];
          return {
            id: method,
            label: (
              <>
                <MethodIcon className="size-4.5" />
                {t(`capture.tabs.${method}`)}
              </>
            ),
            content: method === selected && renderContent(method),
          };
        })}
      />
    </>
  );
}
