import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { type CameraProblem, classifyCameraError } from "./camera-problem.ts";

type CameraState =
  | { readonly kind: "starting" }
  | { readonly kind: "live"; readonly stream: MediaStream; readonly cameraCount: number }
  | { readonly kind: "failed"; readonly problem: CameraProblem };

export interface Camera {
  readonly state: CameraState;
  readonly facing: Facing;
  readonly switchCamera: () => void;
  readonly retry: () => void;
}

const starting: CameraState = { kind: "starting" };

/** Holds the camera's stream while the viewfinder is mounted and the page visible. */
export function useCamera(): Camera {
  const [facing, setFacing] = useState<Facing>("environment");
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CameraState>(starting);
  const isVisible = useIsPageVisible();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` restarts the effect.
  useEffect(() => {
    if (!isVisible) return;
    const abort = new AbortController();
    setState(starting);
    startCamera(facing, abort.signal, () => setState({ kind: "failed", problem: "busy" })).then(
      (live) => !abort.signal.aborted && setState(live),
      (error: unknown) =>
        !abort.signal.aborted && setState({ kind: "failed", problem: classifyCameraError(error) }),
    );
    return () => abort.abort();
  }, [facing, attempt, isVisible]);
  return {
    state,
    facing,
    switchCamera: useCallback(() => setFacing((now) => (now === "environment" ? "user" : "environment")), []),
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}

async function startCamera(facing: Facing, signal: AbortSignal, onEnded: () => void): Promise<CameraState> {
  // Missing over plain http.
  if (!navigator.mediaDevices?.getUserMedia) return { kind: "failed", problem: "missing" };
  const stream = await navigator.mediaDevices.getUserMedia(cameraConstraints(facing));
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  // The viewfinder may have closed before permission was given.
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  for (const track of stream.getVideoTracks()) track.addEventListener("ended", onEnded, { once: true });
  return { kind: "live", stream, cameraCount: await countCameras() };
}

async function countCameras(): Promise<number> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === "videoinput").length;
}

/** The back camera (towards the plate) or the front camera. */
type Facing = "environment" | "user";

/** All preferences, none required, so that any camera is accepted. */
function cameraConstraints(facing: Facing): MediaStreamConstraints {
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

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** A hidden page must release the camera. */
function useIsPageVisible(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.visibilityState === "visible",
    () => false,
  );
}
