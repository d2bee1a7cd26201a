import { ApiError } from "./api-error.ts";
import { signedInAccountId } from "./stored-tokens.ts";

/** The call may have arrived or not: it is sent again under its key. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.code === "network" || error.code === "timeout");
}

/** Undefined where no answer came and `keep` was called to send it later. Other failures are thrown. */
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
