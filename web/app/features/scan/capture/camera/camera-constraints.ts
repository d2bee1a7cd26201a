/** The back camera (towards the plate) or the front camera. */
export type Facing = "environment" | "user";

/** All preferences, none required, so that any camera is accepted. */
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
