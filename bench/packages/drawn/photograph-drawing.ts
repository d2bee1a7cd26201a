import sharp from "sharp";
import type { Dice } from "../../random.ts";

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly data: Uint8Array;
}

/** How the camera sees the label. */
export interface Shot {
  /** Of the photo's longer side. Pixels. */
  readonly side: number;
  readonly turnedDegrees: number;
  readonly quarterTurns: number;
  /** How much smaller the far edge is, 0 to 1, and on which side it lies. */
  readonly perspective: { readonly across: number; readonly down: number };
  /** Half the angle that the label spans on a tin; 0 for a flat one. Radians. */
  readonly curve: number;
  /** Of the text's blur, in pixels of the photo. */
  readonly blur: number;
  readonly noise: number;
  readonly quality: number;
  /** How bright the darkest corner is, 0 to 1, and the direction of the light. */
  readonly shade: { readonly least: number; readonly angle: number };
  /** What of the photo the label fills, or less where it would be cut off. */
  readonly share: number;
}

export function drawShot(dice: Dice): Shot {
  const isBent = dice.happens(0.3);
  return {
    side: Math.round(dice.between(760, 1900)),
    turnedDegrees: dice.between(-8, 8),
    quarterTurns: dice.happens(0.1) ? dice.pick([1, 2, 3]) : 0,
    perspective: { across: dice.between(-0.1, 0.1), down: dice.between(-0.1, 0.1) },
    curve: isBent ? dice.between(0.2, 0.7) : 0,
    blur: dice.pick([0, 0, 0.4, 0.7, 1]),
    noise: dice.between(0, 9),
    quality: Math.round(dice.between(55, 92)),
    shade: { least: dice.between(0.5, 1), angle: dice.between(0, 2 * Math.PI) },
    share: dice.between(0.75, 0.97),
  };
}

const background = [122, 108, 92] as const;

/** Where a place of the photo, −1 to 1 from its middle, lies on the label; outside −1 to 1 it is the table behind. */
function labelPlace(shot: Shot, x: number, y: number): { u: number; v: number } {
  const angle = (-shot.turnedDegrees * Math.PI) / 180;
  const turnedX = x * Math.cos(angle) - y * Math.sin(angle);
  const turnedY = x * Math.sin(angle) + y * Math.cos(angle);
  const depth = 1 + shot.perspective.across * turnedX + shot.perspective.down * turnedY;
  const flatX = turnedX / depth;
  const flatY = turnedY / depth;
  if (shot.curve === 0) return { u: flatX, v: flatY };
  const around = flatX * Math.sin(shot.curve);
  if (Math.abs(around) >= 1) return { u: 2, v: 2 };
  const along = Math.asin(around);
  return { u: along / shot.curve, v: flatY + (1 - Math.cos(along)) * 0.35 };
}

function sample(
  { width, height, data }: Picture,
  { x, y }: { x: number; y: number },
  channel: number,
): number {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const fx = Math.min(1, Math.max(0, x - left));
  const fy = Math.min(1, Math.max(0, y - top));
  const at = (column: number, row: number) => data[(row * width + column) * 3 + channel] ?? 0;
  return (
    (at(left, top) * (1 - fx) + at(right, top) * fx) * (1 - fy) +
    (at(left, bottom) * (1 - fx) + at(right, bottom) * fx) * fy
  );
}

/** Nearly normal: the sum of three even numbers. */
const noiseOf = (dice: Dice, deviation: number) =>
  2 * deviation * (dice.between(0, 1) + dice.between(0, 1) + dice.between(0, 1) - 1.5);

/** The share of the photo that the label may fill without being cut off. */
function shareInside(shot: Shot, aspect: number): number {
  for (let share = shot.share; share > 0.4; share *= 0.96) {
    const edge = Array.from({ length: 41 }, (_, at) => (at / 20 - 1) / share);
    const isInside = edge.every((place) =>
      [-1 / share, 1 / share].every((end) => {
        const above = labelPlace(shot, place, end * aspect);
        const beside = labelPlace(shot, end, place * aspect);
        return [above, beside].every(({ u, v }) => Math.abs(u) > 1 || Math.abs(v) > aspect);
      }),
    );
    if (isInside) return share;
  }
  return 0.4;
}

function bend(label: Picture, shot: Shot, dice: Dice): Picture {
  const share = shareInside(shot, label.height / label.width);
  const scale = (shot.side * share) / Math.max(label.width, label.height);
  const width = Math.round((label.width * scale) / share);
  const height = Math.round((label.height * scale) / share);
  const data = new Uint8Array(width * height * 3);
  const half = Math.max(width, height) / 2;
  const spanX = (label.width * scale) / 2 / half;
  const spanY = (label.height * scale) / 2 / half;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const x = (column - width / 2) / half;
      const y = (row - height / 2) / half;
      const { u, v } = labelPlace(shot, x / spanX, y / spanX);
      const down = (v * spanX) / spanY;
      const isLabel = Math.abs(u) <= 1 && Math.abs(down) <= 1;
      const light = 0.5 + 0.35 * (x * Math.cos(shot.shade.angle) + y * Math.sin(shot.shade.angle));
      const shade = shot.shade.least + (1 - shot.shade.least) * Math.min(1, Math.max(0, light));
      const grain = noiseOf(dice, shot.noise);
      const place = { x: ((u + 1) / 2) * (label.width - 1), y: ((down + 1) / 2) * (label.height - 1) };
      for (let channel = 0; channel < 3; channel++) {
        const colour = isLabel ? sample(label, place, channel) : (background[channel] ?? 0);
        data[(row * width + column) * 3 + channel] = Math.min(255, Math.max(0, colour * shade + grain));
      }
    }
  }
  return { width, height, data };
}

/** A JPEG, as a phone would send it. */
export async function photographDrawing(png: Uint8Array, shot: Shot, dice: Dice): Promise<Buffer> {
  const { width = 0, height = 0 } = await sharp(png).metadata();
  const scale = Math.min(1, (shot.side * shot.share) / Math.max(width, height));
  const { data, info } = await sharp(png)
    .flatten()
    .resize(Math.round(width * scale), Math.round(height * scale))
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const bent = bend({ width: info.width, height: info.height, data }, shot, dice);
  const photo = sharp(bent.data, { raw: { width: bent.width, height: bent.height, channels: 3 } });
  const blurred = shot.blur > 0 ? photo.blur(shot.blur) : photo;
  return blurred
    .rotate(90 * shot.quarterTurns)
    .jpeg({ quality: shot.quality })
    .toBuffer();
}
