/** web/features/scan: a visitor is asked once to sign up, not after every scan. */

import { readItem, writeItem } from "../../storage/stored-items.ts";

export function wasPromptSeen(): boolean {
  return readItem("signUpPromptSeen") !== null;
}

export function markPromptSeen(): void {
  writeItem("signUpPromptSeen", "1");
}
