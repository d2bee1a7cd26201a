import { drawPhoto } from "../photo/draw-photo.ts";
import { createMealPhoto, type MealPhoto } from "../photo/meal-photo.ts";
import { visibleArea } from "./viewfinder-geometry.ts";

/** Throws before the camera has shown its first frame. */
export async function takePicture(video: HTMLVideoElement): Promise<MealPhoto> {
  const frame = { width: video.videoWidth, height: video.videoHeight };
  const viewfinder = { width: video.clientWidth, height: video.clientHeight };
  return createMealPhoto(await drawPhoto(video, visibleArea(frame, viewfinder)));
}
