import { plateFeaturesLength } from "#domain/scan/photo-limits.ts";

/** ReLU6 is the network's last activation: no mean of its values is larger. */
const valueMax = 6;
const codeMax = 255;

/** What the classifier sees before its last layer names it, one byte a value; by its root, since most values are small. */
export function toPlateFeatures(values: Float32Array): Uint8Array {
  if (values.length !== plateFeaturesLength)
    throw new Error(`${values.length} values are not those of a plate.`);
  return Uint8Array.from(values, (value) => {
    const share = Math.min(1, Math.max(0, value) / valueMax);
    return Math.round(Math.sqrt(share) * codeMax);
  });
}
