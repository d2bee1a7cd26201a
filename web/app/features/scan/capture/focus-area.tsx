import { type MouseEvent, type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { focusCamera } from "./camera/focus-camera.ts";
import { mapTapToFrame, type Point } from "./camera/viewfinder-geometry.ts";

const ringMs = 1000;

interface FocusAreaProps {
  readonly track: MediaStreamTrack;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isMirrored: boolean;
}

/** Tap the picture to focus there; a ring marks the spot for a second. */
export function FocusArea({ track, video, isMirrored }: FocusAreaProps) {
  const { t } = useTranslation("analysis");
  const [ring, setRing] = useState<Point>();
  useEffect(() => {
    if (!ring) return;
    const timer = setTimeout(() => setRing(undefined), ringMs);
    return () => clearTimeout(timer);
  }, [ring]);

  const focus = (event: MouseEvent<HTMLButtonElement>) => {
    const shown = video.current;
    if (!shown) return;
    const viewfinder = { width: shown.clientWidth, height: shown.clientHeight };
    const tap = getTapPosition(event);
    setRing(tap);
    const frame = { width: shown.videoWidth, height: shown.videoHeight };
    void focusCamera(track, mapTapToFrame({ tap, frame, viewfinder, isMirrored }));
  };
  return (
    <>
      <button
        type="button"
        onClick={focus}
        className="absolute inset-0 cursor-crosshair! text-white focus-visible:-outline-offset-4 focus-visible:outline-white"
      >
        <span className="absolute inset-x-0 top-4 mx-auto w-fit rounded-full bg-black/55 px-3.5 py-1.5 text-sm font-medium backdrop-blur-sm">
          {t("camera.focusHint")}
        </span>
      </button>
      {ring && (
        <span
          data-testid="focus-ring"
          style={{ left: ring.x, top: ring.y }}
          className="pointer-events-none absolute size-18 -translate-1/2 animate-focus rounded-full border-2 border-butter shadow-[0_0_0_2px_rgb(0_0_0/45%),inset_0_0_0_2px_rgb(0_0_0/45%)] motion-reduce:animate-none"
        />
      )}
    </>
  );
}

/** A key press has no position: the middle. */
function getTapPosition({ currentTarget, clientX, clientY, detail }: MouseEvent): Point {
  const box = currentTarget.getBoundingClientRect();
  if (detail === 0) return { x: box.width / 2, y: box.height / 2 };
  return { x: clientX - box.left, y: clientY - box.top };
}
