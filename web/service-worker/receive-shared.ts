import {
  addressOfShared,
  sharedPhotoField,
  sharePath,
} from "../app/features/scan/capture/photo/share-target.ts";
import { savePhotos } from "../app/storage/photo-store.ts";

/** More than a meal takes, so that the page can say so, and fewer than would fill the browser's storage. */
const sharedPhotosMax = 10;

export function isShared({ method, url }: Request): boolean {
  return method === "POST" && new URL(url).pathname === sharePath;
}

/** Stores photos that another app shares, then opens the page that picks it up, or the words that were shared. */
export async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const photos = form
    .getAll(sharedPhotoField)
    .flatMap((part) => (part instanceof File && part.size > 0 ? [part] : []));
  // The page says how many of them a meal takes.
  if (photos.length > 0)
    await savePhotos(
      "shared",
      photos.slice(0, sharedPhotosMax).map((image) => ({ image })),
    );
  const wordsIn = (field: string) => String(form.get(field) ?? "").trim();
  const fields = { title: wordsIn("title"), text: wordsIn("text"), url: wordsIn("url") };
  return Response.redirect(addressOfShared(fields), 303);
}
