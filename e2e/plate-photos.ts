// Photos of two drawn plates, each from another side.
import { drawnMeal } from "./drawn-meal.ts";

export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

async function photoOf(drawing: ReturnType<typeof drawnMeal>): Promise<PhotoFile> {
  return { name: "plate.jpg", mimeType: "image/jpeg", buffer: await drawing.jpeg().toBuffer() };
}

export const ricePlate = () => photoOf(drawnMeal());
/** Nearer, turned and in other light. */
export const ricePlateAgain = () =>
  photoOf(
    drawnMeal()
      .extract({ left: 200, top: 40, width: 900, height: 640 })
      .rotate(12, { background: "#7a5232" })
      .modulate({ brightness: 1.1 }),
  );
/** Blue, from so near that no edge is seen: no such dish was eaten before. */
export const otherPlate = () =>
  photoOf(drawnMeal().extract({ left: 470, top: 220, width: 200, height: 200 }).modulate({ hue: 150 }));
