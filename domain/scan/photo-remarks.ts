/**
 * Why one of several photos adds nothing to the meal. `late`: it was not decoded within its time; `nothingFound`: no food was named
 * on it that the others do not show.
 */
export const unreadPhotoReasons = [
  "unsupported",
  "unreadable",
  "tooSmall",
  "tooLarge",
  "late",
  "nothingFound",
] as const;

export interface UnreadPhoto {
  /** Number of the photo, from 1, in the order in which they were sent. */
  readonly photo: number;
  readonly reason: (typeof unreadPhotoReasons)[number];
}

/**
 * What a photo seems to show that could not be read: a packet from the front, a nutrition table that is not clear enough, or
 * print such as a menu.
 */
export const photoHints = ["packet", "unclearLabel", "print"] as const;
export type PhotoHint = (typeof photoHints)[number];
