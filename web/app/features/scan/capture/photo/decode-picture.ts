import { isHeic } from "./is-heic.ts";

/** Decodes upright; undefined if this browser can't, even with the HEIC decoder, which is large and loaded on demand. */
export async function decodePicture(file: Blob): Promise<ImageBitmap | undefined> {
  const own = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (own || !(await isHeic(file))) return own;
  try {
    const { heicTo } = await import("heic-to/csp");
    return await heicTo({ blob: file, type: "bitmap" });
  } catch {
    return undefined;
  }
}
