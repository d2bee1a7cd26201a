import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Barcode } from "#domain/barcodes/barcode.ts";

const pauseMs = 120;

/** Looks for a barcode while the person aims, and calls once it is sure. Without a reader the shutter is left. */
export function useLiveBarcode(
  video: RefObject<HTMLVideoElement | null>,
  isLive: boolean,
  onCode: (code: Barcode) => void,
): void {
  const found = useEffectEvent(onCode);
  useEffect(() => {
    if (!isLive) return;
    const abort = new AbortController();
    void watch(video, abort.signal).then(
      (code) => code !== undefined && !abort.signal.aborted && found(code),
      () => undefined,
    );
    return () => abort.abort();
  }, [isLive, video]);
}

async function watch(
  video: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
): Promise<Barcode | undefined> {
  const { createFrameReader } = await import("./frame-reader.ts");
  const reader = await createFrameReader();
  try {
    while (!signal.aborted) {
      const code = video.current ? await reader.read(video.current) : undefined;
      if (code !== undefined) return code;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    return undefined;
  } finally {
    reader.close();
  }
}
