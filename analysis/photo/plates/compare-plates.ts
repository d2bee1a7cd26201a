import { splitFeatures } from "./plate-features.ts";

/**
 * The mean of a person's plates is subtracted before they are compared, since what all of them have in common tells none apart.
 * With this many plates half of it is, with more a larger part. A fixed mean of other people's photos was no better than none
 * (docs/decisions/135).
 */
const platesOfHalfMean = 10;

/** The part of the plates' mean to subtract from each value. */
function commonOf(plates: readonly Uint8Array[], length: number): Float32Array {
  const common = new Float32Array(length);
  for (const plate of plates)
    for (let at = 0; at < length; at++) common[at] = (common[at] ?? 0) + (plate[at] ?? 0);
  const divisor = plates.length + platesOfHalfMean;
  return common.map((sum) => sum / divisor);
}

function productOf(a: Uint8Array, b: Uint8Array, common: Float32Array) {
  let product = 0;
  let ofA = 0;
  let ofB = 0;
  for (let at = 0; at < common.length; at++) {
    const mean = common[at] ?? 0;
    const x = (a[at] ?? 0) - mean;
    const y = (b[at] ?? 0) - mean;
    product += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return { product, lengths: Math.sqrt(ofA * ofB) };
}

/** The cosine of each plate with the shot, -1 to 1. */
export function likenessesOf(shot: Uint8Array, plates: readonly Uint8Array[]): number[] {
  const common = commonOf(plates, shot.length);
  return plates.map((plate) => {
    const { product, lengths } = productOf(shot, plate, common);
    return lengths === 0 ? 0 : product / lengths;
  });
}

/** Above it two shots are as good as one. Two of the same plate from other sides are below it. */
const doubleLikenessMin = 0.95;

/** Whether each photo of the earlier meal looks like one of the later meal's. */
export function areDoubles(earlier: Uint8Array, later: Uint8Array): boolean {
  const ofLater = splitFeatures(later);
  return splitFeatures(earlier).every((photo) => ofLater.some((other) => lookTheSame(photo, other)));
}

function lookTheSame(a: Uint8Array, b: Uint8Array): boolean {
  const { product, lengths } = productOf(a, b, new Float32Array(a.length));
  return lengths === 0 || product / lengths >= doubleLikenessMin;
}
