const headerBytes = 12;
/** Major brands of ISO/IEC 23008-12 for HEVC pictures, and the two generic ones. */
const brands: ReadonlySet<string> = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** Looks at the content: many systems give an iPhone's HEIC no type. */
export async function isHeic(file: Blob): Promise<boolean> {
  const header = new TextDecoder("latin1").decode(await file.slice(0, headerBytes).arrayBuffer());
  return header.slice(4, 8) === "ftyp" && brands.has(header.slice(8, 12));
}
