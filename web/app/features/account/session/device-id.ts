import { readItem, writeItem } from "../../../storage/stored-items.ts";

const idBytes = 16;

/** A random number that stays in this browser: sign-ins from any other are mailed to the person. */
export function deviceId(): string {
  const stored = readItem("deviceId");
  if (stored !== null) return stored;
  const made = [...crypto.getRandomValues(new Uint8Array(idBytes))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  writeItem("deviceId", made);
  return made;
}
