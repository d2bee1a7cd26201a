/** The pictures among dropped or pasted files, or else the first file, which may be a HEIC without a type. */
export function findImages(transfer: DataTransfer | null): readonly File[] {
  const files = [...(transfer?.files ?? [])];
  const images = files.filter(({ type }) => type.startsWith("image/"));
  return images.length > 0 ? images : files.slice(0, 1);
}
