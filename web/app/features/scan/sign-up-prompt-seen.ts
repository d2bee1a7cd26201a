/** web/features/scan: a visitor is asked once to sign up, not after every scan. */

const seenKey = "sign_up_prompt_seen";

export function wasPromptSeen(): boolean {
  return localStorage.getItem(seenKey) !== null;
}

export function markPromptSeen(): void {
  localStorage.setItem(seenKey, "1");
}
