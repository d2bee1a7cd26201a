import { fileURLToPath } from "node:url";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { toPlateFeatures } from "../plates/plate-features.ts";
import type { DecodedPhoto, PhotoReading } from "../recogniser.ts";
import { sessionOptions } from "../session-options.ts";
import { readBoxes } from "./boxes.ts";
import { readClasses } from "./classifier-classes.ts";
import { classifierInput, classifierSide } from "./classifier-input.ts";
import { readColours } from "./colour-witness.ts";
import { detectorInput, detectorSide, squareAround } from "./detector-input.ts";
import { weighEvidence } from "./weigh-evidence.ts";
import { type CroppedViews, type Evidence, piecesToClassify } from "./witnesses.ts";

const modelPath = (name: string) => fileURLToPath(new URL(`./models/${name}.onnx`, import.meta.url));

async function run(session: InferenceSession, pixels: Float32Array, side: number) {
  const outputs = await session.run({ images: new Tensor("float32", pixels, [1, 3, side, side]) });
  return (name: string): Float32Array => {
    const values = outputs[name]?.data;
    if (values instanceof Float32Array) return values;
    throw new Error(`The model has no output ${name} of floats.`);
  };
}

/** The classifier on single pieces of the likeliest food, where only its confirmation is missing. */
async function lookCloser(
  classifier: InferenceSession,
  photo: DecodedPhoto,
  evidence: Evidence,
): Promise<CroppedViews | undefined> {
  const [likeliest] = weighEvidence(evidence).foods;
  const pieces = likeliest ? piecesToClassify(likeliest.labelId, evidence) : [];
  const [surest] = pieces;
  if (surest === undefined) return undefined;
  const views = [];
  for (const piece of pieces) {
    const pixels = classifierInput(photo, squareAround(photo, piece));
    views.push(readClasses((await run(classifier, pixels, classifierSide))("logits")));
  }
  return { label: surest.label, views };
}

/** Loads both models; a reading takes about a tenth of a second, with a closer look two. */
export async function loadEmbeddedModels(): Promise<(photo: DecodedPhoto) => Promise<PhotoReading>> {
  const classifier = await InferenceSession.create(modelPath("efficientnet-lite2"), sessionOptions);
  const detector = await InferenceSession.create(modelPath("centernet-foods"), sessionOptions);
  return async (photo) => {
    const classes = await run(classifier, classifierInput(photo), classifierSide);
    const view = detectorInput(photo);
    const found = await run(detector, view.planes, detectorSide);
    const boxes = readBoxes(found("peaks"), found("sides"));
    const seen = { view: readClasses(classes("logits")), boxes, colours: readColours(view, boxes) };
    const closer = await lookCloser(classifier, photo, seen);
    const evidence = closer === undefined ? seen : { ...seen, closer };
    return { ...weighEvidence(evidence), features: toPlateFeatures(classes("features")) };
  };
}
