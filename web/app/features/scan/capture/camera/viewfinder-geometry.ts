import type { Area } from "../photo/draw-photo.ts";
import type { Size } from "../photo/scale-to-fit.ts";

/** The area of a frame that is visible when it covers the viewfinder: the picture taken is what was shown. */
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

export interface ViewfinderTap {
  readonly tap: Point;
  readonly frame: Size;
  readonly viewfinder: Size;
  readonly isMirrored: boolean;
}

/** The tapped point in the frame, each axis from 0 to 1 as W3C Image Capture defines pointsOfInterest. */
export function mapTapToFrame({ tap, frame, viewfinder, isMirrored }: ViewfinderTap): Point {
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
