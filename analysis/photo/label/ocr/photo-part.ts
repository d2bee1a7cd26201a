import type { DecodedPhoto } from "../../recogniser.ts";
import type { LabelArea } from "../table/label-reading.ts";

export function cutOut(photo: DecodedPhoto, { left, top, width, height }: LabelArea): DecodedPhoto {
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * photo.width + left) * 3;
    data.set(photo.data.subarray(from, from + width * 3), row * width * 3);
  }
  return { width, height, data };
}

/** Turned clockwise. */
export function turnPhoto({ width, height, data }: DecodedPhoto, quarterTurns: 1 | 2 | 3): DecodedPhoto {
  const turned = new Uint8Array(data.length);
  const isUpsideDown = quarterTurns === 2;
  const size = isUpsideDown ? { width, height } : { width: height, height: width };
  const placeOf = (x: number, y: number) => {
    if (isUpsideDown) return (height - 1 - y) * width + (width - 1 - x);
    return quarterTurns === 1 ? x * height + (height - 1 - y) : (width - 1 - x) * height + y;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 3;
      turned.set(data.subarray(from, from + 3), placeOf(x, y) * 3);
    }
  }
  return { ...size, data: turned };
}
