/** web/service-worker: a photo that another app shares (the manifest's share target): laid down for the page, which then opens. */

import {
  sharedPhotoField,
  shareParameter,
  sharePath,
} from "../app/features/scan/capture/photo/share-target.ts";
import { savePhoto } from "../app/storage/photo-store.ts";

export function isSharedPhoto({ method, url }: Request): boolean {
  return method === "POST" && new URL(url).pathname === sharePath;
}

export async function receiveSharedPhoto(request: Request): Promise<Response> {
  const form = await request.formData();
  const photo = form.getAll(sharedPhotoField).find((part) => part instanceof File && part.size > 0);
  if (photo instanceof File) await savePhoto("shared", photo);
  return Response.redirect(`${sharePath}?${shareParameter}`, 303);
}
