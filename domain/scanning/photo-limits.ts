/** domain/scanning: rules of scanning a meal. This file: how large a picture the analysers look at. */

/** Longest side; larger photos are scaled down to it before they are sent, and by the server otherwise. Pixels. */
export const photoSideMaxPixels = 1568;
