import { InferenceSession, Tensor } from "onnxruntime-node";
import type { DecodedPhoto } from "../recogniser.ts";
import { sessionOptions } from "../session-options.ts";
import { clipInput, clipSide } from "./clip-input.ts";
import { contextTokens, type Tokenise } from "./clip-tokeniser.ts";
import { unitLength } from "./label-embeddings.ts";

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
