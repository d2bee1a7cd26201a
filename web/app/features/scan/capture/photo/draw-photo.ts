import { photoSideMaxPixels } from "#contract/limits.ts";
import { photoQuality, photoType } from "./meal-photo.ts";
import { type Size, scaleToFit } from "./scale-to-fit.ts";

export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** Draws an area as a JPEG small enough to send, without the original's metadata. Throws if the canvas is missing or too small. */
export async function drawPhoto(picture: CanvasImageSource, area: Area): Promise<Blob> {
  const { width, height } = scaleToFit(area, photoSideMaxPixels);
  if (typeof OffscreenCanvas === "undefined") return drawOnDocumentCanvas(picture, area, { width, height });
  const canvas = new OffscreenCanvas(width, height);
  draw({ context: canvas.getContext("2d"), picture, area, size: { width, height } });
  return canvas.convertToBlob({ type: photoType, quality: photoQuality });
}

/** Safari before 16.4. */
function drawOnDocumentCanvas(picture: CanvasImageSource, area: Area, size: Size): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  draw({ context: canvas.getContext("2d"), picture, area, size });
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error("The picture is too large for this browser's canvas."));
    canvas.toBlob(take, photoType, photoQuality);
  });
}

interface Drawing {
  readonly context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;
  readonly picture: CanvasImageSource;
  readonly area: Area;
  readonly size: Size;
}

function draw({ context, picture, area, size }: Drawing): void {
  if (!context) throw new Error("This browser can't draw pictures.");
  context.imageSmoothingQuality = "high";
  // JPEG has no transparency: transparent pixels become white.
  context.fillStyle = "white";
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, size.width, size.height);
}
