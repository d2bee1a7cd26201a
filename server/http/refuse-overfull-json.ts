import { AppError } from "../core/app-error.ts";

/** How deep JSON may be nested; the contract goes to 5, and the protocol of assistants hardly further. */
export const jsonDepthMax = 32;
/** Entries of all lists and objects together; the largest body of the contract has 2,400. */
export const jsonEntriesMax = 10_000;

/**
 * Counts what a text of JSON holds before anything is made of it. 256 KiB of zeros, or of brackets, cost a hundred times as much to
 * parse, check and copy as a text of the same length does. Throws `invalid_request` and `payload_too_large`.
 */
export function refuseOverfullJson(text: string, entriesMax = jsonEntriesMax): void {
  let [depth, entries] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        break;
      case "[":
      case "{":
        depth += 1;
        entries += 1;
        break;
      case "]":
      case "}":
        depth -= 1;
        break;
      case ",":
        entries += 1;
        break;
    }
    if (depth > jsonDepthMax) throw new AppError("invalid_request");
    if (entries > entriesMax) throw new AppError("payload_too_large");
  }
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === "\\") backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}
