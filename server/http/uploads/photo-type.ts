export type PhotoType = "jpeg" | "png" | "webp" | "gif" | "avif" | "heic";

/** Brands of ISO media files that hold one picture (ISO/IEC 23008-12, AV1 image format). */
const brands: Readonly<Record<string, PhotoType>> = {
  heic: "heic",
  heix: "heic",
  heim: "heic",
  heis: "heic",
  hevc: "heic",
  hevx: "heic",
  mif1: "heic",
  msf1: "heic",
  avif: "avif",
  avis: "avif",
};

function typeOfBrands(head: string): PhotoType | undefined {
  const major = brands[head.slice(8, 12)];
  // `mif1` may be HEIC or AVIF; the compatible brands decide.
  return major === "heic" && head.slice(16).includes("avif") ? "avif" : major;
}

/** Undefined for unsupported types. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | undefined {
  const head = Buffer.from(bytes.subarray(0, 64)).toString("latin1");
  if (head.startsWith("\u00ff\u00d8\u00ff")) return "jpeg";
  if (head.startsWith("\u0089PNG\r\n\u001a\n")) return "png";
  if (/^GIF8[79]a/.test(head)) return "gif";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "webp";
  return head.slice(4, 8) === "ftyp" ? typeOfBrands(head) : undefined;
}
