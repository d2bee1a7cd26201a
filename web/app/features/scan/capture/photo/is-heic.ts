/** web/features/scan/photo: knows an iPhone's HEIC by its content: many systems give such a file no type. */

const headerBytes = 12;
/** Major brands of ISO/IEC 23008-12 that hold HEVC pictures, or say no more than "a picture". */
const brands: ReadonlySet<string> = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

export async function isHeic(file: Blob): Promise<boolean> {
  const header = new TextDecoder("latin1").decode(await file.slice(0, headerBytes).arrayBuffer());
  return header.slice(4, 8) === "ftyp" && brands.has(header.slice(8, 12));
}
