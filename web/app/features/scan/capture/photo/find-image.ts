/** web/features/scan/photo: the picture in what was dropped or pasted, if there is one. */

export function findImage(transfer: DataTransfer | null): File | undefined {
  const files = [...(transfer?.files ?? [])];
  return files.find(({ type }) => type.startsWith("image/")) ?? files[0];
}
