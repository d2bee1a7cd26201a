import type { Point } from "./viewfinder-geometry.ts";

declare global {
  // W3C Image Capture; not in TypeScript's DOM types yet.
  interface MediaTrackCapabilities {
    readonly focusMode?: readonly string[];
    readonly pointsOfInterest?: unknown;
  }
  interface MediaTrackConstraintSet {
    focusMode?: string;
    pointsOfInterest?: readonly Point[];
  }
}

/** Does nothing on cameras that cannot focus on a point (today only Chrome on Android can). */
export async function focusCamera(track: MediaStreamTrack, point: Point): Promise<void> {
  // Firefox has no getCapabilities.
  const { focusMode = [] } = track.getCapabilities?.() ?? {};
  const mode = ["single-shot", "continuous"].find((name) => focusMode.includes(name));
  if (!mode) return;
  // A camera may support the mode but not the point; nothing changes then.
  await track
    .applyConstraints({ advanced: [{ focusMode: mode, pointsOfInterest: [point] }] })
    .catch(() => undefined);
}
