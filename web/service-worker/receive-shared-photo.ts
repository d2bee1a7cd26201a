import {
  sharedPhotoField,
  shareParameter,
  sharePath,
} from "../app/features/scan/capture/photo/share-target.ts";
import { savePhoto } from "../app/storage/photo-store.ts";

export function isSharedPhoto({ method, url }: Request): boolean {
  return method === "POST" && new URL(url).pathname === sharePath;
}

/** Stores a photo that another app shares, then opens the page that picks it up. */
export async function receiveSharedPhoto(request: Request): Promise<Response> {
  const form = await request.formData();
  const photo = form.getAll(sharedPhotoField).find((part) => part instanceof File && part.size > 0);
  if (photo instanceof File) await savePhoto("shared", photo);
  return Response.redirect(`${sharePath}?${shareParameter}`, 303);
}
