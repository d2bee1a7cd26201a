/** web/features/scan/photo: a file's picture, upright, decoded off the main thread. */
import { isHeic } from "./is-heic.ts";

/** Undefined where this browser can't read it, not even with the HEIC decoder, which is large and loaded only now. */
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
