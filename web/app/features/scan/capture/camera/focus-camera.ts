/** web/features/scan/camera: focuses where the person tapped, on cameras that can (Chrome on Android; elsewhere it stays a hint). */
import type { Point } from "./viewfinder-geometry.ts";

declare global {
  // W3C Image Capture; not yet in TypeScript's own list.
  interface MediaTrackCapabilities {
    readonly focusMode?: readonly string[];
    readonly pointsOfInterest?: unknown;
  }
  interface MediaTrackConstraintSet {
    focusMode?: string;
    pointsOfInterest?: readonly Point[];
  }
}

export async function focusCamera(track: MediaStreamTrack, point: Point): Promise<void> {
  // Firefox has no capabilities to ask for.
  const { focusMode = [] } = track.getCapabilities?.() ?? {};
  const mode = ["single-shot", "continuous"].find((name) => focusMode.includes(name));
  if (!mode) return;
  // A camera may know the mode and not the point: then nothing changes.
  await track
    .applyConstraints({ advanced: [{ focusMode: mode, pointsOfInterest: [point] }] })
    .catch(() => undefined);
}
