const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * UTF-8 or UTF-16 by its byte order mark, else UTF-8 where it is valid, else what Excel in western Europe saves. Without NUL, which
 * PostgreSQL's text cannot contain.
 */
export function decodeText(file: Uint8Array): string {
  return decode(file).replaceAll("\0", "");
}

function decode(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder("utf-16le").decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder("utf-16be").decode(file);
  try {
    return strictUtf8.decode(file);
  } catch {
    return new TextDecoder("windows-1252").decode(file);
  }
}
