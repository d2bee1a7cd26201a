/**
 * One file of several: a ZIP with them as they are, which the server takes for one export. Loaded only by those who choose several.
 */
export async function packFiles(files: readonly File[], name: string): Promise<File> {
  const { downloadZip } = await import("client-zip");
  const packed = await downloadZip(
    files.map((input, at) => ({ input, name: nameOf(input, at, files) })),
  ).blob();
  return new File([packed], `${name}.zip`, { type: "application/zip" });
}

/** Two folders may hold files of the same name. */
function nameOf({ name }: File, at: number, files: readonly File[]): string {
  const isTaken = files.slice(0, at).some((other) => other.name === name);
  return isTaken ? `${at + 1} ${name}` : name;
}
