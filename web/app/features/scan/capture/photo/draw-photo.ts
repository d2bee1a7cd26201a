import { photoSideMaxPixels } from "#contract/limits.ts";
import { photoQuality, photoType } from "./meal-photo.ts";
import { type Size, scaleToFit } from "./scale-to-fit.ts";

export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** Draws an area as a JPEG small enough to send, without the original's metadata. Throws if the canvas is missing or too small. */
export async function drawPhoto(picture: CanvasImageSource, part: Area): Promise<Blob> {
  const { width, height } = scaleToFit(part, photoSideMaxPixels);
  if (typeof OffscreenCanvas === "undefined") return drawOnDocumentCanvas(picture, part, { width, height });
  const canvas = new OffscreenCanvas(width, height);
  draw(canvas.getContext("2d"), picture, part, { width, height });
  return canvas.convertToBlob({ type: photoType, quality: photoQuality });
}

/** Safari before 16.4. */
function drawOnDocumentCanvas(picture: CanvasImageSource, part: Area, size: Size): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  draw(canvas.getContext("2d"), picture, part, size);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error("The picture is too large."));
    canvas.toBlob(take, photoType, photoQuality);
  });
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function draw(
  context: Context | null,
  picture: CanvasImageSource,
  part: Area,
  { width, height }: Size,
): void {
  if (!context) throw new Error("This browser can't draw pictures.");
  context.imageSmoothingQuality = "high";
  // JPEG has no transparency: transparent pixels become white.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
}
