import { readItem, writeItem } from "../../../storage/stored-items.ts";

export function hasSeenSignUpPrompt(): boolean {
  return readItem("signUpPromptSeen") !== null;
}

export function markSignUpPromptSeen(): void {
  writeItem("signUpPromptSeen", "1");
}
