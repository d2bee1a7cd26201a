/** Longest side in pixels. The browser scales larger photos down before sending; otherwise the server does. */
export const photoSideMaxPixels = 1568;

/** Photos of one meal in one scan: another angle, the packet's label, the second plate. */
export const photosMax = 4;

/** Side of the picture of a meal that is kept where the person wants it: a square, as WebP. */
export const smallPictureSidePixels = 96;
export const smallPictureMaxBytes = 8192;

/** Bytes that are kept of what a photo looks like: one for each of the recogniser's values. */
export const plateFeaturesLength = 1280;
