import { splitFeatures } from "./plate-features.ts";

/**
 * What all of a person's plates have in common says nothing of which one it is: it is taken off, the more of it the more plates there
 * are. So many plates take off half. A fixed mean of other people's photos was no better than none (docs/decisions/135).
 */
const platesOfHalfMean = 10;

/** Each value without the part of the mean that is taken off. */
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

/** Whether each photo of the earlier meal looks as one of the later. */
export function areDoubles(earlier: Uint8Array, later: Uint8Array): boolean {
  const ofLater = splitFeatures(later);
  return splitFeatures(earlier).every((photo) => ofLater.some((other) => lookTheSame(photo, other)));
}

function lookTheSame(a: Uint8Array, b: Uint8Array): boolean {
  const { product, lengths } = productOf(a, b, new Float32Array(a.length));
  return lengths === 0 || product / lengths >= doubleLikenessMin;
}
