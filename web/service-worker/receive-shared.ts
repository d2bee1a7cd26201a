import {
  addressOfShared,
  sharedPhotoField,
  sharePath,
} from "../app/features/scan/capture/photo/share-target.ts";
import { savePhoto } from "../app/storage/photo-store.ts";

export function isShared({ method, url }: Request): boolean {
  return method === "POST" && new URL(url).pathname === sharePath;
}

/** Stores a photo that another app shares, then opens the page that picks it up, or the words that were shared. */
export async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const photo = form.getAll(sharedPhotoField).find((part) => part instanceof File && part.size > 0);
  if (photo instanceof File) await savePhoto("shared", photo);
  const wordsIn = (field: string) => String(form.get(field) ?? "").trim();
  const fields = { title: wordsIn("title"), text: wordsIn("text"), url: wordsIn("url") };
  return Response.redirect(addressOfShared(fields), 303);
}
