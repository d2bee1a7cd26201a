/** web/features/scan/camera: what we ask of the camera (spec section 9): 1920×1080, 16:9, 30 fps, all preferred, none demanded. */

/** Away from the person (the plate's side) or towards them. */
export type Facing = "environment" | "user";

export function cameraConstraints(facing: Facing): MediaStreamConstraints {
  return {
    audio: false,
    video: {
      facingMode: { ideal: facing },
      width: { ideal: 1920 },
      height: { ideal: 1080 },
      aspectRatio: { ideal: 16 / 9 },
      frameRate: { ideal: 30 },
    },
  };
}
