import { type Barcode, normalFormOf } from "#domain/barcodes/barcode.ts";
import { CodeVotes } from "#domain/barcodes/code-votes.ts";

export interface FrameReader {
  /** Undefined until a code counts. */
  read(video: HTMLVideoElement, ignoredCode: Barcode | undefined): Promise<Barcode | undefined>;
  close(): void;
}

interface NativeDetector {
  detect(
    source: HTMLVideoElement,
  ): Promise<readonly { readonly rawValue: string; readonly format: string }[]>;
}

interface NativeDetectorClass {
  new (options: { readonly formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const formats = ["ean_13", "ean_8", "upc_a", "upc_e"];
/** Longest side of the frames that the worker reads. */
const frameSide = 960;

/** The browser's own detector where it knows these codes, else ours in a worker. */
export async function createFrameReader(): Promise<FrameReader> {
  // The types know no such class: Chromium on phones and macOS has it.
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  const supported = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (Detector && formats.every((format) => supported.includes(format))) {
    return readNatively(new Detector({ formats }));
  }
  return readInWorker();
}

/** Each frame is a view of its own: a hand is never still. */
function readNatively(detector: NativeDetector): FrameReader {
  const votes = new CodeVotes();
  let frames = 0;
  return {
    read: async (video, ignoredCode) => {
      frames += 1;
      for (const { rawValue, format } of await detector.detect(video)) {
        const code = normalFormOf(rawValue);
        if (code !== undefined && code !== ignoredCode)
          votes.add({ code, isUpcE: format === "upc_e" }, `frame ${frames}`);
      }
      return votes.winner;
    },
    close: () => {},
  };
}

interface FrameAnswer {
  readonly resolve: (code: Barcode | undefined) => void;
  readonly reject: (failure: Error) => void;
}

function readInWorker(): FrameReader {
  const worker = new Worker(new URL("./barcode-worker.ts", import.meta.url), { type: "module" });
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  let waiting: FrameAnswer | undefined;
  /** Set if the worker's script could not be loaded: then it answers no frame. */
  let startFailure: Error | undefined;
  worker.onmessage = ({ data }: MessageEvent<Barcode | undefined>) => waiting?.resolve(data);
  worker.onerror = () => {
    const failure = new Error("The barcode worker failed.");
    if (waiting) waiting.reject(failure);
    else startFailure = failure;
  };
  const readFrame = async (video: HTMLVideoElement): Promise<Barcode | undefined> => {
    const { videoWidth, videoHeight } = video;
    if (startFailure) throw startFailure;
    if (!context || videoWidth === 0) return undefined;
    const scale = Math.min(1, frameSide / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const frame = context.getImageData(0, 0, canvas.width, canvas.height);
    return new Promise((resolve, reject) => {
      waiting = { resolve, reject };
      worker.postMessage(frame);
    });
  };
  /** Frames are read one at a time: after a switch of cameras, the first one's last frame may still be unanswered. */
  let previous: Promise<unknown> = Promise.resolve();
  return {
    read: async (video, ignoredCode) => {
      const reading = previous.then(() => readFrame(video));
      previous = reading.catch(() => undefined);
      const code = await reading;
      return code === ignoredCode ? undefined : code;
    },
    close: () => worker.terminate(),
  };
}
