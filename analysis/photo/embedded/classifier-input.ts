import { toColourPlanes } from "../pixels/model-input.ts";
import { type Region, resizeRegion } from "../pixels/resize.ts";
import type { DecodedPhoto } from "../recogniser.ts";

/** EfficientNet-Lite2 was trained on squares of this side. Pixels. */
export const classifierSide = 260;
/** How much wider than the crop the picture is taken to be. EfficientNet's own evaluation: `CROP_PADDING`. Pixels. */
const cropPadding = 32;
/** EfficientNet-Lite's `MEAN_RGB` and `STDDEV_RGB`. */
const normalisation = { mean: [127, 127, 127], deviation: [128, 128, 128] } as const;

/**
 * As EfficientNet's own evaluation: the centred square of `side / (side + 32)` of the shorter side, scaled with a
 * bicubic filter, normalised. Source: `preprocess_for_eval` of the EfficientNet-Lite reference code.
 */
function centreOf(photo: DecodedPhoto): Region {
  const shorter = Math.min(photo.width, photo.height);
  const crop = Math.max(1, Math.floor((shorter * classifierSide) / (classifierSide + cropPadding)));
  const [left, top] = [Math.floor((photo.width - crop) / 2), Math.floor((photo.height - crop) / 2)];
  return { left, top, width: crop, height: crop };
}

/** @param region a square of the photo, without which its middle is looked at. */
export function classifierInput(photo: DecodedPhoto, region: Region = centreOf(photo)): Float32Array {
  const square = { width: classifierSide, height: classifierSide };
  return toColourPlanes(
    resizeRegion(photo, region, { size: square, filter: "bicubic" }),
    classifierSide,
    normalisation,
  );
}
