import type { FoodRecogniser, PhotoReading } from "../recogniser.ts";
import { createPhotoProcess } from "./photo-process.ts";

/** @param file what the process runs, with `data` to load: it calls `answerPhotos` */
export function createProcessRecogniser(name: string, file: URL, data?: unknown): FoodRecogniser {
  const { read, close } = createPhotoProcess<PhotoReading>(name, file, data);
  return { name, recognise: (photo, signal) => read(photo, signal), close };
}
