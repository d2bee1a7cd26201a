import { plateFeaturesLength } from "#domain/scan/photo-limits.ts";

/** ReLU6 is the network's last activation: no mean of its values is larger. */
const valueMax = 6;
const codeMax = 255;

/** The classifier's values before its last layer, one byte each. Stored as square roots, since most values are small. */
export function toPlateFeatures(values: Float32Array): Uint8Array {
  if (values.length !== plateFeaturesLength)
    throw new Error(`${values.length} values are not those of a plate.`);
  return Uint8Array.from(values, (value) => {
    const share = Math.min(1, Math.max(0, value) / valueMax);
    return Math.round(Math.sqrt(share) * codeMax);
  });
}

/** Joins the features of several photos of one meal; undefined for none. */
export function joinFeatures(ofPhotos: readonly Uint8Array[]): Uint8Array | undefined {
  if (ofPhotos.length === 0) return undefined;
  const joined = new Uint8Array(ofPhotos.reduce((length, features) => length + features.length, 0));
  let at = 0;
  for (const features of ofPhotos) {
    joined.set(features, at);
    at += features.length;
  }
  return joined;
}

/** Splits joined features into those of each photo. */
export function splitFeatures(joined: Uint8Array): readonly Uint8Array[] {
  const photos = Math.floor(joined.length / plateFeaturesLength);
  return Array.from({ length: photos }, (_, at) =>
    joined.subarray(at * plateFeaturesLength, (at + 1) * plateFeaturesLength),
  );
}
