import { ApiError } from "./api-error.ts";
import { signedInAccountId } from "./stored-tokens.ts";

/** The call may have arrived or not: it is sent again under its key. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "network" || error.code === "timeout");
}

/**
 * Sends a call; where no answer comes, `keep` is called, to send it later, and the result is undefined. Other failures are
 * thrown.
 */
export async function answerOrKeep<Answer>(
  send: () => Promise<Answer>,
  keep: () => void,
): Promise<Answer | undefined> {
  const owner = signedInAccountId();
  try {
    return await send();
  } catch (error) {
    // Nothing of one account is kept for another that signed in meanwhile.
    if (!isUnanswered(error) || signedInAccountId() !== owner) throw error;
    keep();
    return undefined;
  }
}
