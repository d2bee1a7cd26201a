/** Brightness of each pixel, row by row. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const white = 255;

/** Makes a gray image of pixels that have red, green, blue and any further channels, `channels` in all. */
export function grayOf(data: ArrayLike<number>, size: { width: number; height: number }, channels: number) {
  const { width, height } = size;
  const gray = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < gray.length; at++, from += channels) {
    const red = data[from] ?? 0;
    const green = data[from + 1] ?? 0;
    const blue = data[from + 2] ?? 0;
    gray[at] = (red * 77 + green * 151 + blue * 28) >> 8;
  }
  return { width, height, data: gray };
}

/** Every pixel is the mean of a square of `factor` pixels. */
export function shrink(image: GrayImage, factor: number): GrayImage {
  const width = Math.floor(image.width / factor);
  const height = Math.floor(image.height / factor);
  const data = new Uint8Array(width * height);
  const meanOfSquare = (top: number, left: number) => {
    let sum = 0;
    for (let y = top; y < top + factor; y++) {
      for (let x = left; x < left + factor; x++) sum += image.data[y * image.width + x] ?? 0;
    }
    return sum / (factor * factor);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data[y * width + x] = meanOfSquare(y * factor, x * factor);
  }
  return { width, height, data };
}

/** A turned rectangle of an image: its middle and sides in the image's pixels. */
export interface Cutout {
  readonly middleX: number;
  readonly middleY: number;
  readonly width: number;
  readonly height: number;
  /** The direction that becomes a row, clockwise. */
  readonly radians: number;
  /** Pixels of the result for one of the image. */
  readonly scale: number;
}

/** Bilinear; white beyond the image's edges. */
export function cutOut(image: GrayImage, { middleX, middleY, radians, scale, ...size }: Cutout): GrayImage {
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const data = new Uint8Array(width * height);
  const stepX = Math.cos(radians) / scale;
  const stepY = Math.sin(radians) / scale;
  for (let y = 0; y < height; y++) {
    const down = y - (height - 1) / 2;
    let fromX = middleX - (stepX * (width - 1)) / 2 - stepY * down;
    let fromY = middleY - (stepY * (width - 1)) / 2 + stepX * down;
    for (let x = 0; x < width; x++) {
      data[y * width + x] = brightnessAt(image, fromX, fromY);
      fromX += stepX;
      fromY += stepY;
    }
  }
  return { width, height, data };
}

function brightnessAt({ data, width, height }: GrayImage, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return white;
  const at = top * width + left;
  const upper = mix(data[at] ?? 0, data[at + 1] ?? 0, x - left);
  return mix(upper, mix(data[at + width] ?? 0, data[at + width + 1] ?? 0, x - left), y - top);
}

function mix(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}

/** Takes each row away from its own blur, so that blurred bars have edges again. */
export function sharpenRows(image: GrayImage, amount: number, radius: number): GrayImage {
  const { width, height, data } = image;
  const sharp = new Uint8Array(data.length);
  const count = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const pixel = (x: number) => data[row + Math.min(width - 1, Math.max(0, x))] ?? 0;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += pixel(x);
    for (let x = 0; x < width; x++) {
      const here = data[row + x] ?? 0;
      sharp[row + x] = Math.min(255, Math.max(0, here + amount * (here - sum / count)));
      sum += pixel(x + radius + 1) - pixel(x - radius);
    }
  }
  return { width, height, data: sharp };
}

/** Each pixel is the mean of those above and below it, which bars do not blur and noise does. */
export function smoothColumns(image: GrayImage, radius: number): GrayImage {
  const { width, height, data } = image;
  const smooth = new Uint8Array(data.length);
  const count = 2 * radius + 1;
  const sums = new Float32Array(width);
  const addRow = (y: number, sign: number) => {
    const row = Math.min(height - 1, Math.max(0, y)) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + sign * (data[row + x] ?? 0);
  };
  for (let y = -radius; y <= radius; y++) addRow(y, 1);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) smooth[y * width + x] = (sums[x] ?? 0) / count;
    addRow(y + radius + 1, 1);
    addRow(y - radius, -1);
  }
  return { width, height, data: smooth };
}
