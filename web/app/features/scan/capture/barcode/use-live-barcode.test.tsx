import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createFrameReader } from "./frame-reader.ts";
import { useLiveBarcode } from "./use-live-barcode.ts";

const code = "5709262942503";
const other = "8480000823274";

/** The browser's side of the worker: jsdom has none. Answers each frame with what is before the camera. */
let shown: string;
let workers: FakeWorker[];
/** How many of the next frames fail. */
let failures: number;
class FakeWorker {
  onmessage: ((event: { readonly data: string }) => void) | undefined;
  onerror: (() => void) | undefined;
  frames = 0;
  isTerminated = false;
  constructor() {
    workers.push(this);
  }
  postMessage() {
    this.frames += 1;
    const fails = failures > 0;
    failures -= 1;
    queueMicrotask(() => (fails ? this.onerror?.() : this.onmessage?.({ data: shown })));
  }
  terminate() {
    this.isTerminated = true;
  }
}

interface Props {
  readonly isLive: boolean;
  readonly ignoredCode?: string;
}

const onCode = vi.fn();
const video = { current: document.createElement("video") };
Object.defineProperties(video.current, { videoWidth: { value: 640 }, videoHeight: { value: 480 } });

function Aiming({ isLive, ignoredCode }: Props) {
  useLiveBarcode({ video, isLive, ignoredCode, onCode });
  return null;
}

beforeEach(() => {
  shown = code;
  workers = [];
  failures = 0;
  onCode.mockReset();
  vi.stubGlobal("Worker", FakeWorker);
  const drawing = { drawImage: () => {}, getImageData: () => ({}) };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(drawing as never);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("loads the reader while the camera starts, and reads nothing before there is a picture", async () => {
  const { rerender, unmount } = render(<Aiming isLive={false} />);
  await waitFor(() => expect(workers).toHaveLength(1));
  expect(workers[0]?.frames).toBe(0);
  rerender(<Aiming isLive />);
  await waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith(code));
  expect(workers).toHaveLength(1);
  unmount();
  await waitFor(() => expect(workers[0]?.isTerminated).toBe(true));
});

it("closes a reader that was never used, as where the camera is refused", async () => {
  render(<Aiming isLive={false} />).unmount();
  await waitFor(() => expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true]));
});

it("does not report the code that was looked up already, but does another", async () => {
  render(<Aiming isLive ignoredCode={code} />);
  await waitFor(() => expect(workers[0]?.frames).toBeGreaterThan(1));
  expect(onCode).not.toHaveBeenCalled();
  shown = other;
  await waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith(other));
});

it("goes on with the same reader after a switch of cameras", async () => {
  shown = "";
  const { rerender } = render(<Aiming isLive ignoredCode="" />);
  await waitFor(() => expect(workers[0]?.frames).toBe(1));
  rerender(<Aiming isLive={false} ignoredCode="" />);
  shown = code;
  rerender(<Aiming isLive ignoredCode="" />);
  await waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith(code));
  expect(workers).toHaveLength(1);
});

it("reads again after a switch of cameras when a frame failed", async () => {
  failures = 1;
  const { rerender } = render(<Aiming isLive />);
  await waitFor(() => expect(workers[0]?.frames).toBe(1));
  rerender(<Aiming isLive={false} />);
  rerender(<Aiming isLive />);
  await waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith(code));
});

it("fails at once, instead of waiting for ever, where the worker could not be loaded", async () => {
  const reader = await createFrameReader();
  workers[0]?.onerror?.();
  await expect(reader.read(video.current, undefined)).rejects.toThrow();
  expect(workers[0]?.frames).toBe(0);
});
