/** The manifest's share target, used by page and service worker. This parameter tells the page that a photo was shared. */
export const shareParameter = "share-target";
export const sharePath = "/scanner";
/** The form field that the manifest names. */
export const sharedPhotoField = "photo";
