/** web/features/scan/photo: where another app's photo arrives: the manifest's share target. Used by page and service worker. */

/** The address's parameter that says: a photo was shared. */
export const shareParameter = "share-target";
export const sharePath = "/scanner";
/** The form's field, as the manifest names it. */
export const sharedPhotoField = "photo";
