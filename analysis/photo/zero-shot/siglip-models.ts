import { InferenceSession, Tensor } from "onnxruntime-node";
import { toColourPlanes } from "../pixels/model-input.ts";
import { resizeRegion } from "../pixels/resize.ts";
import type { DecodedPhoto } from "../recogniser.ts";
import { sessionOptions } from "../session-options.ts";
import { unitLength } from "./label-embeddings.ts";
import { contextTokens, type Tokenise } from "./siglip-tokeniser.ts";

/** SigLIP 2 takes squares of this side. Pixels. */
const siglipSide = 224;
/** From 0..255 to -1..1, as its `preprocessor_config.json` says. */
const middle = 127.5;
const normalisation = { mean: [middle, middle, middle], deviation: [middle, middle, middle] } as const;
/** The output of both towers, by which a text and a photo are compared. */
const embedding = "pooler_output";

async function embed(session: InferenceSession, feeds: Record<string, Tensor>): Promise<Float32Array> {
  const { [embedding]: tensor } = await session.run(feeds, [embedding]);
  if (!(tensor?.data instanceof Float32Array))
    throw new Error(`The model has no output ${embedding} of floats.`);
  return unitLength(tensor.data);
}

/** Embeds one text at a time: the memory for all of them at once would be the most the command ever needs. */
export async function loadTextModel(
  file: string,
  tokenise: Tokenise,
): Promise<(text: string) => Promise<Float32Array>> {
  const session = await InferenceSession.create(file, sessionOptions);
  return (text) => {
    const tokens = BigInt64Array.from(tokenise(text), BigInt);
    return embed(session, { input_ids: new Tensor("int64", tokens, [1, contextTokens]) });
  };
}

export async function loadVisionModel(file: string): Promise<(photo: DecodedPhoto) => Promise<Float32Array>> {
  const session = await InferenceSession.create(file, sessionOptions);
  return (photo) => {
    const pixels = new Tensor("float32", siglipInput(photo), [1, 3, siglipSide, siglipSide]);
    return embed(session, { pixel_values: pixels });
  };
}

/** SigLIP's own preparation: the whole photo pressed into a square, nothing cut off. */
function siglipInput(photo: DecodedPhoto): Float32Array {
  const whole = { left: 0, top: 0, width: photo.width, height: photo.height };
  const size = { width: siglipSide, height: siglipSide };
  return toColourPlanes(resizeRegion(photo, whole, { size, filter: "bilinear" }), siglipSide, normalisation);
}
