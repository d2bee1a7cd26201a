import { InferenceSession, Tensor } from "onnxruntime-node";
import { toColourPlanes } from "../pixels/model-input.ts";
import { resizeRegion } from "../pixels/resize.ts";
import type { DecodedPhoto } from "../recogniser.ts";
import { sessionOptions } from "../session-options.ts";
import { contextTokens, type Tokenise } from "./clip-tokeniser.ts";
import { unitLength } from "./label-embeddings.ts";

/** CLIP ViT-B/32 takes squares of this side. Pixels. */
const clipSide = 224;
/** Of CLIP's own training, as parts of 255. Source: `preprocessor_config.json` of the model. */
const mean = [0.48145466, 0.4578275, 0.40821073] as const;
const deviation = [0.26862954, 0.26130258, 0.27577711] as const;
const white = 255;

async function embed(
  session: InferenceSession,
  output: string,
  feeds: Record<string, Tensor>,
): Promise<Float32Array> {
  const { [output]: tensor } = await session.run(feeds, [output]);
  if (!(tensor?.data instanceof Float32Array))
    throw new Error(`The model has no output ${output} of floats.`);
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
    return embed(session, "text_embeds", { input_ids: new Tensor("int64", tokens, [1, contextTokens]) });
  };
}

export async function loadVisionModel(file: string): Promise<(photo: DecodedPhoto) => Promise<Float32Array>> {
  const session = await InferenceSession.create(file, sessionOptions);
  return (photo) => {
    const pixels = new Tensor("float32", clipInput(photo), [1, 3, clipSide, clipSide]);
    return embed(session, "image_embeds", { pixel_values: pixels });
  };
}

/** As CLIP's own: the shorter side to 224 with a bicubic filter, then the centred square, normalised. */
function clipInput(photo: DecodedPhoto): Float32Array {
  const side = Math.min(photo.width, photo.height);
  const region = {
    left: (photo.width - side) / 2,
    top: (photo.height - side) / 2,
    width: side,
    height: side,
  };
  const square = resizeRegion(photo, region, {
    size: { width: clipSide, height: clipSide },
    filter: "bicubic",
  });
  return toColourPlanes(square, clipSide, {
    mean: [mean[0] * white, mean[1] * white, mean[2] * white],
    deviation: [deviation[0] * white, deviation[1] * white, deviation[2] * white],
  });
}
