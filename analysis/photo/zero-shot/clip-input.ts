import { planesOf } from "../pixels/model-input.ts";
import { resizeRegion } from "../pixels/resize.ts";
import type { DecodedPhoto } from "../recogniser.ts";

/** CLIP ViT-B/32 takes squares of this side. Pixels. */
export const clipSide = 224;
/** Of CLIP's own training, as parts of 255. Source: `preprocessor_config.json` of the model. */
const mean = [0.48145466, 0.4578275, 0.40821073] as const;
const deviation = [0.26862954, 0.26130258, 0.27577711] as const;
const white = 255;

/** As CLIP's own: the shorter side to 224 with a bicubic filter, then the centred square, normalised. */
export function clipInput(photo: DecodedPhoto): Float32Array {
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
  return planesOf(square, clipSide, {
    mean: [mean[0] * white, mean[1] * white, mean[2] * white],
    deviation: [deviation[0] * white, deviation[1] * white, deviation[2] * white],
  });
}
