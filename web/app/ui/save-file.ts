/** A temporary link: the only way to name a file that was fetched with an Authorization header. */
export function saveFile(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // Not before the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
