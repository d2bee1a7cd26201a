/** How the last member of our own export begins. In a text of the document its quotes would have backslashes. */
const scans = ',"scans":[';

/** Our own export without its scans, which are most of it and are not restored; another file as it is. */
export async function withoutScans(file: File): Promise<File> {
  const text = await file.text();
  const at = text.lastIndexOf(scans);
  if (!text.startsWith('{"exportedAt":') || at < 0) return file;
  return new File([text.slice(0, at), "}"], file.name, { type: file.type });
}
