import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { Barcode } from "#domain/barcodes/barcode.ts";
import type { FrameReader } from "./frame-reader.ts";

const pauseMs = 120;

interface LiveBarcode {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** The picture is shown. */
  readonly isLive: boolean;
  /** Known not to help: it is still on the packet when its label is photographed. */
  readonly ignoredCode: Barcode | undefined;
  readonly onCode: (code: Barcode) => void;
}

/** Looks for a barcode while the person aims, and calls once it is sure. Without a reader the shutter is left. */
export function useLiveBarcode({ video, isLive, ignoredCode, onCode }: LiveBarcode): void {
  const found = useEffectEvent(onCode);
  const opened = useRef<Promise<FrameReader>>(undefined);
  // Loaded while the browser asks for the camera and starts it, not after: both take a second or more on a phone. Without a
  // network only once there is a picture, because the reader may not be on the device.
  useEffect(() => {
    if (navigator.onLine) opened.current = openReader();
    return () => {
      void opened.current?.then((reader) => reader.close(), ignore);
      opened.current = undefined;
    };
  }, []);
  useEffect(() => {
    if (!isLive) return;
    opened.current ??= openReader();
    const { current: reader } = opened;
    const abort = new AbortController();
    void watch(reader, { video, ignoredCode, signal: abort.signal }).then(
      (code) => code !== undefined && !abort.signal.aborted && found(code),
      ignore,
    );
    return () => abort.abort();
  }, [isLive, video, ignoredCode]);
}

function ignore(): void {}

/** A failure is met where the reader is used. */
function openReader(): Promise<FrameReader> {
  const opening = import("./frame-reader.ts").then(({ createFrameReader }) => createFrameReader());
  opening.catch(ignore);
  return opening;
}

interface Watching extends Pick<LiveBarcode, "video" | "ignoredCode"> {
  readonly signal: AbortSignal;
}

async function watch(
  opening: Promise<FrameReader>,
  { video, ignoredCode, signal }: Watching,
): Promise<Barcode | undefined> {
  const reader = await opening;
  while (!signal.aborted) {
    const code = video.current ? await reader.read(video.current, ignoredCode) : undefined;
    if (code !== undefined) return code;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return undefined;
}
