/** Longest side in pixels. The browser scales larger photos down before sending; otherwise the server does. */
export const photoSideMaxPixels = 1568;
