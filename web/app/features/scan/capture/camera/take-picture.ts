/** web/features/scan/camera: takes what the viewfinder shows. */
import { drawPhoto } from "../photo/draw-photo.ts";
import { createMealPhoto, type MealPhoto } from "../photo/meal-photo.ts";
import { visibleArea } from "./viewfinder-geometry.ts";

/** Throws while the camera has shown no frame yet. */
export async function takePicture(video: HTMLVideoElement): Promise<MealPhoto> {
  const frame = { width: video.videoWidth, height: video.videoHeight };
  const viewfinder = { width: video.clientWidth, height: video.clientHeight };
  return createMealPhoto(await drawPhoto(video, visibleArea(frame, viewfinder)));
}
