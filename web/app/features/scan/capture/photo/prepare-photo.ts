import { drawPhoto } from "./draw-photo.ts";
import { createMealPhoto, type MealPhoto } from "./meal-photo.ts";

/** Why a file cannot be sent; each has its own text. */
export type PhotoProblem = "not_an_image" | "unreadable";

/** Makes a photo to send from any chosen, dropped, pasted or shared file. A HEIC that can't be decoded here goes to the server unchanged. */
export async function preparePhoto(file: Blob): Promise<MealPhoto | PhotoProblem> {
  const isFromIphone = await isHeic(file);
  if (!isFromIphone && !file.type.startsWith("image/")) return "not_an_image";
  const drawn = await scaleDown(file).catch(() => undefined);
  if (drawn) return createMealPhoto(drawn);
  return isFromIphone ? createMealPhoto(file) : "unreadable";
}

async function scaleDown(file: Blob): Promise<Blob | undefined> {
  const picture = await decodePicture(file);
  if (!picture) return undefined;
  try {
    return await drawPhoto(picture, { x: 0, y: 0, width: picture.width, height: picture.height });
  } finally {
    picture.close();
  }
}

/** Decodes upright; undefined if this browser can't, even with the HEIC decoder, which is large and loaded on demand. */
async function decodePicture(file: Blob): Promise<ImageBitmap | undefined> {
  const own = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (own || !(await isHeic(file))) return own;
  try {
    const { heicTo } = await import("heic-to/csp");
    return await heicTo({ blob: file, type: "bitmap" });
  } catch {
    return undefined;
  }
}

const headerBytes = 12;
/** Major brands of ISO/IEC 23008-12 for HEVC pictures, and the two generic ones. */
const brands: ReadonlySet<string> = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** Looks at the content: many systems give an iPhone's HEIC no type. */
export async function isHeic(file: Blob): Promise<boolean> {
  const header = new TextDecoder("latin1").decode(await file.slice(0, headerBytes).arrayBuffer());
  return header.slice(4, 8) === "ftyp" && brands.has(header.slice(8, 12));
}
