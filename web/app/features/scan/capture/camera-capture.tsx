import { useCamera } from "./camera/use-camera.ts";
import { CameraNotice } from "./camera-notice.tsx";
import type { MealPhoto } from "./photo/meal-photo.ts";
import { Viewfinder } from "./viewfinder.tsx";

interface CameraCaptureProps {
  readonly onPhoto: (photo: MealPhoto) => void;
  /** A picture from the phone's own camera app. */
  readonly onFile: (file: File) => void;
}

export function CameraCapture({ onPhoto, onFile }: CameraCaptureProps) {
  const camera = useCamera();
  if (camera.state.kind === "failed") {
    return <CameraNotice problem={camera.state.problem} onRetry={camera.retry} onFile={onFile} />;
  }
  return <Viewfinder camera={camera} onPhoto={onPhoto} />;
}
