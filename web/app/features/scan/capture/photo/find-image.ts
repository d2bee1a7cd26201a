/** The picture among dropped or pasted files, or else the first file, which may be a HEIC without a type. */
export function findImage(transfer: DataTransfer | null): File | undefined {
  const files = [...(transfer?.files ?? [])];
  return files.find(({ type }) => type.startsWith("image/")) ?? files[0];
}
