import { drawPhoto } from "../../scan/capture/photo/draw-photo.ts";
import type { LabelReading } from "./label-values.ts";

/** Turned clockwise; for the shape of the table, not its quality, a canvas is enough. */
async function turn(
  photo: ImageBitmap,
  quarterTurns: number,
): Promise<CanvasImageSource & { width: number; height: number }> {
  if (quarterTurns === 0) return photo;
  const isOnItsSide = quarterTurns % 2 === 1;
  const canvas = document.createElement("canvas");
  canvas.width = isOnItsSide ? photo.height : photo.width;
  canvas.height = isOnItsSide ? photo.width : photo.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser can't draw pictures.");
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarterTurns * Math.PI) / 2);
  context.drawImage(photo, -photo.width / 2, -photo.height / 2);
  return canvas;
}

/** The table alone, upright. */
export async function cropLabel(image: Blob, { area, quarterTurns }: LabelReading): Promise<Blob> {
  const photo = await createImageBitmap(image);
  try {
    const upright = await turn(photo, quarterTurns);
    return await drawPhoto(upright, {
      x: Math.round(area.left * upright.width),
      y: Math.round(area.top * upright.height),
      width: Math.max(1, Math.round(area.width * upright.width)),
      height: Math.max(1, Math.round(area.height * upright.height)),
    });
  } finally {
    photo.close();
  }
}
