/** web/app/api: tells the app that the session is over, so that it can leave for /. */
import { forgetTokens } from "./stored-tokens.ts";

const listeners = new Set<() => void>();

export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function endSession(): void {
  forgetTokens();
  for (const listener of listeners) listener();
}
