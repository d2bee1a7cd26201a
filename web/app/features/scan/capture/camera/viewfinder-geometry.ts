/** web/features/scan/camera: the phone's camera, from permission to picture. This file: where things are between the viewfinder and the camera's frame. */
import type { Area } from "../photo/draw-photo.ts";
import type { Size } from "../photo/scale-to-fit.ts";

/** The part of a frame that shows in a viewfinder which it covers: what is seen is what is taken. */
export function visibleArea(frame: Size, viewfinder: Size): Area {
  const scale = Math.max(viewfinder.width / frame.width, viewfinder.height / frame.height);
  const width = Math.min(frame.width, viewfinder.width / scale);
  const height = Math.min(frame.height, viewfinder.height / scale);
  return { x: (frame.width - width) / 2, y: (frame.height - height) / 2, width, height };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where in the frame a tap on the viewfinder is, each axis from 0 to 1 as cameras count (W3C Image Capture, pointsOfInterest). */
export function mapTapToFrame(tap: Point, frame: Size, viewfinder: Size, isMirrored: boolean): Point {
  const part = visibleArea(frame, viewfinder);
  const tapX = isMirrored ? viewfinder.width - tap.x : tap.x;
  return {
    x: clampToUnit((part.x + (tapX / viewfinder.width) * part.width) / frame.width),
    y: clampToUnit((part.y + (tap.y / viewfinder.height) * part.height) / frame.height),
  };
}

function clampToUnit(value: number): number {
  return Math.min(1, Math.max(0, value));
}
