import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../../ui/classes.ts";
import { SwitchCameraIcon } from "../../../ui/icons/photo-icons.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { useScanPlace } from "../place/scan-place.ts";
import { useLiveBarcode } from "./barcode/use-live-barcode.ts";
import type { Camera } from "./camera/use-camera.ts";
import { visibleArea } from "./camera/viewfinder-geometry.ts";
import { FocusArea } from "./focus-area.tsx";
import { drawPhoto } from "./photo/draw-photo.ts";
import { createMealPhoto, type MealPhoto } from "./photo/meal-photo.ts";

/** Throws before the camera has shown its first frame. */
async function takePicture(video: HTMLVideoElement): Promise<MealPhoto> {
  const frame = { width: video.videoWidth, height: video.videoHeight };
  const viewfinder = { width: video.clientWidth, height: video.clientHeight };
  return createMealPhoto(await drawPhoto(video, visibleArea(frame, viewfinder)));
}

interface ShutterProps {
  readonly isBusy: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** Full width on phones, undoing the dialog's padding. */
const pictureArea =
  "relative overflow-hidden max-md:-mx-5 max-md:sm:-mx-6 max-md:-mb-6 md:aspect-video md:rounded-xl";
/** At large text no taller than the screen leaves, so that the shutter is in sight. 8.75rem is the height of the dialog's title and tabs, 3.5rem that of the chip between them. */
const pictureHeight = "max-md:h-[max(min(20rem,55dvh),calc(100dvh-8.75rem))]";
const pictureHeightBelowChip = "max-md:h-[max(min(20rem,55dvh),calc(100dvh-12.25rem))]";

const barcodeArea = "relative h-72 overflow-hidden rounded-xl md:h-auto md:aspect-video";

interface ViewfinderProps {
  readonly camera: Camera;
  /** Undefined: it only looks for barcodes, and has no shutter. */
  readonly onPhoto?: (photo: MealPhoto) => void;
  /** At the left of the shutter. */
  readonly corner?: ReactNode;
  readonly onCode: (code: string) => void;
  /** Looked up already: it is not reported again. */
  readonly ignoredCode?: string | undefined;
}

/** The camera's live picture with shutter, tap to focus and, with several cameras, a switch. */
export function Viewfinder({ camera, onPhoto, corner, onCode, ignoredCode }: ViewfinderProps) {
  const { t } = useTranslation("analysis");
  const { state } = camera;
  const stream = state.kind === "live" ? state.stream : null;
  const hasChip = useScanPlace() !== undefined;
  const video = useRef<HTMLVideoElement>(null);
  const [shownStream, setShownStream] = useState<MediaStream | null>(null);
  const [isTaking, setIsTaking] = useState(false);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  const isShown = stream !== null && shownStream === stream;
  const track = stream?.getVideoTracks()[0];
  useLiveBarcode({ video, isLive: isShown, ignoredCode, onCode });
  const isMirrored = track?.getSettings().facingMode === "user";

  const take = async () => {
    if (!video.current || isTaking || !onPhoto) return;
    setIsTaking(true);
    try {
      onPhoto(await takePicture(video.current));
    } finally {
      setIsTaking(false);
    }
  };
  return (
    <div
      className={classes(
        onPhoto ? pictureArea : barcodeArea,
        onPhoto && (hasChip ? pictureHeightBelowChip : pictureHeight),
        "bg-panel-deep",
      )}
    >
      <video
        ref={video}
        playsInline
        muted
        autoPlay
        aria-label={t("camera.preview")}
        onLoadedData={() => setShownStream(stream)}
        className={classes(
          "absolute inset-0 size-full object-cover transition-opacity duration-300",
          isMirrored && "-scale-x-100",
          !isShown && "opacity-0",
        )}
      />
      {isShown && track && <FocusArea track={track} video={video} isMirrored={isMirrored} />}
      <p
        role="status"
        className="pointer-events-none absolute inset-0 grid place-content-center justify-items-center gap-3 text-white"
      >
        {!isShown && (
          <>
            <Spinner className="size-8" />
            {t("camera.starting")}
          </>
        )}
      </p>
      <div className="pointer-events-none absolute inset-x-0 bottom-0 grid grid-cols-[1fr_auto_1fr] items-center bg-linear-to-t from-black/70 to-transparent px-6 pt-12 pb-6 max-md:pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        {corner}
        {onPhoto && <Shutter isBusy={isTaking} disabled={!isShown} onPress={take} />}
        {state.kind === "live" && state.cameraCount > 1 && (
          <SwitchCameraButton
            label={t(`camera.turnTo.${otherSide[camera.facing]}`)}
            onSwitch={camera.switchCamera}
          />
        )}
      </div>
    </div>
  );
}

const otherSide = { environment: "front", user: "back" } as const;

function SwitchCameraButton({ label, onSwitch }: { label: string; onSwitch: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onSwitch}
      className="pointer-events-auto col-start-3 row-start-1 grid size-13 place-items-center justify-self-end rounded-full bg-black/45 text-white backdrop-blur-sm transition-colors hover:bg-black/65 focus-visible:outline-white"
    >
      <SwitchCameraIcon className="size-6" />
    </button>
  );
}

function Shutter({ isBusy, disabled, onPress }: ShutterProps) {
  const { t } = useTranslation("analysis");
  return (
    <button
      type="button"
      aria-label={t("camera.capture")}
      aria-busy={isBusy || undefined}
      disabled={disabled || isBusy}
      onClick={onPress}
      className="group pointer-events-auto col-start-2 row-start-1 grid size-20 place-items-center rounded-full border-4 border-white bg-black/20 transition-opacity focus-visible:outline-white disabled:opacity-50"
    >
      <span className="size-15 rounded-full bg-white transition-[scale] duration-100 group-active:scale-90" />
    </button>
  );
}
